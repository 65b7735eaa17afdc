// Ends of connections to the RTMP port: in the log, and refusals at the key for who looks after it.
import { logFailure } from '../../platform/core/errors'
import { asPlatform, inTenant } from '../../platform/db/tenancy'
import type { RtmpClosing, RtmpRefusal } from '../../media/live/liveEngine'
import { recordChanged } from '../../platform/realtime/sql'
import type { Services } from '../services'
import { noteRefusal, selectPublisherKey } from './keySql'
import { hashOf } from './streamKey'

/** Of connections without an accepted key in a minute: strangers open as many as they like. */
const LOGGED_PER_MINUTE = 20
const MINUTE_MS = 60_000
/** Encoders try again every few seconds; the same refusal is stored this often. */
const NOTED_SECONDS = 30
/** Ends that somebody wanted. */
const WANTED: readonly RtmpClosing['because'][] = ['publisher', 'closed']

/** @returns what is called for each closing */
export function openClosings({ db, log }: Pick<Services, 'db' | 'log'>): (closing: RtmpClosing) => void {
  let minute = 0
  let logged = 0
  let withoutLine = 0

  /** Whether a line about a stranger is written. */
  function hasLine(): boolean {
    const now = Math.floor(Date.now() / MINUTE_MS)
    if (now !== minute) {
      if (withoutLine > 0) log.warn({ connections: withoutLine }, 'more RTMP connections ended without a stream')
      minute = now
      logged = 0
      withoutLine = 0
    }
    if (logged >= LOGGED_PER_MINUTE) withoutLine++
    else logged++
    return logged < LOGGED_PER_MINUTE || withoutLine === 0
  }

  async function note(key: string, refusal: RtmpRefusal): Promise<void> {
    const hash = hashOf(key)
    const found = await asPlatform(db, (tx) => selectPublisherKey(tx, hash))
    if (!found) return
    const { id, tenantId } = found
    await inTenant(db, tenantId, async (tx) => {
      if (await noteRefusal(tenantId, tx, { id, refusal, everySeconds: NOTED_SECONDS })) {
        await recordChanged(tenantId, tx, 'Stream')
      }
    })
  }

  return ({ key, ...closing }) => {
    const { because, streamId } = closing
    if (WANTED.includes(because)) log.info(closing, 'an RTMP connection has ended')
    else if (streamId !== undefined || hasLine()) log.warn(closing, 'an RTMP connection has ended')
    if (key !== undefined && isRefusal(because)) {
      note(key, because).catch(logFailure(log, 'noting a refused publisher'))
    }
  }
}

const REFUSALS: Record<RtmpRefusal, true> = {
  keyRefused: true,
  keyEnded: true,
  flightEnded: true,
  minutesUsed: true,
  inUse: true,
  tooManyConnections: true,
  tooManyStreams: true,
  unavailable: true,
}

const isRefusal = (because: RtmpClosing['because']): because is RtmpRefusal => because in REFUSALS
