/** The three sample types of Aerie's COGs. convert.ts converts all others to one of them. */
export type Samples = Uint8Array<ArrayBuffer> | Uint16Array<ArrayBuffer> | Float32Array<ArrayBuffer>
export type SampleType = 'uint8' | 'uint16' | 'float32'

/** Factors that convert stored values to reflectance, from 0 to 1. */
export const REFLECTANCE: Record<SampleType, number> = { uint8: 1 / 255, uint16: 1 / 65_535, float32: 1 }

export const SAMPLE_BYTES: Record<SampleType, number> = { uint8: 1, uint16: 2, float32: 4 }

export function newSamples(type: SampleType, length: number): Samples {
  if (type === 'uint8') return new Uint8Array(length)
  return type === 'uint16' ? new Uint16Array(length) : new Float32Array(length)
}

/** Interprets little-endian bytes as values. Bytes that have their whole buffer to themselves are not copied. */
export function samplesOf(type: SampleType, bytes: Uint8Array): Samples {
  const { buffer } = bytes
  const isOwn = buffer instanceof ArrayBuffer && buffer.byteLength === bytes.byteLength
  const own = isOwn ? new Uint8Array(buffer) : bytes.slice()
  if (type === 'uint8') return own
  return type === 'uint16' ? new Uint16Array(own.buffer) : new Float32Array(own.buffer)
}
