/**
 * What `proviso mcp` loads once it runs. A shared corpus is opened by the bundle that serves it: between two bundles no object
 * is of the other's classes.
 */
export { serve } from '../mcp';
export { openShared, ReopenedCorpus } from './sharedCorpus';
