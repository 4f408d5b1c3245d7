import { developmentCluster, type DevelopmentCluster } from './developmentCluster';

let starting: Promise<DevelopmentCluster | string> | undefined;

/** The node that all tests of a run share; or says in one line why there is none to be had here. It ends with the last of them. */
export const oneCluster = (): Promise<DevelopmentCluster | string> => (starting ??= developmentCluster());

after(async () => {
  const cluster = await starting;
  if (typeof cluster === 'object') await cluster.stop();
});
