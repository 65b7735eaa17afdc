// Live video: whether a process receives streams, and how many there are.
import type { Config } from '../../../platform/core/config'
import { asPlatform, type Db } from '../../../platform/db/tenancy'
import { countReceivers, readTotals } from '../sql'
import { failed, ok, warning, type Finding, type Part } from './finding'
import { doctorText, partText } from './messages'

const LIVE: Part = { area: 'services', name: partText('live') }

/** What receives streams in this process, or in another one of this server. */
export interface Ingest {
  /** Of this process; undefined if another one receives its streams. */
  readonly state?: 'starting' | 'failing' | 'noRtmp' | 'listening'
}

/** @param ingest undefined without live video */
export async function examineLive(
  { RTMP_PORT }: Pick<Config, 'RTMP_PORT'>,
  db: Db,
  ingest: Ingest | undefined,
): Promise<Finding[]> {
  if (!ingest) return []
  if (ingest.state === 'starting') return [warning(LIVE, doctorText('liveStarts'), doctorText('liveStartsAction'))]
  if (ingest.state === 'failing') return [failed(LIVE, doctorText('liveFails'), doctorText('liveFailsAction'))]
  if (ingest.state === 'noRtmp')
    return [failed(LIVE, doctorText('liveSilent', { port: RTMP_PORT }), doctorText('liveSilentAction'))]
  const { receivers, totals } = await asPlatform(db, async (tx) => ({
    receivers: await countReceivers(tx),
    totals: await readTotals(tx),
  }))
  if (receivers === 0) return [failed(LIVE, doctorText('liveNone'), doctorText('liveNoneAction'))]
  return [ok(LIVE, doctorText('liveListens', { streams: totals.liveStreams, viewers: totals.viewers }))]
}
