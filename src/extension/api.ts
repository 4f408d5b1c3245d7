import type { McpStdioServerDefinition } from 'vscode';
import type { Range } from '../law';
import type { Answer } from '../pipeline';
import type { CorpusStatus, LongestPauses, VectorStatus } from '../server';
import type { LoopbackServer } from './loopbackServers';
import type { ModelOffer } from './messages';

export interface HighlightedFile {
  /** An absolute path. */
  readonly file: string;
  readonly ranges: readonly Range[];
}

/**
 * What activating Proviso gives to another extension: `extensions.getExtension('proviso.proviso').activate()`. In a workspace
 * without law nothing runs until it is asked for: a promise starts it, and what is asked of models before throws.
 */
export interface ProvisoApi {
  /** Resolves when the statutes of the workspace are indexed; rejects when there are none to index or it failed. */
  ready(): Promise<CorpusStatus>;
  status(): CorpusStatus;
  /** How far the vectors are that provisions are also searched by. */
  vectors(): VectorStatus;
  /** For how long the server could not answer while it was at work, in milliseconds. */
  longestPauses(): Promise<LongestPauses>;
  /**
   * Asks in the panel and resolves to the answer. A question that is still running is cancelled. Rejects when it fails or
   * is cancelled, by the user or by the signal.
   */
  ask(question: string, signal?: AbortSignal): Promise<Answer>;
  /** The ranges that are highlighted now, by file. */
  highlights(): readonly HighlightedFile[];
  /** Which language model helps to answer, or what the panel offers. */
  modelOffer(): ModelOffer;
  /**
   * For one who runs a model server on this computer at a port of its own: when the user looks for a model, these servers
   * are asked instead of the usual ones, until what is returned is disposed of. Nothing is asked before the user looks.
   */
  lookAtServers(servers: readonly LoopbackServer[]): { dispose(): void };
  /** How the editor starts what serves the law of the workspace to its agents; none without law, or without trust. */
  agentServers(): readonly McpStdioServerDefinition[];
}
