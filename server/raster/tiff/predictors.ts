// The predictors of TIFF 6.0 (section 14) and of Adobe Photoshop TIFF Technical Note 3: a row stores the differences of its values.
import type { Samples } from '../samples'

/** Reverses the horizontal predictor in place: values are differences to the same band of the pixel on the left. */
export function undoDifferences(values: Samples, rowValues: number, samples: number): void {
  if (values instanceof Float32Array) throw new Error('The horizontal predictor needs integers')
  if (values instanceof Uint16Array) undoShorts(values, rowValues, samples)
  else if (samples === 4) undoFourBytes(values, rowValues / 4)
  else undoBytes(values, rowValues, samples)
}

// Two functions with the same text, because a loop over one kind of array is much faster. Typed arrays wrap around as needed.
function undoBytes(values: Uint8Array, rowValues: number, samples: number): void {
  for (let start = 0; start < values.length; start += rowValues) {
    for (let at = start + samples; at < start + rowValues; at++) values[at] = values[at]! + values[at - samples]!
  }
}

function undoShorts(values: Uint16Array, rowValues: number, samples: number): void {
  for (let start = 0; start < values.length; start += rowValues) {
    for (let at = start + samples; at < start + rowValues; at++) values[at] = values[at]! + values[at - samples]!
  }
}

const LOW_BITS = 0x7f7f7f7f
const HIGH_BITS = 0x80808080

/** Adds four bytes at a time: without their highest bits no sum carries into the next byte. */
function undoFourBytes(values: Uint8Array, rowPixels: number): void {
  const pixels = new Uint32Array(values.buffer, values.byteOffset, values.length / 4)
  for (let start = 0; start < pixels.length; start += rowPixels) {
    let left = pixels[start]! | 0
    for (let at = start + 1; at < start + rowPixels; at++) {
      const difference = pixels[at]! | 0
      left = ((left & LOW_BITS) + (difference & LOW_BITS)) ^ ((left ^ difference) & HIGH_BITS)
      pixels[at] = left
    }
  }
}

const FLOAT_BYTES = 4

/** Reverses the floating-point predictor: byte differences of rows whose bytes are sorted by significance, highest first. */
export function undoFloatPredictor(bytes: Uint8Array, rowValues: number, samples: number): Samples {
  const values = new Uint32Array(bytes.length / FLOAT_BYTES)
  const rowBytes = rowValues * FLOAT_BYTES
  for (let start = 0, to = 0; start < bytes.length; start += rowBytes) {
    for (let at = start + samples; at < start + rowBytes; at++) bytes[at] = bytes[at]! + bytes[at - samples]!
    for (let at = start; at < start + rowValues; at++, to++) {
      values[to] =
        (bytes[at]! << 24) |
        (bytes[at + rowValues]! << 16) |
        (bytes[at + 2 * rowValues]! << 8) |
        bytes[at + 3 * rowValues]!
    }
  }
  return new Float32Array(values.buffer)
}
