import * as wasm from '../wasm';
import { F32, get, I32, i32, set, simd, V128 } from '../wasm';

/*
 * The two inner loops of bounding scores, in 128-bit instructions: a table of 16 values in one register is looked up for
 * sixteen documents at once (Andre, Kermarrec and Le Scouarnec 2015, "Cache locality is not enough: high-performance
 * nearest neighbor search with product quantization fast scan").
 */

/** Documents that the kernel handles a round: sizes are padded to a multiple of it. */
export const ROUND = 64;
/** Documents that {@link BoundKernel.select} names together. */
export const GROUP = 16;
/** A term in the table of {@link BoundKernel.sum}: 16 values of a byte, then the 32-bit address of its row, then nothing. */
export const ENTRY_BYTES = 32;
/** Where an entry's address lies. Bytes. */
export const ADDRESS = 16;

/** All addresses are in bytes and multiples of 16, ends exclusive. */
export interface BoundKernel {
  /** Zeroed at the start. */
  readonly buffer: ArrayBuffer;
  /**
   * For each document the sum, at most 255, over the terms of the table of value[level], one byte each into `sums`.
   *
   * A row holds a level of four bits a document: of documents 32 i to 32 i + 15 the low half of bytes 16 i to 16 i + 15,
   * of the sixteen documents after them the high half of the same bytes.
   *
   * @param tableEnd more than `table`.
   * @param rowBytes half the padded number of documents.
   */
  readonly sum: (table: number, tableEnd: number, rowBytes: number, sums: number) => void;
  /**
   * The groups in which a document has scores[d] + step * sums[d] >= least: the address of its first sum, 32 bits each,
   * into `groups`; where they end.
   */
  readonly select: (
    scores: number,
    sums: number,
    sumsEnd: number,
    groups: number,
    step: number,
    least: number,
  ) => number;
}

export function openBoundKernel(bytes: number): BoundKernel {
  compiled ??= wasm.compile([sumFunction(), selectFunction()]);
  const { buffer, exports } = wasm.openModule(compiled, bytes);
  return {
    buffer,
    sum: exports['a'] as BoundKernel['sum'],
    select: exports['b'] as BoundKernel['select'],
  };
}

let compiled: object | undefined;

const AND = simd(0x4e);
const OR = simd(0x50);
const SWIZZLE = simd(0x0e);
const ADD_SATURATED = simd(0x70); // i8x16.add_sat_u

function sumFunction(): wasm.WasmFunction {
  const [table, tableEnd, rowBytes, sums, term, at, address] = [0, 1, 2, 3, 4, 5, 6] as const;
  const [levels, values] = [7, 8] as const;
  /** The sums of four times sixteen documents. */
  const quarters = [9, 10, 11, 12] as const;
  const shiftRight = [...i32(4), ...simd(0x6d)]; // i8x16.shr_u
  const addTo = (quarter: number, level: readonly number[]): number[] =>
    set(quarter, get(quarter), get(values), level, SWIZZLE, ADD_SATURATED);
  const addBoth = (low: number, high: number, offset: number): number[] => [
    ...set(levels, wasm.load128(get(address), offset)),
    ...addTo(low, [...get(levels), ...wasm.bytes16(0x0f), ...AND]),
    ...addTo(high, [...get(levels), ...shiftRight]),
  ];
  const body = wasm.loop(
    ...quarters.map((quarter) => set(quarter, wasm.bytes16(0))),
    set(term, get(table)),
    wasm.loop(
      set(address, wasm.load32(get(term), ADDRESS), get(at), wasm.add),
      set(values, wasm.load128(get(term), 0)),
      addBoth(quarters[0], quarters[1], 0),
      addBoth(quarters[2], quarters[3], 16),
      wasm.advance(term, ENTRY_BYTES),
      wasm.repeatBelow(term, tableEnd),
    ),
    ...quarters.map((quarter, number) => wasm.store128(get(sums), number * 16, get(quarter))),
    wasm.advance(sums, ROUND),
    wasm.advance(at, ROUND / 2),
    wasm.repeatBelow(at, rowBytes),
  );
  const locals = [I32, I32, I32, V128, V128, V128, V128, V128, V128];
  return { name: 'a', parameters: [I32, I32, I32, I32], results: [], locals, body };
}

function selectFunction(): wasm.WasmFunction {
  const [scores, sums, sumsEnd, groups, step, least] = [0, 1, 2, 3, 4, 5] as const;
  const [steps, leasts, group] = [6, 7, 8] as const;
  const splat = simd(0x13); // f32x4.splat
  const [widenLow8, widenHigh8, widenLow16, widenHigh16] = [simd(0x89), simd(0x8a), simd(0xa9), simd(0xaa)];
  const [toFloat, multiply, add, atLeast] = [simd(0xfa), simd(0xe6), simd(0xe4), simd(0x46)]; // f32x4
  /** Which of four documents reach `least`: all bits of a lane or none. */
  const reached = (offset: number, widen8: readonly number[], widen16: readonly number[]): number[] => [
    ...[...get(group), ...widen8, ...widen16, ...toFloat, ...get(steps), ...multiply],
    ...[...wasm.load128(get(scores), offset), ...add, ...get(leasts), ...atLeast],
  ];
  const anyReached = [
    ...[...reached(0, widenLow8, widenLow16), ...reached(16, widenLow8, widenHigh16), ...OR],
    ...[...reached(32, widenHigh8, widenLow16), ...reached(48, widenHigh8, widenHigh16), ...OR],
    ...[...OR, ...simd(0x53)], // v128.any_true
  ];
  const body = [
    ...set(steps, get(step), splat),
    ...set(leasts, get(least), splat),
    ...wasm.loop(
      set(group, wasm.load128(get(sums), 0)),
      wasm.when(anyReached, wasm.store32(get(groups), get(sums)), wasm.advance(groups, 4)),
      wasm.advance(scores, GROUP * 4),
      wasm.advance(sums, GROUP),
      wasm.repeatBelow(sums, sumsEnd),
    ),
    ...get(groups),
  ];
  const parameters = [I32, I32, I32, I32, F32, F32];
  return { name: 'b', parameters, results: [I32], locals: [V128, V128, V128], body };
}
