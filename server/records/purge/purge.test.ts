import { sql } from 'kysely'
import { inTenant } from '../../platform/db/tenancy'
import type { Trash } from '../../platform/db/trash'
import { baseLayerTrash } from '../../groups/base-layer/trash'
import { flightTrash } from '../../groups/flight/trash'
import { locationTrash } from '../../groups/location/trash'
import { missionTrash } from '../../groups/mission/trash'
import { pilotTrash } from '../../groups/pilot/trash'
import { insertStoredRecording } from '../../groups/vod/testing/storedRecording'
import { layerTrash } from '../layers/trash'
import { missionFileTrash } from '../mission-files/trash'
import { sumStoredBytes } from '../../platform/storage/sql'
import { openSite, type Site } from '../../testing/staleness/site'
import { startTestApp, type TestApp } from '../../testing/testApp'

interface Deleted {
  id: string
  trash: string
  restore: [url: string, body?: object]
}

interface Case {
  table: string
  action: string
  /** Creates a record and moves it to the trash. */
  make: (site: Site) => Promise<Deleted>
}

const CASES: Case[] = [
  {
    table: 'mission',
    action: 'mission.purge',
    async make({ mission, rasterLayer, call }) {
      const { _id: id } = await mission()
      await rasterLayer({ mission_id: id })
      await call('DELETE', `/mission/delete/${id}`)
      return { id, trash: '/mission/deleted', restore: [`/mission/restore/${id}`] }
    },
  },
  {
    table: 'base_layer',
    action: 'base-layer.purge',
    async make({ baseLayer, rasterLayer, call }) {
      const { _id: id } = await baseLayer()
      await rasterLayer({ base_layer_id: id })
      await call('DELETE', `/baselayer/delete-baseLayer-id/${id}`)
      return { id, trash: '/baselayer/deleted', restore: [`/baselayer/restore/${id}`] }
    },
  },
  {
    table: 'layer',
    action: 'layer.purge',
    async make({ mission, rasterLayer, call }) {
      const { _id: missionId } = await mission()
      const id = await rasterLayer({ mission_id: missionId })
      await call('DELETE', `/layer/delete/${id}`)
      return { id, trash: `/layer/deleted/${missionId}`, restore: ['/layer/restore', { layerIds: [id] }] }
    },
  },
  {
    table: 'location',
    action: 'location.purge',
    async make({ location, call }) {
      const { _id: id } = await location()
      await call('DELETE', `/location/delete/${id}`)
      return { id, trash: '/location/deleted', restore: [`/location/restore/${id}`] }
    },
  },
  {
    table: 'mission_file',
    action: 'document.purge',
    async make({ mission, upload, call }) {
      const { _id: missionId } = await mission()
      const { _id: id } = await call('POST', '/document/create', { missionId, uploadId: await upload('png') })
      await call('DELETE', `/document/delete/${id}`)
      return { id, trash: `/document/deleted/${missionId}`, restore: ['/document/restore', { documentIds: [id] }] }
    },
  },
  {
    table: 'flight',
    action: 'flight.purge',
    async make(site) {
      const { _id: id } = await flightOf(site, (await site.mission())._id)
      await site.call('DELETE', `/flight/delete/${id}`)
      return { id, trash: '/flight/deleted', restore: [`/flight/restore/${id}`] }
    },
  },
  {
    table: 'pilot',
    action: 'pilot.purge',
    async make({ call }) {
      const { _id: id } = await call('POST', '/pilot/create', { name: 'Asha Rao', licences: [{ kind: 'EU A2' }] })
      await call('DELETE', `/pilot/delete/${id}`)
      return { id, trash: '/pilot/deleted', restore: [`/pilot/restore/${id}`] }
    },
  },
]

const flightOf = ({ call }: Site, missionId: string) =>
  call('POST', '/flight/create', { missionId, name: 'North strip' })

/** The records without files. */
const WITHOUT_FILES = ['location', 'flight', 'pilot']

let aerie: TestApp
let otherRoot: string

beforeAll(async () => {
  aerie = await startTestApp()
  otherRoot = await aerie.cookieOf(aerie.other.root)
})
afterAll(() => aerie.close())

const exists = async ({ tenant }: Site, table: string, id: string): Promise<boolean> => {
  const row = sql`select from ${sql.table(table)} where id = ${id}`
  return (await inTenant(aerie.db, tenant.id, (tx) => row.execute(tx))).rows.length > 0
}
const total = async ({ call }: Site, trash: string): Promise<number> =>
  (await call<{ total: number }>('GET', trash)).total
const storedBytes = ({ tenant }: Site) => inTenant(aerie.db, tenant.id, (tx) => sumStoredBytes(tenant.id, tx))

const TRASHES: Trash[] = [
  flightTrash,
  layerTrash,
  missionFileTrash,
  missionTrash,
  baseLayerTrash,
  locationTrash,
  pilotTrash,
]

/** Purges as the sweeps do: a mission after its flights, layers and files, a base layer after its layers. */
async function sweep(): Promise<void> {
  for (const trash of TRASHES) {
    await trash.purge(aerie.db)
  }
}

describe.each(CASES)('a deleted $table', ({ table, action, make }) => {
  test('is deleted permanently with its files, and gives its storage back', async () => {
    const site = await openSite(aerie, `purge-one-${table.replace('_', '-')}`)
    const before = await storedBytes(site)
    const { id, trash, restore } = await make(site)
    expect(await aerie.call(otherRoot, 'DELETE', `${trash}/${id}`)).toMatchObject({ code: 404 })
    expect(await total(site, trash)).toBe(1)

    const answer = await aerie.call(site.root, 'DELETE', `${trash}/${id}`)
    expect(answer).toMatchObject({ code: 200, message: 'Deleted permanently' })
    expect(await total(site, trash)).toBe(0)
    expect((await aerie.call(site.root, 'POST', ...restore)).code).toBe(404)
    expect((await aerie.call(site.root, 'DELETE', `${trash}/${id}`)).code).toBe(404)
    const entries = await site.call<{ items: { action: string; details: Record<string, string> }[] }>(
      'GET',
      `/audit/list?action=${action}`,
    )
    expect(entries.items.map(({ details }) => Object.values(details))).toEqual([[id]])

    // The request only ends the retention. If the server stops here, a later sweep does the rest.
    await sweep()
    expect(await exists(site, table, id)).toBe(false)
    expect(await storedBytes(site)).toBe(before)
    const removals = sql`select from file_removal where tenant_id = ${site.tenant.id} and due_at <= now()`
    const due = await inTenant(aerie.db, site.tenant.id, (tx) => removals.execute(tx))
    expect(due.rows).toHaveLength(WITHOUT_FILES.includes(table) ? 0 : 1)
  })

  test('stays in the trash if the number to confirm is wrong, and goes with the whole trash', async () => {
    const site = await openSite(aerie, `purge-all-${table.replace('_', '-')}`)
    const { id, trash } = await make(site)
    const wrong = await aerie.call(site.root, 'DELETE', `${trash}?count=2`)
    expect(wrong).toMatchObject({ code: 409, message: expect.stringContaining('1 item') as string })
    expect(await total(site, trash)).toBe(1)
    const answers = await Promise.all([1, 2].map(() => aerie.call(site.root, 'DELETE', `${trash}?count=1`)))
    expect(answers.map(({ code }) => code).sort()).toEqual([200, 409])
    expect(await total(site, trash)).toBe(0)
    await sweep()
    expect(await exists(site, table, id)).toBe(false)
  })

  test('is either restored or deleted permanently, never both', async () => {
    const site = await openSite(aerie, `purge-race-${table.replace('_', '-')}`)
    const { id, trash, restore } = await make(site)
    const [restored, deleted] = await Promise.all([
      aerie.call(site.root, 'POST', ...restore),
      aerie.call(site.root, 'DELETE', `${trash}/${id}`),
    ])
    expect([restored.code < 300, deleted.code < 300].filter(Boolean)).toHaveLength(1)
    await sweep()
    expect(await exists(site, table, id)).toBe(restored.code < 300)
  })
})

test('a record that is not in the trash cannot be deleted permanently', async () => {
  const site = await openSite(aerie, 'purge-none')
  const { _id: missionId } = await site.mission()
  const { _id: elsewhere } = await site.mission()
  const { _id: layerId } = await site.vectorLayer(missionId)
  const codeOf = async (url: string) => (await aerie.call(site.root, 'DELETE', url)).code
  expect(await codeOf(`/mission/deleted/${missionId}`)).toBe(404)
  expect(await codeOf(`/layer/deleted/${missionId}/${layerId}`)).toBe(404)
  await site.call('DELETE', `/layer/delete/${layerId}`)
  expect(await codeOf(`/layer/deleted/${elsewhere}/${layerId}`)).toBe(404)
  expect(await codeOf(`/layer/deleted/${elsewhere}?count=1`)).toBe(409)
  await site.call('DELETE', `/mission/delete/${missionId}`)
  expect(await codeOf(`/layer/deleted/${missionId}/${layerId}`)).toBe(404)
  await site.call('POST', `/mission/restore/${missionId}`)
  await site.call('POST', '/layer/restore', { layerIds: [layerId] })
})

test('a mission that is deleted permanently takes its flights with it, and leaves their pilots', async () => {
  const site = await openSite(aerie, 'purge-flights')
  const { _id: missionId } = await site.mission()
  const { _id: pilotId } = await site.call('POST', '/pilot/create', { name: 'Asha Rao' })
  const { _id: flightId, version } = await flightOf(site, missionId)
  await site.call('PATCH', '/flight/assign-pilot', { flightId, version, pilotId })
  const { _id: logId } = await site.call('POST', `/flight/log/create/${flightId}`, { text: 'Gusts' })
  const { _id: trashedId } = await flightOf(site, missionId)
  await site.call('DELETE', `/flight/delete/${trashedId}`)
  await site.call('DELETE', `/mission/delete/${missionId}`)
  await sweep()
  expect(await exists(site, 'flight', flightId)).toBe(true)

  await site.call('DELETE', `/mission/deleted/${missionId}`)
  await sweep()
  expect(await exists(site, 'mission', missionId)).toBe(false)
  for (const id of [flightId, trashedId]) expect(await exists(site, 'flight', id)).toBe(false)
  expect(await exists(site, 'flight_log', logId)).toBe(false)
  expect(await exists(site, 'pilot', pilotId)).toBe(true)
})

test('a mission with a held recording stays in the trash with all its data until the recording is released', async () => {
  const site = await openSite(aerie, 'purge-held')
  const { _id: missionId } = await site.mission()
  const { _id: flightId } = await flightOf(site, missionId)
  const layerId = await site.rasterLayer({ mission_id: missionId })
  const bytes = Buffer.from('video')
  const held = await insertStoredRecording(aerie, site.tenant, { missionId, name: 'pier.mp4', bytes })
  const other = await insertStoredRecording(aerie, site.tenant, { missionId, name: 'beach.mp4', bytes })
  const { version } = await site.call<{ version: number }>('GET', `/VOD/get-by-ID/${held}`)
  await site.call('PATCH', `/VOD/update-vod-by-ID/${held}`, { version, held: true })

  const deletion = await aerie.call(site.root, 'DELETE', `/mission/delete/${missionId}`)
  expect(deletion.message).toContain('It has 1 held recording, so it stays in the trash with all its data')
  expect(await site.call('GET', '/mission/deleted')).toMatchObject({ items: [{ _id: missionId, heldRecordings: 1 }] })
  const refused = await aerie.call(site.root, 'DELETE', `/mission/deleted/${missionId}`)
  expect(refused).toMatchObject({ code: 409, message: expect.stringContaining('held recordings') as string })
  const emptied = await aerie.call(site.root, 'DELETE', '/mission/deleted?count=1')
  expect(emptied).toMatchObject({ code: 200, message: expect.stringContaining('except for 1 item') as string })

  const expire = sql`update mission set deleted_at = now() - interval '31 days' where id = ${missionId}`
  await inTenant(aerie.db, site.tenant.id, (tx) => expire.execute(tx))
  await sweep()
  expect(await exists(site, 'mission', missionId)).toBe(true)
  expect(await exists(site, 'flight', flightId)).toBe(true)
  expect(await exists(site, 'layer', layerId)).toBe(true)
  for (const id of [held, other]) expect(await exists(site, 'mission_file', id)).toBe(true)
  expect(await total(site, '/mission/deleted')).toBe(1)

  await site.call('POST', `/mission/restore/${missionId}`)
  const recording = await site.call<{ version: number }>('GET', `/VOD/get-by-ID/${held}`)
  await site.call('PATCH', `/VOD/update-vod-by-ID/${held}`, { version: recording.version, held: false })
  await site.call('DELETE', `/mission/delete/${missionId}`)
  await site.call('DELETE', `/mission/deleted/${missionId}`)
  await sweep()
  expect(await exists(site, 'mission', missionId)).toBe(false)
  for (const id of [held, other]) expect(await exists(site, 'mission_file', id)).toBe(false)
})
