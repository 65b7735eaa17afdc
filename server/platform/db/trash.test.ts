import { sql } from 'kysely'
import { asPlatform, inTenant } from './tenancy'
import { openSite, type Site } from '../../testing/staleness/site'
import { startTestApp, type TestApp } from '../../testing/testApp'
import { baseLayerTrash } from '../../groups/base-layer/trash'
import { deleteOldChanges } from '../../groups/feature/sql'
import { missionTrash } from '../../groups/mission/trash'
import { layerTrash } from '../../records/layers/trash'

let aerie: TestApp
let site: Site

beforeAll(async () => {
  aerie = await startTestApp()
  site = await openSite(aerie, 'purge')
})
afterAll(() => aerie.close())

const inOwn = <T>(statement: ReturnType<typeof sql<T>>) =>
  inTenant(aerie.db, site.tenant.id, (tx) => statement.execute(tx))

const exists = async (table: string, id: string): Promise<boolean> =>
  (await inOwn(sql`select from ${sql.table(table)} where id = ${id}`)).rows.length > 0

const cases: [table: string, make: () => Promise<string>][] = [
  ['layer', async () => (await site.vectorLayer((await site.mission())._id))._id],
  ['mission', async () => (await site.mission())._id],
  ['base_layer', async () => (await site.baseLayer())._id],
]

test.each(cases)('a deleted %s is kept for 30 days, and purged after them', async (table, make) => {
  const id = await make()
  const deletedAgo = (interval: string) =>
    inOwn(sql`update ${sql.table(table)} set deleted_at = now() - ${interval}::interval where id = ${id}`)
  // A mission or base layer is purged after its layers.
  const purge = async () => {
    for (const trash of [layerTrash, missionTrash, baseLayerTrash]) await trash.purge(aerie.db)
  }
  await deletedAgo('29 days 23 hours')
  await purge()
  expect(await exists(table, id)).toBe(true)
  await deletedAgo('30 days 1 hour')
  await purge()
  expect(await exists(table, id)).toBe(false)
})

test('the history of edits is kept for 30 days', async () => {
  const { layerId } = await site.layerWithFeature()
  const count = async () => (await inOwn(sql`select from feature_change where layer_id = ${layerId}`)).rows.length
  const changedAgo = (interval: string) =>
    inOwn(sql`update feature_change set changed_at = now() - ${interval}::interval where layer_id = ${layerId}`)
  await changedAgo('29 days 23 hours')
  await asPlatform(aerie.db, deleteOldChanges)
  expect(await count()).toBe(1)
  await changedAgo('30 days 1 hour')
  await asPlatform(aerie.db, deleteOldChanges)
  expect(await count()).toBe(0)
})
