import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { inTenant } from '../../platform/db/tenancy'
import { fillTables } from '../../testing/fillTables'
import { startTestApp, type TestApp } from '../../testing/testApp'
import { insertCoveredPhoto } from '../photo/testing/coveredPhoto'
import { findPhotoIds } from './photoSearch'
import type { PhotoPage, PhotoSearch } from './photoSearchSql'
import { limited } from './searchLimit'

let aerie: TestApp
let missions: string[]

beforeAll(async () => {
  aerie = await startTestApp()
  missions = []
  for (const name of ['North', 'South']) {
    const cookie = await aerie.cookieOf(aerie.demo.staff)
    const { data } = await aerie.call<{ _id: string }>(cookie, 'POST', '/mission/create', { name })
    missions.push(data._id)
    // At latitude 0 and the longitudes 10 to 14.
    for (let east = 10; east < 15; east++) await insertCoveredPhoto(aerie, aerie.demo, data._id, east)
  }
})
afterAll(() => aerie.close())

const find = (search: PhotoSearch, page: Partial<PhotoPage> = {}, tenant = aerie.demo) =>
  inTenant(aerie.db, tenant.id, (tx) =>
    findPhotoIds(tenant.id, tx, search, { order: 'latest first', before: undefined, limit: 100, ...page }),
  )

const AROUND: PhotoSearch = { boxes: [[9.5, -1, 12.5, 1]] }

test('finds the photos of a box, of two boxes, of missions and of a period', async () => {
  expect(await find({})).toHaveLength(10)
  expect(await find(AROUND)).toHaveLength(6)
  expect(await find({ boxes: [...(AROUND.boxes ?? []), [13.5, -1, 15, 1]] })).toHaveLength(8)
  expect(await find({ missionIds: missions.slice(0, 1) })).toHaveLength(5)
  expect(await find({ ...AROUND, missionIds: missions })).toHaveLength(6)
  expect(await find({ missionIds: [] })).toEqual([])
  expect(await find({ period: { from: new Date(Date.now() - 3_600_000), until: null } })).toHaveLength(10)
  expect(await find({ period: { from: null, until: new Date(0) } })).toEqual([])
})

test('a period finds a clock without a zone where it may have shown such a time', async () => {
  const [photoId = ''] = await find({ boxes: [[13.5, -1, 15, 1]] })
  const taken_at = new Date('2016-06-23T16:00:00Z')
  const change = (is_local_time: boolean, at: Date | null = taken_at) =>
    inTenant(aerie.db, aerie.demo.id, async (tx) => {
      await tx.updateTable('mission_file').set({ taken_at: at }).where('id', '=', photoId).execute()
      await tx.updateTable('mission_photo').set({ is_local_time }).where('file_id', '=', photoId).execute()
    })
  const during = (from: string | null, until: string | null) =>
    find({ period: { from: from === null ? null : new Date(from), until: until === null ? null : new Date(until) } })
  await change(false)
  expect(await during('2016-06-23T15:00:00Z', '2016-06-23T17:00:00Z')).toEqual([photoId])
  expect(await during('2016-06-24T03:00:00Z', '2016-06-24T04:00:00Z')).toEqual([])
  await change(true)
  expect(await during('2016-06-24T03:00:00Z', '2016-06-24T04:00:00Z')).toEqual([photoId])
  expect(await during('2016-06-23T02:00:00Z', '2016-06-23T03:00:00Z')).toEqual([photoId])
  expect(await during('2016-06-24T04:01:00Z', '2016-06-25T00:00:00Z')).toEqual([])
  expect(await during(null, '2016-06-23T01:59:00Z')).toEqual([])
  await change(false, null)
})

test.each(['latest first', 'latest last'] as const)('pages of a box, %s, have each photo once', async (order) => {
  const all = await find(AROUND, { order })
  const sorted = [...all].sort()
  expect(all).toEqual(order === 'latest first' ? sorted.reverse() : sorted)
  const paged: string[] = []
  for (let before: string | undefined; ; before = paged.at(-1)) {
    const page = await find(AROUND, { order, before, limit: 4 })
    if (page.length === 0) break
    paged.push(...page)
  }
  expect(paged).toEqual(all)
})

test('leaves out rejected photos and those in the trash', async () => {
  const [rejected, trashed] = await find(AROUND)
  await inTenant(aerie.db, aerie.demo.id, async (tx) => {
    await tx
      .updateTable('mission_photo')
      .set({ state: 'rejected' })
      .where('file_id', '=', rejected ?? '')
      .execute()
    await tx
      .updateTable('mission_file')
      .set({ deleted_at: new Date() })
      .where('id', '=', trashed ?? '')
      .execute()
  })
  expect(await find(AROUND)).toHaveLength(4)
})

test('finds nothing of another tenant', async () => {
  const ids = await find({})
  expect(await find({ itemIds: ids }, {}, aerie.other)).toEqual([])
  expect(await find(AROUND, {}, aerie.other)).toEqual([])
})

describe('among many photos', () => {
  const PHOTOS = 60_000

  beforeAll(async () => {
    const tenantId = aerie.demo.id
    await fillTables(aerie, async (db) => {
      const { rows } = await sql<{
        id: string
      }>`select stored_file_id as id from mission_file where tenant_id = ${tenantId} limit 1`.execute(db)
      const stored = rows[0]?.id ?? ''
      await sql`
        insert into mission_file (id, tenant_id, mission_id, stored_file_id, kind, name, lat, long, taken_at)
        select uuidv7(), ${tenantId}::uuid, ${missions[0]}::uuid, ${stored}::uuid, 'photo', 'many.jpg', 40 + n / 1e5, 30, now()
          from generate_series(1, ${PHOTOS}::int) n`.execute(db)
      await sql`
        insert into mission_photo (file_id, tenant_id, sha256, imported_at)
        select id, tenant_id, repeat('b', 64), now() from mission_file where name = 'many.jpg'`.execute(db)
      await sql`vacuum analyze mission_file, mission_photo`.execute(db)
    })
  })

  test('a search that finds too many to sort has the same order', async () => {
    const all = await find({ boxes: [[29, 39, 31, 41]] }, { limit: 50 })
    expect(all).toHaveLength(50)
    expect(all).toEqual([...all].sort().reverse())
    const next = await find({ boxes: [[29, 39, 31, 41]] }, { limit: 50, before: all.at(-1) })
    expect(next[0]! < all.at(-1)!).toBe(true)
    expect(await find({ boxes: [[29, 39, 31, 40.00005]] })).toHaveLength(5)
  })

  test.each([
    ['place', sql`f.lat between 40.1 and 40.11 and f.long between 29 and 31`],
    ['time', sql`(case when f.taken_at is null then f.created_at else f.taken_at end) >= now() + interval '1 day'`],
  ])('the index by %s is used under row-level security', async (name, condition) => {
    const plan = await inTenant(aerie.db, aerie.demo.id, async (tx) => {
      const { rows } = await sql<{ 'QUERY PLAN': string }>`
        explain select f.id from mission_file f
         where f.tenant_id = ${aerie.demo.id} and f.kind = 'photo' and f.deleted_at is null and ${condition}`.execute(
        tx,
      )
      return rows.map((row) => row['QUERY PLAN'])
    })
    expect(plan.join('\n')).toMatch(new RegExp(`Index Only Scan using mission_file_photos_by_${name}`))
    // Compared within the index, instead of after it.
    expect(plan.find((line) => line.includes('Index Cond'))).toMatch(name === 'place' ? /lat >=/ : /CASE/)
  })
})

test('a search that takes too long ends with 503', async () => {
  const search = inTenant(aerie.db, aerie.demo.id, (tx) => limited(tx, () => sql`select pg_sleep(5)`.execute(tx), 50))
  await expect(search).rejects.toMatchObject({ status: 503, text: { code: 'ogc.tooSlow' } })
  expect(await find({ itemIds: [randomUUID()] })).toEqual([])
})
