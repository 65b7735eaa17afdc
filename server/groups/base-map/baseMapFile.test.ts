import { readFileSync } from 'node:fs'
import path from 'node:path'
import { VectorTile } from '@mapbox/vector-tile'
import { PbfReader } from 'pbf'
import { PMTiles } from 'pmtiles'
import type { components } from '../../platform/contract/contract.gen'
import { inTenant } from '../../platform/db/tenancy'
import { checkStorage } from '../../platform/storage/checkStorage'
import { deleteScheduledFiles } from '../../platform/storage/files'
import { openStorage } from '../../platform/storage/openStorage'
import { sumStoredBytes } from '../../platform/storage/sql'
import type { Storage } from '../../platform/storage/storage'
import { leaveRoom } from '../../testing/diskRoom'
import { openSite, type Site } from '../../testing/staleness/site'
import { startTestApp, type TestApp } from '../../testing/testApp'
import { until } from '../../testing/until'
import { pmtilesFile, PNG_TILES, VECTOR_TILES } from './testing/pmtilesFile'

type Setting = components['schemas']['BaseMapSetting']
type BaseMaps = components['schemas']['BaseMapsReply']['data']

const FILE = pmtilesFile({ tileType: PNG_TILES, tile: Buffer.from('a tile'), maxZoom: 9 })
const VECTOR_MBTILES = readFileSync(path.join(__dirname, 'fixtures/roads.mbtiles'))
const PICTURE_MBTILES = readFileSync(path.join(__dirname, '../../media/raster/fixtures/tiles.mbtiles'))
const NO_SPACE = expect.stringContaining('The server has no space for another') as string
const FIELDS = { name: 'City plan', attribution: '© City of Example' }

let aerie: TestApp
let storage: Storage
let site: Site
let staff: string
let client: string
let foreignRoot: string

beforeAll(async () => {
  aerie = await startTestApp()
  storage = await openStorage(aerie.config)
  site = await openSite(aerie, 'base-map-files')
  staff = await aerie.cookieOf(site.tenant.staff)
  client = await aerie.cookieOf(site.tenant.client)
  foreignRoot = await aerie.cookieOf(aerie.other.root)
})
afterAll(() => aerie.close())

const fromFile = (uploadId: string, cookie = site.root, fields: object = FIELDS) =>
  aerie.call<Setting>(cookie, 'POST', '/base-map/create-from-file', { uploadId, ...fields })
const create = async (bytes = FILE) => (await fromFile(await site.upload('pmtiles', bytes))).data
const settings = async () => (await site.call<{ maps: Setting[] }>('GET', '/base-map/get-settings')).maps
const edit = ({ _id, version }: Setting, fields: object) =>
  aerie.call<Setting>(site.root, 'PATCH', `/base-map/edit/${_id}`, { version, ...fields })
const remove = ({ _id }: Setting) => aerie.call(site.root, 'DELETE', `/base-map/delete/${_id}`)
const read = (url: string, cookie?: string, range?: string) =>
  aerie.app.inject({ method: 'GET', url, headers: { ...(cookie && { cookie }), ...(range && { range }) } })
const storedBytes = () => inTenant(aerie.db, site.tenant.id, (tx) => sumStoredBytes(site.tenant.id, tx))

test('an uploaded PMTiles file becomes a base map that is off, and maps read its ranges once it is on', async () => {
  const made = await create()
  expect(made).toMatchObject({ ...FIELDS, kind: 'pmtiles', isFile: true, enabled: false, maxZoom: 9 })
  // Its preview is for those who manage it.
  expect((await read(made.url, site.root)).statusCode).toBe(200)
  for (const cookie of [staff, client, foreignRoot, site.admin]) {
    expect((await read(made.url, cookie)).statusCode).toBe(404)
  }
  expect((await read(made.url)).statusCode).toBe(401)

  await edit(made, { enabled: true })
  for (const cookie of [site.root, staff, client]) {
    const { data } = await aerie.call<BaseMaps>(cookie, 'GET', '/base-map/get-for-map')
    expect(data.maps).toMatchObject([{ kind: 'pmtiles', url: made.url, origins: [] }])
    const reply = await read(made.url, cookie, 'bytes=0-6')
    expect([reply.statusCode, reply.body, reply.headers['content-range']]).toEqual([
      206,
      'PMTiles',
      `bytes 0-6/${FILE.length}`,
    ])
  }
  for (const cookie of [foreignRoot, site.admin]) expect((await read(made.url, cookie)).statusCode).toBe(404)
  await remove(made)
})

test('visitors of a published base layer read the file of a base map that is on', async () => {
  const made = await create()
  const { _id, version } = await site.baseLayer()
  const url = `/apis/v1/base-map/get-public-file/${_id}/${made._id}`
  const { data: on } = await edit(made, { enabled: true })
  expect((await read(url)).statusCode).toBe(404)
  await site.call('PATCH', `/baselayer/publishBaseLayer/${_id}`, { version, published: true })
  const { data } = await aerie.call<BaseMaps>(undefined, 'GET', `/base-map/get-for-public-map/${_id}`)
  expect(data.maps).toMatchObject([{ url }])
  expect((await read(url, undefined, 'bytes=0-6')).body).toBe('PMTiles')
  await edit(on, { enabled: false })
  expect((await read(url)).statusCode).toBe(404)
  await remove(made)
})

test('the file counts as storage, belongs to its base map and is deleted with it', async () => {
  const before = await storedBytes()
  const made = await create()
  expect(await storedBytes()).toBe(before + FILE.length)
  for (const fields of [{ url: 'https://files.example.com/city.pmtiles' }, { kind: 'style' }]) {
    expect(await edit(made, fields)).toMatchObject({ code: 400, errors: [{ field: 'url' }] })
  }
  expect((await edit(made, { name: 'Plan of the city' })).code).toBe(200)
  await remove(made)
  expect(await storedBytes()).toBe(before)
  expect((await read(made.url, site.root)).statusCode).toBe(404)
  await deleteScheduledFiles(aerie.db, storage)
  const report = await checkStorage(aerie.db, storage)
  expect([report.orphans, report.damaged]).toEqual([[], []])
})

test('a file that maps cannot draw is rejected with the reason, which its upload keeps', async () => {
  const vector = pmtilesFile({ tileType: VECTOR_TILES, tile: Buffer.from('a tile') })
  for (const [bytes, reason] of [
    [FILE.subarray(0, 140), 'The file ends before its tiles'],
    [vector, 'The description in this file names no layers'],
  ] as const) {
    const uploadId = await site.upload('pmtiles', bytes)
    const message = expect.stringContaining(reason) as string
    expect(await fromFile(uploadId)).toMatchObject({ code: 400, errors: [{ field: 'uploadId', message }] })
    expect(await site.call('GET', `/upload/get/${uploadId}`)).toMatchObject({ message, state: 'finished' })
  }
  const other = await site.upload('kml', Buffer.from('<kml/>'))
  expect(await fromFile(other)).toMatchObject({ code: 400, errors: [{ field: 'uploadId' }] })
  expect(await settings()).toEqual([])
})

test('an upload is used once, by the tenant-root who sent it', async () => {
  const uploadId = await site.upload('pmtiles', FILE)
  expect((await fromFile(uploadId, site.colleague)).code).toBe(404)
  expect((await fromFile(uploadId, foreignRoot)).code).toBe(404)
  for (const cookie of [staff, client, site.admin]) expect((await fromFile(uploadId, cookie)).code).toBe(403)
  expect((await fromFile(uploadId)).code).toBe(201)
  expect((await fromFile(uploadId)).code).toBe(409)
  // A taken name leaves the upload as it is.
  const next = await site.upload('pmtiles', FILE)
  expect(await fromFile(next)).toMatchObject({ code: 400, errors: [{ field: 'name' }] })
  expect((await fromFile(next, site.root, { ...FIELDS, name: 'Other' })).code).toBe(201)
  for (const made of await settings()) await remove(made)
})

describe('an uploaded MBTiles file', () => {
  type Started = { _id: string; jobId: string }
  type Job = components['schemas']['Job']

  const convert = (uploadId: string, fields: object = FIELDS) =>
    aerie.call<Started>(site.root, 'POST', '/base-map/create-from-mbtiles', { uploadId, ...fields })
  const ended = (jobId: string) =>
    until(async () => {
      const job = await site.call<Job>('GET', `/job/get/${jobId}`)
      return job.status !== 'queued' && job.status !== 'running' && job
    })
  const uploads = async () => (await site.call<{ total: number }>('GET', '/upload/list?page=1&pageSize=1')).total

  test('with vector tiles becomes a base map by a job, with its tiles as they were', async () => {
    const bytes = await storedBytes()
    const open = await uploads()
    const { code, data } = await convert(await site.upload('mbtiles', VECTOR_MBTILES))
    expect(code).toBe(201)
    expect(await ended(data.jobId)).toMatchObject({ status: 'completed' })
    const [made] = await settings()
    expect(made).toMatchObject({ _id: data._id, ...FIELDS, kind: 'pmtiles', isFile: true, enabled: false })
    expect(made).toMatchObject({ layers: ['road_area'], minZoom: 0, maxZoom: 6 })
    const file = (await read(made?.url ?? '', site.root)).rawPayload
    // Nothing of the MBTiles file is left.
    expect([(await storedBytes()) - bytes, await uploads()]).toEqual([file.length, open])
    const tile = await tileOf(file, 6, 32, 21)
    expect(Object.keys(new VectorTile(new PbfReader(tile)).layers)).toEqual(['road_area'])
    if (made) await remove(made)
  })

  test.each([
    ['with picture tiles', PICTURE_MBTILES, 'has no vector tiles'],
    ['that is damaged', Buffer.concat([VECTOR_MBTILES.subarray(0, 4096), Buffer.alloc(8192, 7)]), 'is damaged'],
    ['that ends early', VECTOR_MBTILES.subarray(0, 5000), 'is damaged'],
    ['without a centre', withoutCentre(VECTOR_MBTILES), 'lacks its centre'],
  ])('%s is rejected with the reason and leaves nothing', async (_what, file, reason) => {
    const bytes = await storedBytes()
    const open = await uploads()
    const { data } = await convert(await site.upload('mbtiles', file))
    const job = await ended(data.jobId)
    expect(job).toMatchObject({
      status: 'failed',
      message: expect.stringContaining(reason) as string,
    })
    expect([await storedBytes(), await uploads(), await settings()]).toEqual([bytes, open, []])
  })

  test('keeps its upload when the name is taken meanwhile', async () => {
    const made = await create()
    const { data } = await convert(await site.upload('mbtiles', VECTOR_MBTILES))
    expect(await ended(data.jobId)).toMatchObject({
      status: 'failed',
      message: expect.stringMatching(/this name/) as string,
    })
    await remove(made)
    await site.call('PATCH', `/job/retry/${data.jobId}`)
    expect(await ended(data.jobId)).toMatchObject({ status: 'completed' })
    const [converted] = await settings()
    if (converted) await remove(converted)
  })

  test('is rejected with 507 while the disk has no room for it, and converted later', async () => {
    const uploadId = await site.upload('mbtiles', VECTOR_MBTILES)
    const makeRoom = await leaveRoom(aerie.config, 0)
    const refused = await convert(uploadId)
    makeRoom()
    expect(refused).toMatchObject({ code: 507, message: NO_SPACE })
    const { data } = await convert(uploadId)
    expect(await ended(data.jobId)).toMatchObject({ status: 'completed' })
    const [made] = await settings()
    if (made) await remove(made)
  })

  test('is a file of the caller, and no other kind of file', async () => {
    expect(await convert(await site.upload('pmtiles', FILE))).toMatchObject({
      code: 400,
      errors: [{ field: 'uploadId' }],
    })
    const uploadId = await site.upload('mbtiles', VECTOR_MBTILES)
    for (const [cookie, code] of [
      [site.colleague, 404],
      [foreignRoot, 404],
      [staff, 403],
    ] as const) {
      const reply = await aerie.call(cookie, 'POST', '/base-map/create-from-mbtiles', { uploadId, ...FIELDS })
      expect(reply.code).toBe(code)
    }
  })
})

function withoutCentre(file: Buffer): Buffer {
  return Buffer.from(file.toString('latin1').replace('center', 'other_'), 'latin1')
}

async function tileOf(file: Buffer, z: number, x: number, y: number): Promise<Buffer> {
  const getBytes = async (offset: number, length: number) => ({
    data: new Uint8Array(file.subarray(offset, offset + length)).buffer,
  })
  const tile = await new PMTiles({ getKey: () => 'file', getBytes }).getZxy(z, x, y)
  if (!tile) throw new Error('The file has no such tile')
  return Buffer.from(tile.data)
}
