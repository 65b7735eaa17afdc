// Drones that were sending positions and have stopped, although their flight is not over.
import { sql, type RawBuilder } from 'kysely'
import type { Tx } from '../../platform/db/tenancy'
import { AIRBORNE_HEIGHT } from '../telemetry/public'
import { insertMark } from './checkSql'
import { eachRule } from './eachRule'
import { selectMoment, type Followed } from './geofenceSql'
import { isInHours } from './hours'
import { raiseByRule, type RuleEvent } from './raise'
import type { RuleRow } from './row'
import { selectEnabledRules } from './sql'

export interface Silent extends Followed {
  keyName: string | null
  /** When the last positions arrived, by the clock of the server. */
  receivedAt: Date
  /** The last position, at the time that the drone told. */
  at: Date
  lat: number
  long: number
}

/** Looks again when the positions may have stopped for long enough; new ones queue the check of a drone that has landed. */
export async function checkPositions(tenantId: string, tx: Tx, telemetryId: string): Promise<Date | undefined> {
  const { rows } = await sql<Silent>`${silent(tenantId)} and t.id = ${telemetryId}`.execute(tx)
  const [last] = rows
  if (!last) return undefined
  let again: Date | undefined
  await eachRule(await selectEnabledRules(tenantId, tx, ['positions_stopped'], last.missionId), async (rule) => {
    if (last.receivedAt < rule.enabledAt || !isInHours(rule.hours, last.receivedAt)) return
    const due = new Date(last.receivedAt.getTime() + (rule.seconds ?? 0) * 1000)
    if (due > new Date()) again = again && again < due ? again : due
    else if (await insertMark(tenantId, tx, rule.id, `${last.id} ${last.receivedAt.toISOString()}`)) {
      await raise(tenantId, tx, rule, last)
    }
  })
  return again
}

async function raise(tenantId: string, tx: Tx, rule: RuleRow, last: Silent): Promise<void> {
  const event = silentEvent(last)
  const moment = await selectMoment(tenantId, tx, last, last.at)
  await raiseByRule(tenantId, tx, rule, { ...event, alert: { ...event.alert, ...moment } })
}

export function silentEvent({ id, missionId, missionName, flightId, flightName, ...last }: Silent): RuleEvent {
  const { keyName, at, lat, long } = last
  return {
    subject: { id, name: flightName ?? missionName },
    facts: [keyName],
    alert: { missionId, ...(flightId !== null && { flightId }), occurredAt: at, position: { lat, long } },
  }
}

/** Drones that are silent now; those that stopped last come first. @param since when their last positions arrived at the earliest */
export async function selectSilent(
  tenantId: string,
  tx: Tx,
  { since, missionId, seconds, most }: { since: Date; missionId: string | null; seconds: number; most: number },
): Promise<Silent[]> {
  const { rows } = await sql<Silent>`
    ${silent(tenantId)} and t.received_at >= ${since}
       and t.received_at + make_interval(secs => ${seconds}) <= clock_timestamp()
       and (${missionId}::uuid is null or t.mission_id = ${missionId}::uuid)
     order by t.received_at desc limit ${most}`.execute(tx)
  return rows
}

/**
 * Live telemetry of flights that are not over, whose drone is not on the ground: its last position has a height of 1.5 m or less.
 * A drone that sends no height is taken to be in the air.
 */
const silent = (tenantId: string): RawBuilder<unknown> => sql`
    select t.id, t.mission_id as "missionId", m.name as "missionName", f.id as "flightId", f.name as "flightName",
           true as "isLive", k.name as "keyName", date_trunc('milliseconds', t.received_at) as "receivedAt", last.at, last.lat, last.long
      from telemetry t
      join mission m on m.id = t.mission_id and m.deleted_at is null and m.status not in ('completed', 'cancelled')
      left join flight f on f.id = t.flight_id and f.deleted_at is null
      left join stream_key k on k.id = t.stream_key_id
      cross join lateral (select date_trunc('milliseconds', s.at) as at, s.lat, s.long, s.height from telemetry_sample s
                           where s.tenant_id = ${tenantId} and s.telemetry_id = t.id order by s.at desc limit 1) last
     where t.tenant_id = ${tenantId} and t.kind = 'live' and t.received_at is not null
       and coalesce(f.status, '') not in ('landed', 'aborted') and k.revoked_at is null and coalesce(last.height > ${AIRBORNE_HEIGHT}, true)`
