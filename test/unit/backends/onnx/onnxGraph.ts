/** Builds ONNX graphs of a few nodes: the protobuf messages that these tests need, written field by field. */

type Bytes = readonly number[];

function varint(value: number): Bytes {
  const bytes: number[] = [];
  let rest = value;
  for (; rest > 127; rest = Math.floor(rest / 128)) bytes.push((rest % 128) | 0x80);
  return [...bytes, rest];
}

const number = (field: number, value: number): Bytes => [...varint(field * 8), ...varint(value)];
const bytes = (field: number, value: Bytes): Bytes => [...varint(field * 8 + 2), ...varint(value.length), ...value];
const text = (field: number, value: string): Bytes => bytes(field, [...Buffer.from(value, 'utf8')]);

export const [FLOAT, INT64] = [1, 7] as const;

/** A number is a fixed size, a name is any. */
type Shape = readonly (number | string)[];

const dimension = (size: number | string): Bytes =>
  bytes(1, typeof size === 'number' ? number(1, size) : text(2, size));

export function valueInfo(name: string, type: number, shape: Shape): Bytes {
  const tensorType = [...number(1, type), ...bytes(2, shape.flatMap(dimension))];
  return [...text(1, name), ...bytes(2, bytes(1, tensorType))];
}

export function floatTensor(name: string, shape: readonly number[], values: readonly number[]): Bytes {
  const raw = new Uint8Array(Float32Array.from(values).buffer);
  return [...shape.flatMap((size) => number(1, size)), ...number(2, FLOAT), ...text(8, name), ...bytes(9, [...raw])];
}

export function int64Tensor(name: string, values: readonly number[]): Bytes {
  const raw = new Uint8Array(BigInt64Array.from(values, BigInt).buffer);
  return [...number(1, values.length), ...number(2, INT64), ...text(8, name), ...bytes(9, [...raw])];
}

/** @param attributes whole numbers. */
export function node(
  operator: string,
  inputs: readonly string[],
  output: string,
  attributes: Readonly<Record<string, number>> = {},
): Bytes {
  const attribute = ([name, value]: [string, number]): Bytes =>
    bytes(5, [...text(1, name), ...number(3, value), ...number(20, 2)]);
  return [
    ...inputs.flatMap((input) => text(1, input)),
    ...text(2, output),
    ...text(4, operator),
    ...Object.entries(attributes).flatMap(attribute),
  ];
}

export interface Graph {
  readonly nodes: readonly Bytes[];
  readonly constants: readonly Bytes[];
  readonly inputs: readonly Bytes[];
  readonly outputs: readonly Bytes[];
}

/** The bytes of a `model.onnx`: IR version 8, operator set 13. */
export function onnxModel({ nodes, constants, inputs, outputs }: Graph): Uint8Array {
  const graph = [
    ...nodes.flatMap((item) => bytes(1, item)),
    ...text(2, 'test'),
    ...constants.flatMap((item) => bytes(5, item)),
    ...inputs.flatMap((item) => bytes(11, item)),
    ...outputs.flatMap((item) => bytes(12, item)),
  ];
  return Uint8Array.from([...number(1, 8), ...bytes(7, graph), ...bytes(8, [...text(1, ''), ...number(2, 13)])]);
}
