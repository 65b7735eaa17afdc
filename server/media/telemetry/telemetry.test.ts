import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import fc from 'fast-check'
import { Readable } from 'node:stream'
import { render } from '../../platform/core/messages'
import { VectorImportError } from '../vector/vectorImportError'
import { fileKind, kindOfFile } from '../file-kind/fileKind'
import { Collector } from './collect'
import { proposeColumns } from './columns'
import { parseTelemetry, sampleBatches } from './parseTelemetry'
import { isFlightLog } from './flightLog'
import { readTableHead } from './readers/csv'
import { readGpxTrack } from './readers/gpx'
import { createNotes } from './readers/notes'
import { readTelemetry, type TelemetryFile } from './readTelemetry'
import { sampleAt, type Sample } from './sample'
import { TelemetryError } from './telemetryError'
import { dataflashOf } from './testing/dataflash'
import { tlogOf } from './testing/tlog'
import { ulogOf } from './testing/ulog'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'aerie-telemetry-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const fixture = (name: string) => path.join(__dirname, 'fixtures', `${name}.srt`)

async function read(content: string | Buffer, kind: TelemetryFile['kind'], columns?: TelemetryFile['columns']) {
  const file = path.join(folder, 'file')
  await writeFile(file, content)
  return readFrom({ path: file, kind, ...(columns && { columns }) })
}

async function readFrom(file: TelemetryFile) {
  const samples: Sample[] = []
  const reading = await readTelemetry(file, (sample) => void samples.push(sample))
  return { ...reading, samples }
}

const problemOf = async (reading: Promise<unknown>): Promise<string> => {
  const error: unknown = await reading.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (error instanceof TelemetryError || error instanceof VectorImportError) return error.text.code
  throw error
}

describe('subtitles of drones', () => {
  const families = [
    ['brighton_flyover', { long: -91.9944337, lat: 46.8424151, altitude: 200, height: 17, gimbalPitch: -90 }, 'local'],
    ['dji_matrice_300', { long: -6.112, lat: 36.6146, height: 0.3 }, 'local'],
    ['dji_mavic_2_style', { long: 149.0251, lat: -20.2533, height: null }, 'local'],
    ['dji_mavic_pro', { long: 149.0251, lat: -20.2533, height: 1.9 }, 'local'],
    [
      'dji_p4_rtk',
      { long: -58.851745, lat: -34.237922, height: 85.8, speed: 0, heading: 110.1, gimbalYaw: 110.4 },
      'none',
    ],
  ] as const
  test.each(families)('reads %s with its order of coordinates', async (name, first, clock) => {
    const { samples, summary } = await readFrom({ path: fixture(name), kind: 'srt' })
    expect(samples).toHaveLength(8)
    expect(samples[0]).toMatchObject(first)
    expect(summary).toMatchObject({ clock, samples: 8 })
  })

  test('of a Phantom without angles keep the height and the speed of each record', async () => {
    const { samples, summary } = await readFrom({ path: fixture('phantom_height_only'), kind: 'srt' })
    expect(samples[0]).toMatchObject({ lat: 53.0793, long: 8.8017, height: 32.4, altitude: null, speed: 0 })
    expect(samples.map(({ speed }) => speed)).toEqual([0, 0.3, 1.1, 1.8, 2.4, 2.5, 2.2, 1.9])
    expect(summary).toMatchObject({ clock: 'none', maxHeight: 32.4 })
  })

  test('of Autel are read from SubStation Alpha, with the side of each coordinate, its clock and its angles', async () => {
    const file = path.join(__dirname, 'fixtures', 'autel_evo.ass')
    expect(await kindOfFile(file)).toMatchObject({ kind: 'srt' })
    const { samples, summary } = await readFrom({ path: file, kind: 'srt' })
    expect(samples).toHaveLength(8)
    expect(samples[0]).toMatchObject({ lat: 46.842415, long: -91.994433, altitude: 212.5, height: 0 })
    expect(samples[0]).toMatchObject({ heading: 163.2, gimbalPitch: -45, gimbalYaw: 164 })
    expect(summary).toMatchObject({ clock: 'local', startedAt: Date.UTC(2026, 5, 15, 14, 47, 10) })
  })

  const records = [
    ['a letter and a sign', 'GPS(W: -117.-9605, N: 33.6323, -37)', { lat: 33.6323, long: -117.9605 }, false],
    ['a height above take-off', 'GPS(E: 8.1, S: 3.6, -37) ReH:12', { lat: -3.6, altitude: -37, height: 12 }, false],
    ['a corrected position', 'RTK (120.083799, 30.213635, 28), H 76.19m', { lat: 30.213635, height: 76.19 }, false],
    ['an altitude between Phantom values', 'GPS (24.0, 57.0, 72.5), H.S 2.10m/s', { lat: 57, altitude: 72.5 }, false],
    ['a longitude beyond 90', 'GPS(31.2, 121.5, 12.5)', { lat: 31.2, long: 121.5, altitude: 12.5 }, false],
    ['an altitude without a unit', 'GPS(47.4692, 8.209, 512.3)', { lat: 47.4692, long: 8.209, altitude: 512.3 }, true],
    ['a whole altitude without a unit', 'GPS(47.4692,8.209,512)', { lat: 47.4692, altitude: 512 }, true],
  ] as const
  test.each(records)('with %s', async (_name, text, sample, assumedOrder) => {
    const { samples, notes } = await read(`1\n00:00:00,000 --> 00:00:01,000\n${text}\n\n`, 'srt')
    expect(samples).toEqual([expect.objectContaining(sample)])
    expect(notes.assumedOrder).toBe(assumedOrder)
  })

  test('takes milliseconds from the timecodes when the clock has whole seconds or stops', async () => {
    const cue = (number: number, ms: string) =>
      `${number}\n00:00:0${ms} --> 00:00:09,999\n2024.01.01 10:00:00\nGPS(10.5,50.5,12) BAROMETER:5.0\n\n`
    const { samples } = await read(cue(1, '0,000') + cue(2, '0,200') + cue(3, '0,400') + cue(4, '5,000'), 'srt')
    expect(samples.map(({ at }) => at - Date.UTC(2024, 0, 1, 10))).toEqual([0, 200, 400, 5000])
  })

  test('reads a clock whose month, day and hour have one digit', async () => {
    const cue = '1\n00:00:00,000 --> 00:00:01,000\n2017.8.5 9:11:51\nGPS(10.5,50.5,12) BAROMETER:5.0\n\n'
    const { samples, summary } = await read(cue, 'srt')
    expect(summary).toMatchObject({ clock: 'local' })
    expect(samples[0]?.at).toBe(Date.UTC(2017, 7, 5, 9, 11, 51))
  })

  test('keeps the complete records of a file whose last record is incomplete', async () => {
    const whole = await readFile(fixture('dji_mavic_pro'), 'utf8')
    const { samples, notes } = await read(whole.slice(0, whole.lastIndexOf('GPS') + 5), 'srt')
    expect(samples).toHaveLength(7)
    expect(notes).toEqual({ ...createNotes(), incompleteRecord: true })
  })

  test('rejects files with the formats of two drones, and subtitles without positions', async () => {
    const both = await Promise.all(['dji_mavic_pro', 'dji_matrice_300'].map((name) => readFile(fixture(name), 'utf8')))
    expect(await problemOf(read(both.join('\n'), 'srt'))).toBe('telemetry.mixedFamilies')
    const film = '1\n00:00:00,000 --> 00:00:02,000\nGood morning.\n'
    expect(await problemOf(read(film, 'srt'))).toBe('telemetry.noSubtitles')
  })
})

describe('GPX', () => {
  const point = (second: number, lat: number, rest = '') =>
    `<trkpt lat="${lat}" lon="7"><ele>${100 + second}</ele><time>2024-05-01T10:00:${String(second).padStart(2, '0')}Z</time>${rest}</trkpt>`
  const gpx = (points: string) => `<gpx version="1.1"><trk><trkseg>${points}</trkseg></trk></gpx>`

  test('reads times, and derives heights above the first point, distance, take-off and landing', async () => {
    const track = [0, 1, 10, 20, 30, 31].map((second) => point(second, 50 + Math.min(second, 30) / 10_000))
    const landed = point(40, 50.003).replace('<ele>140', '<ele>100')
    const { samples, summary } = await read(gpx(track.join('') + landed), 'gpx')
    expect(samples[2]).toMatchObject({ altitude: 110, height: 10 })
    expect(summary).toMatchObject({ clock: 'utc', maxHeight: 31, samples: 7 })
    expect(summary.distance).toBeCloseTo(333.6, 0)
    expect([summary.takeOffAt, summary.landedAt]).toEqual([
      Date.parse('2024-05-01T10:00:10Z'),
      Date.parse('2024-05-01T10:00:40Z'),
    ])
  })

  test('counts what was flown in the last part of a second', async () => {
    const time = (ms: number) => new Date(Date.parse('2024-05-01T10:00:00Z') + ms).toISOString()
    const track = [0, 400, 800].map((ms) => `<trkpt lat="${50 + ms / 1e7}" lon="7"><time>${time(ms)}</time></trkpt>`)
    expect((await read(gpx(track.join('')), 'gpx')).summary.distance).toBeCloseTo(8.9, 1)
    const whole = [...track, `<trkpt lat="50.00012" lon="7"><time>${time(1200)}</time></trkpt>`]
    expect((await read(gpx(whole.join('')), 'gpx')).summary.distance).toBeCloseTo(13.3, 1)
    const standing = [0, 1000, 1500].map((ms) => `<trkpt lat="50" lon="7"><time>${time(ms)}</time></trkpt>`)
    expect((await read(gpx(standing.join('')), 'gpx')).summary.distance).toBe(0)
  })

  test('rejects damaged files and tracks without times or valid positions', async () => {
    const timeless = gpx('<trkpt lat="50" lon="7"/>')
    expect(await problemOf(read(timeless, 'gpx'))).toBe('telemetry.noTimes')
    expect(await problemOf(read(gpx(point(1, 0).replace('lon="7"', 'lon="0"')), 'gpx'))).toBe('telemetry.noPositions')
    expect(await problemOf(read(gpx(point(1, 50)).slice(0, -20), 'gpx'))).toBe('vector.damagedXml')
  })

  test('skips points that are out of order, and more than ten points per second', async () => {
    const { samples, notes } = await read(gpx(point(5, 50) + point(4, 50.1) + point(5, 50.2) + point(6, 50.3)), 'gpx')
    expect(samples.map(({ lat }) => lat)).toEqual([50, 50.3])
    expect(notes.outOfOrder).toBe(1)
  })
})

describe('tables', () => {
  const AIRDATA = [
    'time(millisecond),datetime(utc),latitude,longitude,height_above_takeoff(feet),speed(mph),battery_percent,compass_heading(degrees)',
    '0,2024-05-01 10:00:00,50.1,7.1,0,0,98,90',
    '1000,2024-05-01 10:00:01,50.1001,7.1,100,10,97,91',
  ].join('\n')

  test('proposes columns and units from the column names', async () => {
    const { header } = await readTableHead(Readable.from([Buffer.from(AIRDATA)]))
    expect(proposeColumns(header)).toEqual({
      fields: {
        time: 'datetime(utc)',
        lat: 'latitude',
        long: 'longitude',
        height: 'height_above_takeoff(feet)',
        speed: 'speed(mph)',
        battery: 'battery_percent',
        heading: 'compass_heading(degrees)',
      },
      timeUnit: 's',
      lengthUnit: 'ft',
      speedUnit: 'mph',
    })
    const { samples } = await read(AIRDATA, 'csv', proposeColumns(header))
    expect(samples[1]).toMatchObject({ at: Date.parse('2024-05-01T10:00:01Z'), clock: 'utc', battery: 97, heading: 91 })
    expect(samples[1]?.height).toBeCloseTo(30.48)
    expect(samples[1]?.speed).toBeCloseTo(4.47)
  })

  const FLIGHT_READER = [
    'sep=,',
    'CUSTOM.date [local],CUSTOM.updateTime [local],OSD.flyTime,OSD.latitude,OSD.longitude,OSD.height [ft],OSD.heightMax [ft],OSD.altitude [ft],OSD.hSpeed [MPH],OSD.yaw,OSD.yaw [360],GIMBAL.pitch,GIMBAL.yaw [360],BATTERY.chargeLevel',
    '11/25/2025,11:59:58.50 AM,0m 0s,,,0,0,700,0,0,0,0,0,99',
    '11/25/2025,12:00:00.50 PM,0m 2s,46.8424,-91.9944,100,100,800,10,-170,190,-90,191,98',
    '11/25/2025,1:00:01.25 PM,0m 3s,46.8425,-91.9944,110,110,810,10,-170,190,-90,191,97',
  ].join('\r\n')
  const PHANTOM_HELP = [
    'CUSTOM.updateTime,OSD.latitude,OSD.longitude,OSD.height [m],OSD.altitude [m],CALC.hSpeed [m/s],OSD.yaw',
    '2025/11/25 12:00:00.500,46.8424,-91.9944,30.48,243.84,4.4704,190',
  ].join('\n')

  test.each([
    ['Flight Reader, with date and clock apart, 12 hours, feet and a line for the separator', FLIGHT_READER],
    ['PhantomHelp, in metres', PHANTOM_HELP],
  ])('reads the log of %s, recognised by its header', async (_name, table) => {
    const bytes = Buffer.from(table)
    const source = { size: bytes.length, read: async (start: number, end: number) => bytes.subarray(start, end) }
    expect(await fileKind(source)).toMatchObject({ kind: 'csv' })
    expect(await isFlightLog(source)).toBe(true)
    const { header } = await readTableHead(Readable.from([bytes]))
    const { samples, summary } = await read(table, 'csv', proposeColumns(header))
    expect(summary).toMatchObject({ clock: 'local', startedAt: Date.UTC(2025, 10, 25, 12, 0, 0, 500) })
    expect(samples[0]).toMatchObject({ lat: 46.8424, long: -91.9944, heading: 190 })
    expect(samples[0]?.height).toBeCloseTo(30.48)
    expect(samples[0]?.altitude).toBeCloseTo(243.84)
    expect(samples[0]?.speed).toBeCloseTo(4.4704)
  })

  test('reads the battery, the gimbal and the afternoon of a log of Flight Reader', async () => {
    const { header } = await readTableHead(Readable.from([Buffer.from(FLIGHT_READER)]))
    const { samples, notes } = await read(FLIGHT_READER, 'csv', proposeColumns(header))
    expect(samples[1]).toMatchObject({ battery: 97, gimbalPitch: -90, gimbalYaw: 191 })
    expect(samples[1]?.at).toBe(Date.UTC(2025, 10, 25, 13, 0, 1, 250))
    expect(notes).toMatchObject({ withoutPosition: 1, assumedDate: null })
  })

  test('counts the line of the separator in the number of a wrong row', async () => {
    const { header } = await readTableHead(Readable.from([Buffer.from(FLIGHT_READER)]))
    const wrong = FLIGHT_READER.replace('11/25/2025,11:59:58.50 AM', '11/25/2025,noon')
    const error: unknown = await read(wrong, 'csv', proposeColumns(header)).catch((reason: unknown) => reason)
    expect((error as TelemetryError).text.values).toMatchObject({ row: 3, value: '11/25/2025 noon' })
  })

  test('names a date whose order of day and month is not certain, and takes other tables for no flight log', async () => {
    const ambiguous = FLIGHT_READER.replaceAll('11/25/2025', '03/04/2026')
    const { header } = await readTableHead(Readable.from([Buffer.from(ambiguous)]))
    const { samples, notes } = await read(ambiguous, 'csv', proposeColumns(header))
    expect(samples[0]?.at).toBe(Date.UTC(2026, 2, 4, 12, 0, 0, 500))
    expect(notes.assumedDate).toBe('03/04/2026')
    const german = FLIGHT_READER.replaceAll('11/25/2025', '25.11.2025')
    expect((await read(german, 'csv', proposeColumns(header))).samples[0]?.at).toBe(
      Date.UTC(2025, 10, 25, 12, 0, 0, 500),
    )
    const bytes = Buffer.from('name,latitude,longitude\nGate,50,7\n')
    const source = { size: bytes.length, read: async (start: number, end: number) => bytes.subarray(start, end) }
    expect(await isFlightLog(source)).toBe(false)
  })

  const units = { timeUnit: 's', lengthUnit: 'm', speedUnit: 'm/s' } as const
  test('rejects a column with wrong values, and a column that is missing', async () => {
    const columns = { fields: { time: 'datetime(utc)', lat: 'time(millisecond)', long: 'longitude' }, ...units }
    const wrong = AIRDATA.replace('\n0,', '\n500,')
    expect(await problemOf(read(wrong, 'csv', columns))).toBe('telemetry.wrongColumn')
    const gone = { fields: { time: 'when', lat: 'latitude', long: 'longitude' }, ...units }
    expect(await problemOf(read(AIRDATA, 'csv', gone))).toBe('telemetry.columnMissing')
  })

  test('reads decimal commas, and skips rows before the first position', async () => {
    const table = 't;lat;lon\n0;;\n1;50,5;7,25\n2;50,6;7,25\n'
    const { samples, notes } = await read(table, 'csv', { fields: { time: 't', lat: 'lat', long: 'lon' }, ...units })
    expect(samples.map(({ at, lat, long }) => [at, lat, long])).toEqual([
      [1000, 50.5, 7.25],
      [2000, 50.6, 7.25],
    ])
    expect(notes.withoutPosition).toBe(1)
  })

  test('waits for the first position, reads numeric times with a decimal comma, and rejects an empty column', async () => {
    const waiting = Array.from({ length: 50 }, (_, index) => `0,${index + 10};;`).join('\n')
    const columns = { fields: { time: 't', lat: 'lat', long: 'lon' }, ...units }
    const { samples, notes } = await read(`t;lat;lon\n${waiting}\n1,5;50,5;7,25\n`, 'csv', columns)
    expect(samples.map(({ at }) => at)).toEqual([1500])
    expect(notes.withoutPosition).toBe(50)
    expect(await problemOf(read(`t;lat;lon\n${waiting}\n`, 'csv', columns))).toBe('telemetry.wrongColumn')
  })
})

describe('PX4 logs', () => {
  test('reads positions with the time of the satellite receiver, speed, heading and battery', async () => {
    const utc = Date.parse('2024-05-01T10:00:00Z')
    const { samples, summary } = await read(ulogOf({ utc, positions: 20 }), 'ulog')
    expect(summary).toMatchObject({ clock: 'utc', samples: 20, startedAt: utc })
    expect(samples[10]).toMatchObject({ long: 8.5, altitude: 520, height: 20, battery: 75, speed: 5 })
    expect(samples[10]?.heading).toBeCloseTo(90, 4)
    expect(samples[10]?.lat).toBeCloseTo(47.4001, 6)
  })

  test('have the values of the first of two batteries and of two estimates of the position', async () => {
    const utc = Date.parse('2024-05-01T10:00:00Z')
    const { samples, notes } = await read(ulogOf({ utc, positions: 20, hasSecondInstances: true }), 'ulog')
    expect(samples).toHaveLength(20)
    expect(samples.slice(1).map(({ battery }) => battery)).toEqual(Array.from({ length: 19 }, () => 75))
    expect(samples.every(({ lat }) => lat > 47)).toBe(true)
    expect(notes.otherInstances).toBe(2)
  })

  test('rejects a damaged log', async () => {
    const log = ulogOf({ utc: 0, positions: 3 })
    expect(await problemOf(read(log.subarray(0, 60), 'ulog'))).toMatch(/telemetry\.(damagedLog|noLogPosition)/)
  })
})

describe('ArduPilot logs', () => {
  const utc = Date.parse('2024-05-01T10:00:00Z')
  const logs = [
    ['of the vehicle', 'dataflash', dataflashOf({ utc, positions: 20 })],
    ['of the vehicle without a filter', 'dataflash', dataflashOf({ utc, positions: 20, withPos: false })],
    ['of a ground station', 'tlog', tlogOf({ utc, positions: 20 })],
  ] as const

  test.each(logs)('%s have positions with time, speed, heading, battery and gimbal', async (_name, kind, log) => {
    const { samples, summary } = await read(log, kind)
    expect(summary).toMatchObject({ clock: 'utc', samples: 20, startedAt: utc, endedAt: utc + 1900 })
    expect(samples[10]).toMatchObject({ long: 8.5, altitude: 520, height: 20, battery: 75, speed: 5, heading: 90 })
    expect(samples[10]).toMatchObject({ gimbalPitch: -90, gimbalYaw: 95 })
    expect(samples[10]?.lat).toBeCloseTo(47.4001, 6)
  })

  test('of several vehicles give the track of one and count the others', async () => {
    const { samples, notes } = await read(tlogOf({ utc, positions: 20 }), 'tlog')
    expect(samples).toHaveLength(20)
    expect(notes.otherVehicles).toBe(1)
  })

  test('of MAVLink 1 have no direction of the gimbal over ground and no packet of two bytes for its message', async () => {
    const { samples } = await read(tlogOf({ utc, positions: 20, version: 1 }), 'tlog')
    expect(samples[10]).toMatchObject({ long: 8.5, altitude: 520, heading: 90, gimbalPitch: null, gimbalYaw: null })
  })

  test.each(logs)('%s are read around damaged bytes', async (_name, kind, log) => {
    const half = Math.floor(log.length / 2)
    const damaged = Buffer.concat([log.subarray(0, half), Buffer.alloc(100, 0xff), log.subarray(half + 40)])
    const { samples } = await read(damaged, kind)
    expect(samples.length).toBeGreaterThan(15)
    for (const { lat } of samples) expect(lat).toBeCloseTo(47.4, 2)
  })

  test('without positions are rejected with the reason', async () => {
    expect(await problemOf(read(dataflashOf({ utc, positions: 0 }), 'dataflash'))).toBe('telemetry.noArduPilotPosition')
    expect(await problemOf(read(Buffer.alloc(5000, 7), 'dataflash'))).toBe('telemetry.damagedArduPilotLog')
    expect(await problemOf(read(Buffer.alloc(5000, 7), 'tlog'))).toBe('telemetry.damagedArduPilotLog')
  })

  test.each(logs)('%s with random changes give points or a reason, never another failure', async (_name, kind, log) => {
    const change = fc.record({ at: fc.nat(log.length - 1), byte: fc.nat(255) })
    const changes = fc.array(change, { minLength: 1, maxLength: 40 })
    await fc.assert(
      fc.asyncProperty(changes, fc.nat(log.length), async (made, end) => {
        const changed = Buffer.from(log)
        for (const { at, byte } of made) changed[at] = byte
        const outcome = await read(changed.subarray(0, end), kind).then(
          ({ samples }) => samples.length > 0,
          (error: unknown) => error instanceof TelemetryError,
        )
        expect(outcome).toBe(true)
      }),
      { numRuns: 150 },
    )
  })
})

test('reads a file in a child process, and returns samples in batches or the problem', async () => {
  const output = path.join(folder, 'samples')
  const { summary } = await parseTelemetry({ path: fixture('dji_matrice_300'), kind: 'srt', output })
  expect(summary.samples).toBe(8)
  const sizes: number[] = []
  for await (const batch of sampleBatches(output, 5)) sizes.push(batch.length)
  expect(sizes).toEqual([5, 3])
  const film = path.join(folder, 'film.srt')
  await writeFile(film, '1\n00:00:00,000 --> 00:00:02,000\nGood morning.\n')
  expect(await problemOf(parseTelemetry({ path: film, kind: 'srt', output }))).toBe('telemetry.noSubtitles')
})

describe('a GPX track of hundreds of megabytes', () => {
  const START = Date.parse('2026-03-01T08:00:00.000Z')
  const POINTS_OF_CHUNK = 100
  const LIMIT = 2_000_000

  /** A track that never ends, made as it is read. `read` counts the points. */
  async function* endlessTrack(read: { points: number; isClosed: boolean }, first: number): AsyncGenerator<Buffer> {
    try {
      yield Buffer.from('<gpx><trk><trkseg>')
      for (;;) {
        const points = Array.from({ length: POINTS_OF_CHUNK }, (_, at) => {
          const time = new Date(START + (first + read.points + at) * 100).toISOString()
          return `<trkpt lat="50" lon="8"><ele>100</ele><time>${time}</time></trkpt>`
        })
        read.points += POINTS_OF_CHUNK
        yield Buffer.from(points.join(''))
      }
    } finally {
      read.isClosed = true
    }
  }

  test('is read as it is used, a few points ahead', async () => {
    const read = { points: 0, isClosed: false }
    let used = 0
    for await (const sample of readGpxTrack(endlessTrack(read, 0))) {
      used += 1
      expect(sample.at).toBe(START + (used - 1) * 100)
      if (read.points - used > 2 * POINTS_OF_CHUNK) throw new Error(`${read.points} points read to use ${used}`)
      if (used === 20_000) break
    }
    expect(read.isClosed).toBe(true)
  })

  test('ends at two million points with a message that names the limit, and the rest is not read', async () => {
    const collector = new Collector(createNotes())
    const before = LIMIT - 1000
    for (let at = 0; at < before; at++) collector.add(sampleAt(START + at * 100, 'utc', 8, 50))
    const read = { points: 0, isClosed: false }
    const reading = async () => {
      for await (const sample of readGpxTrack(endlessTrack(read, before))) collector.add(sample)
    }
    const error = await reading().catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(TelemetryError)
    expect(render((error as TelemetryError).text, 'en')).toBe(
      'The file has more than 2,000,000 points. Split the file.',
    )
    expect(read.points).toBeLessThan(1000 + 3 * POINTS_OF_CHUNK)
    expect(read.isClosed).toBe(true)
  })
})
