// The predictors of TIFF 6.0 (section 14) and of Adobe Photoshop TIFF Technical Note 3: a row stores the differences of its values.
import type { Samples } from '../samples'

/** Reverses the horizontal predictor in place: values are differences to the same band of the pixel on the left. */
export function undoDifferences(values: Samples, rowValues: number, samples: number): void {
  if (values instanceof Float32Array) throw new Error('The horizontal predictor needs integers')
  if (values instanceof Uint16Array) undoShorts(values, rowValues, samples)
  else if (samples === 4) undoFourBytes(values, rowValues / 4)
  else undoBytes(values, rowValues, samples)
}

// Two functions with nearly the same text, because a loop over one kind of array is much faster. Each band has its own loop, so
// that the value on the left stays in a register.
function undoBytes(values: Uint8Array, rowValues: number, samples: number): void {
  for (let start = 0; start < values.length; start += rowValues) {
    const end = start + rowValues
    for (let s = 0; s < samples; s++) {
      let left = 0
      for (let at = start + s; at < end; at += samples) {
        left = (left + values[at]!) & 0xff
        values[at] = left
      }
    }
  }
}

function undoShorts(values: Uint16Array, rowValues: number, samples: number): void {
  for (let start = 0; start < values.length; start += rowValues) {
    const end = start + rowValues
    for (let s = 0; s < samples; s++) {
      let left = 0
      for (let at = start + s; at < end; at += samples) {
        left = (left + values[at]!) & 0xffff
        values[at] = left
      }
    }
  }
}

const LOW_BITS = 0x7f7f7f7f
const HIGH_BITS = 0x80808080

/** Adds four bytes at a time: without their highest bits no sum carries into the next byte. */
const addBytes = (a: number, b: number) => ((a & LOW_BITS) + (b & LOW_BITS)) ^ ((a ^ b) & HIGH_BITS)

function undoFourBytes(values: Uint8Array, rowPixels: number): void {
  const pixels = new Uint32Array(values.buffer, values.byteOffset, values.length / 4)
  for (let start = 0; start < pixels.length; start += rowPixels) {
    let left = 0
    for (let at = start; at < start + rowPixels; at++) {
      left = addBytes(left, pixels[at]! | 0)
      pixels[at] = left
    }
  }
}

const FLOAT_BYTES = 4

/**
 * Reverses the floating-point predictor: byte differences of rows whose bytes are sorted by significance, highest first. The
 * differences continue from the last byte of one significance to the first of the next, so the sum of each is known before
 * the row is read; then the four bytes of a value are added at a time.
 */
export function undoFloatPredictor(bytes: Uint8Array, rowValues: number, samples: number): Samples {
  const values = new Uint32Array(bytes.length / FLOAT_BYTES)
  for (let start = 0, row = 0; row < values.length; start += rowValues * FLOAT_BYTES, row += rowValues) {
    const end = start + rowValues
    for (let s = 0; s < samples; s++) {
      let highest = 0
      let second = 0
      let third = 0
      for (let at = start + s; at < end; at += samples) {
        highest += bytes[at]!
        second += bytes[at + rowValues]!
        third += bytes[at + 2 * rowValues]!
      }
      let left = ((highest & 0xff) << 16) | (((highest + second) & 0xff) << 8) | ((highest + second + third) & 0xff)
      for (let at = start + s, to = row + s; at < end; at += samples, to += samples) {
        const difference =
          (bytes[at]! << 24) |
          (bytes[at + rowValues]! << 16) |
          (bytes[at + 2 * rowValues]! << 8) |
          bytes[at + 3 * rowValues]!
        left = addBytes(left, difference)
        values[to] = left
      }
    }
  }
  return new Float32Array(values.buffer)
}
