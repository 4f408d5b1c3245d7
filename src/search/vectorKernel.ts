/**
 * The inner loop of exact search over int8 vectors, as a WebAssembly module of one function. JavaScript reaches one
 * multiplication at a time; the 128-bit instructions here do eight, so that 230,000 vectors take milliseconds.
 */

/** What the module needs of the WebAssembly API; the project's type libraries declare none of it. */
declare const WebAssembly: {
  readonly Memory: new (limits: { initial: number }) => { readonly buffer: ArrayBuffer };
  readonly Module: new (bytes: Uint8Array) => object;
  readonly Instance: new (module: object, imports: object) => { readonly exports: Readonly<Record<string, unknown>> };
};

const PAGE = 65_536;

/** A row of a matrix in the kernel's memory takes a multiple of this many bytes, the rest zeros. */
export const ROW_ALIGNMENT = 16;

/**
 * For each of `rows` int8 rows of `stride` bytes from `values` on: the dot product with the int16 query at address 0,
 * times the row's float32 scale, as float32 into `scores`. All addresses are in bytes. The sum of a row is 32 bits wide:
 * the caller bounds the query (`queryRange` in vectors.ts).
 */
export type Kernel = (values: number, scales: number, scores: number, rows: number, stride: number) => void;

/** A memory of at least `bytes` bytes, zeroed, and the kernel over it. Throws RangeError where there is no such memory. */
export function openKernel(bytes: number): { readonly buffer: ArrayBuffer; readonly kernel: Kernel } {
  const memory = new WebAssembly.Memory({ initial: Math.ceil(bytes / PAGE) });
  compiled ??= new WebAssembly.Module(Uint8Array.from(MODULE));
  const instance = new WebAssembly.Instance(compiled, { m: { m: memory } });
  return { buffer: memory.buffer, kernel: instance.exports['k'] as Kernel };
}

let compiled: object | undefined;

/** The parameters, then the locals. */
const [VALUES, SCALES, SCORES, ROWS, STRIDE, QUERY, QUERY_END, SUM] = [0, 1, 2, 3, 4, 5, 6, 7] as const;
const [I32, V128] = [0x7f, 0x7b] as const;

/** Numbers in LEB128: unsigned, seven bits a byte. All that occur here are below 2^14. */
const leb = (value: number): number[] => (value < 0x80 ? [value] : [(value & 0x7f) | 0x80, value >> 7]);
const get = (local: number): number[] => [0x20, local];
const set = (local: number): number[] => [0x21, local];
/** Constants are signed: below 64 in one byte. */
const i32 = (value: number): number[] => [0x41, value];
const add = [0x6a];
const simd = (opcode: number): number[] => [0xfd, ...leb(opcode)];
const advance = (local: number, by: number): number[] => [...get(local), ...i32(by), ...add, ...set(local)];
const loop = (...body: readonly number[][]): number[] => [0x03, 0x40, ...body.flat(), 0x0b];
const repeatIf = (...condition: readonly number[][]): number[] => [...condition.flat(), 0x0d, 0];

/** sum += dot(eight int8 of the row, widened, eight int16 of the query), both `offset` numbers further on. */
const eightProducts = (offset: number): number[] => [
  ...get(SUM),
  ...[...get(VALUES), ...simd(0x01), 0, offset], // v128.load8x8_s
  ...[...get(QUERY), ...simd(0x00), 0, ...leb(offset * 2)], // v128.load
  ...simd(0xba), // i32x4.dot_i16x8_s
  ...simd(0xae), // i32x4.add
  ...set(SUM),
];

const lane = (number: number): number[] => [...get(SUM), ...simd(0x1b), number]; // i32x4.extract_lane

const oneRow = [
  ...[...i32(0), ...set(QUERY)],
  ...[...simd(0x0c), ...new Array<number>(16).fill(0), ...set(SUM)], // v128.const
  ...loop(
    eightProducts(0),
    eightProducts(8),
    advance(VALUES, 16),
    advance(QUERY, 32),
    repeatIf(get(QUERY), get(QUERY_END), [0x49]), // i32.lt_u
  ),
  ...get(SCORES),
  ...[...lane(0), ...lane(1), ...add, ...lane(2), ...add, ...lane(3), ...add],
  0xb2, // f32.convert_i32_s
  ...[...get(SCALES), 0x2a, 2, 0], // f32.load
  0x94, // f32.mul
  ...[0x38, 2, 0], // f32.store
];

const body = [
  ...[2, 2, I32, 1, V128],
  ...[...get(STRIDE), ...i32(1), 0x74, ...set(QUERY_END)], // i32.shl: an int16 is two bytes
  ...loop(
    oneRow,
    advance(SCORES, 4),
    advance(SCALES, 4),
    repeatIf(get(ROWS), i32(1), [0x6b, 0x22, ROWS]), // i32.sub, local.tee
  ),
  0x0b,
];

const section = (id: number, content: readonly number[]): number[] => [id, ...leb(content.length), ...content];

const MODULE = [
  ...[0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
  ...section(1, [1, 0x60, 5, I32, I32, I32, I32, I32, 0]), // type: five i32, no result
  ...section(2, [1, 1, 0x6d, 1, 0x6d, 0x02, 0, 0]), // import "m" "m": a memory
  ...section(3, [1, 0]),
  ...section(7, [1, 1, 0x6b, 0, 0]), // export "k": the function
  ...section(10, [1, ...leb(body.length), ...body]),
];
