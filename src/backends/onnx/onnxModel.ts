import { readFile } from 'node:fs/promises';
import type { InferenceSession, Tensor, TypedTensor } from 'onnxruntime-node';
import type { SentencePair } from '../../models';
import { planBatches } from './batches';
import { ModelTokenizer, type Tokens } from './modelTokenizer';
import { poolRow, scoreRow, softmaxRow, type BatchOutput } from './pooling';
import type { ModelDescription, ModelSpec } from './protocol';

type Runtime = typeof import('onnxruntime-node');

/** Where a graph with several outputs has its tokens' vectors, the first that is there. */
const TOKEN_OUTPUTS = ['last_hidden_state', 'token_embeddings'];

/** Entailment, neutral and contradiction. */
const ENTAILMENT_LABELS = 3;

/** Texts that are tokenised before other calls may have their turn. */
const TOKENISED_AT_ONCE = 32;

/** A model that is loaded: lives in the ONNX process, and only there. Rejects with errors whose message is the problem. */
export class OnnxModel {
  private constructor(
    private readonly runtime: Runtime,
    private readonly session: InferenceSession,
    private readonly tokenizer: ModelTokenizer,
    private readonly spec: ModelSpec,
  ) {}

  static async load(runtime: Runtime, spec: ModelSpec, threads: number): Promise<OnnxModel> {
    const json = JSON.parse(await readFile(spec.tokenizerPath, 'utf8')) as object;
    const tokenizer = new ModelTokenizer(json, spec.manifest.maxTokens);
    const session = await runtime.InferenceSession.create(spec.modelPath, {
      intraOpNumThreads: threads,
      logSeverityLevel: 3,
      // Threads that wait by spinning steal the processors from one another, and from the editor: half the speed when busy.
      extra: { session: { intra_op: { allow_spinning: '0' } } },
    });
    return new OnnxModel(runtime, session, tokenizer, spec);
  }

  async describe(signal: AbortSignal): Promise<ModelDescription> {
    const isEncoder = this.spec.manifest.kind === 'encoder';
    const dimensions = isEncoder ? (await this.encode(['a'], signal)).length : undefined;
    return { dimensions, readsKorean: this.tokenizer.readsKorean() };
  }

  /** Rows of L2-normalised vectors, in the order of the texts. */
  async encode(texts: readonly string[], signal: AbortSignal): Promise<Float32Array> {
    const inputs = await this.#tokenise(texts, (text) => this.tokenizer.encode(text), signal);
    const { pooling, dimensions: stated } = this.spec.manifest;
    const rows: Float32Array[] = [];
    await this.#runAll(inputs, signal, (output, batch) => {
      if (stated !== undefined && output.dimensions !== stated) {
        throw new Error(`it gives ${output.dimensions} numbers a vector, where its manifest says ${stated}.`);
      }
      for (const [row, at] of batch.entries()) rows[at] = poolRow(output, row, inputs[at]!.ids.length, pooling);
    });
    const dimensions = rows[0]?.length ?? 0;
    const vectors = new Float32Array(rows.length * dimensions);
    for (const [at, row] of rows.entries()) vectors.set(row, at * dimensions);
    return vectors;
  }

  /** A score from 0 to 1 a passage. */
  async score(query: string, passages: readonly string[], signal: AbortSignal): Promise<Float32Array> {
    const inputs = await this.#tokenise(
      passages,
      (passage) => this.tokenizer.encodePair(query, passage, 'first'),
      signal,
    );
    const scores = new Float32Array(passages.length);
    await this.#runAll(inputs, signal, ({ data, length, dimensions }, batch) => {
      if (length !== 1 || dimensions > 2) throw new Error('it is no cross-encoder with one label, or two, a pair.');
      for (const [row, at] of batch.entries()) scores[at] = scoreRow(data, row, dimensions);
    });
    return scores;
  }

  /** Rows of three chances that sum to 1, in the order of the model's own labels and of the pairs. */
  async entail(pairs: readonly SentencePair[], signal: AbortSignal): Promise<Float32Array> {
    const tokensOf = ({ premise, hypothesis }: SentencePair): Tokens =>
      this.tokenizer.encodePair(premise, hypothesis, 'second');
    const inputs = await this.#tokenise(pairs, tokensOf, signal);
    const chances = new Float32Array(pairs.length * ENTAILMENT_LABELS);
    await this.#runAll(inputs, signal, ({ data, length, dimensions }, batch) => {
      if (length !== 1 || dimensions !== ENTAILMENT_LABELS) {
        throw new Error(`it gives ${length * dimensions} numbers a pair, where an entailment model gives three.`);
      }
      for (const [row, at] of batch.entries()) chances.set(softmaxRow(data, row, dimensions), at * dimensions);
    });
    return chances;
  }

  release(): Promise<void> {
    return this.session.release();
  }

  async #tokenise<Text>(
    texts: readonly Text[],
    tokensOf: (text: Text) => Tokens,
    signal: AbortSignal,
  ): Promise<readonly Tokens[]> {
    const inputs: Tokens[] = [];
    for (const text of texts) {
      inputs.push(tokensOf(text));
      if (inputs.length % TOKENISED_AT_ONCE === 0) await nextTurn();
      signal.throwIfAborted();
    }
    return inputs;
  }

  async #runAll(
    inputs: readonly Tokens[],
    signal: AbortSignal,
    use: (output: BatchOutput, batch: readonly number[]) => void,
  ): Promise<void> {
    const lengths = inputs.map(({ ids }) => ids.length);
    for (const batch of planBatches(lengths, this.spec.batchTokens)) {
      // Running a graph blocks this process: a cancellation or a query that came meanwhile has its turn here.
      await nextTurn();
      signal.throwIfAborted();
      use(await this.#run(batch.map((at) => inputs[at]!)), batch);
    }
  }

  async #run(inputs: readonly Tokens[]): Promise<BatchOutput> {
    const length = Math.max(...inputs.map(({ ids }) => ids.length));
    const values: Readonly<Record<string, (input: Tokens, at: number) => number>> = {
      input_ids: ({ ids }, at) => ids[at] ?? this.tokenizer.paddingId,
      attention_mask: ({ ids }, at) => (at < ids.length ? 1 : 0),
      token_type_ids: ({ types }, at) => types[at] ?? 0,
    };
    const feeds: Record<string, Tensor> = {};
    for (const input of this.session.inputMetadata) {
      const valueOf = values[input.name];
      const type = input.isTensor ? input.type : 'no tensor';
      if (valueOf === undefined || (type !== 'int64' && type !== 'int32')) {
        throw new Error(`it wants an input "${input.name}" (${type}), which is not known here.`);
      }
      const flat = inputs.flatMap((tokens) => Array.from({ length }, (_, at) => valueOf(tokens, at)));
      const data = type === 'int64' ? BigInt64Array.from(flat, BigInt) : Int32Array.from(flat);
      feeds[input.name] = new this.runtime.Tensor(type, data, [inputs.length, length]);
    }
    const { outputNames } = this.session;
    const name = TOKEN_OUTPUTS.find((known) => outputNames.includes(known)) ?? outputNames[0]!;
    const outputs = await this.session.run(feeds, [name]);
    return readOutput(outputs[name]!, inputs.length, length);
  }
}

const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Checks what the graph gave back: `[rows, tokens, dimensions]`, or `[rows, dimensions]`, or `[rows]`. */
function readOutput(tensor: Tensor, rows: number, length: number): BatchOutput {
  if (tensor.type !== 'float32') throw new Error(`its output is ${tensor.type}: float32 is needed.`);
  const { data, dims } = tensor as TypedTensor<'float32'>;
  const [first, second = 1, third] = dims;
  const fits = first === rows && (third === undefined || second === length) && dims.length <= 3;
  if (!fits) throw new Error(`its output has the shape [${dims.join(', ')}] for ${rows} texts of ${length} tokens.`);
  return third === undefined
    ? { data, rows, length: 1, dimensions: second }
    : { data, rows, length, dimensions: third };
}
