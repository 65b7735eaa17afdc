// Brings a stored tile up to date after an edit of a few features: the result is what would be encoded from all of them.
import { fromGeojsonVt } from '@maplibre/vt-pbf'
import type { Feature } from 'geojson'
import { asFeature, asPoint, cutTile } from './encodeTile'
import type { TileDot, TileFeature } from './sql'
import { EXTENT, type TilePatch } from './tileData'
import { numberOf, readLayers, writeLayers, type DrawnFeature } from './tileLayers'
import { ranksAfter, readRanks } from './tileRanks'

/** @returns undefined when features belong in the tile that are not known: it has to be made from all of them */
export async function patchTile(patch: TilePatch): Promise<Uint8Array | undefined> {
  const order = orderOf(patch)
  if (!order) return undefined
  const stored = readLayers(patch.edited.tile)
  const features = await drawnFeatures(patch, order, stored.get('features') ?? [])
  const dots = await drawnDots(patch, stored.get('dots') ?? [])
  return writeLayers(
    [
      { name: 'features', features },
      { name: 'dots', features: dots },
    ],
    EXTENT,
  )
}

interface Order {
  /** The features that the tile shows now. */
  shown: number[]
  /** Those of them that it did not show before, or otherwise. */
  fresh: Set<number>
  /** Those that it showed before and does not show any more, or otherwise. */
  gone: Set<number>
}

function orderOf({ edited, features, limit, isCut }: TilePatch): Order | undefined {
  const ranks = readRanks(edited.ranks)
  const changed = new Set(edited.changed)
  const now = (JSON.parse(features) as TileFeature[]).filter(({ index }) => changed.has(index))
  const after = ranksAfter(ranks, { changed, now, limit, isCut })
  if (!after) return undefined
  const all = after.map(({ index }) => index)
  const following = ranks.slice(limit).map(({ index }) => index)
  return {
    shown: all.slice(0, limit),
    fresh: new Set([...changed, ...following]),
    gone: new Set([...changed, ...all.slice(limit)]),
  }
}

/** @param before in the order of the tile */
async function drawnFeatures(
  { features, ...patch }: TilePatch,
  { shown, fresh, gone }: Order,
  before: DrawnFeature[],
): Promise<DrawnFeature[]> {
  const isShown = new Set(shown)
  const read = (JSON.parse(features) as TileFeature[]).filter(({ index }) => fresh.has(index) && isShown.has(index))
  const after = await drawnNow(
    patch,
    read.map((feature) => asFeature(feature, patch)),
  )
  const kept = before.filter(({ id }) => !gone.has(id))
  const merged: DrawnFeature[] = []
  let at = 0
  for (const index of shown) {
    if (fresh.has(index)) merged.push(...(after.get(index) ?? []))
    // None for a feature whose box is in the tile and whose geometry is not, several for one of several geometries.
    else while (kept[at]?.id === index) merged.push(kept[at++]!)
  }
  return merged
}

/** Both lists in the order of the indexes. */
async function drawnDots({ dots, ...patch }: TilePatch, before: DrawnFeature[]): Promise<DrawnFeature[]> {
  const changed = JSON.parse(dots) as TileDot[]
  const cells = new Set(changed.map(({ cell }) => cell))
  const shown = changed.filter(({ count }) => count > 0)
  const after = await drawnNow(patch, shown.map(asPoint))
  const kept = before.filter((dot) => !cells.has(numberOf(dot, 'cell')))
  const merged = [...kept, ...[...after.values()].flat()]
  return merged.sort((one, other) => one.id - other.id)
}

async function drawnNow(
  address: Pick<TilePatch, 'z' | 'x' | 'y'>,
  features: Feature[],
): Promise<Map<number, DrawnFeature[]>> {
  const cut = await cutTile(address, features)
  if (!cut) return new Map()
  const tile = fromGeojsonVt({ changed: cut }, { version: 2, extent: EXTENT })
  return byId(readLayers(tile).get('changed') ?? [])
}

/** A feature of several geometries is drawn as several. */
function byId(drawn: DrawnFeature[]): Map<number, DrawnFeature[]> {
  const found = new Map<number, DrawnFeature[]>()
  for (const each of drawn) {
    const same = found.get(each.id)
    if (same) same.push(each)
    else found.set(each.id, [each])
  }
  return found
}
