// Streams that have ended although nobody stopped them, and that have not come back.
import { sql, type RawBuilder } from 'kysely'
import type { Tx } from '../../platform/db/tenancy'
import { insertMark } from './checkSql'
import { eachRule } from './eachRule'
import { isInHours } from './hours'
import { raiseByRule, type RuleEvent } from './raise'
import { selectEnabledRules } from './sql'

export interface LostStream {
  id: string
  name: string
  missionId: string
  flightId: string | null
  flightName: string | null
  /** Null when its key was deleted. */
  keyId: string | null
  endedAt: Date
  lat: number | null
  long: number | null
}

export async function checkStream(tenantId: string, tx: Tx, streamId: string): Promise<Date | undefined> {
  const stream = await selectLostStream(tenantId, tx, streamId)
  if (!stream) return undefined
  let again: Date | undefined
  await eachRule(await selectEnabledRules(tenantId, tx, ['stream_lost'], stream.missionId), async (rule) => {
    if (!isInHours(rule.hours, stream.endedAt)) return
    const due = new Date(stream.endedAt.getTime() + (rule.seconds ?? 0) * 1000)
    if (due > new Date()) again = again && again < due ? again : due
    else if (await insertMark(tenantId, tx, rule.id, streamId)) {
      await raiseByRule(tenantId, tx, rule, streamEvent(stream))
    }
  })
  return again
}

/** Streams of one key are repeats; other cameras of the flight have alerts of their own. */
export function streamEvent({
  id,
  name,
  missionId,
  flightId,
  flightName,
  keyId,
  endedAt,
  lat,
  long,
}: LostStream): RuleEvent {
  return {
    subject: { id: keyId ?? id, name: flightName ?? name },
    facts: [name],
    alert: {
      missionId,
      streamId: id,
      occurredAt: endedAt,
      ...(flightId !== null && { flightId }),
      ...(lat !== null && long !== null && { position: { lat, long } }),
    },
  }
}

/** Undefined when the key publishes again or has done so, or the flight or the mission is over. */
async function selectLostStream(tenantId: string, tx: Tx, streamId: string): Promise<LostStream | undefined> {
  const { rows } = await sql<LostStream>`
    ${lostStreams(tenantId, sql`clock_timestamp()`)} and s.id = ${streamId}`.execute(tx)
  return rows[0]
}

/** Streams that ended since a time and were still lost after the seconds of the rule; the newest first. */
export async function selectStreamsLostSince(
  tenantId: string,
  tx: Tx,
  { since, missionId, seconds, most }: { since: Date; missionId: string | null; seconds: number; most: number },
): Promise<LostStream[]> {
  const dueAt = sql`s.ended_at + make_interval(secs => ${seconds})`
  const { rows } = await sql<LostStream>`
    ${lostStreams(tenantId, dueAt)} and s.ended_at >= ${since} and ${dueAt} <= clock_timestamp()
       and (${missionId}::uuid is null or s.mission_id = ${missionId}::uuid)
     order by s.ended_at desc limit ${most}`.execute(tx)
  return rows
}

/** @param at when the stream must still be lost */
const lostStreams = (tenantId: string, at: RawBuilder<unknown>) => sql`
    select s.id, s.name, s.mission_id as "missionId", f.id as "flightId", f.name as "flightName", s.stream_key_id as "keyId", s.ended_at as "endedAt",
           (s.position ->> 'lat')::float8 as lat, (s.position ->> 'long')::float8 as long
      from live_stream s
      join mission m on m.id = s.mission_id and m.deleted_at is null and m.status not in ('completed', 'cancelled')
      left join flight f on f.id = s.flight_id and f.deleted_at is null
     where s.tenant_id = ${tenantId} and s.end_reason in ('idle', 'engine', 'lost')
       and not (coalesce(f.status, '') in ('landed', 'aborted') and coalesce(f.ended_at, s.ended_at) <= ${at})
       and not exists (select from live_stream later
                        where later.tenant_id = ${tenantId} and later.mission_id = s.mission_id and later.id > s.id and later.started_at <= ${at}
                          and later.stream_key_id = s.stream_key_id)`
