import { useState } from 'react'
import type { ActiveStream } from '../../../api/stream'
import type { Position } from '../../../map/scene'

/** How much of the path is shown. */
const KEPT_MS = 5 * 60_000
/** Positions that are closer in time replace each other, so that a path has a few hundred points at most. */
const STEP_MS = 1_000

interface PathPoint {
  /** Epoch milliseconds. */
  at: number
  position: Position
}

export type Paths = Readonly<Record<string, readonly PathPoint[]>>

/** Adds the latest positions of the streams to their paths and removes what is old. @returns the same object if nothing changed */
export function extendPaths(paths: Paths, streams: readonly ActiveStream[]): Paths {
  let next = paths
  for (const { _id, position } of streams) {
    if (!position) continue
    const at = Date.parse(position.at)
    const path = paths[_id] ?? []
    const last = path.at(-1)
    if (last && at <= last.at) continue
    const before = path.at(-2)
    const isClose = before !== undefined && at - before.at < STEP_MS
    const kept = (isClose ? path.slice(0, -1) : path).filter((point) => at - point.at <= KEPT_MS)
    next = { ...next, [_id]: [...kept, { at, position: [position.long, position.lat] }] }
  }
  const gone = Object.keys(next).filter((id) => !streams.some(({ _id }) => _id === id))
  return gone.length === 0 ? next : Object.fromEntries(Object.entries(next).filter(([id]) => !gone.includes(id)))
}

/** The paths of the last minutes of all streams, by stream, since the page was opened. */
export function usePaths(streams: readonly ActiveStream[]): Paths {
  const [paths, setPaths] = useState<Paths>({})
  const next = extendPaths(paths, streams)
  if (next !== paths) setPaths(next)
  return next
}
