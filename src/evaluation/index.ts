export * from './evaluate';
export { isStrategyName, STRATEGIES, type StrategyName } from './strategies';
