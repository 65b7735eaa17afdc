// A stream as browsers see it.
import type { components } from '../../platform/contract/contract.gen'
import type { StoredStatistics } from './statistics'

export type ActiveStream = components['schemas']['ActiveStream']

export interface StreamRow {
  id: string
  missionId: string
  missionName: string
  flightId: string | null
  /** Null for clients. */
  flightName: string | null
  pilot: string | null
  name: string
  protocol: ActiveStream['protocol']
  startedAt: Date
  firstFrameAt: Date | null
  receivedAt: Date | null
  statistics: StoredStatistics | null
  position: ActiveStream['position']
}

/** Without bytes for this time, a stream is stalled. */
export const STALLED_MS = 4000

const NO_STATISTICS: ActiveStream['statistics'] = {
  viewers: 0,
  bitsPerSecond: 0,
  framesPerSecond: null,
  codec: null,
  audioCodec: null,
  width: null,
  height: null,
  droppedFrames: 0,
  keyFrameSeconds: null,
  hasBFrames: false,
  warnings: [],
}

export function asStream(row: StreamRow, canWatch: boolean): ActiveStream {
  const { paths, ...statistics } = row.statistics ?? { ...NO_STATISTICS, paths: [] }
  return {
    _id: row.id,
    missionId: row.missionId,
    missionName: row.missionName,
    flightId: row.flightId,
    flightName: row.flightName ?? '',
    pilot: row.pilot,
    name: row.name,
    protocol: row.protocol,
    state: stateOf(row),
    startedAt: row.startedAt.toISOString(),
    firstFrameAt: row.firstFrameAt?.toISOString() ?? null,
    statistics,
    paths,
    position: row.position,
    canWatch,
  }
}

function stateOf({ firstFrameAt, receivedAt }: StreamRow): ActiveStream['state'] {
  if (firstFrameAt === null) return 'connecting'
  const last = receivedAt ?? firstFrameAt
  return Date.now() - last.getTime() > STALLED_MS ? 'stalled' : 'live'
}
