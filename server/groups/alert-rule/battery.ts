// Low batteries of drones that send their positions.
import { sql } from 'kysely'
import type { Tx } from '../../platform/db/tenancy'
import { deleteMark, insertMark } from './checkSql'
import { eachRule } from './eachRule'
import { selectFollowed, selectMoment, type Followed } from './geofenceSql'
import { isInHours } from './hours'
import { raiseByRule, type RuleEvent } from './raise'
import type { RuleRow } from './row'
import { selectEnabledRules } from './sql'

/** Percent by which a battery must rise above the threshold to count as another one. */
const CHANGED_PERCENT = 10

/** Some drones send the battery with a part of their positions only. */
const MOST_POSITIONS = 100

export interface BatteryState {
  at: Date
  /** Percent. */
  battery: number
  lat: number
  long: number
}

/** An alert is raised once when the battery is low, and again after it was changed. Batteries in files are in the past. */
export async function checkBattery(tenantId: string, tx: Tx, telemetryId: string): Promise<void> {
  const followed = await selectFollowed(tenantId, tx, telemetryId)
  if (!followed?.isLive) return
  const rules = await selectEnabledRules(tenantId, tx, ['battery_low'], followed.missionId)
  if (rules.length === 0) return
  const state = await selectBattery(tenantId, tx, telemetryId)
  if (!state) return
  const mark = `battery/${telemetryId}`
  await eachRule(rules, async (rule) => {
    const percent = rule.percent ?? 0
    if (state.battery >= percent + CHANGED_PERCENT) return deleteMark(tenantId, tx, rule.id, mark)
    if (state.battery > percent || state.at < rule.enabledAt || !isInHours(rule.hours, state.at)) return
    if (await insertMark(tenantId, tx, rule.id, mark)) await raise(tenantId, tx, rule, followed, state)
  })
}

async function raise(tenantId: string, tx: Tx, rule: RuleRow, followed: Followed, state: BatteryState): Promise<void> {
  const event = batteryEvent(rule, followed, state)
  const moment = await selectMoment(tenantId, tx, followed, state.at)
  await raiseByRule(tenantId, tx, rule, { ...event, alert: { ...event.alert, ...moment } })
}

export function batteryEvent(
  { percent }: Pick<RuleRow, 'percent'>,
  { id, missionId, missionName, flightId, flightName }: Followed,
  { at, battery, lat, long }: BatteryState,
): RuleEvent {
  return {
    subject: { id, name: flightName ?? missionName },
    facts: [`${Math.round(battery * 10) / 10} %`, `≤ ${percent} %`],
    alert: { missionId, ...(flightId !== null && { flightId }), occurredAt: at, position: { lat, long } },
  }
}

/** The last battery that the drone has sent; undefined when its last positions have none. */
async function selectBattery(tenantId: string, tx: Tx, telemetryId: string): Promise<BatteryState | undefined> {
  const { rows } = await sql<BatteryState>`
    select date_trunc('milliseconds', at) as at, battery, lat, long
      from (select * from telemetry_sample where tenant_id = ${tenantId} and telemetry_id = ${telemetryId}
             order by at desc limit ${MOST_POSITIONS}) last
     where battery is not null order by last.at desc limit 1`.execute(tx)
  return rows[0]
}

/** The first position since a time with a low battery. */
export async function selectFirstLow(
  tenantId: string,
  tx: Tx,
  telemetryId: string,
  { since, percent }: { since: Date; percent: number },
): Promise<BatteryState | undefined> {
  const { rows } = await sql<BatteryState>`
    select date_trunc('milliseconds', at) as at, battery, lat, long from telemetry_sample
     where tenant_id = ${tenantId} and telemetry_id = ${telemetryId} and at >= ${since} and battery <= ${percent}
     order by telemetry_sample.at limit 1`.execute(tx)
  return rows[0]
}
