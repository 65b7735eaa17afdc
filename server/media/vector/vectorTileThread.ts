// Encodes the tiles of one thread, one at a time.
import type { WorkerMessage } from '../../platform/core/workerPool'
import { encodeTile } from './encodeTile'
import type { TileData } from './tileData'

/** Undefined for a tile that was cancelled while it waited. */
export async function runTask({ cancelled, ...data }: WorkerMessage<TileData>): Promise<Uint8Array | undefined> {
  if (cancelled[0]) return undefined
  const tile = await encodeTile(data)
  // The encoder leaves the tile in a larger buffer, all of which would be sent.
  return tile.slice()
}
