/*
 * Just enough of WebAssembly's binary format (W3C, "WebAssembly Core Specification", chapter 5) to write an inner loop
 * of a few dozen instructions by hand: each function gives the bytes of one instruction or part of a module.
 */

/** What a module needs of the WebAssembly API; the project's type libraries declare none of it. */
declare const WebAssembly: {
  readonly Memory: new (limits: { initial: number }) => { readonly buffer: ArrayBuffer };
  readonly Module: new (bytes: Uint8Array) => object;
  readonly Instance: new (module: object, imports: object) => { readonly exports: Readonly<Record<string, unknown>> };
};

const PAGE = 65_536;

export interface Opened {
  /** The module's memory, zeroed; it never grows, so that views on it stay valid. */
  readonly buffer: ArrayBuffer;
  readonly exports: Readonly<Record<string, unknown>>;
}

/** A memory of at least `bytes` bytes and a module over it. Throws RangeError where there is no such memory. */
export function openModule(module: object, bytes: number): Opened {
  const memory = new WebAssembly.Memory({ initial: Math.ceil(bytes / PAGE) });
  const { exports } = new WebAssembly.Instance(module, { m: { m: memory } });
  return { buffer: memory.buffer, exports };
}

export const [I32, F32, V128] = [0x7f, 0x7d, 0x7b] as const;

type Bytes = readonly number[];

/** A number of at least 0 in LEB128: seven bits a byte. */
const unsigned = (value: number): number[] =>
  value < 0x80 ? [value] : [(value & 0x7f) | 0x80, ...unsigned(value >>> 7)];

/** The same with a sign, which is the second highest bit of the last byte. */
const signed = (value: number): number[] =>
  value >= -0x40 && value < 0x40 ? [value & 0x7f] : [(value & 0x7f) | 0x80, ...signed(value >> 7)];

export const get = (local: number): number[] => [0x20, local];
export const set = (local: number, ...value: readonly Bytes[]): number[] => [...value.flat(), 0x21, local];
export const i32 = (value: number): number[] => [0x41, ...signed(value)];
export const add = [0x6a];
export const simd = (opcode: number, ...immediates: readonly number[]): number[] => [
  0xfd,
  ...unsigned(opcode),
  ...immediates,
];
/** Sixteen equal bytes. */
export const bytes16 = (value: number): number[] => simd(0x0c, ...new Array<number>(16).fill(value));
/** Of an address and an offset in bytes, 128 bits. */
export const load128 = (address: Bytes, offset: number): number[] => [
  ...address,
  ...simd(0x00, 0, ...unsigned(offset)),
];
export const store128 = (address: Bytes, offset: number, value: Bytes): number[] => [
  ...address,
  ...value,
  ...simd(0x0b, 0, ...unsigned(offset)),
];
export const load32 = (address: Bytes, offset: number): number[] => [...address, 0x28, 2, ...unsigned(offset)];
export const store32 = (address: Bytes, value: Bytes): number[] => [...address, ...value, 0x36, 2, 0];
export const advance = (local: number, by: number): number[] => set(local, get(local), i32(by), add);
export const loop = (...body: readonly Bytes[]): number[] => [0x03, 0x40, ...body.flat(), 0x0b];
/** At the end of a loop: once more while one local is below the other. */
export const repeatBelow = (local: number, end: number): number[] => [...get(local), ...get(end), 0x49, 0x0d, 0];
export const when = (condition: Bytes, ...body: readonly Bytes[]): number[] => [
  ...condition,
  0x04,
  0x40,
  ...body.flat(),
  0x0b,
];

export interface WasmFunction {
  /** One letter. */
  readonly name: string;
  readonly parameters: Bytes;
  readonly results: Bytes;
  /** Types of the locals after the parameters. */
  readonly locals: Bytes;
  readonly body: Bytes;
}

const vector = (items: readonly Bytes[]): number[] => [...unsigned(items.length), ...items.flat()];
const section = (id: number, items: readonly Bytes[]): number[] => {
  const content = vector(items);
  return [id, ...unsigned(content.length), ...content];
};

/** A compiled module that exports the functions and imports its memory. */
export function compile(functions: readonly WasmFunction[]): object {
  const types = functions.map(({ parameters, results }) => [
    0x60,
    ...unsigned(parameters.length),
    ...parameters,
    ...unsigned(results.length),
    ...results,
  ]);
  const codes = functions.map(({ locals, body }) => {
    const code = [...vector(locals.map((type) => [1, type])), ...body, 0x0b];
    return [...unsigned(code.length), ...code];
  });
  const module = [
    ...[0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
    ...section(1, types),
    ...section(2, [[1, 0x6d, 1, 0x6d, 0x02, 0, 0]]), // import "m" "m": a memory
    ...section(3, functions.map((_, at) => [at])), // prettier-ignore
    ...section(7, functions.map(({ name }, at) => [1, name.charCodeAt(0), 0x00, at])), // prettier-ignore
    ...section(10, codes),
  ];
  return new WebAssembly.Module(Uint8Array.from(module));
}
