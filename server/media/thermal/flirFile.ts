// Reads the FFF block of FLIR's radiometric JPEG. Layout: ExifTool, lib/Image/ExifTool/FLIR.pm. The file is untrusted: every offset
// and size is checked before it is used.
import sharp from 'sharp'
import type { JpegSegment } from './jpegSegments'
import { thermalText } from './messages'
import type { PlanckConstants, ThermalParameters } from './planck'
import { ThermalError } from './thermalError'
import type { SignalPicture } from './thermalPicture'

const APP1 = 0xe1
const NAME = Buffer.from('FLIR\0')
/** Name, version, and number of this segment and of the last one. */
const SEGMENT_HEADER = 8
const MOST_BYTES = 64 * 1024 * 1024
const MOST_SIDE = 4096
const MOST_RECORDS = 200

const RAW_DATA = 0x01
const CAMERA_INFO = 0x20
const KELVIN = 273.15

export const hasFlirData = (segments: readonly JpegSegment[]): boolean => segments.some(isFlir)

const isFlir = ({ marker, content }: JpegSegment): boolean =>
  marker === APP1 && content.length > SEGMENT_HEADER && content.subarray(0, NAME.length).equals(NAME)

/** @throws ThermalError for a block that cannot be read or has no constants */
export async function readFlir(segments: readonly JpegSegment[]): Promise<SignalPicture> {
  const block = joinSegments(segments)
  const records = readDirectory(block)
  const camera = records.get(CAMERA_INFO)
  const raw = records.get(RAW_DATA)
  if (!raw) throw new ThermalError(thermalText('unreadable'))
  if (!camera) throw new ThermalError(thermalText('noConstants'))
  const { constants, parameters, model } = readCamera(camera)
  return { source: 'flir', model, constants, parameters, ...(await readRaw(raw)) }
}

/** The parts of the block may be in any order. */
function joinSegments(segments: readonly JpegSegment[]): Buffer {
  const parts = segments
    .filter(isFlir)
    .map(({ content }) => ({ number: content[6]!, data: content.subarray(SEGMENT_HEADER) }))
    .sort((a, b) => a.number - b.number)
  const isComplete = parts.every(({ number }, index) => number === index)
  const size = parts.reduce((sum, { data }) => sum + data.length, 0)
  if (!isComplete || size > MOST_BYTES) throw new ThermalError(thermalText('unreadable'))
  return Buffer.concat(parts.map(({ data }) => data))
}

/** The first record of each type. */
function readDirectory(block: Buffer): Map<number, Buffer> {
  const records = new Map<number, Buffer>()
  if (block.length < 64 || block.toString('latin1', 0, 4) !== 'FFF\0') throw new ThermalError(thermalText('unreadable'))
  // The version, 100 to 200, tells the order of the bytes.
  const version = block.readUInt32BE(0x14)
  const isBigEndian = version >= 100 && version < 200
  const uint32 = (at: number) => (isBigEndian ? block.readUInt32BE(at) : block.readUInt32LE(at))
  const uint16 = (at: number) => (isBigEndian ? block.readUInt16BE(at) : block.readUInt16LE(at))
  const start = uint32(0x18)
  const count = Math.min(uint32(0x1c), MOST_RECORDS)
  for (let index = 0; index < count; index++) {
    const entry = start + index * 32
    if (entry + 32 > block.length) break
    const type = uint16(entry)
    const offset = uint32(entry + 12)
    const length = uint32(entry + 16)
    if (type === 0 || records.has(type) || offset + length > block.length) continue
    records.set(type, block.subarray(offset, offset + length))
  }
  return records
}

/** A record starts with the number 2 in its own order of bytes. */
function orderOf(record: Buffer): 'LE' | 'BE' {
  if (record.length < 32) throw new ThermalError(thermalText('unreadable'))
  return record.readUInt16LE(0) === 2 ? 'LE' : 'BE'
}

async function readRaw(record: Buffer): Promise<Pick<SignalPicture, 'width' | 'height' | 'signal'>> {
  const isLittle = orderOf(record) === 'LE'
  const uint16 = (at: number) => (isLittle ? record.readUInt16LE(at) : record.readUInt16BE(at))
  const width = uint16(2)
  const height = uint16(4)
  if (width === 0 || height === 0 || width > MOST_SIDE || height > MOST_SIDE) {
    throw new ThermalError(thermalText('unreadable'))
  }
  const data = record.subarray(32)
  const isPng = data.length > 8 && data.toString('latin1', 1, 4) === 'PNG'
  const signal = isPng ? await decodePng(data, width, height) : decodePlain(data, width * height, isLittle)
  return { width, height, signal }
}

function decodePlain(data: Buffer, count: number, isLittle: boolean): Uint16Array {
  if (data.length < count * 2) throw new ThermalError(thermalText('unreadable'))
  return Uint16Array.from({ length: count }, (_, pixel) =>
    isLittle ? data.readUInt16LE(pixel * 2) : data.readUInt16BE(pixel * 2),
  )
}

/** The cameras write the bytes of the samples in the order that PNG does not have. */
async function decodePng(data: Buffer, width: number, height: number): Promise<Uint16Array> {
  const { data: samples, info } = await sharp(data, { limitInputPixels: MOST_SIDE * MOST_SIDE })
    .toColourspace('grey16')
    .raw({ depth: 'ushort' })
    .toBuffer({ resolveWithObject: true })
    .catch((cause: unknown) => {
      throw new ThermalError(thermalText('unreadable'), { cause })
    })
  if (info.width !== width || info.height !== height || info.channels !== 1) {
    throw new ThermalError(thermalText('unreadable'))
  }
  return Uint16Array.from({ length: width * height }, (_, pixel) => samples.readUInt16BE(pixel * 2))
}

function readCamera(record: Buffer): Pick<SignalPicture, 'constants' | 'parameters' | 'model'> {
  const isLittle = orderOf(record) === 'LE'
  if (record.length < 0x310) throw new ThermalError(thermalText('noConstants'))
  const float = (at: number) => (isLittle ? record.readFloatLE(at) : record.readFloatBE(at))
  const int32 = (at: number) => (isLittle ? record.readInt32LE(at) : record.readInt32BE(at))
  const constants: PlanckConstants = {
    r1: float(0x58),
    b: float(0x5c),
    f: float(0x60),
    o: int32(0x308),
    r2: float(0x30c),
    alpha1: float(0x70),
    alpha2: float(0x74),
    beta1: float(0x78),
    beta2: float(0x7c),
    x: float(0x80),
  }
  const humidity = float(0x3c)
  const parameters: ThermalParameters = {
    emissivity: within(float(0x20), 0.01, 1, 0.95),
    distance: within(float(0x24), 0, 100_000, 1),
    reflected: within(float(0x28) - KELVIN, -100, 2000, 20),
    air: within(float(0x2c) - KELVIN, -100, 100, 20),
    windowTemperature: within(float(0x30) - KELVIN, -100, 2000, 20),
    windowTransmission: within(float(0x34), 0.01, 1, 1),
    // Some cameras write per cent.
    humidity: within(humidity > 2 ? humidity / 100 : humidity, 0, 1, 0.5),
  }
  const { r1, r2, b } = constants
  const isKnown = Object.values(constants).every(Number.isFinite) && r1 > 0 && r2 > 0 && b > 0
  if (!isKnown) throw new ThermalError(thermalText('noConstants'))
  return { constants, parameters, model: textAt(record, 0xd4, 32) }
}

const within = (value: number, low: number, high: number, fallback: number): number =>
  value >= low && value <= high ? value : fallback

function textAt(record: Buffer, at: number, length: number): string {
  const text = record.toString('latin1', at, at + length)
  const end = text.indexOf('\0')
  return (end < 0 ? text : text.slice(0, end)).replace(/[^\x20-\x7e]/g, '').trim()
}
