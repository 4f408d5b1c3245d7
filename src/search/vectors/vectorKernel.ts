import {
  add,
  advance,
  bytes16,
  compile,
  get,
  I32,
  i32,
  load128,
  loop,
  openModule,
  repeatBelow,
  set,
  simd,
  V128,
} from '../wasm';

/*
 * The inner loop of exact search over int8 vectors, as a WebAssembly module of one function. JavaScript reaches one
 * multiplication at a time; the 128-bit instructions here do eight, so that 230,000 vectors take milliseconds.
 */

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
  const { buffer, exports } = openModule((compiled ??= compile([KERNEL])), bytes);
  return { buffer, kernel: exports['k'] as Kernel };
}

let compiled: object | undefined;

/** The parameters, then the locals. */
const [VALUES, SCALES, SCORES, ROWS, STRIDE, QUERY, QUERY_END, SCORES_END, SUM] = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const;

/** sum += dot(eight int8 of the row, widened, eight int16 of the query), both `offset` numbers further on. */
const eightProducts = (offset: number): number[] =>
  set(
    SUM,
    get(SUM),
    [...get(VALUES), ...simd(0x01, 0, offset)], // v128.load8x8_s
    load128(get(QUERY), offset * 2),
    simd(0xba), // i32x4.dot_i16x8_s
    simd(0xae), // i32x4.add
  );

const lane = (number: number): number[] => [...get(SUM), ...simd(0x1b, number)]; // i32x4.extract_lane
const scale = [...get(SCALES), 0x2a, 2, 0]; // f32.load

const oneRow = [
  ...set(QUERY, i32(0)),
  ...set(SUM, bytes16(0)),
  ...loop(eightProducts(0), eightProducts(8), advance(VALUES, 16), advance(QUERY, 32), repeatBelow(QUERY, QUERY_END)),
  ...get(SCORES),
  ...[...lane(0), ...lane(1), ...add, ...lane(2), ...add, ...lane(3), ...add, 0xb2], // f32.convert_i32_s
  ...[...scale, 0x94, 0x38, 2, 0], // f32.mul, f32.store
];

const KERNEL = {
  name: 'k',
  parameters: [I32, I32, I32, I32, I32],
  results: [],
  locals: [I32, I32, I32, V128],
  body: [
    ...set(QUERY_END, get(STRIDE), i32(1), [0x74]), // i32.shl: an int16 is two bytes
    ...set(SCORES_END, get(SCORES), get(ROWS), i32(2), [0x74], add),
    ...loop(oneRow, advance(SCALES, 4), advance(SCORES, 4), repeatBelow(SCORES, SCORES_END)),
  ],
};
