// What a rule would have raised in the last days. Nothing is stored.
import type { components } from '../../platform/contract/contract.gen'
import { inTenant, type Db, type Tx } from '../../platform/db/tenancy'
import { readAlertSettings } from '../alert/public'
import { encounterEvent, isNear } from './aircraft'
import { MAX_ENCOUNTERS, selectEncounters } from './aircraftSql'
import { readArea } from './area'
import { batteryEvent, selectFirstLow } from './battery'
import { detectionEvent, selectRunsSince } from './detections'
import { isGeofence, requireValid } from './fields'
import { crossingEvent, crossingsOf } from './geofence'
import { selectFollowedSince, selectPlaces, selectTimeBefore, type FollowedSince } from './geofenceSql'
import { isInHours } from './hours'
import { licenceEvent, selectExpired } from './licences'
import { limitEvent } from './limits'
import { maintenanceEvent, selectDueAssets } from './maintenance'
import { objectsEvent, selectObjectRunsSince } from './objects'
import { selectSilent, silentEvent } from './positionsStopped'
import { descriptionOf, titleOf, type RuleEvent } from './raise'
import type { Condition } from './row'
import { selectAreaName, selectMissionNames, type NewRule } from './sql'
import { selectStreamsLostSince, streamEvent } from './streamLost'
import { hotPhotoEvent, selectHotPhotosSince } from './thermal'

type Trial = components['schemas']['AlertRuleTrial']

/** An event at the time at which its alert would have been raised. */
interface Raised {
  at: Date
  event: RuleEvent
}

interface Found {
  raised: Raised[]
  /** There was more than is looked at. */
  isPartial: boolean
}

const DAY_MS = 86_400_000
const MAX_EXAMPLES = 20
const MAX_EVENTS = 1000
const MAX_TELEMETRY = 200
const MAX_RUNS = 200
const MAX_PLACES = 200_000
/** Other calls are answered between two pages. */
const PAGE_PLACES = 5000

/** @throws AppError as `createRule`, but not for too many rules */
export const tryRule = (db: Db, tenantId: string, wanted: NewRule, days: number): Promise<Trial> =>
  inTenant(db, tenantId, async (tx) => {
    const rule = await requireValid(tenantId, tx, wanted)
    const condition = conditionOf(rule, await selectAreaName(tenantId, tx, rule))
    const now = new Date()
    const { raised, isPartial } = await find(tenantId, tx, condition, new Date(now.getTime() - days * DAY_MS), now)
    const minutes = condition.repeatMinutes ?? (await readAlertSettings(tenantId, tx)).repeatMinutes
    const alerts = withoutRepeats(raised, minutes)
    const shown = alerts.slice(-MAX_EXAMPLES).reverse()
    const missionIds = shown.map(({ event }) => event.alert.missionId)
    const missions = await selectMissionNames(tenantId, tx, missionIds)
    return {
      alerts: alerts.length,
      repeats: raised.length - alerts.length,
      isPartial,
      examples: shown.map(({ event }) => exampleOf(rule.name, event, missions)),
    }
  })

const conditionOf = (rule: NewRule, areaName: string | null): Condition => ({
  kind: rule.kind,
  missionId: rule.missionId ?? null,
  baseLayerId: rule.baseLayerId ?? null,
  mapref: rule.mapref ?? null,
  layerId: rule.layerId ?? null,
  featureIndex: rule.featureIndex ?? null,
  minHeight: rule.minHeight ?? null,
  maxHeight: rule.maxHeight ?? null,
  areaName,
  ...thresholdsOf(rule),
  hours: rule.hours ?? null,
  repeatMinutes: rule.repeatMinutes ?? null,
})

const thresholdsOf = (rule: NewRule) => ({
  seconds: rule.seconds ?? null,
  degrees: rule.degrees ?? null,
  days: rule.days ?? null,
  percent: rule.percent ?? null,
  model: rule.model ?? null,
  class: rule.class ?? null,
  leastConfidence: rule.leastConfidence ?? null,
  distance: rule.distance ?? null,
  heightDifference: rule.heightDifference ?? null,
})

function find(tenantId: string, tx: Tx, rule: Condition, since: Date, now: Date): Promise<Found> {
  if (isGeofence(rule.kind)) return findCrossings(tenantId, tx, rule, since)
  if (rule.kind === 'stream_lost') return findLostStreams(tenantId, tx, rule, since)
  if (rule.kind === 'battery_low') return findLowBatteries(tenantId, tx, rule, since)
  if (rule.kind === 'positions_stopped') return findSilent(tenantId, tx, rule, since)
  if (rule.kind === 'thermal_above') return findHotPhotos(tenantId, tx, rule, since)
  if (rule.kind === 'detection') return findDetections(tenantId, tx, rule, since)
  if (rule.kind === 'licence_expired') return findLicences(tenantId, tx, rule, now)
  if (rule.kind === 'maintenance_due') return findMaintenance(tenantId, tx, rule, now)
  if (rule.kind === 'aircraft_near') return findAircraft(tenantId, tx, rule, now)
  return findLimit(tenantId, tx, rule, now)
}

async function findCrossings(tenantId: string, tx: Tx, rule: Condition, since: Date): Promise<Found> {
  const wanted = { since, missionId: rule.missionId, most: MAX_TELEMETRY }
  const telemetry = await selectFollowedSince(tenantId, tx, wanted)
  const raised: Raised[] = []
  let left = MAX_PLACES
  for (const followed of telemetry) {
    if (left <= 0) break
    left -= await follow(tenantId, tx, rule, { followed, since, most: left }, raised)
  }
  return { raised, isPartial: left <= 0 || telemetry.length === MAX_TELEMETRY }
}

interface Followable {
  followed: FollowedSince
  since: Date
  most: number
}

/** @returns how many positions were looked at */
async function follow(
  tenantId: string,
  tx: Tx,
  rule: Condition,
  { followed, since, most }: Followable,
  raised: Raised[],
): Promise<number> {
  let looked = 0
  let isInside: boolean | undefined
  // Files are looked at as a whole. The last position before the time tells where a live drone was then.
  let from = followed.isLive ? await selectTimeBefore(tenantId, tx, followed.id, since) : null
  if (from) from = new Date(from.getTime() - 1)
  while (looked < most) {
    const places = await selectPlaces(tenantId, tx, followed.id, from, Math.min(PAGE_PLACES, most - looked))
    const last = places.at(-1)
    if (!last) break
    const isIn = await readArea(tenantId, tx, rule, places)
    if (!isIn) break
    const found = crossingsOf(rule, places, isIn, isInside)
    isInside = found.isInside
    for (const place of found.crossings) {
      if (followed.isLive && place.at < since) continue
      raised.push({ at: followed.addedAt ?? place.at, event: crossingEvent(rule, followed, place) })
    }
    looked += places.length
    from = last.at
    if (places.length < PAGE_PLACES) break
  }
  return looked
}

async function findLostStreams(tenantId: string, tx: Tx, rule: Condition, since: Date): Promise<Found> {
  const seconds = rule.seconds ?? 0
  const wanted = { since, missionId: rule.missionId, seconds, most: MAX_EVENTS }
  const streams = await selectStreamsLostSince(tenantId, tx, wanted)
  const raised = streams
    .filter(({ endedAt }) => isInHours(rule.hours, endedAt))
    .map((stream) => ({ at: new Date(stream.endedAt.getTime() + seconds * 1000), event: streamEvent(stream) }))
  return { raised, isPartial: streams.length === MAX_EVENTS }
}

async function findLowBatteries(tenantId: string, tx: Tx, rule: Condition, since: Date): Promise<Found> {
  const wanted = { since, missionId: rule.missionId, most: MAX_TELEMETRY }
  const telemetry = await selectFollowedSince(tenantId, tx, wanted)
  const raised: Raised[] = []
  for (const followed of telemetry.filter(({ isLive }) => isLive)) {
    const state = await selectFirstLow(tenantId, tx, followed.id, { since, percent: rule.percent ?? 0 })
    if (state && isInHours(rule.hours, state.at))
      raised.push({ at: state.at, event: batteryEvent(rule, followed, state) })
  }
  return { raised, isPartial: telemetry.length === MAX_TELEMETRY }
}

/** When earlier positions arrived is not known, so that drones that are silent now are all that the rule would have raised. */
async function findSilent(tenantId: string, tx: Tx, rule: Condition, since: Date): Promise<Found> {
  const seconds = rule.seconds ?? 0
  const silent = await selectSilent(tenantId, tx, { since, missionId: rule.missionId, seconds, most: MAX_EVENTS })
  const raised = silent
    .filter(({ receivedAt }) => isInHours(rule.hours, receivedAt))
    .map((each) => ({ at: new Date(each.receivedAt.getTime() + seconds * 1000), event: silentEvent(each) }))
  return { raised, isPartial: silent.length === MAX_EVENTS }
}

async function findHotPhotos(tenantId: string, tx: Tx, rule: Condition, since: Date): Promise<Found> {
  const wanted = { since, missionId: rule.missionId, degrees: rule.degrees ?? 0, most: MAX_EVENTS }
  const photos = await selectHotPhotosSince(tenantId, tx, wanted)
  const raised: Raised[] = []
  for (const photo of photos) {
    const event = hotPhotoEvent(rule, photo, photo.addedAt)
    if (event) raised.push({ at: photo.addedAt, event })
  }
  return { raised, isPartial: photos.length === MAX_EVENTS }
}

async function findDetections(tenantId: string, tx: Tx, rule: Condition, since: Date): Promise<Found> {
  const wanted = { since, missionId: rule.missionId, most: MAX_RUNS }
  const runs = await selectRunsSince(tenantId, tx, wanted)
  const detectorRuns = await selectObjectRunsSince(tenantId, tx, wanted)
  const raised: Raised[] = []
  for (const run of runs) {
    const event = await detectionEvent(tenantId, tx, rule, run)
    if (event) raised.push({ at: run.finishedAt, event })
  }
  for (const run of detectorRuns) {
    const event = await objectsEvent(tenantId, tx, rule, run)
    if (event) raised.push({ at: run.finishedAt, event })
  }
  return { raised, isPartial: Math.max(runs.length, detectorRuns.length) === MAX_RUNS }
}

/** Licences are looked at on each day, so those of today are all that the rule would have raised. */
async function findLicences(tenantId: string, tx: Tx, rule: Condition, now: Date): Promise<Found> {
  const licences = await selectExpired(tenantId, tx, rule.days ?? 0, rule.missionId)
  const raised = licences.map((licence) => ({ at: now, event: licenceEvent(licence) }))
  return { raised, isPartial: licences.length >= MAX_EVENTS }
}

/** Past states of assets are not known, so that what is due now is all that the rule would have raised. */
async function findMaintenance(tenantId: string, tx: Tx, { missionId }: Condition, now: Date): Promise<Found> {
  const due = await selectDueAssets(tenantId, tx, { missionId, most: MAX_EVENTS })
  return {
    raised: due.map((each) => ({ at: now, event: maintenanceEvent(each) })),
    isPartial: due.length === MAX_EVENTS,
  }
}

/** Earlier positions of aircraft are not kept, so that those that are near now are all that the rule would have raised. */
async function findAircraft(tenantId: string, tx: Tx, rule: Condition, now: Date): Promise<Found> {
  const encounters = await selectEncounters(tenantId, tx, rule.distance ?? 0)
  return {
    raised: encounters.filter((each) => isNear(rule, each)).map((each) => ({ at: now, event: encounterEvent(each) })),
    isPartial: encounters.length === MAX_ENCOUNTERS,
  }
}

/** Past usage is not known, so that of now decides. */
async function findLimit(tenantId: string, tx: Tx, rule: Condition, now: Date): Promise<Found> {
  const event = await limitEvent(tenantId, tx, rule)
  return { raised: event ? [{ at: now, event }] : [], isPartial: false }
}

/** The first events of a subject in the time for repeats, as if nobody had closed an alert; the oldest first. */
function withoutRepeats(raised: Raised[], minutes: number): Raised[] {
  const last = new Map<string, number>()
  const alerts: Raised[] = []
  for (const each of [...raised].sort((one, other) => one.at.getTime() - other.at.getTime())) {
    const key = `${each.event.alert.missionId} ${each.event.subject.id}`
    const at = each.at.getTime()
    const before = last.get(key)
    if (before === undefined || at - before >= minutes * 60_000) alerts.push(each)
    last.set(key, at)
  }
  return alerts
}

function exampleOf(name: string, event: RuleEvent, missions: ReadonlyMap<string, string>): Trial['examples'][number] {
  const { missionId, occurredAt, position } = event.alert
  return {
    title: titleOf(name.trim(), event),
    description: descriptionOf(event),
    missionId,
    missionName: missions.get(missionId) ?? '',
    occurredAt: occurredAt?.toISOString() ?? null,
    position: position ?? null,
  }
}
