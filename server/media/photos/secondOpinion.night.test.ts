/**
 * Reads photos with Aerie and with ExifTool, and compares position, altitude, time, lens and size: the fixtures, and photos whose
 * metadata ExifTool writes in the ways of several cameras.
 */
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import fc from 'fast-check'
import sharp from 'sharp'
import { hasProgram, runProgram } from '../testing/otherPrograms'
import { readMetadata } from './metadata'

const withExiftool = hasProgram('exiftool') ? describe : describe.skip

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'aerie-opinion-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

interface OtherReading {
  /** ExifTool writes numbers with many digits as texts. */
  GPSLatitude?: number | string
  GPSLongitude?: number | string
  GPSAltitude?: number
  /** Of DJI, more exact than the altitude of EXIF. */
  AbsoluteAltitude?: number
  FocalLength?: number
  FocalLengthIn35mmFormat?: number
  FNumber?: number
  ISO?: number
  Make?: string
  Model?: string
  DateTimeOriginal?: string
  OffsetTimeOriginal?: string
  ImageWidth?: number
  ImageHeight?: number
}

/** What ExifTool reads: numbers in degrees, metres and millimetres, with signs. */
function readByExiftool(file: string): OtherReading {
  const [reading] = JSON.parse(runProgram('exiftool', ['-json', '-n', file])) as OtherReading[]
  return reading ?? {}
}

/** Seconds of arc are often written with two decimals: 30 cm. */
const DEGREE_DIGITS = 5

function expectSame(file: string): void {
  const other = readByExiftool(file)
  const { place, altitude, focalLength, focalLength35, fNumber, iso, make, model, captured } = readMetadata(
    readFileSync(file),
  )
  if (other.GPSLatitude === undefined || other.GPSLongitude === undefined) expect(place).toBeNull()
  else {
    expect(place?.lat).toBeCloseTo(Number(other.GPSLatitude), DEGREE_DIGITS)
    expect(place?.long).toBeCloseTo(Number(other.GPSLongitude), DEGREE_DIGITS)
  }
  const pairs = [
    [altitude, other.AbsoluteAltitude ?? other.GPSAltitude],
    [focalLength, other.FocalLength],
    [focalLength35, other.FocalLengthIn35mmFormat],
    [fNumber, other.FNumber],
    [iso, other.ISO],
  ] as const
  for (const [ours, theirs] of pairs) {
    if (theirs === undefined) expect(ours).toBeNull()
    else expect(ours).toBeCloseTo(Number(theirs), 2)
  }
  expect([make, model]).toEqual([other.Make ?? null, other.Model ?? null])
  const { DateTimeOriginal: clock, OffsetTimeOriginal: zone } = other
  if (clock === undefined || zone === undefined) return
  const [day = '', time = ''] = clock.split(' ')
  const moment = new Date(`${day.replaceAll(':', '-')}T${time}${zone}`)
  expect(captured).toEqual({ time: moment.toISOString(), isLocal: false })
}

withExiftool('fixtures', () => {
  test('have the same metadata', async () => {
    const folders = [path.join(__dirname, 'fixtures'), path.join(__dirname, '../thermal/fixtures')]
    for (const each of folders) {
      const names = (await readdir(each)).filter((name) => name.endsWith('.jpg'))
      for (const name of names) expectSame(path.join(each, name))
    }
  })
})

/** Values in the units of ExifTool. */
const someTags = fc.record(
  {
    // Without 0, which cameras without a position write.
    latitude: fc.double({ min: 0.001, max: 84, noNaN: true }).chain((value) => fc.constantFrom(value, -value)),
    longitude: fc.double({ min: 0.001, max: 180, noNaN: true }).chain((value) => fc.constantFrom(value, -value)),
    altitude: fc.integer({ min: -4000, max: 90_000 }).map((value) => value / 10),
    focalLength: fc.integer({ min: 20, max: 5000 }).map((value) => value / 10),
    focalLength35: fc.integer({ min: 8, max: 1000 }),
    fNumber: fc.integer({ min: 10, max: 220 }).map((value) => value / 10),
    iso: fc.integer({ min: 50, max: 60_000 }),
    make: fc.constantFrom('DJI', 'Autel Robotics', 'SONY', 'Parrot', 'Größe & Co'),
    model: fc.constantFrom('FC6310', 'XT709', 'ILCE-7RM4', 'Anafi <4K>'),
    time: fc.date({ min: new Date('2010-01-01'), max: new Date('2026-01-01'), noInvalidDate: true }),
    zone: fc.constantFrom('+00:00', '+02:00', '-07:00', '+05:45', '-03:30', '+12:45'),
  },
  { requiredKeys: [] },
)
type Tags = typeof someTags extends fc.Arbitrary<infer Value> ? Value : never

/** Arguments of ExifTool. A position consists of both numbers. */
function argumentsOf(tags: Tags): string[] {
  const { latitude, longitude, altitude, time, zone } = tags
  const values: Record<string, string | number | undefined> = {
    'EXIF:FocalLength': tags.focalLength,
    'EXIF:FocalLengthIn35mmFormat': tags.focalLength35,
    'EXIF:FNumber': tags.fNumber,
    'EXIF:ISO': tags.iso,
    'EXIF:Make': tags.make,
    'EXIF:Model': tags.model,
    ...(altitude !== undefined && {
      'EXIF:GPSAltitude': Math.abs(altitude),
      'EXIF:GPSAltitudeRef': altitude < 0 ? 1 : 0,
    }),
    ...(latitude !== undefined &&
      longitude !== undefined && {
        'EXIF:GPSLatitude': Math.abs(latitude),
        'EXIF:GPSLatitudeRef': latitude < 0 ? 'S' : 'N',
        'EXIF:GPSLongitude': Math.abs(longitude),
        'EXIF:GPSLongitudeRef': longitude < 0 ? 'W' : 'E',
      }),
    ...(time !== undefined && {
      'EXIF:DateTimeOriginal': time.toISOString().slice(0, 19).replaceAll('-', ':').replace('T', ' '),
      'EXIF:OffsetTimeOriginal': zone,
    }),
  }
  return Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [`-${name}=${value}`]))
}

const FORMATS = ['jpg', 'png', 'webp', 'tif'] as const
const BYTE_ORDERS = ['MM', 'II']
const RUNS = 25

withExiftool('photos whose metadata ExifTool writes', () => {
  test.each(FORMATS)('%s: have the same metadata', async (format) => {
    const picture = path.join(folder, `picture.${format}`)
    await sharp({ create: { width: 64, height: 48, channels: 3, background: '#456' } }).toFile(picture)
    fc.assert(
      fc.property(someTags, fc.constantFrom(...BYTE_ORDERS), (tags, byteOrder) => {
        const photo = path.join(folder, `photo.${format}`)
        copyFileSync(picture, photo)
        const args = argumentsOf(tags)
        if (args.length > 0) {
          runProgram('exiftool', ['-q', '-n', '-overwrite_original', `-ExifByteOrder=${byteOrder}`, ...args, photo])
        }
        expectSame(photo)
      }),
      { numRuns: RUNS },
    )
  })

  test('a position in XMP only is read', async () => {
    const picture = path.join(folder, 'picture.jpg')
    await sharp({ create: { width: 64, height: 48, channels: 3, background: '#456' } }).toFile(picture)
    const args = ['-XMP-exif:GPSLatitude=-33.5', '-XMP-exif:GPSLongitude=-70.25', '-XMP-exif:GPSAltitude=812.5']
    runProgram('exiftool', ['-q', '-n', '-overwrite_original', ...args, picture])
    expectSame(picture)
  })

  test('a file that ends early is read without an error, with the same values or none', async () => {
    const picture = path.join(folder, 'picture.jpg')
    await sharp({ create: { width: 64, height: 48, channels: 3, background: '#456' } }).toFile(picture)
    const args = argumentsOf({ latitude: 47.5, longitude: 8.25, altitude: 412.5, make: 'DJI', focalLength: 24 })
    runProgram('exiftool', ['-q', '-n', '-overwrite_original', ...args, picture])
    const whole = readFileSync(picture)
    const { place } = readMetadata(whole)
    for (let length = 0; length < whole.length; length += 7) {
      const cut = path.join(folder, 'cut.jpg')
      writeFileSync(cut, whole.subarray(0, length))
      expect([null, place]).toContainEqual(readMetadata(readFileSync(cut)).place)
    }
  })
})
