// Streams that have ended although nobody stopped them, and that have not come back.
import { sql } from 'kysely'
import type { Tx } from '../../db/tenancy'
import { insertMark } from './checkSql'
import { isInHours } from './hours'
import { raiseByRule } from './raise'
import { selectEnabledRules } from './sql'

interface LostStream {
  id: string
  name: string
  missionId: string
  flightId: string | null
  flightName: string | null
  endedAt: Date
  lat: number | null
  long: number | null
}

export async function checkStream(tenantId: string, tx: Tx, streamId: string): Promise<Date | undefined> {
  const stream = await selectLostStream(tenantId, tx, streamId)
  if (!stream) return undefined
  let again: Date | undefined
  for (const rule of await selectEnabledRules(tenantId, tx, ['stream_lost'], stream.missionId)) {
    if (!isInHours(rule.hours, stream.endedAt)) continue
    const due = new Date(stream.endedAt.getTime() + (rule.seconds ?? 0) * 1000)
    if (due > new Date()) again = again && again < due ? again : due
    else if (await insertMark(tenantId, tx, rule.id, streamId)) {
      const { missionId, flightId, flightName, name, endedAt, lat, long } = stream
      await raiseByRule(tenantId, tx, rule, { id: flightId ?? streamId, name: flightName ?? name }, [name], {
        missionId,
        streamId,
        occurredAt: endedAt,
        ...(flightId !== null && { flightId }),
        ...(lat !== null && long !== null && { position: { lat, long } }),
      })
    }
  }
  return again
}

/** Undefined when the publisher has connected again, or the flight or the mission is over. */
async function selectLostStream(tenantId: string, tx: Tx, streamId: string): Promise<LostStream | undefined> {
  const { rows } = await sql<LostStream>`
    select s.id, s.name, s.mission_id as "missionId", f.id as "flightId", f.name as "flightName", s.ended_at as "endedAt",
           (s.position ->> 'lat')::float8 as lat, (s.position ->> 'long')::float8 as long
      from live_stream s
      join mission m on m.id = s.mission_id and m.deleted_at is null and m.status not in ('completed', 'cancelled')
      left join flight f on f.id = s.flight_id and f.deleted_at is null
     where s.tenant_id = ${tenantId} and s.id = ${streamId} and s.end_reason in ('idle', 'engine', 'lost')
       and coalesce(f.status, '') not in ('landed', 'aborted')
       and not exists (select from live_stream later
                        where later.tenant_id = ${tenantId} and later.mission_id = s.mission_id and later.id > s.id
                          and (later.stream_key_id = s.stream_key_id or later.flight_id = s.flight_id))`.execute(tx)
  return rows[0]
}
