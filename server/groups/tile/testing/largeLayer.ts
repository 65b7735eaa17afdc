// A layer of enough features for stored tiles, on both sides of the zero meridian and of the antimeridian.
import { inTenant } from '../../../platform/db/tenancy'
import { until } from '../../../testing/until'
import { encodeTile } from '../../../media/vector/encodeTile'
import { readTileData, type TileAddress } from '../../../media/vector/tileData'
import type { Layer, LayerTest } from '../../layer/testing/layerTest'

const PER_PLACE = 3_000
/** Degrees. Half of the features of a place are on each side of its meridian. */
const HALF_WIDTH = 0.04
const SOUTH = 51.4

export const MERIDIANS = [0, 180]

export function largeLayerFile(): string {
  const rows = MERIDIANS.flatMap((meridian, place) =>
    Array.from({ length: PER_PLACE }, (_, index) => {
      const offset = (((index * 7) % PER_PLACE) / PER_PLACE - 0.5) * 2 * HALF_WIDTH + 0.00001
      const lat = SOUTH + ((index * 13) % PER_PLACE) * 0.00002
      return `${index % 2 ? 'oak' : 'elm'},${place},${lat.toFixed(6)},${wrap(meridian + offset).toFixed(6)}`
    }),
  )
  return `species,place,lat,long\n${rows.join('\n')}\n`
}

/** The longitude between -180 and 180. */
export const wrap = (long: number): number => (long > 180 ? long - 360 : long)

export interface StoredRow extends TileAddress {
  label: string
  audience: string
  tile: Buffer
}

/** Without those that have been edited since. */
export const storedTiles = async (site: LayerTest, layerId: string): Promise<StoredRow[]> =>
  (await allStoredTiles(site, layerId)).filter(({ audience }) => !audience.startsWith('edited-'))

export const editedTiles = async (site: LayerTest, layerId: string): Promise<StoredRow[]> =>
  (await allStoredTiles(site, layerId)).filter(({ audience }) => audience.startsWith('edited-'))

const allStoredTiles = ({ aerie }: LayerTest, layerId: string): Promise<StoredRow[]> =>
  inTenant(aerie.db, aerie.demo.id, (tx) =>
    tx
      .selectFrom('vector_tile')
      .select(['z', 'x', 'y', 'label', 'audience', 'tile'])
      .where('layer_id', '=', layerId)
      .orderBy('z')
      .orderBy('x')
      .orderBy('y')
      .execute(),
  )

/** The tile as it is encoded from the features now. */
export async function freshTile(
  { aerie }: LayerTest,
  layer: Pick<Layer, '_id' | 'featureCount'>,
  { z, x, y }: TileAddress,
  { label = '', audience = 'all' }: { label?: string; audience?: string } = {},
): Promise<Buffer> {
  const { id } = aerie.demo
  const content = { fields: label === '' ? [] : [label], flags: audience !== 'others' }
  const data = await inTenant(aerie.db, id, (tx) =>
    readTileData(id, tx, { id: layer._id, featureCount: layer.featureCount }, { z, x, y }, content),
  )
  return Buffer.from((await encodeTile(data)).tile)
}

type TileContent = TileAddress & { label?: string; audience?: string }

/** Encodes tiles of a layer as it is now, each once, until its features change. */
export function freshTilesOf(site: LayerTest, layer: Layer): (content: TileContent) => Promise<Buffer> {
  const encoded = new Map<string, Promise<Buffer>>()
  return ({ z, x, y, label = '', audience = 'all' }) => {
    const key = addressOf({ z, x, y, label, audience })
    const tile = encoded.get(key) ?? freshTile(site, layer, { z, x, y }, { label, audience })
    encoded.set(key, tile)
    return tile
  }
}

/** The stored tiles that differ from what is encoded now; all must equal. */
export async function staleTiles(
  site: LayerTest,
  layerId: string,
  fresh?: (content: TileContent) => Promise<Buffer>,
): Promise<string[]> {
  const encode = fresh ?? freshTilesOf(site, (await site.read(layerId))!)
  const stale: string[] = []
  for (const row of await storedTiles(site, layerId)) {
    if (!row.tile.equals(await encode(row))) stale.push(addressOf(row))
  }
  return stale
}

/** Resolves when the missing tiles of all layers have been made. */
export async function untilBuilt({ aerie }: LayerTest): Promise<void> {
  await until(async () => {
    const queued = await inTenant(aerie.db, aerie.demo.id, (tx) =>
      tx.selectFrom('vector_tile_build').select('layer_id').execute(),
    )
    return queued.length === 0
  })
}

export const addressOf = ({ z, x, y, label, audience }: Omit<StoredRow, 'tile'>): string =>
  [z, x, y, label, audience].join('/')
