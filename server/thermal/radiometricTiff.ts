// Reads temperatures from TIFF files with one band, as converters write them.
import sharp from 'sharp'
import { thermalText } from './messages'
import { ThermalError } from './thermalError'
import type { DegreesPicture } from './thermalPicture'

const MOST_PIXELS = 4096 * 4096
const KELVIN = 273.15
/** Values of a picture in hundredths of a kelvin: -53 to 127 degrees. */
const CENTIKELVIN = [22_000, 40_000] as const
/** Values of a picture in kelvin, which no picture in degrees has throughout. */
const KELVINS = [200, 2000] as const

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
  const asFloat = depth === 'float' ? picture.toColourspace('b-w') : picture.toColourspace('grey16')
  const wanted = depth === 'float' ? 'float' : depth === 'short' ? 'short' : 'ushort'
  const { data, info } = await asFloat.raw({ depth: wanted }).toBuffer({ resolveWithObject: true }).catch(unreadable)
  const count = info.width * info.height
  const read = (pixel: number) =>
    wanted === 'float'
      ? data.readFloatLE(pixel * 4)
      : wanted === 'short'
        ? data.readInt16LE(pixel * 2)
        : data.readUInt16LE(pixel * 2)
  const values = Float32Array.from({ length: count }, (_, pixel) => read(pixel))
  return { source: 'tiff', model: '', width: info.width, height: info.height, degrees: toDegrees(values, wanted) }
}

function toDegrees(values: Float32Array, depth: 'float' | 'short' | 'ushort'): Float32Array {
  const [low, high] = rangeOf(values)
  const isWithin = ([from, to]: readonly [number, number]) => low >= from && high <= to
  if (depth === 'ushort') {
    if (!isWithin(CENTIKELVIN)) throw new ThermalError(thermalText('unknownUnit'))
    return values.map((value) => value / 100 - KELVIN)
  }
  // Signed integers are tenths of a degree.
  if (depth === 'short') return values.map((value) => value / 10)
  return isWithin(KELVINS) ? values.map((value) => value - KELVIN) : values
}

function rangeOf(values: Float32Array): [number, number] {
  let [low, high] = [Infinity, -Infinity]
  for (const value of values) {
    if (value < low) low = value
    if (value > high) high = value
  }
  return [low, high]
}

function unreadable(cause: unknown): never {
  throw new ThermalError(thermalText('unreadable'), { cause })
}
