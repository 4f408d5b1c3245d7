export { isLoopback } from './loopback';
export { parseManifest, type ModelManifest } from './onnx/manifest';
export { readModelFolder } from './onnx/modelFolder';
export { openCrossEncoder } from './onnx/onnxCrossEncoder';
export { openEncoder } from './onnx/onnxEncoder';
export { openEntailmentModel } from './onnx/onnxEntailmentModel';
export { OnnxHost } from './onnx/onnxHost';
export { missingRuntime } from './onnx/runtime';
export { OpenAiModel } from './openAi/openAi';
export {
  isCorpusAddress,
  readClusterAddress,
  readCorpusAddress,
  requireAlias,
  type CorpusAddress,
} from './openSearch/address';
export { Circuit } from './openSearch/circuit';
export { OpenSearchStore } from './openSearch/openSearchStore';
export { planPush, pushCorpus, type Planned, type Pushed, type PushProgress } from './openSearch/openSearchWriter';
export { RestClient } from './openSearch/restClient';
