/**
 * Metadata of a photo, from EXIF and the XMP of several makers. The file is untrusted, so implausible values are left out, with a message where
 * users would otherwise miss them.
 */
import ExifReader from 'exifreader'
import { missingZoom } from '../../../geometry/lens'
import type { Message } from '../../platform/core/messages'
import { cameraAngles, droneAngles, pix4dCamera, type Angles, type Pix4dCamera } from './cameraAngles'
import { captureTime, type CaptureTime } from './captureTime'
import { photoText } from './messages'
import { panoramaOf, type Panorama, type StatedPanorama } from './panorama'
import { numberOf, ratioOf, textOf, within, type Tags } from './tags'

export interface PhotoPlace {
  lat: number
  long: number
  source: 'gps' | 'rtk'
}

export interface PhotoMetadata {
  captured: CaptureTime | null
  place: PhotoPlace | null
  /** Metres, standard deviation of the position; null when the file does not state it. */
  accuracy: number | null
  heightAccuracy: number | null
  /** Metres above sea level or the ellipsoid, as the camera means it. */
  altitude: number | null
  /** Metres above the take-off point, or above ground where the file states only that. */
  relativeAltitude: number | null
  make: string | null
  model: string | null
  /** Millimetres. */
  focalLength: number | null
  focalLength35: number | null
  digitalZoom: number | null
  fNumber: number | null
  /** Seconds. */
  exposureTime: number | null
  iso: number | null
  /** Of the camera: pitch -90 is straight down. */
  gimbal: Angles
  /** Of the drone. */
  flight: Angles
  /** Pixels of the sensor, before the orientation is applied. */
  width: number | null
  height: number | null
  /** Of a 360° photo. */
  panorama: Panorama | null
  /** The values of a raw sensor in place of a picture. */
  isRaw: boolean
  /** A small JPEG inside the file. */
  embeddedPicture: Buffer | null
  /** Wrong values in the file. */
  problems: Message[]
}

/** A packet of a camera has a few kilobytes; larger ones are ignored. */
const MAX_XMP_BYTES = 128 * 1024
/** DJI's value for a fixed RTK position. */
const RTK_FIXED = 50
/** TIFF's photometric interpretation of raw values. */
const COLOUR_FILTER_ARRAY = 32803
const MAX_LATITUDE = 85

/** @param head the part of the file that has its metadata. A file without metadata has none; it never throws. */
export function readMetadata(head: Buffer): PhotoMetadata {
  const { exif, xmp, embeddedPicture } = tagsOf(head)
  const problems: Message[] = []
  const { place, isImpossible, isSideAssumed } = placeOf(exif, xmp)
  if (isImpossible) problems.push(photoText('impossiblePosition'))
  if (isSideAssumed) problems.push(photoText('assumedSide'))
  const clocks = clocksOf(exif, xmp)
  const captured = captureTime(clocks) ?? null
  if (!captured && clocks.local !== undefined) problems.push(photoText('impossibleTime'))
  const pix4d = pix4dCamera(xmp)
  const relativeAltitude = within(numberOf(xmp['RelativeAltitude']), -1000, 20_000) ?? pix4d.height
  if (relativeAltitude !== null && relativeAltitude <= 0) problems.push(photoText('belowTakeoff'))
  const lens = lensTags(exif)
  if (missingZoom(lens) === null) problems.push(photoText('unknownZoom'))
  return {
    captured,
    place,
    accuracy: accuracyOf(exif, xmp, pix4d),
    heightAccuracy: within(numberOf(xmp['RtkStdHgt']), 0.001, 100) ?? pix4d.heightAccuracy,
    altitude: within(numberOf(xmp['AbsoluteAltitude']) ?? altitudeOf(exif) ?? altitudeOf(xmp), -1000, 20_000),
    relativeAltitude,
    ...lens,
    fNumber: within(numberOf(exif['FNumber']), 0.1, 100),
    exposureTime: within(numberOf(exif['ExposureTime']), 1e-6, 3600),
    iso: within(numberOf(exif['ISOSpeedRatings']), 1, 10_000_000),
    gimbal: cameraAngles(exif, xmp, pix4d),
    flight: droneAngles(xmp),
    width: within(numberOf(exif['PixelXDimension'] ?? exif['ImageWidth']), 1, 1_000_000),
    height: within(numberOf(exif['PixelYDimension'] ?? exif['ImageLength']), 1, 1_000_000),
    panorama: panoramaOf(statedPanorama(xmp)),
    isRaw: numberOf(exif['PhotometricInterpretation']) === COLOUR_FILTER_ARRAY,
    embeddedPicture,
    problems,
  }
}

/** Of EXIF, or of its form in XMP. @returns metres; negative below sea level */
function altitudeOf(tags: Tags): number | undefined {
  const metres = numberOf(tags['GPSAltitude'])
  const isBelow = numberOf(tags['GPSAltitudeRef']) === 1
  return metres !== undefined && isBelow ? -metres : metres
}

const lensTags = (exif: Tags) => ({
  make: textOf(exif['Make']),
  model: textOf(exif['Model']),
  focalLength: within(numberOf(exif['FocalLength']), 0.1, 5000),
  focalLength35: within(numberOf(exif['FocalLengthIn35mmFilm']), 3, 5000),
  digitalZoom: within(numberOf(exif['DigitalZoomRatio']), 1, 200),
})

function tagsOf(head: Buffer): { exif: Tags; xmp: Tags; embeddedPicture: Buffer | null } {
  try {
    const {
      exif = {},
      xmp = {},
      Thumbnail,
    } = ExifReader.load(head, {
      expanded: true,
      ...(hasLongXmp(head) && { excludeTags: { xmp: true } }),
    })
    const image = Thumbnail?.image
    return { exif: { ...exif }, xmp: { ...xmp }, embeddedPicture: image ? Buffer.from(image as ArrayBuffer) : null }
  } catch {
    // Without metadata, or with metadata that cannot be read.
    return { exif: {}, xmp: {}, embeddedPicture: null }
  }
}

/** Of each packet: a picture inside the file may have one too. */
function hasLongXmp(head: Buffer): boolean {
  let end = 0
  for (;;) {
    const start = head.indexOf('<x:xmpmeta', end)
    if (start < 0) return false
    end = head.indexOf('</x:xmpmeta', start)
    if (end < 0) return false
    if (end - start > MAX_XMP_BYTES) return true
  }
}

interface FoundPlace {
  place: PhotoPlace | null
  isImpossible: boolean
  /** North or east, because the file does not say. */
  isSideAssumed: boolean
}

function placeOf(exif: Tags, xmp: Tags): FoundPlace {
  const isFixed = numberOf(xmp['RtkFlag']) === RTK_FIXED
  const fromXmp = {
    lat: numberOf(xmp['GpsLatitude'] ?? xmp['Latitude']) ?? xmpDegrees(xmp['GPSLatitude'], 'S'),
    // DJI writes both spellings, depending on the camera.
    long:
      numberOf(xmp['GpsLongitude'] ?? xmp['GpsLongtitude'] ?? xmp['Longitude']) ?? xmpDegrees(xmp['GPSLongitude'], 'W'),
    isSideAssumed: false,
  }
  const fromExif = {
    lat: degreesOf(exif['GPSLatitude'], exif['GPSLatitudeRef'], 'S'),
    long: degreesOf(exif['GPSLongitude'], exif['GPSLongitudeRef'], 'W'),
    // Programs that copy metadata lose the side, which EXIF writes beside the degrees.
    isSideAssumed:
      !/^[NS]/i.test(textOf(exif['GPSLatitudeRef']) ?? '') || !/^[EW]/i.test(textOf(exif['GPSLongitudeRef']) ?? ''),
  }
  const claims = (isFixed ? [fromXmp, fromExif] : [fromExif, fromXmp]).flatMap(({ lat, long, isSideAssumed }) =>
    // 0, 0 is what cameras write before they have a position.
    lat === undefined || long === undefined || (lat === 0 && long === 0) ? [] : { lat, long, isSideAssumed },
  )
  const found = claims.find(({ lat, long }) => Math.abs(lat) <= MAX_LATITUDE && Math.abs(long) <= 180)
  if (!found) return { place: null, isImpossible: claims.length > 0, isSideAssumed: false }
  const place: PhotoPlace = { lat: found.lat, long: found.long, source: isFixed ? 'rtk' : 'gps' }
  return { place, isImpossible: false, isSideAssumed: found.isSideAssumed }
}

function accuracyOf(exif: Tags, xmp: Tags, pix4d: Pix4dCamera): number | null {
  const lat = numberOf(xmp['RtkStdLat'])
  const long = numberOf(xmp['RtkStdLon'])
  const rtk = lat === undefined || long === undefined ? undefined : Math.max(lat, long)
  return within(rtk, 0.001, 100) ?? within(numberOf(exif['GPSHPositioningError']), 0.001, 10_000) ?? pix4d.accuracy
}

const statedPanorama = (xmp: Tags): StatedPanorama => ({
  projection: textOf(xmp['ProjectionType']),
  fullWidth: numberOf(xmp['FullPanoWidthPixels']),
  fullHeight: numberOf(xmp['FullPanoHeightPixels']),
  left: numberOf(xmp['CroppedAreaLeftPixels']),
  top: numberOf(xmp['CroppedAreaTopPixels']),
  width: numberOf(xmp['CroppedAreaImageWidthPixels']),
  height: numberOf(xmp['CroppedAreaImageHeightPixels']),
  heading: numberOf(xmp['PoseHeadingDegrees']),
})

function clocksOf(exif: Tags, xmp: Tags) {
  const time = (exif['GPSTimeStamp'] as { value?: unknown } | undefined)?.value
  return {
    local: textOf(exif['DateTimeOriginal']) ?? textOf(exif['DateTimeDigitized']) ?? undefined,
    offset: textOf(exif['OffsetTimeOriginal']) ?? textOf(exif['OffsetTime']) ?? undefined,
    utc: textOf(xmp['UTCAtExposure']) ?? undefined,
    gpsDate: textOf(exif['GPSDateStamp']) ?? undefined,
    gpsTime: Array.isArray(time) ? time.map((part) => ratioOf(part) ?? NaN) : undefined,
  }
}

/** Of the form of EXIF in XMP: `46,31.146N` or `46,31,8.8N`. */
function xmpDegrees(tag: unknown, negative: string): number | undefined {
  const [, degrees, minutes, seconds = '0', side] =
    /^(\d{1,3}),(\d{1,2}(?:\.\d+)?)(?:,(\d{1,2}(?:\.\d+)?))?([NSEW])$/.exec(textOf(tag) ?? '') ?? []
  if (degrees === undefined) return undefined
  const sum = Number(degrees) + Number(minutes) / 60 + Number(seconds) / 3600
  return side === negative ? -sum : sum
}

/** Of degrees, minutes and seconds. */
function degreesOf(tag: unknown, ref: unknown, negative: string): number | undefined {
  const value = (tag as { value?: unknown } | undefined)?.value
  if (!Array.isArray(value)) return undefined
  const [degrees, minutes = 0, seconds = 0] = value.map((part) => ratioOf(part))
  if (degrees === undefined) return undefined
  const sum = degrees + minutes / 60 + seconds / 3600
  // Denominators of zero in the fields of a position that the camera did not have.
  if (!Number.isFinite(sum)) return undefined
  // Some programs write a sign besides the side.
  return textOf(ref)?.toUpperCase().startsWith(negative) ? -Math.abs(sum) : sum
}
