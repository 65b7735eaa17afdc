// Reads a list of waypoints (QGC WPL 110): one item a line, after the file format in MAVLink's developer guide.
import { text as textOf } from 'node:stream/consumers'
import { vectorText } from '../messages'
import { MAX_PIECE_BYTES, type RawFeature } from '../feature'
import type { Reporter } from '../report'
import { VectorImportError } from '../vectorImportError'
import { routeOf, type MissionItem } from './mavlinkRoute'

/** Index, current, frame, command, seven parameters, autocontinue. */
const CELLS = 12
/** The first item is the position of the home, not of a waypoint. */
const HOME = 0

/**
 * @param size of the source in bytes
 * @throws VectorImportError when the list is damaged or too long
 */
export async function* readWaypointList(
  source: AsyncIterable<Buffer>,
  size: number,
  reporter: Reporter,
): AsyncGenerator<RawFeature> {
  if (size > MAX_PIECE_BYTES) throw new VectorImportError(vectorText('largeFeature'))
  const [, ...lines] = (await textOf(source)).split(/\r?\n/)
  const items: MissionItem[] = []
  for (const line of lines) {
    if (line.trim() === '' || line.startsWith('#')) continue
    const cells = line.trim().split(/\s+/).map(Number)
    const [index, , frame = NaN, command = NaN, ...params] = cells
    if (cells.length < CELLS || cells.some(Number.isNaN)) throw new VectorImportError(vectorText('truncated'))
    if (index !== HOME) items.push({ frame, command, params: params.slice(0, 7) })
  }
  yield* routeOf(items, reporter)
}
