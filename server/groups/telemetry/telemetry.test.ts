import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import type { components } from '../../platform/contract/contract.gen'
import { serverFile } from '../../platform/core/folders'
import { serializeMessage } from '../../platform/core/messages'
import { dataflashOf } from '../../media/telemetry/testing/dataflash'
import { tlogOf } from '../../media/telemetry/testing/tlog'
import { inTenant } from '../../platform/db/tenancy'
import { startTestApp, type TestApp } from '../../testing/testApp'
import { until } from '../../testing/until'
import { send } from '../../records/uploads/testing/tusClient'
import { flightTelemetryText } from './messages'

type Telemetry = components['schemas']['Telemetry']
type Track = components['schemas']['FlightTrack']
type Flight = components['schemas']['Flight']
type Schemas = components['schemas']

let aerie: TestApp
let root: string
let origin: string
let missionId: string

beforeAll(async () => {
  aerie = await startTestApp()
  await aerie.app.listen({ port: 0, host: '127.0.0.1' })
  origin = `http://127.0.0.1:${(aerie.app.server.address() as AddressInfo).port}`
  root = await aerie.cookieOf(aerie.demo.root)
})
afterAll(() => aerie.close())
beforeEach(async () => {
  missionId = (await call<{ _id: string }>('POST', '/mission/create', { name: 'Survey' })).data._id
})

const call = <Data>(method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, body?: object, cookie = root) =>
  aerie.call<Data>(cookie, method, url, body)

const newFlight = async (fields: object = {}) =>
  (await call<Flight>('POST', '/flight/create', { missionId, name: 'Flight 1', ...fields })).data

const list = async () =>
  (await call<{ telemetry: Telemetry[] }>('GET', `/flight/telemetry/list/${missionId}`)).data.telemetry

const create = async (content: Buffer | string, fields: object = {}, filename = 'DJI_0042.SRT') => {
  const uploadId = (await send(origin, root, Buffer.from(content), { filename })).id
  return call<Telemetry>('POST', '/flight/telemetry/create', { missionId, uploadId, ...fields })
}

/** Waits until the file has been read. */
const settled = (telemetryId: string) =>
  until(async () => (await list()).find(({ _id, state }) => _id === telemetryId && state !== 'reading'))

const add = async (...[content, fields, filename]: Parameters<typeof create>) =>
  settled((await create(content, fields, filename)).data._id)

const track = async (flightId: string, detail = 'samples') =>
  (await call<Track>('GET', `/flight/track/${flightId}?detail=${detail}`)).data

const subtitles = (name: string) => readFileSync(serverFile(`media/telemetry/fixtures/${name}.srt`))
const TABLE = 'clock,north,east,agl\n2024-05-01T10:00:00Z,50,7,0\n2024-05-01T10:00:10Z,50.001,7,30\n'
const COLUMNS = {
  fields: { time: 'clock', lat: 'north', long: 'east', height: 'agl' },
  timeUnit: 's',
  lengthUnit: 'm',
  speedUnit: 'm/s',
}

test('reads local times in the given zone, and assigns the recording to the only flight at that time', async () => {
  const flight = await newFlight({ plannedStart: '2025-03-12T14:20:00Z', plannedEnd: '2025-03-12T14:50:00Z' })
  await newFlight({ name: 'Flight 2', plannedStart: '2025-03-12T15:30:00Z' })
  const telemetry = await add(subtitles('brighton_flyover'), { timeZone: 'Europe/Berlin' })
  expect(telemetry).toMatchObject({
    state: 'ready',
    flightId: flight._id,
    timeZone: 'Europe/Berlin',
    samples: 8,
    maxHeight: 17,
    notes: [],
    startedAt: '2025-03-12T14:30:00.000Z',
    endedAt: '2025-03-12T14:30:00.700Z',
  })
  const { samples, path, ...summary } = await track(flight._id)
  expect(summary).toMatchObject({ startedAt: telemetry.startedAt, duration: 0.7, takeOff: null, maxHeight: 17 })
  expect(path[0]).toEqual([-91.9944337, 46.8424151])
  expect(samples).toMatchObject({ at: [0, 100, 200, 300, 400, 500, 600, 700], battery: Array(8).fill(null) })
  expect(samples?.gimbalPitch).toEqual(Array(8).fill(-90))
  expect(await track(flight._id, 'path')).toMatchObject({ path, samples: null })
})

test('reads the table of a common program without asking for its columns', async () => {
  const log = [
    'sep=,',
    'CUSTOM.date [local],CUSTOM.updateTime [local],OSD.latitude,OSD.longitude,OSD.height [ft],OSD.hSpeed [MPH]',
    '03/04/2026,1:00:00.5 PM,46.8424,-91.9944,100,10',
    '03/04/2026,1:00:01.5 PM,46.8425,-91.9944,110,10',
  ].join('\n')
  const telemetry = await add(log, {}, 'DJIFlightRecord.csv')
  expect(telemetry).toMatchObject({
    state: 'unassigned',
    timeZone: 'America/Chicago',
    startedAt: '2026-03-04T19:00:00.500Z',
    notes: [expect.stringContaining('“03/04/2026”')],
  })
  expect(telemetry.maxHeight).toBeCloseTo(33.528)
})

test('reads local times in the zone of the first position unless the request names one', async () => {
  const telemetry = await add(subtitles('brighton_flyover'))
  // 15:29:59 in Minnesota is five hours behind UTC after the change to summer time.
  expect(telemetry.timeZone).toBe('America/Chicago')
  const named = await add(subtitles('brighton_flyover'), { timeZone: 'UTC' })
  const hours = (Date.parse(telemetry.startedAt ?? '') - Date.parse(named.startedAt ?? '')) / 3_600_000
  expect(hours).toBe(5)
})

test('reads local times in another zone that a person chooses, and moves what has its times', async () => {
  const { _id } = await add(subtitles('dji_matrice_300'), { timeZone: 'Europe/Madrid' })
  const made = await call<Telemetry>('POST', `/flight/telemetry/create-flight/${_id}`, { name: 'Rotor check' })
  const url = `/flight/telemetry/zone/${_id}`
  const { data } = await call<Telemetry>('PATCH', url, { timeZone: 'America/Chicago' })
  expect(data).toMatchObject({
    state: 'ready',
    timeZone: 'America/Chicago',
    startedAt: '2022-06-21T21:06:17.000Z',
    endedAt: '2022-06-21T21:06:24.000Z',
  })
  const flight = (await call<Flight>('GET', `/flight/get/${made.data.flightId}`)).data
  // From take-off to landing.
  expect(flight).toMatchObject({ startedAt: '2022-06-21T21:06:21.000Z', endedAt: '2022-06-21T21:06:24.000Z' })
  expect((await track(flight._id)).startedAt).toBe('2022-06-21T21:06:17.000Z')
  expect(await call('PATCH', url, { timeZone: 'Mars/Base' })).toMatchObject({ code: 400 })
  const timed = await add(dataflashOf({ utc: Date.parse('2024-05-01T10:00:00Z'), positions: 20 }), {}, 'a.BIN')
  const refused = await call('PATCH', `/flight/telemetry/zone/${timed._id}`, { timeZone: 'UTC' })
  expect(refused).toMatchObject({ code: 409, message: expect.stringContaining('have a zone') as string })
})

test('assigns telemetry to the only flight at the times of the zone that a person chooses', async () => {
  const { _id } = await add(subtitles('dji_matrice_300'), { timeZone: 'Europe/Madrid' })
  const flight = await newFlight({ plannedStart: '2022-06-21T21:00:00Z', plannedEnd: '2022-06-21T21:30:00Z' })
  const { data } = await call<Telemetry>('PATCH', `/flight/telemetry/zone/${_id}`, { timeZone: 'America/Chicago' })
  expect(data).toMatchObject({ state: 'ready', flightId: flight._id })
})

test('creates a landed flight from unassigned telemetry, and moves the telemetry to another flight', async () => {
  const telemetry = await add(subtitles('dji_matrice_300'), { timeZone: 'Europe/Madrid' })
  expect(telemetry).toMatchObject({ state: 'unassigned', flightId: null, startedAt: '2022-06-21T14:06:17.000Z' })
  const made = await call<Telemetry>('POST', `/flight/telemetry/create-flight/${telemetry._id}`, {
    name: 'Rotor check',
  })
  expect(made.data).toMatchObject({ state: 'ready' })
  const flight = (await call<Flight>('GET', `/flight/get/${made.data.flightId}`)).data
  expect(flight).toMatchObject({ name: 'Rotor check', status: 'landed', endedAt: '2022-06-21T14:06:24.000Z' })
  const other = await newFlight()
  const moved = await call<Telemetry>('PATCH', `/flight/telemetry/assign/${telemetry._id}`, { flightId: other._id })
  expect(moved.data.flightId).toBe(other._id)
  expect((await track(flight._id)).path).toEqual([])
})

test('names the pilot of a flight that was created from telemetry, once', async () => {
  const telemetry = await add(subtitles('dji_matrice_300'), { timeZone: 'Europe/Madrid' })
  const url = `/flight/telemetry/create-flight/${telemetry._id}`
  const { flightId } = (await call<Telemetry>('POST', url, { name: 'Roof' })).data
  const pilotId = (await call<{ _id: string }>('POST', '/pilot/create', { name: 'Asha Rao' })).data._id
  const { version } = (await call<Flight>('GET', `/flight/get/${flightId}`)).data
  const named = await call<Flight>('PATCH', '/flight/assign-pilot', { flightId, version, pilotId })
  expect(named).toMatchObject({ code: 200, data: { status: 'landed', pilot: { name: 'Asha Rao' } } })
  const again = { flightId, version: named.data.version, pilotId: null }
  expect(await call('PATCH', '/flight/assign-pilot', again)).toMatchObject({ code: 409 })
})

test('starts a recording without times of day at the start of its flight, and shifts it when the flight changes', async () => {
  const telemetry = await add(subtitles('dji_p4_rtk'))
  expect(telemetry).toMatchObject({ state: 'unassigned', hasTimes: false, startedAt: null })
  const url = `/flight/telemetry/assign/${telemetry._id}`
  const unplanned = await newFlight()
  expect(await call('PATCH', url, { flightId: unplanned._id })).toMatchObject({ code: 409 })
  expect(await call('POST', `/flight/telemetry/create-flight/${telemetry._id}`, { name: 'New' })).toMatchObject({
    code: 409,
  })
  for (const start of ['2026-04-01T09:00:00.000Z', '2026-04-01T09:00:01.000Z']) {
    const flight = await newFlight({ plannedStart: start })
    expect((await call<Telemetry>('PATCH', url, { flightId: flight._id })).data.startedAt).toBe(start)
    expect((await track(flight._id)).samples?.at).toEqual([0, 1, 2, 3, 4, 5, 6, 7].map((second) => second * 1000))
  }
})

test.each([
  ['00000042.BIN', 'dataflash', dataflashOf({ utc: Date.parse('2024-05-01T10:00:00Z'), positions: 20 })],
  ['2024-05-01 10-00-00.tlog', 'tlog', tlogOf({ utc: Date.parse('2024-05-01T10:00:00Z'), positions: 20 })],
])('assigns the ArduPilot log %s to the only flight at that time', async (name, kind, log) => {
  const flight = await newFlight({ plannedStart: '2024-05-01T09:55:00Z', plannedEnd: '2024-05-01T10:20:00Z' })
  const telemetry = await add(log, {}, name)
  const expected = { kind, state: 'ready', flightId: flight._id, samples: 20, startedAt: '2024-05-01T10:00:00.000Z' }
  expect(telemetry).toMatchObject(expected)
  const { samples } = await track(flight._id)
  expect(samples?.battery.slice(1)).toEqual(Array(19).fill(75))
})

test('asks for the columns of a table once, and reuses them for tables with the same header', async () => {
  const first = await add(TABLE, {}, 'log.csv')
  expect(first).toMatchObject({ state: 'columns', table: { header: ['clock', 'north', 'east', 'agl'] } })
  const url = `/flight/telemetry/columns/${first._id}`
  const wrong = { ...COLUMNS, fields: { ...COLUMNS.fields, lat: 'clock' } }
  await call('PATCH', url, wrong)
  const rejected = await settled(first._id)
  expect(rejected).toMatchObject({ state: 'columns', samples: 0, table: { proposal: wrong } })
  expect(rejected.problem).toMatch(/Row 2 has “2024.*clock.*latitude/)
  // Wrong columns are not remembered.
  expect(await add(TABLE, {}, 'again.csv')).toMatchObject({ state: 'columns' })
  await call('PATCH', url, COLUMNS)
  expect(await settled(first._id)).toMatchObject({ state: 'unassigned', samples: 2, problem: null, table: null })
  expect(await add(TABLE, {}, 'third.csv')).toMatchObject({ state: 'unassigned', maxHeight: 30 })
})

test('stores no samples of a file that cannot be read, and reports the reason', async () => {
  const mixed = Buffer.concat([subtitles('dji_mavic_pro'), Buffer.from('\n'), subtitles('dji_matrice_300')])
  const failed = await add(mixed)
  expect(failed).toMatchObject({ state: 'failed', samples: 0 })
  expect(failed.problem).toMatch(/^Record 9 has a different format from the records before it/)
  expect(await create('Dear all', {}, 'letter.txt')).toMatchObject({ code: 400 })
  expect(await create(subtitles('dji_mavic_pro'), { timeZone: 'Mars/Base' })).toMatchObject({ code: 400 })
})

test('offers telemetry for assignment again after its flight is deleted permanently', async () => {
  const flight = await newFlight()
  const { _id } = await add(subtitles('dji_mavic_2_style'), { flightId: flight._id })
  await inTenant(aerie.db, aerie.demo.id, (tx) => sql`delete from flight where id = ${flight._id}`.execute(tx))
  expect(await list()).toMatchObject([{ _id, state: 'unassigned', flightId: null }])
})

test('shows a cancelled or broken import as failed, and reads the file when the job is retried', async () => {
  const { _id } = await add(subtitles('dji_mavic_2_style'))
  const ended = async (status: string, message: string | null) => {
    await inTenant(aerie.db, aerie.demo.id, async (tx) => {
      await sql`update telemetry set state = 'reading' where id = ${_id}`.execute(tx)
      await sql`update job set status = ${status}, message = ${message} where input ->> 'telemetryId' = ${_id}`.execute(
        tx,
      )
    })
    return list()
  }
  expect(await ended('cancelled', null)).toMatchObject([{ state: 'failed', problem: 'The import was cancelled.' }])
  const message = serializeMessage(flightTelemetryText('gone'))
  expect(await ended('failed', message)).toMatchObject([{ state: 'failed', problem: 'The telemetry was deleted.' }])
  const { items } = (await call<{ items: { _id: string }[] }>('GET', `/job/list?aboutId=${missionId}`)).data
  await call('PATCH', `/job/retry/${items[0]!._id}`)
  expect(await settled(_id)).toMatchObject({ state: 'unassigned', problem: null, samples: 8 })
})

test('sends the paths of the flights of a mission at equal intervals, without those of deleted flights and files', async () => {
  const tracks = async () =>
    (await call<{ tracks: Schemas['MissionTrack'][] }>('GET', `/flight/tracks/${missionId}`)).data.tracks
  expect(await tracks()).toEqual([])
  const short = await newFlight({
    name: 'Short',
    plannedStart: '2025-03-12T14:20:00Z',
    plannedEnd: '2025-03-12T14:50:00Z',
  })
  await add(subtitles('brighton_flyover'), { timeZone: 'Europe/Berlin' })
  // Two hours with a sample each second: one of 15 samples is sent, and the last one.
  const rows = Array.from({ length: 7201 }, (_, second) => {
    const time = new Date(Date.parse('2024-05-01T10:00:00Z') + second * 1000).toISOString()
    return `${time},${(50 + second / 1e5).toFixed(6)},7,30`
  })
  const table = ['clock,north,east,agl', ...rows].join('\n')
  const long = await newFlight({
    name: 'Long',
    plannedStart: '2024-05-01T10:00:00Z',
    plannedEnd: '2024-05-01T12:00:00Z',
  })
  const file = (await create(table, {}, 'long.csv')).data
  await settled(file._id)
  await call('PATCH', `/flight/telemetry/columns/${file._id}`, COLUMNS)
  await settled(file._id)
  const [first, second, ...others] = await tracks()
  expect(others).toEqual([])
  expect(first).toMatchObject({
    flightId: short._id,
    name: 'Short',
    startedAt: '2025-03-12T14:30:00.000Z',
    at: [0, 700],
  })
  expect(first?.path[0]).toEqual([-91.9944337, 46.8424151])
  expect(second).toMatchObject({ flightId: long._id, name: 'Long' })
  expect(second?.path).toHaveLength(second?.at.length ?? 0)
  expect(second?.at.slice(0, 3)).toEqual([0, 15_000, 29_000])
  expect(second?.at.at(-1)).toBe(7_200_000)
  expect(second?.path.at(-1)).toEqual([7, 50.072])

  await call('DELETE', `/flight/telemetry/delete/${file._id}`)
  await call('DELETE', `/flight/delete/${short._id}`)
  expect(await tracks()).toEqual([])
})

test('excludes deleted telemetry from the track until it is restored', async () => {
  const flight = await newFlight()
  const { _id } = await add(subtitles('dji_mavic_2_style'), { flightId: flight._id })
  expect((await track(flight._id)).samples?.at).toHaveLength(8)
  await call('DELETE', `/flight/telemetry/delete/${_id}`)
  expect(await list()).toEqual([])
  expect((await track(flight._id)).path).toEqual([])
  await call('POST', `/flight/telemetry/restore/${_id}`)
  expect((await track(flight._id)).samples?.at).toHaveLength(8)
})

test('rejects a flight of another mission with 400, and users without the permission with 403', async () => {
  const other = await newFlight()
  missionId = (await call<{ _id: string }>('POST', '/mission/create', { name: 'Other' })).data._id
  expect(await create(subtitles('dji_mavic_pro'), { flightId: other._id })).toMatchObject({ code: 400 })
  const viewer = await aerie.cookieOf(aerie.demo.viewer)
  expect(await call('GET', `/flight/track/${other._id}`, undefined, viewer)).toMatchObject({ code: 403 })
})

describe('the planned path', () => {
  const PLAN = {
    fileType: 'Plan',
    mission: {
      items: [
        { type: 'SimpleItem', command: 16, frame: 3, params: [0, 0, 0, null, 50, 7.0001, 30] },
        { type: 'SimpleItem', command: 16, frame: 3, params: [0, 0, 0, null, 50.001, 7.0001, 30] },
      ],
    },
  }

  const newLayer = async (content: string, filename: string) => {
    const uploadId = (await send(origin, root, Buffer.from(content), { filename })).id
    const { data } = await call<{ _id: string }>('POST', '/layer/create', { missionId, uploadId })
    await until(async () => {
      const layers = await call<{ items: { _id: string; status: string }[] }>(
        'GET',
        `/layer/getbymissionId/${missionId}`,
      )
      return layers.data.items.find(({ _id, status }) => _id === data._id && status === 'ready')
    })
    return data._id
  }
  const setPlan = ({ _id, version }: Flight, layerId: string | null) =>
    call<Flight>('PATCH', `/flight/set-plan/${_id}`, { version, layerId })

  test('comes from a layer, and the track states the deviation of the flown path in metres', async () => {
    const flight = await newFlight()
    const layerId = await newLayer(JSON.stringify(PLAN), 'north.plan')
    const planned = await setPlan(flight, layerId)
    expect(planned.data.plan).toEqual({ _id: layerId, name: 'north' })
    expect(await track(flight._id)).toMatchObject({ planned: { name: 'north', deviation: null } })
    await add(TABLE, { flightId: flight._id, timeZone: 'UTC' }, 'log.csv').then(async ({ _id }) => {
      await call('PATCH', `/flight/telemetry/columns/${_id}`, COLUMNS)
      await until(async () => (await list()).find((each) => each._id === _id && each.state === 'ready'))
    })
    const { planned: compared } = await track(flight._id)
    // 0.0001 degrees of longitude at a latitude of 50 degrees.
    expect(compared?.deviation?.mean).toBeCloseTo(7.17, 1)
    expect(compared?.deviation?.max).toBeCloseTo(7.17, 1)
    expect(compared?.lines).toEqual([
      [
        [7.0001, 50],
        [7.0001, 50.001],
      ],
    ])
    await call('DELETE', `/layer/delete/${layerId}`)
    expect((await track(flight._id)).planned).toBeNull()
  })

  test('rejects a layer of another mission or without lines, and a stale version', async () => {
    const flight = await newFlight()
    const point = '{"type":"Point","coordinates":[7,50]}'
    expect((await setPlan(flight, await newLayer(point, 'point.geojson'))).code).toBe(400)
    const line = await newLayer('{"type":"LineString","coordinates":[[7,50],[8,50]]}', 'line.geojson')
    missionId = (await call<{ _id: string }>('POST', '/mission/create', { name: 'Other' })).data._id
    expect((await setPlan(await newFlight(), line)).code).toBe(400)
    expect((await setPlan(flight, line)).code).toBe(200)
    expect((await setPlan(flight, null)).code).toBe(409)
  })
})
