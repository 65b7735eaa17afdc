// Encodes the tiles of one thread, one at a time.
import type { WorkerMessage } from '../../platform/core/workerPool'
import { encodeTile, type EncodedTile } from './encodeTile'
import { patchTile } from './patchTile'
import type { TileData, TilePatch } from './tileData'

export type TileTask = TileData | TilePatch

/** Undefined for a tile that was cancelled while it waited, and for one that cannot be patched. */
export async function runTask({ cancelled, ...task }: WorkerMessage<TileTask>): Promise<EncodedTile | undefined> {
  if (cancelled[0]) return undefined
  if (!('edited' in task)) return trimmed(await encodeTile(task))
  const tile = await patchTile(task)
  return tile && trimmed({ tile })
}

/** The encoder leaves the tile in a larger buffer, all of which would be sent. */
const trimmed = ({ tile, ...others }: EncodedTile): EncodedTile => ({ ...others, tile: tile.slice() })
