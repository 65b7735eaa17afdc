import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { degreesOf, statisticsOf } from './degrees'
import { readFlir } from './flirFile'
import { findHotspots } from './hotspots'
import { jpegSegments } from './jpegSegments'
import { temperatureOf, type PlanckConstants, type ThermalParameters } from './planck'
import { isRadiometricTiff, readRadiometricTiff } from './radiometricTiff'
import { findThermalSource, sourceOfJpeg } from './readThermal'
import { pixelsOf } from './shapes'
import { makeTiff } from './testing/makeTiff'

const folder = mkdtempSync(path.join(tmpdir(), 'thermal-test-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const FLIR = readFileSync(path.join(__dirname, 'fixtures/flir_zenmuse_xtr.jpg'))

const CONSTANTS: PlanckConstants = {
  r1: 17096.453,
  r2: 0.048084795,
  b: 1428,
  f: 1,
  o: -370,
  alpha1: 0.006569,
  alpha2: 0.01262,
  beta1: -0.002276,
  beta2: -0.00667,
  x: 1.9,
}

const IDEAL: ThermalParameters = {
  emissivity: 1,
  reflected: 20,
  distance: 0,
  humidity: 0.5,
  air: 20,
  windowTemperature: 20,
  windowTransmission: 1,
}

const signalOf = (celsius: number) =>
  CONSTANTS.r1 / (CONSTANTS.r2 * (Math.exp(CONSTANTS.b / (celsius + 273.15)) - CONSTANTS.f)) - CONSTANTS.o

describe('the temperature of a signal', () => {
  test.each([-20, 0, 36.6, 71, 300])('of a black body at %d degrees is its own', (celsius) => {
    expect(temperatureOf(CONSTANTS, IDEAL)(signalOf(celsius))).toBeCloseTo(celsius, 6)
  })

  test('without contrast to its surroundings does not depend on emissivity, distance or window', () => {
    const same = { ...IDEAL, emissivity: 0.6, distance: 50, windowTransmission: 0.8, windowTemperature: 20 }
    expect(temperatureOf(CONSTANTS, same)(signalOf(20))).toBeCloseTo(20, 6)
  })

  test('of an object that reflects cold sky is higher than it seems', () => {
    const shiny = { ...IDEAL, emissivity: 0.8, reflected: -20 }
    const seen = 0.8 * signalOf(71) + 0.2 * signalOf(-20)
    expect(temperatureOf(CONSTANTS, shiny)(seen)).toBeCloseTo(71, 6)
  })

  test('is unknown for a signal that no object has', () => {
    expect(temperatureOf(CONSTANTS, IDEAL)(-5000)).toBeNaN()
  })
})

describe('a FLIR R-JPEG', () => {
  test('has the constants and parameters of its camera', async () => {
    expect(sourceOfJpeg(FLIR)).toBe('flir')
    const picture = await readFlir(jpegSegments(FLIR))
    expect(picture).toMatchObject({ width: 640, height: 512, constants: { b: 1428, o: -370 } })
    expect(picture.constants.r1).toBeCloseTo(17096.453, 2)
    expect(picture.parameters).toMatchObject({ distance: 20, humidity: 0.5, windowTransmission: 1 })
    expect(picture.parameters.emissivity).toBeCloseTo(0.7, 6)
  })

  test('is as hot as its signal says', async () => {
    const picture = await readFlir(jpegSegments(FLIR))
    const degrees = degreesOf(picture)
    const { min, max, mean } = statisticsOf(degrees)!
    expect([min, max, mean].map((value) => value.toFixed(1))).toEqual(['15.9', '59.7', '27.7'])
    const [hottest] = findHotspots({ ...picture, degrees })
    expect(hottest).toMatchObject({ x: 448, y: 180 })
    const asBlackBody = statisticsOf(degreesOf(picture, { ...picture.parameters, emissivity: 1 }))!
    expect(asBlackBody.max).toBeLessThan(max)
  })

  test.each([
    ['without its last segment', (file: Buffer) => cut(file, -1), 'thermal.unreadable'],
    ['with an offset outside of the file', (file: Buffer) => damage(file, 12), 'thermal.unreadable'],
  ])('%s is rejected with a reason', async (_what, change, code) => {
    await expect(readFlir(jpegSegments(change(FLIR)))).rejects.toMatchObject({ text: { code } })
  })

  test('with random damage is read or rejected, and never crashes', async () => {
    for (let round = 0; round < 40; round++) {
      const file = Buffer.from(FLIR)
      for (let byte = 0; byte < 20; byte++) file[(round * 7919 + byte * 104_729) % 70_000] = (round * 31 + byte) & 255
      const read = await readFlir(jpegSegments(file)).catch((error: { text?: { code: string } }) => error)
      expect('signal' in read || read.text?.code.startsWith('thermal.') === true).toBe(true)
    }
  })
})

/** Without some of the segments with thermal data. */
function cut(file: Buffer, count: number): Buffer {
  const kept = jpegSegments(file).filter(({ content }) => content.toString('latin1', 0, 4) === 'FLIR')
  const part = (content: Buffer) => {
    const head = Buffer.from([0xff, 0xe1, 0, 0])
    head.writeUInt16BE(content.length + 2, 2)
    return Buffer.concat([head, content])
  }
  return Buffer.concat([Buffer.from([0xff, 0xd8]), ...kept.slice(0, count).map(({ content }) => part(content))])
}

/** Sets a field of all entries of the directory to a large number. */
function damage(file: Buffer, field: number): Buffer {
  const copy = Buffer.from(file)
  const start = copy.indexOf('FFF\0')
  const directory = start + copy.readUInt32LE(start + 0x18)
  const count = copy.readUInt32LE(start + 0x1c)
  for (let entry = 0; entry < count; entry++) copy.writeUInt32LE(0x7fffffff, directory + entry * 32 + field)
  return copy
}

test('recognises the R-JPEG of DJI, which needs the SDK of the manufacturer', async () => {
  const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer()
  const segment = (marker: number, text: string) => {
    const head = Buffer.from([0xff, marker, 0, text.length + 2])
    return Buffer.concat([head, Buffer.from(text)])
  }
  const dji = [segment(0xe1, 'Exif DJI'), segment(0xe3, 'raw'), segment(0xe5, 'calibration')]
  const file = Buffer.concat([picture.subarray(0, 2), ...dji, picture.subarray(2)])
  expect(sourceOfJpeg(file)).toBe('dji')
  expect(sourceOfJpeg(picture)).toBeUndefined()
})

test('finds the raw data of DJI beyond the first megabyte', async () => {
  const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer()
  const segment = (marker: number, content: Buffer) => {
    const head = Buffer.from([0xff, marker, 0, 0])
    head.writeUInt16BE(content.length + 2, 2)
    return Buffer.concat([head, content])
  }
  // A sensor of 1280 x 1024 has 2.6 MB, before the calibration.
  const raw = Array.from({ length: 41 }, () => segment(0xe3, Buffer.alloc(64_000, 7)))
  const parts = [segment(0xe1, Buffer.from('Exif DJI')), ...raw, segment(0xe5, Buffer.from('calibration'))]
  const file = path.join(folder, 'large.jpg')
  writeFileSync(file, Buffer.concat([picture.subarray(0, 2), ...parts, picture.subarray(2)]))
  expect(await findThermalSource(file, 'jpeg')).toBe('dji')
})

describe('a radiometric TIFF', () => {
  const width = 16
  const height = 12
  const celsius = Float32Array.from({ length: width * height }, (_, pixel) => pixel / 4 - 5)

  const tiff = (bits: 16 | 32, format: 1 | 2 | 3, data: Buffer) => makeTiff({ width, height }, bits, format, data)
  const bytesOf = (values: Float32Array | Uint16Array | Int16Array) => Buffer.from(values.buffer)

  test.each([
    ['degrees', tiff(32, 3, bytesOf(celsius))],
    ['kelvin', tiff(32, 3, bytesOf(celsius.map((value) => value + 273.15)))],
    [
      'hundredths of a kelvin',
      tiff(16, 1, bytesOf(Uint16Array.from(celsius, (value) => Math.round((value + 273.15) * 100)))),
    ],
  ])('in %s has the right temperatures', async (_unit, file) => {
    expect(await isRadiometricTiff(file)).toBe(true)
    const { degrees } = await readRadiometricTiff(file)
    degrees.forEach((value, pixel) => expect(Math.abs(value - celsius[pixel]!)).toBeLessThan(0.011))
  })

  test('in tenths of a degree has temperatures below zero', async () => {
    const tenths = Int16Array.from(celsius, (value) => Math.round(value * 10))
    const { degrees } = await readRadiometricTiff(tiff(16, 2, bytesOf(tenths)))
    degrees.forEach((value, pixel) => expect(value).toBeCloseTo(tenths[pixel]! / 10, 4))
    expect(degrees[0]).toBe(-5)
  })

  test.each([
    ['degrees', Float32Array.from(celsius, (value, pixel) => (pixel === 3 ? -9999 : value))],
    ['kelvin', Float32Array.from(celsius, (value, pixel) => (pixel === 3 ? 0 : value + 273.15))],
  ])('in %s has no temperature where there is no data', async (_unit, values) => {
    const { degrees } = await readRadiometricTiff(tiff(32, 3, bytesOf(values)))
    expect(degrees[3]).toBeNaN()
    expect(degrees[4]).toBeCloseTo(celsius[4]!, 3)
    expect(statisticsOf(degrees)?.min).toBeCloseTo(-5, 3)
  })

  test('of reflectance is rejected with a reason', async () => {
    const file = tiff(32, 3, bytesOf(celsius.map((value) => (value + 5) / 100)))
    await expect(readRadiometricTiff(file)).rejects.toMatchObject({ text: { code: 'thermal.unknownUnit' } })
  })

  test('with values of an unknown unit is rejected with a reason', async () => {
    const file = tiff(16, 1, bytesOf(Uint16Array.from(celsius, (_, pixel) => pixel)))
    await expect(readRadiometricTiff(file)).rejects.toMatchObject({ text: { code: 'thermal.unknownUnit' } })
  })
})

test('takes the pixels of points, lines and areas', () => {
  const grid = { width: 10, height: 8 }
  expect(pixelsOf(grid, { kind: 'point', points: [[3.5, 2.5]] })).toEqual([23])
  expect(pixelsOf(grid, { kind: 'point', points: [[30, 2]] })).toEqual([])
  expect(
    pixelsOf(grid, {
      kind: 'line',
      points: [
        [1.5, 1.5],
        [4.5, 1.5],
      ],
    }),
  ).toEqual([11, 12, 13, 14])
  const square = [
    [2, 2],
    [5, 2],
    [5, 4],
    [2, 4],
  ] as const
  expect(pixelsOf(grid, { kind: 'area', points: square })).toEqual([22, 23, 24, 32, 33, 34])
})
