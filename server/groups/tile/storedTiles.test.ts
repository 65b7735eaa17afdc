/** Stored tiles of large layers: always what would be encoded from the features, and for clients and visitors without flags. */
import { VectorTile } from '@mapbox/vector-tile'
import { PbfReader } from 'pbf'
import { sql } from 'kysely'
import { runAsClient } from '../../platform/db/accessScope'
import { asPlatform, inTenant } from '../../platform/db/tenancy'
import { layerTrash } from '../../records/layers/trash'
import { addClient, joinClient, linkMission, showLayer } from '../../testing/clients'
import { insertStoredTile } from '../../media/vector/storedTileSql'
import { boxOf, type TileAddress } from '../../media/vector/tileData'
import { startLayerTest, type Layer, type LayerTest } from '../layer/testing/layerTest'
import {
  addressOf,
  editedTiles,
  freshTile,
  freshTilesOf,
  largeLayerFile,
  MERIDIANS,
  staleTiles,
  storedTiles,
  untilBuilt,
  wrap,
} from './testing/largeLayer'

type StoredChange = { changeId: string; features: { index: number; version: number }[] }

let site: LayerTest
let layer: Layer
let client: string
let clientCookie: string

beforeAll(async () => {
  site = await startLayerTest()
  layer = await site.importFile(largeLayerFile(), 'trees.csv')
  await untilBuilt(site)
  client = await addClient(site.aerie, site.aerie.demo, 'Harbour authority')
  await linkMission(site.aerie, site.aerie.demo, client, site.missionId)
  await joinClient(site.aerie, site.aerie.demo, site.aerie.demo.client, client)
  await showLayer(site.aerie, site.aerie.demo, layer._id)
  clientCookie = await site.aerie.cookieOf(site.aerie.demo.client)
})
afterAll(() => site.close())

const call = <T>(method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, body?: object, as = site.staff) =>
  site.aerie.call<T>(as, method, url, body)
const point = (long: number, lat = 51.42) => ({ type: 'Point', coordinates: [wrap(long), lat] })
const add = async (...features: object[]) =>
  (await call<StoredChange>('POST', `/layer/addFeature/${layer._id}`, { features })).data
const edit = async (change: object) => {
  const { data, code } = await call<StoredChange>('PATCH', `/layer/edit-geojson/${layer._id}`, change)
  expect(code).toBe(200)
  return data
}
const remove = async (indexes: number[]) => {
  const query = indexes.map((index) => `index=${index}`).join('&')
  return (await call<StoredChange>('DELETE', `/layer/delete-geojson/${layer._id}?${query}`)).data
}
const undo = (changeId: string) => call<StoredChange>('POST', `/layer/undo-change/${layer._id}`, { changeId })
const current = async () => (await site.read(layer._id))!
const serve = (url: string, cookie = site.staff) =>
  site.aerie.app.inject({ url: `/apis/v1/tiles/${url}`, headers: { cookie } })
const served = async ({ z, x, y }: TileAddress, query = '', cookie = site.staff) => {
  const { dataVersion } = await current()
  return (await serve(`vector/${layer._id}/${z}/${x}/${y}?v=${dataVersion}${query}`, cookie)).rawPayload
}
const flagsIn = (tile: Buffer): number => {
  const features = new VectorTile(new PbfReader(tile)).layers['features']
  return Array.from({ length: features?.length ?? 0 }, (_, at) => features!.feature(at)).filter(
    ({ properties }) => properties['flagged'] === true,
  ).length
}

/** The tiles of all zooms that touch a place beside a meridian, on both sides of it. */
const tilesAt = (meridian: number): TileAddress[] =>
  Array.from({ length: 12 }, (_, z) => z).flatMap((z) => {
    const world = 2 ** z
    const y = Math.floor(((0.5 - Math.asinh(Math.tan((51.42 * Math.PI) / 180)) / (2 * Math.PI)) % 1) * world)
    const east = Math.floor((wrap(meridian + 0.0001) / 360 + 0.5) * world)
    const west = Math.floor((wrap(meridian - 0.0001) / 360 + 0.5) * world)
    return [...new Set([west, east])].map((x) => ({ z, x, y }))
  })

async function expectCurrent(meridian: number): Promise<void> {
  const now = await current()
  const fresh = freshTilesOf(site, now)
  for (const address of tilesAt(meridian)) {
    const { z, x, y } = address
    const tile = await serve(`vector/${layer._id}/${z}/${x}/${y}?v=${now.dataVersion}`)
    const isSame = tile.rawPayload.equals(await fresh(address))
    expect({ ...address, isSame }).toEqual({ ...address, isSame: true })
  }
  expect(await staleTiles(site, layer._id, fresh)).toEqual([])
}

test('stores the tiles of a large layer after its import, at the zooms that merge features, as they would be encoded', async () => {
  const rows = await storedTiles(site, layer._id)
  expect([...new Set(rows.map(({ z }) => z))]).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
  expect(new Set(rows.map(({ audience }) => audience))).toEqual(new Set(['all']))
  expect(await staleTiles(site, layer._id)).toEqual([])
  for (const meridian of MERIDIANS) await expectCurrent(meridian)
})

test('stores nothing of a small layer', async () => {
  const small = await site.importFile('name,lat,long\nA,50,8\n', 'small.csv')
  expect((await serve(`vector/${small._id}/3/4/2`)).statusCode).toBe(200)
  await untilBuilt(site)
  expect(await storedTiles(site, small._id)).toEqual([])
})

describe.each(MERIDIANS)('after changes of features at %i degrees', (meridian) => {
  test('tiles are current after an addition, an edit, a move across the border, a deletion and their undoing', async () => {
    const added = await add({ geometry: point(meridian - 0.0005), properties: { species: 'ash' } })
    await expectCurrent(meridian)
    const { index } = added.features[0]!
    const edited = await edit({ index, version: 1, properties: { species: 'yew' }, style: { color: '#d4380d' } })
    await expectCurrent(meridian)
    const moved = await edit({ index, version: 2, geometry: point(meridian + 0.0005) })
    await expectCurrent(meridian)
    const deleted = await remove([index])
    await expectCurrent(meridian)
    for (const { changeId } of [deleted, moved, edited, added]) {
      expect((await undo(changeId)).code).toBe(200)
      await expectCurrent(meridian)
    }
    await untilBuilt(site)
    await expectCurrent(meridian)
  })

  test('tiles are current after an outline on both sides of the border is added and deleted', async () => {
    const [west, east] = meridian === 180 ? [179.9, 180] : [-0.1, 0.1]
    const ring = [
      [west, 51.3],
      [east, 51.3],
      [east, 51.5],
      [west, 51.5],
      [west, 51.3],
    ]
    const { changeId } = await add({ geometry: { type: 'Polygon', coordinates: [ring] } })
    await expectCurrent(meridian)
    await untilBuilt(site)
    await undo(changeId)
    await expectCurrent(meridian)
  })
})

test('a change keeps the tiles that it does not concern, and those that it concerns are made again', async () => {
  await untilBuilt(site)
  const before = new Set((await storedTiles(site, layer._id)).map(addressOf))
  const { changeId } = await add({ geometry: point(0.01) })
  const kept = (await storedTiles(site, layer._id)).map(addressOf)
  expect(kept.length).toBeLessThan(before.size)
  // The tiles at the antimeridian from zoom 2 on.
  expect(kept.length).toBeGreaterThan(before.size / 3)
  await untilBuilt(site)
  expect(new Set((await storedTiles(site, layer._id)).map(addressOf))).toEqual(before)
  await undo(changeId)
})

test('tiles that a change of a few features concerns stay, and are served with it without being made again', async () => {
  await untilBuilt(site)
  const { features } = await add({ geometry: point(0.011), properties: { species: 'ash' } })
  const at = { z: 7, x: 64, y: 42 }
  const edited = () => editedTiles(site, layer._id)
  const isEdited = (row: TileAddress) => row.z === at.z && row.x === at.x && row.y === at.y
  expect((await edited()).filter(isEdited).map(({ audience }) => audience)).toEqual(['edited-all'])
  expect((await served(at)).equals(await freshTile(site, await current(), at))).toBe(true)
  expect((await served(at, '', clientCookie)).equals(await freshTile(site, await current(), at))).toBe(true)
  expect((await edited()).filter(isEdited)).toHaveLength(1)
  // A flag is shown to the team alone, although the tile was stored for all.
  const outline = { type: 'Polygon', coordinates: [[[0.001, 51.3], [0.9, 51.3], [0.9, 51.5], [0.001, 51.3]]] } // prettier-ignore
  const { index } = features[0]!
  await edit({ index, version: 1, geometry: outline })
  const flagging = { index, version: 2, flagged: true }
  expect((await call('PATCH', `/layer/flag-feature/${layer._id}`, flagging)).code).toBe(200)
  expect(flagsIn(await served(at))).toBe(1)
  expect(flagsIn(await served(at, '', clientCookie))).toBe(0)
  await call('PATCH', `/layer/flag-feature/${layer._id}`, { index, version: 3, flagged: false })
  await remove([index])
  await expectCurrent(0)
  await untilBuilt(site)
  expect(await edited()).toEqual([])
})

test('a tile with more changes than it keeps is deleted, and current', async () => {
  await untilBuilt(site)
  const changes = []
  for (let round = 0; round < 6; round++) {
    changes.push(await add(...Array.from({ length: 20 }, (_, index) => ({ geometry: point(0.012 + index * 0.001) }))))
    await expectCurrent(0)
  }
  for (const { changeId } of changes.reverse()) await undo(changeId)
  await expectCurrent(0)
})

test('tiles are current after 500 features are added at once and deleted at once', async () => {
  const features = Array.from({ length: 500 }, (_, index) => ({ geometry: point(-0.02 + index * 0.00008) }))
  const { features: added } = await add(...features)
  await expectCurrent(0)
  await remove(added.slice(0, 100).map(({ index }) => index))
  await expectCurrent(0)
})

test('a tile that was read before a change is not stored after it, nor while a change is in progress', async () => {
  const { db, demo } = site.aerie
  const address = { z: 3, x: 0, y: 0 }
  const tile = { ...address, label: '', audience: 'all', area: boxOf(address), tile: Buffer.from('old') } as const
  const { dataVersion } = await current()
  const store = (version: number) =>
    inTenant(db, demo.id, (tx) => insertStoredTile(demo.id, tx, { id: layer._id, dataVersion: version }, tile))
  const { changeId } = await add({ geometry: point(0.01) })
  expect(await store(dataVersion)).toBe(false)
  await inTenant(db, demo.id, async (tx) => {
    await sql`select from layer where id = ${layer._id} for update`.execute(tx)
    expect(await store(dataVersion + 1)).toBe(false)
  })
  expect((await storedTiles(site, layer._id)).filter((row) => row.tile.equals(tile.tile))).toEqual([])
  await undo(changeId)
})

test('readers see each change at once while others read and the tiles are made again', async () => {
  const at = { z: 6, x: 32, y: 21 }
  let isEnding = false
  const readers = [0, 1, 2].map(async () => {
    while (!isEnding) await served(at)
  })
  for (let round = 0; round < 8; round++) {
    const { changeId } = await add({ geometry: point(0.02), style: { color: '#d4380d' } })
    for (const address of [at, { z: 9, x: 256, y: 170 }]) {
      expect((await served(address)).equals(await freshTile(site, await current(), address))).toBe(true)
    }
    if (round % 2) await undo(changeId)
  }
  isEnding = true
  await Promise.all(readers)
  await untilBuilt(site)
  expect(await staleTiles(site, layer._id)).toEqual([])
})

test('clients and visitors get no flags from stored tiles, and the database shows clients none that have any', async () => {
  const { aerie } = site
  const outline = { type: 'Polygon', coordinates: [[[-20, 40], [20, 40], [20, 60], [-20, 40]]] } // prettier-ignore
  const { features } = await add({ geometry: outline })
  const flagging = { index: features[0]!.index, version: 1, flagged: true, note: 'Cracked' }
  expect((await call('PATCH', `/layer/flag-feature/${layer._id}`, flagging)).code).toBe(200)
  await untilBuilt(site)
  const rows = await storedTiles(site, layer._id)
  const flagged = rows.filter(({ tile }) => flagsIn(tile) > 0)
  expect(flagged.length).toBeGreaterThan(5)
  expect(new Set(flagged.map(({ audience }) => audience))).toEqual(new Set(['team']))
  for (const row of flagged) {
    expect(rows.some((other) => other.audience === 'others' && other.z === row.z && other.x === row.x)).toBe(true)
    expect(flagsIn(await served(row))).toBe(1)
    const shown = await served(row, '', clientCookie)
    expect(shown.equals(await freshTile(site, await current(), row, { audience: 'others' }))).toBe(true)
    expect(flagsIn(shown)).toBe(0)
  }
  // A cache must not take the tile of the team for that of a client.
  const etags = await Promise.all(
    [undefined, clientCookie].map(async (cookie) => (await serve(`vector/${layer._id}/3/4/2`, cookie)).headers.etag),
  )
  expect(etags[0]).not.toBe(etags[1])
  const seen = () =>
    runAsClient(client, () =>
      inTenant(aerie.db, aerie.demo.id, (tx) => tx.selectFrom('vector_tile').select('audience').execute()),
    )
  expect(new Set((await seen()).map(({ audience }) => audience))).toEqual(new Set(['all', 'others']))
  await call('PATCH', `/layer/flag-feature/${layer._id}`, { ...flagging, version: 2, note: 'Cracked through' })
  expect((await editedTiles(site, layer._id)).map(({ audience }) => audience)).toContain('edited-team')
  expect((await seen()).map(({ audience }) => audience)).not.toContain('edited-team')
  await inTenant(aerie.db, aerie.demo.id, (tx) =>
    tx.updateTable('layer').set({ client_visible: false }).where('id', '=', layer._id).execute(),
  )
  expect(await seen()).toEqual([])
  expect((await serve(`vector/${layer._id}/3/4/2`, clientCookie)).statusCode).toBe(404)
  await showLayer(aerie, aerie.demo, layer._id)
  const others = await inTenant(aerie.db, aerie.other.id, (tx) => tx.selectFrom('vector_tile').select('z').execute())
  expect(others).toEqual([])
})

test('a published copy has stored tiles of its own, without flags for visitors', async () => {
  const root = await site.aerie.cookieOf(site.aerie.demo.root)
  type Base = { _id: string; version: number; parts: Layer[] }
  const wanted = { name: 'Trees', layerIds: [layer._id] }
  const { data } = await call<Base>('POST', '/baselayer/create-by-layers', wanted, root)
  const part = data.parts[0]!
  const publish = { version: data.version, published: true }
  expect((await call('PATCH', `/baselayer/publishBaseLayer/${data._id}`, publish, root)).code).toBe(200)
  const geometry = { type: 'Polygon', coordinates: [[[-30, 30], [30, 30], [30, 65], [-30, 30]]] } // prettier-ignore
  const added = await call<StoredChange>('POST', `/layer/addFeature/${part._id}`, { features: [{ geometry }] }, root)
  const { index } = added.data.features[0]!
  const flagging = { index, version: 1, flagged: true }
  expect((await call('PATCH', `/layer/flag-feature/${part._id}`, flagging, root)).code).toBe(200)
  const visit = async (z: number, x: number, y: number) =>
    (await site.aerie.app.inject({ url: `/apis/v1/tiles/public/vector/${data._id}/${part._id}/${z}/${x}/${y}` }))
      .rawPayload
  // Asked for by a visitor first, and by the team first.
  expect(flagsIn(await visit(0, 0, 0))).toBe(0)
  expect(flagsIn((await serve(`vector/${part._id}/0/0/0`, root)).rawPayload)).toBe(1)
  expect(flagsIn((await serve(`vector/${part._id}/2/2/1`, root)).rawPayload)).toBe(1)
  expect(flagsIn(await visit(2, 2, 1))).toBe(0)
  await untilBuilt(site)
  expect((await storedTiles(site, part._id)).length).toBeGreaterThan(10)
  expect(flagsIn(await visit(3, 4, 2))).toBe(0)
})

test('tiles with the label of the layer are stored, and deleted when it has another one', async () => {
  const label = async (labelField: string | null) => {
    const { version } = await current()
    expect((await call('PATCH', `/layer/assignLayerLabel/${layer._id}`, { version, labelField })).code).toBe(200)
    await untilBuilt(site)
    return new Set((await storedTiles(site, layer._id)).map((row) => row.label))
  }
  expect(await label('species')).toEqual(new Set(['', 'species']))
  expect(await staleTiles(site, layer._id)).toEqual([])
  expect(await label('place')).toEqual(new Set(['', 'place']))
  // Another attribute is encoded for the request only.
  const at = { z: 6, x: 32, y: 21 }
  const asked = await served(at, '&field=species')
  expect(asked.equals(await freshTile(site, await current(), at, { label: 'species' }))).toBe(true)
  expect(await label(null)).toEqual(new Set(['']))
})

test('a layer that becomes small is drawn with all its features, and thinned again when it grows', async () => {
  const count = (await current()).featureCount
  const all = Array.from({ length: count - 5_000 }, (_, index) => index + 1)
  const deleted = []
  for (let at = 0; at < all.length; at += 100) deleted.push(await remove(all.slice(at, at + 100)))
  expect((await current()).featureCount).toBe(5_000)
  const at = { z: 8, x: 128, y: 85 }
  expect(Object.keys(new VectorTile(new PbfReader(await served(at))).layers)).toEqual(['features'])
  for (const { changeId } of deleted.reverse()) expect((await undo(changeId)).code).toBe(200)
  await expectCurrent(180)
  expect(Object.keys(new VectorTile(new PbfReader(await served(at))).layers)).toContain('dots')
})

test('a deleted layer answers 404, a restored one shows its tiles, and purging it deletes them', async () => {
  const at = { z: 6, x: 32, y: 21 }
  await untilBuilt(site)
  const before = await served(at)
  await call('DELETE', `/layer/delete/${layer._id}`)
  expect((await serve(`vector/${layer._id}/6/32/21`)).statusCode).toBe(404)
  expect(await call('POST', '/layer/restore', { layerIds: [layer._id] })).toMatchObject({ data: { restored: 1 } })
  expect((await served(at)).equals(before)).toBe(true)
  expect((await storedTiles(site, layer._id)).length).toBeGreaterThan(10)
  await call('DELETE', `/layer/delete/${layer._id}`)
  await inTenant(site.aerie.db, site.aerie.demo.id, (tx) =>
    sql`update layer set deleted_at = now() - interval '31 days' where id = ${layer._id}`.execute(tx),
  )
  await layerTrash.purge(site.aerie.db)
  expect(await storedTiles(site, layer._id)).toEqual([])
  const queued = await asPlatform(site.aerie.db, (tx) =>
    tx.selectFrom('vector_tile_build').select('due_at').where('layer_id', '=', layer._id).execute(),
  )
  expect(queued).toEqual([])
})
