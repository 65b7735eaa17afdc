// Makes the vector tiles of large layers that are missing: after an import, and after edits, which mark or delete those they concern.
// What is missing is queued in the database, so that several processes share the work and none of it is lost with a process.
// Until then each request makes the tile, from what an edit left of it where it can.
import { asPlatform, inTenant } from '../../platform/db/tenancy'
import { startRounds, type Rounds } from '../../platform/jobs/rounds'
import { selectLayer } from '../../records/layers/sql'
import {
  claimTileBuild,
  deferTileBuild,
  deleteOtherLabels,
  endTileBuild,
  MOST_STORED,
  selectStoredAddresses,
  type DueBuild,
  type StoredAddress,
} from '../../media/vector/storedTileSql'
import { isThinned, type TileAddress } from '../../media/vector/tileData'
import type { Services } from '../services'

type BuilderServices = Pick<Services, 'db' | 'vectorTiles' | 'log'>

/** `stop` waits for the tile in progress. */
export function startTileBuilder(services: BuilderServices): Rounds {
  return startRounds({ log: services.log, title: 'vector tiles of large layers' }, (signal) =>
    buildDue(services, signal),
  )
}

/** Makes the missing tiles of all layers that are due, of one after the other. */
export async function buildDue({ db, vectorTiles }: BuilderServices, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const due = await asPlatform(db, claimTileBuild)
    if (!due) return
    const isComplete = await buildTiles({ db, vectorTiles }, due, signal)
    await inTenant(db, due.tenantId, (tx) => (isComplete ? endTileBuild : deferTileBuild)(due, tx))
  }
}

/**
 * Makes the tiles of one layer from zoom 0 on, and of the tiles below each only where it is large.
 * @returns false when it was stopped or the layer has changed meanwhile
 */
async function buildTiles(
  { db, vectorTiles }: Pick<Services, 'db' | 'vectorTiles'>,
  { tenantId, layerId }: DueBuild,
  signal: AbortSignal,
): Promise<boolean> {
  const found = await inTenant(db, tenantId, async (tx) => {
    const layer = await selectLayer(tenantId, tx, layerId)
    if (layer?.status !== 'ready' || !isThinned(layer, 0)) return undefined
    const labels = ['', ...(layer.labelField ? [layer.labelField] : [])]
    await deleteOtherLabels(tenantId, tx, layerId, labels)
    return { layer, labels, stored: await selectStoredAddresses(tenantId, tx, layerId) }
  })
  if (!found) return true
  const { layer, labels } = found
  const stored = completeOf(found.stored)
  const addresses: TileAddress[] = [{ z: 0, x: 0, y: 0 }]
  for (const address of addresses) {
    let isLarge = true
    for (const label of labels) {
      if (stored.has(keyOf(address, label))) continue
      if (signal.aborted) return false
      if (stored.size >= MOST_STORED) return true
      const result = await vectorTiles.store(tenantId, layer, address, label)
      if (result.isStale) return false
      isLarge = result.isLarge
      if (!isLarge) break
      stored.add(keyOf(address, label))
    }
    if (isLarge && isThinned(layer, address.z + 1)) addresses.push(...tilesBelow(address))
  }
  return true
}

/** The tiles that are stored for all audiences. */
function completeOf(tiles: StoredAddress[]): Set<string> {
  const audiences = new Map<string, string[]>()
  for (const tile of tiles) {
    const key = keyOf(tile, tile.label)
    audiences.set(key, [...(audiences.get(key) ?? []), tile.audience])
  }
  return new Set([...audiences].filter(([, who]) => who.includes('all') || who.length === 2).map(([key]) => key))
}

const keyOf = ({ z, x, y }: TileAddress, label: string): string => JSON.stringify([z, x, y, label])

const tilesBelow = ({ z, x, y }: TileAddress): TileAddress[] =>
  [0, 1].flatMap((right) => [0, 1].map((down) => ({ z: z + 1, x: 2 * x + right, y: 2 * y + down })))
