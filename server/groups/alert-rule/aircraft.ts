// Other aircraft near own live drones. While a tenant has such a rule and fresh positions of aircraft, they are compared every
// second, however many positions arrive.
import type { Tx } from '../../platform/db/tenancy'
import { lockAircraft } from '../aircraft/public'
import {
  deleteOldMarks,
  hasAircraft,
  selectDelay,
  selectEncounters,
  touchMarks,
  type Encounter,
  type NearMark,
} from './aircraftSql'
import { insertMark } from './checkSql'
import { eachRule } from './eachRule'
import { selectMoment } from './geofenceSql'
import { isInHours } from './hours'
import { raiseByRule, type RuleEvent } from './raise'
import type { Condition, RuleRow } from './row'
import { selectEnabledRules } from './sql'

const AGAIN_MS = 1000

/** A pair that is apart for a shorter time is still near, because of the noise of receivers at the edge. */
const APART_SECONDS = 30

/**
 * The altitude of an own drone is above sea level or the ellipsoid, and nothing tells which. The two differ by 107 m at most, so
 * that no aircraft is missed.
 */
const DATUM_MARGIN_METRES = 110

/** An alert is raised once when an aircraft comes near a drone, and again after it was away. */
export async function checkAircraft(tenantId: string, tx: Tx): Promise<Date | undefined> {
  const rules = await selectEnabledRules(tenantId, tx, ['aircraft_near'], undefined)
  if (rules.length === 0) return undefined
  await compare(tenantId, tx, rules)
  const again = new Date(Date.now() + AGAIN_MS)
  if (await hasAircraft(tenantId, tx)) return again
  // Positions that are stored from now on queue the next check.
  await lockAircraft(tenantId, tx)
  return (await hasAircraft(tenantId, tx)) ? again : undefined
}

async function compare(tenantId: string, tx: Tx, rules: readonly RuleRow[]): Promise<void> {
  const now = new Date()
  const encounters = await selectEncounters(tenantId, tx, Math.max(...rules.map(({ distance }) => distance ?? 0)))
  const delay = await selectDelay(tenantId, tx)
  const active = rules.filter(({ hours }) => isInHours(hours, now))
  const near = new Map(active.map((rule) => [rule.id, encounters.filter((each) => isNear(rule, each))]))
  // While the check was late, nothing noted that pairs stayed near.
  const known = await touchMarks(tenantId, tx, marksOf(near), APART_SECONDS + delay)
  const ruleIds = rules.map(({ id }) => id)
  await deleteOldMarks(tenantId, tx, ruleIds, APART_SECONDS)
  const raised = new Set(known.map(keyOf))
  await eachRule(active, async (rule) => {
    for (const encounter of near.get(rule.id) ?? []) {
      if (rule.pausedAt) break
      const subject = subjectOf(encounter)
      if (raised.has(keyOf({ ruleId: rule.id, subject }))) continue
      if (await insertMark(tenantId, tx, rule.id, subject)) await raise(tenantId, tx, rule, encounter)
    }
  })
}

const marksOf = (near: ReadonlyMap<string, readonly Encounter[]>): NearMark[] =>
  [...near].flatMap(([ruleId, encounters]) => encounters.map((each) => ({ ruleId, subject: subjectOf(each) })))

const keyOf = ({ ruleId, subject }: NearMark): string => `${ruleId} ${subject}`

const subjectOf = ({ id, uid }: Encounter): string => `${id}/${uid}`

/** An unknown altitude counts as near. */
export function isNear(
  { missionId, distance, heightDifference }: Pick<Condition, 'missionId' | 'distance' | 'heightDifference'>,
  encounter: Encounter,
): boolean {
  if (missionId !== null && missionId !== encounter.missionId) return false
  if (distance === null || encounter.distance > distance) return false
  const apart = heightApartOf(encounter)
  return heightDifference === null || apart === null || apart <= heightDifference + DATUM_MARGIN_METRES
}

const heightApartOf = ({ altitude, otherAltitude }: Encounter): number | null =>
  altitude === null || otherAltitude === null ? null : Math.abs(altitude - otherAltitude)

async function raise(tenantId: string, tx: Tx, rule: RuleRow, encounter: Encounter): Promise<void> {
  const event = encounterEvent(encounter)
  const moment = await selectMoment(tenantId, tx, { ...encounter, isLive: true }, encounter.at)
  await raiseByRule(tenantId, tx, rule, { ...event, alert: { ...event.alert, ...moment } })
}

const DECIMALS = 5

export function encounterEvent(encounter: Encounter): RuleEvent {
  const { id, missionId, missionName, flightId, flightName, at, lat, long } = encounter
  const { uid, callsign, feedName, distance, otherLat, otherLong } = encounter
  const apart = heightApartOf(encounter)
  return {
    subject: { id: `${flightId ?? id}/${uid}`, name: `${flightName ?? missionName} · ${callsign ?? uid}` },
    facts: [
      `${Math.round(distance)} m`,
      apart === null ? null : `↕ ${Math.round(apart)} ± ${DATUM_MARGIN_METRES} m`,
      `${otherLat.toFixed(DECIMALS)}, ${otherLong.toFixed(DECIMALS)}`,
      feedName,
    ],
    alert: {
      missionId,
      ...(flightId !== null && { flightId }),
      occurredAt: at,
      position: { lat, long },
      // It tells what a feed reports, and feeds are not for clients.
      isHiddenUnlessMarked: true,
    },
  }
}
