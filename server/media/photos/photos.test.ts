// Reading photos of drones, on threads as the import does. The photos are those of the demo.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Geodesic } from 'geographiclib-geodesic'
import sharp, { type Sharp } from 'sharp'
import { render } from '../../platform/core/messages'
import { serverFile } from '../../platform/core/folders'
import { fileKind } from '../file-kind/fileKind'
import { captureTime } from './captureTime'
import { estimateFootprint, type CameraPose, type LatLong } from '../../../geometry/footprint'
import { placeInQuad } from '../../../geometry/placeInQuad'
import { readMetadata } from './metadata'
import { photoFootprint } from './photoFootprint'
import { createPhotoPool } from './photoPool'
import { proposeRejections, type ComparedPhoto } from './proposals'
import { measureQuality } from './quality'
import type { PhotoKind } from './readPhoto'

const BEACH = serverFile('demo/files/DJI_0018.JPG')
const folder = mkdtempSync(path.join(tmpdir(), 'aerie-photos-'))
const pool = createPhotoPool({ threads: 1 })

afterAll(async () => {
  await pool.close()
  rmSync(folder, { recursive: true, force: true })
})

function read(bytes: Buffer, kind: PhotoKind = 'jpeg') {
  const file = path.join(folder, 'photo')
  writeFileSync(file, bytes)
  return pool.run({ path: file, kind })
}

const grey = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#808080' } }).jpeg()

/** A JPEG with this EXIF and, in an APP1 segment, this XMP. */
async function photo(exif: Record<string, Record<string, string>>, xmp = ''): Promise<Buffer> {
  const bytes = await grey(64, 48).withExif(exif).toBuffer()
  return xmp === '' ? bytes : insertXmp(bytes, xmp)
}

function insertXmp(bytes: Buffer, xmp: string): Buffer {
  const packet = `http://ns.adobe.com/xap/1.0/\0<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:drone-dji="http://www.dji.com/drone-dji/1.0/" ${xmp}</rdf:RDF></x:xmpmeta>`
  const segment = Buffer.alloc(4)
  segment.writeUInt16BE(0xffe1, 0)
  segment.writeUInt16BE(packet.length + 2, 2)
  return Buffer.concat([bytes.subarray(0, 2), segment, Buffer.from(packet, 'latin1'), bytes.subarray(2)])
}

const NO_ANGLES = { yaw: null, pitch: null, roll: null }

const gps = (lat: string, long: string) => ({
  IFD3: { GPSLatitude: lat, GPSLatitudeRef: 'N', GPSLongitude: long, GPSLongitudeRef: 'W' },
})

test('reads position, heights, angles and camera of a DJI photo and makes both pictures', async () => {
  const { metadata, renditions, error } = await read(readFileSync(BEACH))
  expect(error).toBeNull()
  expect(metadata).toMatchObject({
    // The camera has no zone, neither in EXIF nor by a GPS clock.
    captured: { time: '2016-06-23T16:31:59.000Z', isLocal: true },
    place: { lat: expect.closeTo(46.842607, 6) as number, long: expect.closeTo(-91.99456, 6) as number, source: 'gps' },
    make: 'DJI',
    model: 'FC300S',
    focalLength: 3.61,
    focalLength35: 20,
    fNumber: 2.8,
    iso: 100,
    altitude: 198.31,
    relativeAltitude: 39.8,
    accuracy: null,
    problems: [],
    gimbal: { yaw: 45, pitch: -89.9, roll: 0 },
    flight: { yaw: 46, pitch: 1.8, roll: 3 },
  })
  const sizes = [renditions?.thumbnail, renditions?.preview].map((picture) => sharp(Buffer.from(picture!)).metadata())
  expect(await Promise.all(sizes)).toEqual([
    expect.objectContaining({ format: 'webp', width: 400, height: 225 }),
    expect.objectContaining({ format: 'webp', width: 640, height: 360 }),
  ])
  expect(renditions).toMatchObject({ width: 640, height: 360 })
})

test('makes upright pictures without metadata', async () => {
  const { renditions } = await read(await grey(60, 40).withMetadata({ orientation: 6 }).toBuffer())
  const picture = await sharp(Buffer.from(renditions!.preview)).metadata()
  expect(picture).toMatchObject({ width: 40, height: 60 })
  expect(picture).not.toHaveProperty('exif')
})

test('prefers a fixed RTK position, in either spelling of XMP, with its accuracy', async () => {
  const values =
    'RtkFlag="50" GpsLatitude="+46.9" GpsLongtitude="-92.1" RtkStdLat="0.012" RtkStdLon="0.02" RtkStdHgt="0.03"'
  const attributes = values.replaceAll(/(\w+)=/g, 'drone-dji:$1=')
  const elements = values.replaceAll(/(\w+)="([^"]*)"/g, '<drone-dji:$1>$2</drone-dji:$1>')
  const exif = gps('46/1 50/1 30/1', '91/1 59/1 0/1')
  for (const xmp of [`${attributes}/>`, `>${elements}</rdf:Description>`]) {
    const { metadata } = await read(await photo(exif, xmp))
    expect(metadata).toMatchObject({
      place: { lat: 46.9, long: -92.1, source: 'rtk' },
      accuracy: 0.02,
      heightAccuracy: 0.03,
    })
  }
  const floating = await read(await photo(exif, `${attributes.replace('"50"', '"34"')}/>`))
  expect(floating.metadata.place).toMatchObject({ lat: expect.closeTo(46.8417, 3) as number, source: 'gps' })
})

const readFixture = (name: string) => read(readFileSync(path.join(__dirname, 'fixtures', name)))

test('reads angles, height and accuracy that senseFly and others write after the specification of Pix4D', async () => {
  const { metadata } = await readFixture('sensefly_pix4d_camera_angles.jpg')
  expect(metadata).toMatchObject({
    place: { lat: expect.closeTo(46.5191, 6) as number, long: expect.closeTo(6.5668, 6) as number },
    gimbal: { yaw: 132.5, pitch: expect.closeTo(-81.8, 6) as number, roll: -3.1 },
    relativeAltitude: 118.4,
    accuracy: 1.5,
  })
  const position = { lat: 46.5191, long: 6.5668, accuracy: 1.5 }
  expect(photoFootprint(metadata, position, { width: 1200, height: 900 }, null)).toBeDefined()
})

test('names the zone as unknown when the GPS time is that of an older fix', async () => {
  const { metadata } = await readFixture('stale_gps_time_bremen.jpg')
  expect(metadata.captured).toEqual({ time: '2026-06-15T14:47:10.000Z', isLocal: true })
})

const PARROT = 'xmlns:drone-parrot="http://www.parrot.com/drone-parrot/1.0"'
const SKYDIO = 'xmlns:drone-skydio="https://www.skydio.com/drone-skydio/1.0/"'
test.each([
  [
    'Parrot',
    `${PARROT} drone-parrot:CameraYawDegree="176.3" drone-parrot:CameraPitchDegree="-78.4" drone-parrot:DroneYawDegree="170"/>`,
    { gimbal: { yaw: 176.3, pitch: -78.4 }, flight: { yaw: 170 } },
  ],
  [
    'Autel',
    'xmlns:drone="http://www.autel.com/drone/1.0/" drone:GimbalYawDegree="10.5" drone:GimbalPitchDegree="-90" drone:RelativeAltitude="52.3"/>',
    { gimbal: { yaw: 10.5, pitch: -90 }, relativeAltitude: 52.3 },
  ],
  [
    'Skydio, as a resource',
    `${SKYDIO}><drone-skydio:CameraOrientationNED rdf:parseType="Resource"><drone-skydio:Yaw>146.5</drone-skydio:Yaw><drone-skydio:Pitch>-84</drone-skydio:Pitch></drone-skydio:CameraOrientationNED></rdf:Description>`,
    { gimbal: { yaw: 146.5, pitch: -84 } },
  ],
  [
    'Skydio, as attributes',
    `${SKYDIO}><drone-skydio:CameraOrientationNED drone-skydio:Pitch="-45" drone-skydio:Yaw="9"/></rdf:Description>`,
    { gimbal: { yaw: 9, pitch: -45 } },
  ],
  [
    'Sony after Pix4D, as fractions under another prefix',
    'xmlns:Cam="http://pix4d.com/camera/1.0/"><Cam:Yaw>90</Cam:Yaw><Cam:Pitch>0</Cam:Pitch><Cam:AboveGroundAltitude>1184/10</Cam:AboveGroundAltitude></rdf:Description>',
    { gimbal: { yaw: 90, pitch: -90 }, relativeAltitude: 118.4 },
  ],
  [
    'a light sensor only',
    'xmlns:DLS="http://micasense.com/DLS/1.0/" DLS:Yaw="1.2" DLS:Pitch="0.1"/>',
    { gimbal: NO_ANGLES },
  ],
])('reads the angles of %s', async (_name, xmp, expected) => {
  expect((await read(await photo({}, xmp))).metadata).toMatchObject(expected)
})

test.each([
  ['of Skydio', `${SKYDIO} drone-skydio:Latitude="46.5" drone-skydio:Longitude="-6.25"/>`, { lat: 46.5, long: -6.25 }],
  [
    'of EXIF in XMP',
    'xmlns:exif="http://ns.adobe.com/exif/1.0/" exif:GPSLatitude="46,30.0N" exif:GPSLongitude="6,15,0W"/>',
    { lat: 46.5, long: -6.25 },
  ],
  ['without values', 'xmlns:exif="http://ns.adobe.com/exif/1.0/" exif:GPSLatitude="" exif:GPSLongitude=""/>', null],
])('reads a position in XMP only: %s', async (_name, xmp, place) => {
  const { metadata } = await read(await photo({}, xmp))
  expect(metadata.place).toEqual(place && { ...place, source: 'gps' })
  expect(metadata.problems).toEqual([])
})

test.each([
  [0, 812.5],
  [1, -812.5],
])('reads the altitude of EXIF in XMP with the reference %s', async (reference, altitude) => {
  const xmp = `xmlns:exif="http://ns.adobe.com/exif/1.0/" exif:GPSAltitude="1625/2" exif:GPSAltitudeRef="${reference}"/>`
  expect((await read(await photo({}, xmp))).metadata.altitude).toBe(altitude)
})

test('names a position whose side is missing as assumed', async () => {
  const { metadata } = await read(
    await photo({ IFD3: { GPSLatitude: '37/1 47/1 0/1', GPSLongitude: '144/1 58/1 0/1' } }),
  )
  expect(metadata.place).toMatchObject({ lat: expect.closeTo(37.783, 2) as number, source: 'gps' })
  expect(metadata.problems.map((problem) => render(problem, 'en'))).toEqual([
    'The file does not say whether its position is north or south, or east or west. North and east were assumed.',
  ])
})

test('reads a side in lower case', async () => {
  const { metadata } = await read(
    await photo({
      IFD3: { GPSLatitude: '37/1 30/1 0/1', GPSLatitudeRef: 's', GPSLongitude: '144/1 30/1 0/1', GPSLongitudeRef: 'e' },
    }),
  )
  expect(metadata).toMatchObject({ place: { lat: -37.5, long: 144.5 }, problems: [] })
})

test('an empty position in EXIF is none, not an impossible one', async () => {
  const { metadata } = await read(await photo(gps('0/0 0/0 0/0', '0/0 0/0 0/0')))
  expect(metadata).toMatchObject({ place: null, problems: [] })
})

test.each([
  ['an offset in EXIF', { offset: '+02:00' }, '2026-03-12T08:20:30.000Z', false],
  ['a negative offset', { offset: '-03:30' }, '2026-03-12T13:50:30.000Z', false],
  ['the UTC time of the exposure', { utc: '2026-03-12T09:20:30.250000' }, '2026-03-12T09:20:30.250Z', false],
  ['the GPS clock', { gpsDate: '2026:03:12', gpsTime: [4, 50, 28] }, '2026-03-12T04:50:30.000Z', false],
  ['no zone', {}, '2026-03-12T10:20:30.000Z', true],
  ['a GPS time of an older fix', { gpsDate: '2026:03:12', gpsTime: [7, 42, 20] }, '2026-03-12T10:20:30.000Z', true],
  [
    'a GPS time in no zone that exists',
    { gpsDate: '2026:03:12', gpsTime: [7, 50, 30] },
    '2026-03-12T10:20:30.000Z',
    true,
  ],
  ['a GPS date of years ago', { gpsDate: '2006:03:12', gpsTime: [4, 50, 28] }, '2026-03-12T10:20:30.000Z', true],
])('capture time with %s', (_name, clocks, time, isLocal) => {
  const none = { offset: undefined, utc: undefined, gpsDate: undefined, gpsTime: undefined }
  expect(captureTime({ ...none, local: '2026:03:12 10:20:30', ...clocks })).toEqual({ time, isLocal })
})

test('leaves out what the metadata claim in error, with a reason', async () => {
  const lies = await read(
    await photo(
      {
        IFD0: { DateTime: '1970:01:01 00:00:00' },
        IFD2: { DateTimeOriginal: '1970:01:01 00:00:00' },
        ...gps('146/1 0/1 0/1', '0/1 0/1 0/1'),
      },
      'drone-dji:RelativeAltitude="-12.5" drone-dji:GimbalPitchDegree="nan" drone-dji:GimbalYawDegree="99999"/>',
    ),
  )
  expect(lies.metadata).toMatchObject({ captured: null, place: null, gimbal: { yaw: null, pitch: null } })
  expect(lies.metadata.problems.map(({ code }) => code)).toEqual([
    'photo.impossiblePosition',
    'photo.impossibleTime',
    'photo.belowTakeoff',
  ])
  // Cameras write 0, 0 before they have a position, and denominators of zero for what they do not know.
  const unknown = await read(await photo({ ...gps('0/1 0/1 0/1', '0/1 0/1 0/1'), IFD2: { FocalLength: '0/0' } }))
  expect(unknown.metadata).toMatchObject({ place: null, focalLength: null, problems: [] })
  const turned = await read(
    await grey(60, 40)
      .withExif({ IFD0: { Orientation: '9' } })
      .toBuffer(),
  )
  expect(turned).toMatchObject({ error: null, renditions: { width: 60, height: 40 } })
})

test('rejects a truncated picture, one with too many pixels and one that is none, and reads the next', async () => {
  const whole = readFileSync(BEACH)
  const truncated = await read(whole.subarray(0, 40_000))
  expect(truncated).toMatchObject({ renditions: null, error: { code: 'photo.damaged' } })
  // The metadata before the damage is kept.
  expect(truncated.metadata.place).not.toBeNull()

  const huge = Buffer.from(await grey(64, 48).toBuffer())
  const frame = huge.indexOf(Buffer.from([0xff, 0xc0]))
  huge.writeUInt16BE(20_000, frame + 5)
  huge.writeUInt16BE(20_000, frame + 7)
  expect(await read(huge)).toMatchObject({ renditions: null, error: { code: 'photo.tooManyPixels' } })
  expect(await read(Buffer.from('no picture'))).toMatchObject({ renditions: null, error: { code: 'photo.damaged' } })
  expect(await read(whole)).toMatchObject({ error: null })
})

test('ignores XMP that is too large, deeply nested or full of entities', () => {
  const nested = `<x:xmpmeta xmlns:x="adobe:ns:meta/">${'<a>'.repeat(80_000)}</x:xmpmeta>`
  const entities = `<!DOCTYPE x [<!ENTITY a "${'b'.repeat(1000)}">${Array.from({ length: 20 }, (_, at) => `<!ENTITY c${at} "&${at === 0 ? 'a' : `c${at - 1}`};&${at === 0 ? 'a' : `c${at - 1}`};">`).join('')}]><x:xmpmeta xmlns:x="adobe:ns:meta/"><a>&c19;</a></x:xmpmeta>`
  for (const xmp of [nested, entities]) {
    const segment = Buffer.alloc(4)
    segment.writeUInt16BE(0xffe1, 0)
    const packet = Buffer.from(`http://ns.adobe.com/xap/1.0/\0${xmp}`).subarray(0, 65_000)
    segment.writeUInt16BE(packet.length + 2, 2)
    const bytes = Buffer.concat([Buffer.from([0xff, 0xd8]), segment, packet, Buffer.from([0xff, 0xd9])])
    expect(readMetadata(bytes)).toMatchObject({ place: null, captured: null })
  }
})

describe('metadata that come late in the file', () => {
  const EXIF = { ...gps('46/1 50/1 30/1', '91/1 59/1 0/1'), IFD2: { DateTimeOriginal: '2026:03:12 10:20:30' } }
  const expected = { captured: { time: '2026-03-12T10:20:30.000Z', isLocal: true }, place: { source: 'gps' } }
  /** Noise, whose picture has more than a megabyte. */
  const noise = () => {
    const pixels = Buffer.alloc(900 * 900 * 3)
    let state = 1
    for (let at = 0; at < pixels.length; at++) {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0
      pixels[at] = state >>> 24
    }
    return sharp(pixels, { raw: { width: 900, height: 900, channels: 3 } }).withExif(EXIF)
  }

  test('of a JPEG after a megabyte of other segments', async () => {
    const bytes = await photo(EXIF)
    const other = Buffer.alloc(64_000, 1)
    other.set([0xff, 0xe2, (other.length - 2) >> 8, (other.length - 2) & 0xff])
    const late = Buffer.concat([bytes.subarray(0, 2), ...Array<Buffer>(20).fill(other), bytes.subarray(2)])
    expect((await read(late)).metadata).toMatchObject(expected)
    const source = { size: late.length, read: async (start: number, end: number) => late.subarray(start, end) }
    expect(await fileKind(source)).toMatchObject({ kind: 'photo' })
  })

  test.each([
    ['a PNG', 'png', () => noise().png({ compressionLevel: 0 })],
    ['a WebP', 'webp', () => noise().webp({ lossless: true, effort: 0 })],
  ] as const)('of %s', async (_name, kind, make) => {
    const bytes = await make().toBuffer()
    expect(bytes.length).toBeGreaterThan(1024 * 1024)
    expect((await read(bytes, kind)).metadata).toMatchObject(expected)
  })

  test('of a TIFF with its directory at the end', async () => {
    const bytes = Buffer.alloc(1024 * 1024 + 18)
    bytes.write('II*\0', 'latin1')
    const directory = 1024 * 1024
    bytes.writeUInt32LE(directory, 4)
    // One entry: the maker, as text of four bytes.
    bytes.writeUInt16LE(1, directory)
    bytes.writeUInt16LE(271, directory + 2)
    bytes.writeUInt16LE(2, directory + 4)
    bytes.writeUInt32LE(4, directory + 6)
    bytes.write('DJI\0', directory + 10, 'latin1')
    expect((await read(bytes, 'tiff')).metadata.make).toBe('DJI')
  })
})

test('an AVIF is a photo with its metadata and pictures', async () => {
  const exif = gps('46/1 50/1 30/1', '91/1 59/1 0/1')
  const bytes = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#808080' } })
    .withExif(exif)
    .avif({ effort: 0 })
    .toBuffer()
  const source = { size: bytes.length, read: async (start: number, end: number) => bytes.subarray(start, end) }
  expect(await fileKind(source)).toEqual({ kind: 'avif', mediaType: 'image/avif' })
  const { error, renditions, metadata } = await read(bytes, 'avif')
  expect(error).toBeNull()
  expect(renditions).toMatchObject({ width: 64, height: 48 })
  expect(metadata.place).toMatchObject({ lat: expect.closeTo(46.8417, 3) as number })
})

test('keeps a HEIC and a DNG that cannot be decoded, with a note', async () => {
  const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0heicmif1'), Buffer.alloc(200)])
  const { renditions, error, metadata } = await read(heic, 'heic')
  expect([renditions, error]).toEqual([null, null])
  expect(metadata.problems.map(({ code }) => code)).toEqual(['photo.noPreview'])
})

const pose: CameraPose = { lat: 46.84, long: -91.99, height: 40, yaw: 0, pitch: -90, focalLength: 20 }

test('the uncertainty of a footprint grows with height, tilt and a poor position', () => {
  const accuracy = { position: 3, height: 2, yaw: 2, pitch: 1 }
  const off = (changed: Partial<CameraPose>, other: Partial<typeof accuracy> = {}) =>
    estimateFootprint({ ...pose, ...changed }, { ...accuracy, ...other }, 4000, 3000)?.uncertainty ?? NaN
  expect(off({})).toBeGreaterThan(3)
  expect(off({})).toBeLessThan(6)
  expect(off({ height: 120 })).toBeGreaterThan(off({}))
  expect(off({ pitch: -60, focalLength: 50 })).toBeGreaterThan(off({ focalLength: 50 }))
  expect(off({}, { position: 0.02, height: 0.05 })).toBeLessThan(off({}) / 1.5)
  expect(estimateFootprint({ ...pose, pitch: -10 }, accuracy, 4000, 3000)).toBeUndefined()
})

/** A camera that moved by nine pixels. */
const MOVED = { width: 9, height: 9, kernel: Array.from({ length: 81 }, (_, at) => (Math.floor(at / 9) === 4 ? 1 : 0)) }

test('measures a blurred copy as less sharp, and black and white shares', async () => {
  const measure = async (picture: Sharp) => {
    const { data, info } = await picture.greyscale().raw().toBuffer({ resolveWithObject: true })
    return measureQuality(data, info.width, info.height)
  }
  const clear = await measure(sharp(BEACH))
  const blurred = await measure(sharp(await sharp(BEACH).blur(3).toBuffer()))
  const moved = await measure(sharp(await sharp(BEACH).convolve(MOVED).toBuffer()))
  expect(clear.clarity).toBeGreaterThan(0.6)
  expect(blurred.clarity).toBeLessThan(clear.clarity! * 0.8)
  expect(moved.clarity).toBeLessThan(clear.clarity! * 0.8)
  const flat = (value: number) => measureQuality(new Uint8Array(2500).fill(value), 50, 50)
  expect(flat(255)).toEqual({ white: 1, black: 0, clarity: null })
  expect(flat(0)).toEqual({ white: 0, black: 1, clarity: null })
})

test('a clear photo of shallow texture is as clear as one of strong texture', async () => {
  const previewOf = async (contrast: number, blur?: number) => {
    const picture = sharp(BEACH).linear(contrast, 128 * (1 - contrast))
    const bytes = await (blur ? picture.blur(blur) : picture).jpeg({ quality: 90 }).toBuffer()
    const { data, info } = await sharp(bytes)
      .resize({ width: 1600 })
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true })
    return measureQuality(data, info.width, info.height).clarity
  }
  const strong = await previewOf(1)
  const shallow = await previewOf(0.25)
  expect(shallow! / strong!).toBeGreaterThan(0.95)
  expect((await previewOf(1, 4))! / strong!).toBeLessThan(0.85)
  // Nothing is left to judge by.
  expect(await previewOf(0.02)).toBeNull()
})

const usual = (id: string, changes: Partial<ComparedPhoto> = {}): ComparedPhoto => ({
  id,
  camera: 'FC300S',
  takenAt: Number(id) * 5000,
  place: { lat: 46.84, long: -91.99 + Number(id) * 1e-4 },
  relativeAltitude: 40,
  gimbalPitch: -90,
  clarity: 0.8,
  black: 0,
  white: 0,
  ...changes,
})
const batch = Array.from({ length: 12 }, (_, at) => usual(String(at)))
const codes = (photos: ComparedPhoto[]) =>
  Object.fromEntries([...proposeRejections(photos)].map(([id, { code }]) => [id, code]))

test('proposes nothing for a usual flight', () => {
  expect(codes(batch)).toEqual({})
})

test.each<[string, Partial<ComparedPhoto>, string]>([
  ['without a position', { place: null }, 'photo.noPosition'],
  ['less sharp than the others', { clarity: 0.6 }, 'photo.blurred'],
  ['white in large parts', { white: 0.4 }, 'photo.overexposed'],
  ['black in large parts', { black: 0.7 }, 'photo.underexposed'],
  ['far from the others', { place: { lat: 46.9, long: -91.99 } }, 'photo.farAway'],
  ['with a tilted camera', { gimbalPitch: -20 }, 'photo.notStraightDown'],
])('proposes to reject a photo %s', (_name, changes, code) => {
  expect(codes([...batch, usual('6.5', changes)])).toEqual({ '6.5': code })
})

test('proposes to reject the low photos at both ends of a flight, but not in its middle', () => {
  const low = { relativeAltitude: 8 }
  const flight = batch.map((photo, at) => ({ ...photo, ...([0, 1, 6, 11].includes(at) && low) }))
  expect(codes(flight)).toEqual({ 0: 'photo.flightTail', 1: 'photo.flightTail', 11: 'photo.flightTail' })
  // Heights are compared within a flight only.
  const later = batch.map((photo) => ({
    ...photo,
    ...low,
    id: `1${photo.id}`,
    takenAt: (photo.takenAt ?? 0) + 3_600_000,
  }))
  expect(codes([...batch, ...later])).toEqual({})
})

test('compares the clarity of photos within a flight only', () => {
  const hazy = batch.map((photo) => ({
    ...photo,
    id: `1${photo.id}`,
    takenAt: photo.takenAt! + 3_600_000,
    clarity: 0.6,
  }))
  expect(codes([...batch, ...hazy])).toEqual({})
  expect(codes([...batch, usual('6.5', { clarity: null })])).toEqual({})
})

test('does not compare cameras with each other, and few photos with nothing', () => {
  const thermal = batch.map((photo) => ({ ...photo, id: `1${photo.id}`, camera: 'thermal', clarity: 0.3 }))
  expect(codes([...batch, ...thermal])).toEqual({})
  expect(codes([usual('0'), usual('1', { clarity: 0.1, relativeAltitude: 2, gimbalPitch: 0 })])).toEqual({})
  const tilted = batch.map((photo) => ({ ...photo, gimbalPitch: -45 }))
  expect(codes(tilted)).toEqual({})
})

test('a footprint encloses the place below a camera that looks straight down', () => {
  const found = estimateFootprint(pose, { position: 3, height: 2, yaw: 2, pitch: 1 }, 4000, 3000)
  const distances = found?.corners.map(({ lat, long }) => Geodesic.WGS84.Inverse(pose.lat, pose.long, lat, long).s12)
  for (const distance of distances ?? []) expect(distance).toBeCloseTo((40 * 21.633) / 20, 1)
})

test('the footprint of a photo matches the orthomosaic', () => {
  // Points of DJI_0025.JPG by their pixels, and where demo/files/brighton_beach_ortho.tif shows them. Measured once by correlating
  // squares of the photo with the orthomosaic: 54 of them agree to 0.01 m in place and scale, 17.09 mm for a pixel of the original.
  const points = [
    { x: 60, y: 50, lat: 46.8425041, long: -91.9937227 },
    { x: 580, y: 50, lat: 46.84288, long: -91.9942029 },
    { x: 580, y: 310, lat: 46.8430447, long: -91.9939294 },
    { x: 60, y: 310, lat: 46.8426689, long: -91.9934489 },
    { x: 320, y: 154, lat: 46.842758, long: -91.9938536 },
  ]
  const picture = { width: 640, height: 360 }
  const metadata = readMetadata(readFileSync(serverFile('demo/files/DJI_0025.JPG')))
  const { lat, long } = metadata.place!
  const { corners, uncertainty } = photoFootprint(metadata, { lat, long, accuracy: 3 }, picture, null)!
  const distance = (a: LatLong, b: LatLong) => Geodesic.WGS84.Inverse(a.lat, a.long, b.lat, b.long).s12!
  // The middle of a pixel.
  const found = points.map(({ x, y }) => placeInQuad(corners, (x + 0.5) / picture.width, (y + 0.5) / picture.height)!)
  points.forEach((point, at) => {
    expect(distance(point, found[at]!)).toBeLessThan(uncertainty)
    for (const other of points.keys()) {
      if (other === at) continue
      const ratio = distance(found[at]!, found[other]!) / distance(point, points[other]!)
      expect(Math.abs(ratio - 1)).toBeLessThan(0.02)
    }
  })
})

describe('360° photos', () => {
  const sphere = {
    ProjectionType: 'equirectangular',
    FullPanoWidthPixels: '8192',
    FullPanoHeightPixels: '4096',
    CroppedAreaImageWidthPixels: '8192',
    CroppedAreaImageHeightPixels: '3000',
    CroppedAreaLeftPixels: '0',
    CroppedAreaTopPixels: '500',
    PoseHeadingDegrees: '-90',
  }
  const xmpOf = (fields: Record<string, string>) => {
    const attributes = Object.entries(fields).map(([name, value]) => `GPano:${name}="${value}"`)
    return `xmlns:GPano="http://ns.google.com/photos/1.0/panorama/" ${attributes.join(' ')}/>`
  }
  const panoramaIn = async (fields: Record<string, string>) =>
    (await read(await photo({}, xmpOf(fields)))).metadata.panorama

  test('state the part of the sphere that they show, and their direction', async () => {
    const part = { left: 0, top: 500, width: 8192, height: 3000 }
    expect(await panoramaIn(sphere)).toEqual({ fullWidth: 8192, fullHeight: 4096, ...part, heading: 270 })
    const whole = { left: 0, top: 0, width: 6000, height: 3000 }
    const { ProjectionType } = sphere
    const short = { ProjectionType, FullPanoWidthPixels: '6000' }
    expect(await panoramaIn(short)).toEqual({ fullWidth: 6000, fullHeight: 3000, ...whole, heading: null })
  })

  test.each([
    ['another projection', { ProjectionType: 'cylindrical' }],
    ['a part outside of the sphere', { CroppedAreaTopPixels: '2000' }],
    ['a sphere that is not twice as wide as high', { FullPanoHeightPixels: '8192' }],
    ['no width', { FullPanoWidthPixels: '0' }],
    ['an impossible width', { FullPanoWidthPixels: '99999999999' }],
  ])('with %s are photos like others', async (_name, change) => {
    expect(await panoramaIn({ ...sphere, ...change })).toBeNull()
  })

  test('have a larger preview, and no footprint', async () => {
    const { metadata, renditions } = await read(
      insertXmp(await grey(5000, 2500).toBuffer(), xmpOf({ ...sphere, FullPanoWidthPixels: '8192' })),
    )
    expect((await sharp(renditions?.preview).metadata()).width).toBe(4096)
    expect(metadata.panorama).not.toBeNull()
    const pose = { relativeAltitude: 50, focalLength35: 24, gimbal: { yaw: 0, pitch: -90, roll: 0 }, flight: NO_ANGLES }
    const position = { lat: 50, long: 7, accuracy: 1 }
    const size = { width: 5000, height: 2500 }
    expect(photoFootprint(pose, position, size, null)).toBeDefined()
    expect(photoFootprint({ ...pose, panorama: metadata.panorama }, position, size, null)).toBeUndefined()
  })
})
