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
  /** When a picture arrived last; null where that is not known. */
  pictureAt: Date | null
  statistics: StoredStatistics | null
  position: ActiveStream['position']
}

/** Without bytes for this time, a stream is stalled; without a picture, it is frozen. */
const STALLED_MS = 4000

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

function stateOf({ firstFrameAt, receivedAt, pictureAt }: StreamRow): ActiveStream['state'] {
  if (firstFrameAt === null) return 'connecting'
  return conditionOf(Date.now(), (receivedAt ?? firstFrameAt).getTime(), pictureAt?.getTime() ?? null)
}

export type Condition = Exclude<ActiveStream['state'], 'connecting'>

/**
 * Whether something arrives, and whether pictures are among it.
 * @param receivedAt when anything arrived last, in milliseconds since 1970
 * @param pictureAt when a picture arrived last; null where that is not known
 */
export function conditionOf(now: number, receivedAt: number, pictureAt: number | null): Condition {
  if (now - receivedAt > STALLED_MS) return 'stalled'
  return pictureAt !== null && now - pictureAt > STALLED_MS ? 'frozen' : 'live'
}
