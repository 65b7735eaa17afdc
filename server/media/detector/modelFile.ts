// What the runtime does not say about an ONNX file: its metadata, and whether its weights are in another file.
import { DetectorError } from './detectorError'
import { detectorText } from './messages'
import { protobufFields } from './protobufFields'

/** Numbers of fields in onnx.proto3. */
const MODEL = { graph: 7, opset: 8, metadata: 14 }
const GRAPH = { node: 1, initializer: 5, sparseInitializer: 15 }
const NODE_ATTRIBUTE = 5
const ATTRIBUTE = { tensor: 5, graph: 6, tensors: 10, graphs: 11 }
const TENSOR = { externalData: 13, dataLocation: 14 }
const EXTERNAL = 1
/** Graphs in graphs; more deeply nested files are made to use up the stack. */
const MAX_DEPTH = 8

/** The metadata by key. @throws DetectorError for a file that is no model, or has its weights elsewhere */
export function readModelFile(file: Uint8Array): Map<string, string> {
  const metadata = new Map<string, string>()
  try {
    let hasGraph = false
    let hasOpset = false
    for (const { number, bytes } of protobufFields(file)) {
      if (!bytes) continue
      if (number === MODEL.opset) hasOpset = true
      if (number === MODEL.graph) {
        hasGraph = true
        checkGraph(bytes, 0)
      }
      if (number === MODEL.metadata) {
        const [key, value] = textsOf(bytes)
        metadata.set(key, value)
      }
    }
    if (hasGraph && hasOpset) return metadata
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
  }
  throw new DetectorError(detectorText('noModel'))
}

function textsOf(entry: Uint8Array): [key: string, value: string] {
  const texts: [string, string] = ['', '']
  for (const { number, bytes } of protobufFields(entry)) {
    if (bytes && (number === 1 || number === 2)) texts[number - 1] = new TextDecoder().decode(bytes)
  }
  return texts
}

function checkGraph(graph: Uint8Array, depth: number): void {
  if (depth > MAX_DEPTH) throw new RangeError('nested too deeply')
  for (const { number, bytes } of protobufFields(graph)) {
    if (!bytes) continue
    if (number === GRAPH.initializer) checkTensor(bytes)
    if (number === GRAPH.sparseInitializer) checkSparseTensor(bytes)
    if (number === GRAPH.node) checkNode(bytes, depth)
  }
}

function checkNode(node: Uint8Array, depth: number): void {
  for (const field of protobufFields(node)) {
    if (field.number !== NODE_ATTRIBUTE || !field.bytes) continue
    for (const { number, bytes } of protobufFields(field.bytes)) {
      if (!bytes) continue
      if (number === ATTRIBUTE.tensor || number === ATTRIBUTE.tensors) checkTensor(bytes)
      if (number === ATTRIBUTE.graph || number === ATTRIBUTE.graphs) checkGraph(bytes, depth + 1)
    }
  }
}

/** Its values and its indices are tensors. */
function checkSparseTensor(sparse: Uint8Array): void {
  for (const { number, bytes } of protobufFields(sparse)) {
    if (bytes && (number === 1 || number === 2)) checkTensor(bytes)
  }
}

function checkTensor(tensor: Uint8Array): void {
  for (const { number, value } of protobufFields(tensor)) {
    if (number === TENSOR.externalData || (number === TENSOR.dataLocation && value === EXTERNAL)) {
      throw new DetectorError(detectorText('externalData'))
    }
  }
}
