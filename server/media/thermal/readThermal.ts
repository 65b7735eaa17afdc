// Finds and reads the temperatures in the file of a photo.
import { readFile, stat } from 'node:fs/promises'
import { fileBytes } from '../../platform/storage/byteSource'
import { jpegHead } from './jpegHead'
import { convertThermal } from './convertThermal'
import { hasFlirData, readFlir } from './flirFile'
import { jpegSegments, type JpegSegment } from './jpegSegments'
import { thermalText } from './messages'
import { isRadiometricTiff, readRadiometricTiff } from './radiometricTiff'
import { ThermalError } from './thermalError'
import type { ThermalPicture } from './thermalPicture'

/** `dji` has raw data that only a converter of its manufacturer reads. */
export type ThermalSource = 'flir' | 'tiff' | 'dji'

const APP3 = 0xe3
const APP5 = 0xe5

/** Larger files are no pictures of a thermal camera. */
const MOST_BYTES = 128 * 1024 * 1024

/** @returns undefined for a photo without thermal data */
export async function findThermalSource(path: string, kind: 'jpeg' | 'tiff'): Promise<ThermalSource | undefined> {
  if ((await stat(path)).size > MOST_BYTES) return undefined
  if (kind === 'tiff') return (await isRadiometricTiff(path)) ? 'tiff' : undefined
  const file = await fileBytes(path)
  try {
    return sourceOfJpeg(await jpegHead(file))
  } finally {
    await file.close()
  }
}

/** @param head the file up to its image data */
export function sourceOfJpeg(head: Buffer): 'flir' | 'dji' | undefined {
  const segments = jpegSegments(head)
  if (hasFlirData(segments)) return 'flir'
  return isDji(segments) ? 'dji' : undefined
}

/** DJI's R-JPEG has the raw data in APP3 and the calibration in APP5. */
function isDji(segments: readonly JpegSegment[]): boolean {
  const has = (marker: number) => segments.some((segment) => segment.marker === marker)
  const isOfDji = segments.some(({ content }) => content.subarray(0, 2000).includes('DJI'))
  return has(APP3) && has(APP5) && isOfDji
}

/**
 * @param converter see `convertThermal`
 * @throws ThermalError when the temperatures of the photo cannot be known
 */
export async function readThermal(
  path: string,
  source: ThermalSource,
  converter?: readonly string[],
): Promise<ThermalPicture> {
  if (source === 'dji') {
    if (!converter) throw new ThermalError(thermalText('needsSdk'))
    return convertThermal(path, converter)
  }
  return source === 'flir' ? readFlir(jpegSegments(await readFile(path))) : readRadiometricTiff(path)
}
