export { readAddress, type ModelAddress } from './address';
export { DownloadError } from './downloadError';
export { downloadModel, type DownloadedModel, type DownloadProgress } from './downloadModel';
export { planDownload, readSha256, type DownloadPlan, type RemoteFile } from './plan';
export { RECOMMENDED, type RecommendedModel } from './recommended';
