// Reads what one vector tile shows, thinned where a tile would hold more than can be seen.
import { latAtWorldY } from '../../../geometry/worldY'
import type { Tx } from '../../platform/db/tenancy'
import type { Box } from './extent'
import { selectTileDots, selectTileDotsAt, selectTileFeatures, selectTileFeaturesByIndex, selectTileSizes } from './sql'
import { ranksAfter, readRanks, type Rank } from './tileRanks'

export interface TileAddress {
  z: number
  x: number
  y: number
}

/** What a tile contains of its features. */
export interface TileContent {
  /** Attributes that the features carry, in the order of each feature's values. */
  fields: string[]
  /** Whether it shows flags, which are for the team. */
  flags: boolean
}

/** What a tile is encoded from. Features and dots stay JSON until they reach the thread that encodes them. */
export interface TileData extends TileAddress, TileContent {
  /** A list of TileFeature, of which the tile shows the first `limit`. */
  features: string
  limit: number
  /** A list of TileDot; none where the tile draws each feature. */
  dots?: string
  /** How many features it shows, by themselves or in dots. */
  count: number
  /** Whether one of these features is flagged. */
  flagged: boolean
}

/** Width of a tile on the map, in CSS pixels. */
const TILE_PIXELS = 512
/** Steps of a tile's grid along a side, and how many of them a tile continues beyond its edge. */
export const EXTENT = 4096
export const BUFFER = 64
/** From this zoom on small features are in the tile too; so are all features of a small layer at every zoom. */
const FULL_FROM_ZOOM = 12
export const SMALL_LAYER = 5_000
/** Attributes that hold the name of a feature, the first before the others. Lists on the map show them. */
const NAME_FIELDS = ['name', 'Name', 'NAME', 'title', 'Title', 'TITLE']
/** Smaller features become dots. */
const DOT_PIXELS = 3
const DOT_CELLS = 64
/** A tile draws the largest ones by themselves; the others become dots, so that the map says how many they are. */
export const MOST_THINNED = 2_500
export const MOST_FEATURES = 20_000
/** The features that come next in a thinned tile: they take the place of those that edits remove from it. */
const RESERVE = 50

export async function readTileData(
  tenantId: string,
  tx: Tx,
  layer: { id: string; featureCount: number },
  { z, x, y }: TileAddress,
  content: TileContent,
): Promise<TileData> {
  const box = boxOf({ z, x, y })
  const thinned = isThinned(layer, z)
  const smallest = thinned ? smallestAt(z) : 0
  // A thinned tile has too many features for a list of their names.
  const fields = thinned ? content.fields : withNames(content.fields)
  const limit = thinned ? MOST_THINNED : MOST_FEATURES
  const wanted = { minSize: smallest, limit: thinned ? limit + RESERVE : limit, most: limit, fields }
  const features = await selectTileFeatures(tenantId, tx, layer.id, box, wanted)
  const { list, flagged, last } = features
  const count = Math.min(features.count, limit)
  const shown = { z, x, y, fields, flags: content.flags, flagged, features: list, limit }
  if (!thinned && last === null) return { ...shown, count }
  const dots = await selectTileDots(tenantId, tx, layer.id, box, { maxSize: smallest, last, cells: DOT_CELLS })
  return { ...shown, dots: dots.list, count: count + dots.count }
}

/** A stored tile and what has changed since it was made. */
export interface EditedTile {
  tile: Uint8Array
  ranks: Uint8Array
  /** Indexes of features. */
  changed: number[]
  /** Where these were and are, as PostgreSQL writes boxes. */
  changedBoxes: string
}

/** What an edited tile is brought up to date from. */
export interface TilePatch extends TileAddress, TileContent {
  edited: Pick<EditedTile, 'tile' | 'ranks' | 'changed'>
  limit: number
  /** Whether features may follow that `ranks` does not list. */
  isCut: boolean
  /** A list of TileFeature: those that have changed, as they are now, and those that may take their place. */
  features: string
  /** A list of TileDot: those of the cells that have changed. */
  dots: string
}

/** @returns undefined when features belong in the tile that are not known: it has to be made from all of them */
export async function readTilePatch(
  tenantId: string,
  tx: Tx,
  layerId: string,
  { z, x, y }: TileAddress,
  content: TileContent,
  { tile, ranks, changed, changedBoxes }: EditedTile,
): Promise<TilePatch | undefined> {
  const box = boxOf({ z, x, y })
  const smallest = smallestAt(z)
  const before = readRanks(ranks)
  const isCut = before.length === MOST_THINNED + RESERVE
  const known = new Set(changed)
  const sizes = await selectTileSizes(tenantId, tx, layerId, box, { minSize: smallest, indexes: [...known] })
  const after = ranksAfter(before, { changed: known, now: sizes, limit: MOST_THINNED, isCut })
  if (!after) return undefined
  const following = before.slice(MOST_THINNED).flatMap(({ index }) => (known.has(index) ? [] : index))
  const indexes = [...known, ...following.slice(0, known.size)]
  const { fields, flags } = content
  const wanted = { minSize: smallest, indexes, fields }
  const features = await selectTileFeaturesByIndex(tenantId, tx, layerId, box, wanted)
  const dots = await selectTileDotsAt(tenantId, tx, layerId, box, {
    maxSize: smallest,
    last: after[MOST_THINNED - 1] ?? null,
    cells: DOT_CELLS,
    places: changedBoxes,
    indexes: movedBetween(shownOf(before), shownOf(after)),
  })
  return { z, x, y, fields, flags, edited: { tile, ranks, changed }, limit: MOST_THINNED, isCut, features, dots }
}

const shownOf = (ranks: Rank[]): Set<number> => new Set(ranks.slice(0, MOST_THINNED).map(({ index }) => index))

/** Those that are in one set alone: features that become dots, and dots that become features. */
const movedBetween = (before: Set<number>, after: Set<number>): number[] => [
  ...[...before].filter((index) => !after.has(index)),
  ...[...after].filter((index) => !before.has(index)),
]

/** Whether an edited tile can be brought up to date: at the antimeridian, features appear on both sides. */
export const isPatched = ({ z, x }: TileAddress): boolean => x > 0 && x < 2 ** z - 1

const smallestAt = (z: number): number => DOT_PIXELS / (TILE_PIXELS * 2 ** z)

const withNames = (fields: string[]): string[] => [...new Set([...fields, ...NAME_FIELDS])]

/** Whether a tile shows small features as dots. */
export const isThinned = ({ featureCount }: { featureCount: number }, z: number): boolean =>
  z < FULL_FROM_ZOOM && featureCount > SMALL_LAYER

/** Degrees, with the margin that lines and circles at the edge need. */
export function boxOf({ z, x, y }: TileAddress): Box {
  const margin = BUFFER / EXTENT
  const world = 2 ** z
  return [
    ((x - margin) / world) * 360 - 180,
    latAtWorldY((y + 1 + margin) / world),
    ((x + 1 + margin) / world) * 360 - 180,
    latAtWorldY((y - margin) / world),
  ]
}
