import { readFileSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import type { components } from '../../platform/contract/contract.gen'
import { runAsVisitor } from '../../platform/db/accessScope'
import { inTenant } from '../../platform/db/tenancy'
import type { Layer } from '../layer/testing/layerTest'
import { hashOf, keyOf, startVisitTest, type Share, type VisitTest } from './testing/visitTest'

type VisitContents = components['schemas']['VisitContents']

let links: VisitTest
let trees: Layer
let raster: Layer
let missionId: string

beforeAll(async () => {
  links = await startVisitTest()
  const { site } = links
  missionId = site.missionId
  trees = await site.importFile('species,lat,long\nspruce,50,8\n', 'trees.csv')
  const file = readFileSync(path.join(__dirname, '../../media/raster/fixtures/uint16_4band.tif'))
  raster = await site.importFile(file, 'bands.tif')
})
afterAll(() => links.close())

const call = <Data>(method: 'GET' | 'POST' | 'PATCH', url: string, body?: object) =>
  links.site.aerie.call<Data>(links.root, method, url, body)
const contentsOf = async (token: string) =>
  (await links.get(`/visit/contents/${token}`)).json<{ data: VisitContents }>()
const vectorTile = (token: string, layer = trees) => `/visit/vector/${token}/${layer._id}/12/2139/1389?field=species`

const rasterTile = (token: string) => {
  const [west = 0, south = 0, east = 0, north = 0] = raster.bounds ?? []
  const z = raster.raster?.nativeZoom ?? 0
  const lat = ((south + north) / 2) * (Math.PI / 180)
  const x = Math.floor(((west + east) / 2 / 360 + 0.5) * 2 ** z)
  const y = Math.floor((0.5 - Math.asinh(Math.tan(lat)) / (2 * Math.PI)) * 2 ** z)
  return `/visit/raster/${token}/${raster._id}/${z}/${x}/${y}`
}

describe('a link to a mission', () => {
  test('shows its layers, features and tiles without a session', async () => {
    const token = await links.visit({ kind: 'mission', targetId: missionId })
    const { data } = await contentsOf(token)
    expect(data).toMatchObject({
      kind: 'mission',
      allowsDownload: false,
      watermark: null,
      shows: ['layers'],
      photoCount: 0,
    })
    expect(data.parts.map(({ name }) => name).sort()).toEqual([raster.name, trees.name].sort())
    expect(JSON.stringify(data)).not.toContain(links.site.aerie.demo.root.id)
    const features = (await links.get(`/visit/features/${token}/${trees._id}`)).json<{ data: { items: object[] } }>()
    expect(features.data.items).toMatchObject([{ properties: { species: 'spruce' } }])
    const tile = await links.get(vectorTile(token))
    expect([tile.statusCode, tile.headers['cache-control']]).toEqual([200, 'private, no-cache'])
    expect(tile.body).toContain('spruce')
    expect((await links.get(rasterTile(token))).statusCode).toBe(200)
    expect((await links.get(`/visit/base-maps/${token}`)).statusCode).toBe(200)
  })

  test('answers 404 for what the link does not show', async () => {
    const token = await links.visit({ kind: 'mission', targetId: missionId, shows: ['photos'] })
    expect((await contentsOf(token)).data.parts).toEqual([])
    expect((await links.get(vectorTile(token))).statusCode).toBe(404)
    expect((await links.get(`/visit/features/${token}/${trees._id}`)).statusCode).toBe(404)
    const ofLayer = await links.visit({ kind: 'layer', targetId: trees._id })
    expect((await links.get(vectorTile(ofLayer))).statusCode).toBe(200)
    expect((await links.get(rasterTile(ofLayer))).statusCode).toBe(404)
    expect((await contentsOf(ofLayer)).data.parts).toHaveLength(1)
  })

  test('answers 404 once it is revoked, also for a tile that the browser has', async () => {
    const share = await links.share({ kind: 'mission', targetId: missionId })
    const token = (await links.open(keyOf(share))).data.visit ?? ''
    const tile = await links.get(vectorTile(token))
    const cached = { 'if-none-match': String(tile.headers.etag) }
    expect((await links.get(vectorTile(token), cached)).statusCode).toBe(304)
    await call('POST', `/share/revoke/${share._id}`)
    expect((await links.get(vectorTile(token), cached)).statusCode).toBe(404)
    expect((await links.get(`/visit/contents/${token}`)).statusCode).toBe(404)
    expect((await links.get(`/visit/base-maps/${token}`)).statusCode).toBe(404)
    expect(await links.open(keyOf(share))).toMatchObject({ code: 404 })
  })

  test('answers 404 when it has expired', async () => {
    const share = await links.share({ kind: 'mission', targetId: missionId, expiresAt: new Date(Date.now() + 60_000) })
    const token = (await links.open(keyOf(share))).data.visit ?? ''
    expect((await links.get(vectorTile(token))).statusCode).toBe(200)
    await inTenant(links.site.aerie.db, links.site.aerie.demo.id, (tx) =>
      sql`update share set expires_at = now() - interval '1 second' where id = ${share._id}`.execute(tx),
    )
    expect((await links.get(vectorTile(token))).statusCode).toBe(404)
    expect((await call<Share>('GET', `/share/get/${share._id}`)).data.state).toBe('expired')
  })

  test('answers 404 while the mission is in the trash', async () => {
    const created = await call<{ _id: string }>('POST', '/mission/create', { name: 'Short-lived' })
    const share = await links.share({ kind: 'mission', targetId: created.data._id })
    const token = (await links.open(keyOf(share))).data.visit ?? ''
    expect((await links.get(`/visit/contents/${token}`)).statusCode).toBe(200)
    await links.site.aerie.call(links.root, 'DELETE', `/mission/delete?missionIds=${created.data._id}`)
    await inTenant(links.site.aerie.db, links.site.aerie.demo.id, (tx) =>
      sql`update mission set deleted_at = now() where id = ${created.data._id}`.execute(tx),
    )
    expect((await links.get(`/visit/contents/${token}`)).statusCode).toBe(404)
    expect((await links.open(keyOf(share))).code).toBe(404)
    expect((await call<Share>('GET', `/share/get/${share._id}`)).data.state).toBe('gone')
  })
})

describe('opening', () => {
  test('an unknown link answers 404, and too many of them 429', async () => {
    const answers = []
    for (let guess = 0; guess < 32; guess++) answers.push((await links.open(`guess-${guess}`)).code)
    expect(answers.slice(0, 30)).toEqual(Array.from({ length: 30 }, () => 404))
    expect(answers.at(-1)).toBe(429)
  })

  test('counts visits in parallel, and no more than allowed', async () => {
    const share = await links.share({ kind: 'mission', targetId: missionId, maxVisits: 3 })
    const answers = await Promise.all(Array.from({ length: 12 }, () => links.open(keyOf(share))))
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(3)
    expect((await call<Share>('GET', `/share/get/${share._id}`)).data).toMatchObject({ state: 'used', visits: 3 })
  })

  test('counts no visit of a program that only loads a link with a limit', async () => {
    const share = await links.share({ kind: 'mission', targetId: missionId, maxVisits: 1 })
    const load = () =>
      links.site.aerie.call<{ visit?: string }>(undefined, 'POST', '/visit/open', { key: keyOf(share) })
    const loaded = await Promise.all([load(), load(), load()])
    expect(loaded.map(({ data }) => data)).toEqual(
      Array.from({ length: 3 }, () => ({ isPasswordRequired: false, isConfirmationRequired: true })),
    )
    const state = async () => (await call<Share>('GET', `/share/get/${share._id}`)).data
    expect(await state()).toMatchObject({ state: 'active', visits: 0, lastVisitAt: null })
    const { data } = await links.open(keyOf(share))
    expect((await links.get(vectorTile(data.visit ?? ''))).statusCode).toBe(200)
    expect(await state()).toMatchObject({ state: 'used', visits: 1 })
    expect((await load()).code).toBe(404)
  })

  test('a password counts a visit of a link with a limit, and loading its page does not', async () => {
    const password = 'flown-over-the-quay'
    const share = await links.share({ kind: 'mission', targetId: missionId, maxVisits: 1, password })
    const send = (body: object) =>
      links.site.aerie.call<{ visit?: string }>(undefined, 'POST', '/visit/open', { key: keyOf(share), ...body })
    expect((await send({ confirmed: true })).data).toEqual({ isPasswordRequired: true })
    expect((await send({ password })).data.visit).toBeDefined()
    expect((await send({ password })).code).toBe(404)
  })

  test('of visits from one address in parallel, no more than 60 a minute are opened', async () => {
    const share = await links.share({ kind: 'mission', targetId: missionId })
    const answers = await Promise.all(Array.from({ length: 70 }, () => links.open(keyOf(share))))
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(60)
    expect(answers.filter(({ code }) => code === 429)).toHaveLength(10)
  })

  test('a password opens the link, and a new one ends open visits', async () => {
    const share = await links.share({ kind: 'mission', targetId: missionId, password: 'flown-over-the-quay' })
    expect((await links.open(keyOf(share))).data).toEqual({ isPasswordRequired: true })
    expect((await links.open(keyOf(share), 'wrong password')).code).toBe(403)
    const { data } = await links.open(keyOf(share), 'flown-over-the-quay')
    const token = data.visit ?? ''
    expect((await links.get(vectorTile(token))).statusCode).toBe(200)
    await call('PATCH', `/share/edit/${share._id}`, { version: share.version, password: 'another password' })
    expect((await links.get(vectorTile(token))).statusCode).toBe(404)
    const visits = await call<{ items: { outcome: string }[] }>('GET', `/share/visits/${share._id}`)
    expect(visits.data.items.map(({ outcome }) => outcome)).toEqual(['opened', 'wrong-password'])
  })

  test('stores the site that embeds the page, and ignores what is no origin', async () => {
    const share = await links.share({ kind: 'mission', targetId: missionId })
    for (const site of [
      'https://harbour.test',
      'https://harbour.test/page?secret=1',
      'null',
      'no address',
      'data:,x',
      undefined,
    ])
      await links.site.aerie.app.inject({
        method: 'POST',
        url: '/apis/v1/visit/open',
        payload: { key: keyOf(share) },
        headers: { ...(site !== undefined && { 'x-embedded-in': site }) },
      })
    const { data } = await call<{ items: { site: string | null }[] }>('GET', `/share/visits/${share._id}`)
    const harbour = 'https://harbour.test'
    expect(data.items.map(({ site }) => site).reverse()).toEqual([harbour, harbour, null, null, null, null])
  })

  test('of 50 parallel guesses at most 10 are judged', async () => {
    const share = await links.share({ kind: 'mission', targetId: missionId, password: 'flown-over-the-quay' })
    const guesses = Array.from({ length: 50 }, (_, index) => links.open(keyOf(share), `guess number ${index}`))
    const codes = (await Promise.all(guesses)).map(({ code }) => code)
    expect(codes.filter((code) => code === 403).length).toBeLessThanOrEqual(10)
    expect(codes.filter((code) => code === 429).length).toBeGreaterThanOrEqual(40)
    expect((await links.open(keyOf(share), 'flown-over-the-quay')).code).toBe(429)
  })
})

describe('the role of visitors', () => {
  test('reads nothing else of the tenant, nothing of another tenant, and changes nothing', async () => {
    const { aerie } = links.site
    const other = await call<{ _id: string }>('POST', '/mission/create', { name: 'Hidden' })
    await links.share({ kind: 'mission', targetId: other.data._id })
    const visit = hashOf(await links.visit({ kind: 'layer', targetId: trees._id })).toString('hex')
    const read = <T>(text: string) =>
      runAsVisitor(visit, () =>
        inTenant(aerie.db, aerie.demo.id, async (tx) => (await sql.raw<T>(text).execute(tx)).rows),
      )
    expect(await read('select id from layer')).toEqual([{ id: trees._id }])
    expect(await read('select id from mission')).toEqual([{ id: missionId }])
    expect(await read('select kind from share')).toEqual([{ kind: 'layer' }])
    expect(await read('select count(*)::int as count from feature')).toEqual([{ count: 1 }])
    const area = "'((-180,-90),(180,90))'::box"
    expect(await read(`select * from tile_features('${raster._id}', ${area}, 0, 100)`)).toEqual([])
    expect(await read(`select index from tile_features('${trees._id}', ${area}, 0, 100)`)).toHaveLength(1)
    expect(await read(`select count from tile_rest('${raster._id}', ${area}, 1, 1, 0, 64)`)).toEqual([])
    expect(await read(`select count from tile_rest('${trees._id}', ${area}, 1, 1, 0, 64)`)).toEqual([{ count: 1 }])
    for (const table of ['base_layer', 'job', 'mission_file', 'recording', 'live_stream', 'outcome', 'report_edition'])
      expect([table, await read(`select id from ${table}`)]).toEqual([table, []])
    await expect(read('select key from share')).rejects.toMatchObject({ status: 403 })
    const { rows } = await sql<{ name: string }>`
      select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where n.nspname = 'public' and c.relkind in ('r', 'p')
         and not has_any_column_privilege('aerie_visitor', c.oid, 'select')`.execute(aerie.db)
    expect(rows.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['alert', 'audit_entry', 'client', 'session', 'share_visit', 'tenant', 'thread_comment']),
    )
    for (const statement of ["update layer set name = 'x'", 'delete from share', "update share set kind = 'mission'"])
      await expect(read(statement)).rejects.toMatchObject({ status: 403 })
    await expect(
      runAsVisitor(visit, () => inTenant(aerie.db, aerie.other.id, (tx) => sql`select id from mission`.execute(tx))),
    ).rejects.toMatchObject({ status: 404 })
  })
})
