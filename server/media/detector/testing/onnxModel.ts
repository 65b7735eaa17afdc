// Writes small ONNX models, by the field numbers of onnx.proto3.
type Bytes = Uint8Array<ArrayBuffer>

const joined = (parts: readonly Uint8Array[]): Bytes => new Uint8Array(Buffer.concat(parts))

function varint(value: number): Bytes {
  const bytes: number[] = []
  let rest = value
  while (rest >= 128) {
    bytes.push((rest % 128) + 128)
    rest = Math.floor(rest / 128)
  }
  return Uint8Array.from([...bytes, rest])
}

export function integer(number: number, value: number): Bytes {
  return joined([varint(number * 8), varint(value)])
}

export function field(number: number, content: string | readonly Uint8Array[]): Bytes {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : joined(content)
  return joined([varint(number * 8 + 2), varint(bytes.length), bytes])
}

const FLOAT = 1
const INT64 = 7
const BOOL = 9
const TYPES = { float: FLOAT, int64: INT64, bool: BOOL, float16: 10 }
type ElementType = keyof typeof TYPES

export function floats(name: string, dims: readonly number[], values: readonly number[]): Bytes {
  const raw = new Uint8Array(Float32Array.from(values).buffer)
  return tensor(name, dims, FLOAT, raw)
}

export function integers(name: string, dims: readonly number[], values: readonly number[]): Bytes {
  return tensor(name, dims, INT64, new Uint8Array(BigInt64Array.from(values.map(BigInt)).buffer))
}

export const truth = (name: string): Bytes => tensor(name, [], BOOL, Uint8Array.of(1))

function tensor(name: string, dims: readonly number[], type: number, raw: Uint8Array): Bytes {
  const sizes = dims.map((dim) => integer(1, dim))
  return joined([...sizes, integer(2, type), field(8, name), field(9, [raw])])
}

/** A tensor whose values are in another file. */
export function externalTensor(name: string): Bytes {
  const location = field(13, [field(1, 'location'), field(2, '../../etc/passwd')])
  return joined([integer(1, 1), integer(2, FLOAT), field(8, name), location, integer(14, 1)])
}

/** Dimensions are numbers, or names of unknown ones. */
export function value(name: string, dims: readonly (number | string)[], type: ElementType = 'float'): Bytes {
  const shape = dims.map((dim) => field(1, [typeof dim === 'number' ? integer(1, dim) : field(2, dim)]))
  return joined([field(1, name), field(2, [field(1, [integer(1, TYPES[type]), field(2, shape)])])])
}

export function node(
  operator: string,
  inputs: readonly string[],
  outputs: readonly string[],
  attributes: readonly Uint8Array[] = [],
): Bytes {
  const named = [...inputs.map((each) => field(1, each)), ...outputs.map((each) => field(2, each))]
  return joined([...named, field(4, operator), ...attributes.map((each) => field(5, [each]))])
}

export const integerAttribute = (name: string, number: number): Bytes =>
  joined([field(1, name), integer(3, number), integer(20, 2)])

export const integersAttribute = (name: string, numbers: readonly number[]): Bytes =>
  joined([field(1, name), ...numbers.map((each) => integer(8, each)), integer(20, 7)])

export const graphAttribute = (name: string, content: Uint8Array): Bytes =>
  joined([field(1, name), field(6, [content]), integer(20, 5)])

interface Graph {
  nodes: readonly Uint8Array[]
  weights?: readonly Uint8Array[]
  inputs: readonly Uint8Array[]
  outputs: readonly Uint8Array[]
}

export function graph({ nodes, weights = [], inputs, outputs }: Graph): Bytes {
  return joined([
    ...nodes.map((each) => field(1, [each])),
    field(2, 'graph'),
    ...weights.map((each) => field(5, [each])),
    ...inputs.map((each) => field(11, [each])),
    ...outputs.map((each) => field(12, [each])),
  ])
}

export function model(content: Graph, metadata: Readonly<Record<string, string>> = {}): Bytes {
  const entries = Object.entries(metadata).map(([key, text]) => field(14, [field(1, key), field(2, text)]))
  return joined([integer(1, 8), field(7, [graph(content)]), field(8, [integer(2, 17)]), ...entries])
}
