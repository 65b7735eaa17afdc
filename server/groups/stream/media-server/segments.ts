// Finished parts of what a media server has recorded become recordings.
import { logFailure } from '../../../platform/core/errors'
import { asPlatform } from '../../../platform/db/tenancy'
import type { MediaServer, RemoteSegment, Timespan } from '../../../media/media-server/mediaServer'
import type { MediaPath } from '../../../media/media-server/path'
import type { Services } from '../../services'
import { recordRemoteSegment } from '../../vod/public'
import { keyIdOf } from './authorization'
import { selectStreamAt } from './mediaServerSql'

/** Clocks of the media server and of the database differ by less. */
const CLOCKS_MS = 5000
const SHORTEST_SECONDS = 0.1

/** Has everything stored that is not yet. May be called at any time; each segment is stored once. */
export async function collectSegments(
  services: Pick<Services, 'db' | 'log'>,
  server: MediaServer,
  paths: MediaPath[],
): Promise<void> {
  const writing = new Set(paths.filter(({ isAvailable }) => isAvailable).map(({ name }) => name))
  for (const { name, segments } of await server.recordings()) {
    if (keyIdOf(name) === undefined || segments.length === 0) continue
    await collect(services, server, { name, segments, isWriting: writing.has(name) }).catch(
      logFailure(services.log, 'collecting recordings'),
    )
  }
}

async function collect(
  services: Pick<Services, 'db' | 'log'>,
  server: MediaServer,
  { name, segments, isWriting }: { name: string; segments: { start: string }[]; isWriting: boolean },
): Promise<void> {
  const starts = segments.map(({ start }) => start).sort((a, b) => Date.parse(a) - Date.parse(b))
  // The last one is still being written.
  const finished = isWriting ? starts.length - 1 : starts.length
  if (finished === 0) return
  const timespans = await server.timespans(name)
  for (const [index, start] of starts.slice(0, finished).entries()) {
    const duration = durationOf(start, starts[index + 1], timespans)
    if (duration > SHORTEST_SECONDS) await keep(services, server, { path: name, start, duration })
  }
}

/** Until the next segment begins, or until nothing was recorded any more. */
function durationOf(start: string, next: string | undefined, timespans: Timespan[]): number {
  const from = Date.parse(start)
  const span = timespans.findLast((each) => Date.parse(each.start) <= from)
  const end = span ? Date.parse(span.start) + span.duration * 1000 : from
  const until = next === undefined ? end : Math.min(end, Date.parse(next))
  return Math.max(0, (until - from) / 1000)
}

async function keep({ db }: Pick<Services, 'db'>, server: MediaServer, segment: RemoteSegment): Promise<void> {
  const startedAt = new Date(segment.start)
  const at = new Date(startedAt.getTime() + CLOCKS_MS)
  const stream = await asPlatform(db, (tx) => selectStreamAt(tx, segment.path, at))
  // The mission was purged while it was filmed, or somebody else has recorded there.
  if (!stream) return
  const { streamId, tenantId, missionId, flightId } = stream
  const of = { tenantId, missionId, flightId, streamId, startedAt }
  if (await recordRemoteSegment({ db }, { ...of, remote: segment })) await server.deleteSegment(segment)
}
