// Reads temperatures from TIFF files with one band, as converters write them.
import sharp from 'sharp'
import { thermalText } from './messages'
import { ThermalError } from './thermalError'
import type { DegreesPicture } from './thermalPicture'

const MOST_PIXELS = 4096 * 4096
const KELVIN = 273.15
/** Values of a picture in hundredths of a kelvin: from -73 degrees to the most that 16 bits hold. */
const CENTIKELVIN = [20_000, 65_535] as const
/** Values of a picture in kelvin, which no picture in degrees has throughout. */
const KELVINS = [200, 2000] as const
/** Values between 0 and this are shares, such as reflectance, and no temperatures. */
const MOST_SHARE = 1.5
/** sharp reads signed integers as unsigned, so they are moved by this before they are read. */
const SIGNED_OFFSET = 32_768

/** Whether a file has one band with more than 8 bits. @param file its path or its bytes */
export async function isRadiometricTiff(file: Buffer | string): Promise<boolean> {
  const metadata = await sharp(file, { limitInputPixels: MOST_PIXELS })
    .metadata()
    .catch(() => undefined)
  return (
    metadata?.channels === 1 &&
    (metadata.depth === 'float' || metadata.depth === 'ushort' || metadata.depth === 'short')
  )
}

/** @param file its path or its bytes. @throws ThermalError for values that are not temperatures in a known unit */
export async function readRadiometricTiff(file: Buffer | string): Promise<DegreesPicture> {
  const picture = sharp(file, { limitInputPixels: MOST_PIXELS })
  const { depth } = await picture.metadata().catch(unreadable)
  const isFloat = depth === 'float'
  const isSigned = depth === 'short'
  const moved = isSigned ? picture.linear(1, SIGNED_OFFSET) : picture
  const { data, info } = await moved
    .toColourspace(isFloat ? 'b-w' : 'grey16')
    .raw({ depth: isFloat ? 'float' : 'ushort' })
    .toBuffer({ resolveWithObject: true })
    .catch(unreadable)
  const read = (pixel: number) =>
    isFloat ? data.readFloatLE(pixel * 4) : data.readUInt16LE(pixel * 2) - (isSigned ? SIGNED_OFFSET : 0)
  const values = Float32Array.from({ length: info.width * info.height }, (_, pixel) => read(pixel))
  const degrees = isFloat ? ofFloats(values) : isSigned ? ofTenths(values) : ofCentikelvin(values)
  return { source: 'tiff', model: '', width: info.width, height: info.height, degrees }
}

/** Degrees or kelvin. Colder than absolute zero, and 0 kelvin, mean no data. */
function ofFloats(values: Float32Array): Float32Array {
  const warm = values.map((value) => (value > 0 ? value : NaN))
  if (isWithin(warm, KELVINS) && values.every((value) => !(value < 0 && value > -KELVIN))) {
    return warm.map((value) => value - KELVIN)
  }
  const known = values.map((value) => (value > -KELVIN ? value : NaN))
  if (isWithin(known, [0, MOST_SHARE])) throw new ThermalError(thermalText('unknownUnit'))
  return known
}

/** Tenths of a degree. */
const ofTenths = (values: Float32Array): Float32Array =>
  values.map((value) => (value > -KELVIN * 10 ? value / 10 : NaN))

/** Hundredths of a kelvin. 0 means no data. */
function ofCentikelvin(values: Float32Array): Float32Array {
  const known = values.map((value) => (value > 0 ? value : NaN))
  if (!isWithin(known, CENTIKELVIN)) throw new ThermalError(thermalText('unknownUnit'))
  return known.map((value) => value / 100 - KELVIN)
}

/** Whether all values are in the range. False when there are none. */
function isWithin(values: Float32Array, [from, to]: readonly [number, number]): boolean {
  const [low, high] = rangeOf(values)
  return low >= from && high <= to
}

function rangeOf(values: Float32Array): [number, number] {
  let low = Infinity
  let high = -Infinity
  for (const value of values) {
    if (value < low) low = value
    if (value > high) high = value
  }
  return [low, high]
}

function unreadable(cause: unknown): never {
  throw new ThermalError(thermalText('unreadable'), { cause })
}
