import { undoDifferences, undoFloatPredictor } from './predictors'

const ROW = 24
const ROWS = 3

/** Differences as TIFF 6.0 defines them: to the same band of the pixel on the left, in each row. */
function differences<T extends Uint8Array | Uint16Array>(values: T, rowValues: number, samples: number): T {
  const out = values.slice() as T
  for (let at = 0; at < values.length; at++) {
    if (at % rowValues >= samples) out[at] = values[at]! - values[at - samples]!
  }
  return out
}

test.each([1, 2, 3, 4, 6])('restores bytes of %i bands', (samples) => {
  const values = Uint8Array.from({ length: ROW * ROWS }, (_, at) => at * 97)
  const stored = differences(values, ROW, samples)
  undoDifferences(stored, ROW, samples)
  expect(stored).toEqual(values)
})

test.each([1, 3, 4])('restores numbers of 16 bits in %i bands', (samples) => {
  const values = Uint16Array.from({ length: ROW * ROWS }, (_, at) => at * 40_503)
  const stored = differences(values, ROW, samples)
  undoDifferences(stored, ROW, samples)
  expect(stored).toEqual(values)
})

test.each([1, 2, 3])('restores floating-point numbers in %i bands', (samples) => {
  const values = Float32Array.from({ length: ROW * ROWS }, (_, at) => Math.sin(at) * 10 ** (at % 7))
  const sorted = new Uint8Array(values.length * 4)
  const view = new DataView(values.buffer)
  for (let at = 0; at < values.length; at++) {
    const row = Math.floor(at / ROW) * ROW * 4
    for (let byte = 0; byte < 4; byte++) sorted[row + byte * ROW + (at % ROW)] = view.getUint8(at * 4 + 3 - byte)
  }
  expect(undoFloatPredictor(differences(sorted, ROW * 4, samples), ROW, samples)).toEqual(values)
})
