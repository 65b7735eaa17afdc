/** What H.264 says about itself: the size of the picture, and the configuration record that decoders need. */
import { BitReader } from './bitReader'

export const NAL = { idr: 5, sps: 7, pps: 8, delimiter: 9 } as const
export const nalType = (unit: Uint8Array): number => (unit[0] ?? 0) & 31

export interface Size {
  width: number
  height: number
}

/** Profiles whose parameter sets name the chroma format. */
const HIGH_PROFILES = new Set([100, 110, 122, 244, 44, 83, 86, 118, 128])
const MACROBLOCK = 16
const MAX_SIDE = 16_384

/** Undefined for a parameter set that cannot be read. */
// oxlint-disable-next-line complexity -- reads the fields of H.264 in their order; most of them are optional
export function sizeOfSps(sps: Uint8Array): Size | undefined {
  const read = new BitReader(withoutEscapes(sps.subarray(1)))
  const profile = read.bits(8)
  read.bits(16)
  read.unsigned()
  const chroma = HIGH_PROFILES.has(profile) ? readChroma(read) : 1
  read.unsigned()
  readPictureOrder(read)
  read.unsigned()
  read.bit()
  const columns = read.unsigned() + 1
  const rows = read.unsigned() + 1
  const fields = 2 - read.bit()
  if (fields === 2) read.bit()
  read.bit()
  const crop = read.bit() ? [read.unsigned(), read.unsigned(), read.unsigned(), read.unsigned()] : [0, 0, 0, 0]
  const [left = 0, right = 0, top = 0, bottom = 0] = crop
  const cropX = chroma === 1 || chroma === 2 ? 2 : 1
  const cropY = (chroma === 1 ? 2 : 1) * fields
  const width = columns * MACROBLOCK - (left + right) * cropX
  const height = rows * MACROBLOCK * fields - (top + bottom) * cropY
  const isPlausible = !read.isPastEnd && width > 0 && height > 0 && width <= MAX_SIDE && height <= MAX_SIDE
  return isPlausible ? { width, height } : undefined
}

function readChroma(read: BitReader): number {
  const chroma = read.unsigned()
  if (chroma === 3) read.bit()
  read.unsigned()
  read.unsigned()
  read.bit()
  if (read.bit()) for (let list = 0; list < (chroma === 3 ? 12 : 8); list++) if (read.bit()) skipScaling(read, list)
  return chroma
}

function skipScaling(read: BitReader, list: number): void {
  let last = 8
  let next = 8
  for (let index = 0; index < (list < 6 ? 16 : 64); index++) {
    if (next !== 0) next = (last + read.signed() + 256) % 256
    if (next !== 0) last = next
  }
}

function readPictureOrder(read: BitReader): void {
  const kind = read.unsigned()
  if (kind === 0) read.unsigned()
  if (kind !== 1) return
  read.bit()
  read.signed()
  read.signed()
  for (let count = Math.min(read.unsigned(), 255); count > 0; count--) read.signed()
}

/** In a unit, 00 00 03 stands for 00 00. */
function withoutEscapes(bytes: Uint8Array): Uint8Array {
  return bytes.filter((byte, index) => !(byte === 3 && index > 1 && bytes[index - 1] === 0 && bytes[index - 2] === 0))
}

/** The parameter sets and the length of lengths in a configuration record. Undefined for a damaged one. */
export function readConfiguration(record: Buffer): { sps: Buffer[]; pps: Buffer[]; lengthBytes: number } | undefined {
  if (record.length < 7) return undefined
  const lengthBytes = (record.readUInt8(4) & 3) + 1
  let at = 5
  const units = (count: number): Buffer[] | undefined => {
    const read: Buffer[] = []
    for (let index = 0; index < count; index++) {
      const length = at + 2 <= record.length ? record.readUInt16BE(at) : 0
      if (length === 0 || at + 2 + length > record.length) return undefined
      read.push(record.subarray(at + 2, at + 2 + length))
      at += 2 + length
    }
    return read
  }
  const sps = units(record.readUInt8(at++) & 31)
  const pps = sps && at < record.length ? units(record.readUInt8(at++)) : undefined
  return sps?.length && pps?.length ? { sps, pps, lengthBytes } : undefined
}

export function writeConfiguration(sps: Buffer, pps: Buffer): Buffer {
  const start = Buffer.from([1, sps[1] ?? 0, sps[2] ?? 0, sps[3] ?? 0, 0xff, 0xe1])
  return Buffer.concat([start, withLength(sps, 2), Buffer.from([1]), withLength(pps, 2)])
}

export const codecString = (sps: Buffer): string => `avc1.${sps.toString('hex', 1, 4)}`

export function withLength(unit: Buffer, lengthBytes: 2 | 4): Buffer {
  const length = Buffer.alloc(lengthBytes)
  length.writeUIntBE(unit.length, 0, lengthBytes)
  return Buffer.concat([length, unit])
}
