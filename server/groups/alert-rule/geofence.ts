// Geofences: compares the positions of a drone, live or of a file, with the areas of rules.
import type { Tx } from '../../platform/db/tenancy'
import { readAreas, type Place } from './area'
import {
  selectFollowed,
  selectMoment,
  selectPlaces,
  selectTracks,
  storeTracks,
  type Followed,
  type TimedPlace,
  type Track,
} from './geofenceSql'
import { eachRule } from './eachRule'
import { isInHours } from './hours'
import { raiseByRule, type RuleEvent } from './raise'
import type { RuleRow } from './row'
import { selectEnabledRules } from './sql'

/** Positions of one check; the next check continues. */
const MAX_PLACES = 20_000

/** Alerts of one check. More crossings are noise of the receiver at the edge of the area. */
const MAX_CROSSINGS = 20

export async function checkTelemetry(tenantId: string, tx: Tx, telemetryId: string): Promise<Date | undefined> {
  const followed = await selectFollowed(tenantId, tx, telemetryId)
  if (!followed) return undefined
  const kinds = ['geofence_entered', 'geofence_left'] as const
  const rules = await selectEnabledRules(tenantId, tx, kinds, followed.missionId)
  const tracks = await selectTracks(tenantId, tx, followed.id)
  // Files are about the past. Live positions before the rule was switched on are not looked at.
  const sinceOf = (rule: RuleRow) => tracks.get(rule.id)?.checkedUntil ?? (followed.isLive ? rule.enabledAt : null)
  let isIncomplete = false
  for (const { since, rules: together } of bySince(rules, sinceOf)) {
    const places = await selectPlaces(tenantId, tx, followed.id, since, MAX_PLACES)
    await follow(tenantId, tx, together, { followed, tracks, places })
    isIncomplete ||= places.length === MAX_PLACES
  }
  return isIncomplete ? new Date() : undefined
}

/** Nearly all rules have followed a drone equally far, so that its positions are read once. */
function bySince(rules: readonly RuleRow[], sinceOf: (rule: RuleRow) => Date | null) {
  const groups = new Map<number | undefined, { since: Date | null; rules: RuleRow[] }>()
  for (const rule of rules) {
    const since = sinceOf(rule)
    const group = groups.get(since?.getTime())
    if (group) group.rules.push(rule)
    else groups.set(since?.getTime(), { since, rules: [rule] })
  }
  return groups.values()
}

interface Flown {
  followed: Followed
  /** By rule, until the places. */
  tracks: ReadonlyMap<string, Track>
  places: readonly TimedPlace[]
}

async function follow(
  tenantId: string,
  tx: Tx,
  rules: readonly RuleRow[],
  { followed, tracks, places }: Flown,
): Promise<void> {
  const last = places.at(-1)
  if (!last) return
  const areaOf = await readAreas(tenantId, tx, rules, places)
  const after = new Map<string, Track>()
  await eachRule(rules, async (rule) => {
    const isIn = await areaOf(rule)
    if (!isIn) return
    const { crossings, isInside } = crossingsOf(rule, places, isIn, tracks.get(rule.id)?.isInside)
    for (const place of crossings) await raise(tenantId, tx, rule, followed, place)
    after.set(rule.id, { checkedUntil: last.at, isInside })
  })
  await storeTracks(tenantId, tx, followed.id, after)
}

/**
 * Where a drone enters or leaves the area in the hours of the rule, the first ones, and where it is at the end.
 * @param before whether the drone was inside before these positions; undefined for its first ones
 */
export function crossingsOf(
  rule: Pick<RuleRow, 'kind' | 'hours' | 'minHeight' | 'maxHeight'>,
  places: readonly TimedPlace[],
  isIn: (place: Place) => boolean,
  before: boolean | undefined,
): { crossings: TimedPlace[]; isInside: boolean } {
  const { kind, hours } = rule
  const [first] = places
  const crossings: TimedPlace[] = []
  // A drone whose first position is inside has entered the area; one whose first position is outside has not left it.
  let wasInside =
    before ?? (kind === 'geofence_left' && first !== undefined && isIn(first) && isAtHeight(rule, first) === true)
  for (const place of places) {
    const isInside = isIn(place) && isAtHeight(rule, place)
    // Whether it is inside is unknown.
    if (isInside === undefined) continue
    const isCrossing = isInside !== wasInside && isInside === (kind === 'geofence_entered')
    if (isCrossing && crossings.length < MAX_CROSSINGS && isInHours(hours, place.at)) crossings.push(place)
    wasInside = isInside
  }
  return { crossings, isInside: wasInside }
}

/** Undefined for a position without a height when the geofence has heights. */
function isAtHeight(
  { minHeight, maxHeight }: Pick<RuleRow, 'minHeight' | 'maxHeight'>,
  { height }: TimedPlace,
): boolean | undefined {
  if (minHeight === null && maxHeight === null) return true
  if (height === null) return undefined
  return (minHeight === null || height >= minHeight) && (maxHeight === null || height <= maxHeight)
}

async function raise(tenantId: string, tx: Tx, rule: RuleRow, followed: Followed, place: TimedPlace): Promise<void> {
  const event = crossingEvent(rule, followed, place)
  const moment = await selectMoment(tenantId, tx, followed, place.at)
  await raiseByRule(tenantId, tx, rule, { ...event, alert: { ...event.alert, ...moment } })
}

export function crossingEvent(
  { areaName, mapref }: Pick<RuleRow, 'areaName' | 'mapref'>,
  { missionId, flightId, flightName, missionName, id }: Followed,
  { at, lat, long }: TimedPlace,
): RuleEvent {
  return {
    subject: { id: flightId ?? id, name: flightName ?? missionName },
    facts: [areaName, mapref],
    alert: { missionId, ...(flightId !== null && { flightId }), occurredAt: at, position: { lat, long } },
  }
}
