// What the mission form holds, and its way from and to the contract.
import type { Dayjs } from 'dayjs'
import dayjs from 'dayjs'
import type { Mission, MissionEdit, NewMission } from '../../../api/mission'

export interface MissionValues {
  name: string
  description: string
  locationId?: string
  missionTypeId?: string
  scheduledAt?: Dayjs | null
}

export type MissionField = keyof MissionValues

export const MISSION_FIELDS = [
  'name',
  'description',
  'locationId',
  'missionTypeId',
  'scheduledAt',
] as const satisfies MissionField[]

export const noValues: MissionValues = { name: '', description: '' }

export const valuesOf = (mission: Mission): MissionValues => ({
  name: mission.name,
  description: mission.description,
  locationId: mission.location?._id,
  missionTypeId: mission.missionType?._id,
  scheduledAt: mission.scheduledAt ? dayjs(mission.scheduledAt) : undefined,
})

export const toNewMission = (values: MissionValues): NewMission => ({
  name: values.name.trim(),
  description: values.description.trim() || undefined,
  locationId: values.locationId,
  missionTypeId: values.missionTypeId,
  scheduledAt: values.scheduledAt?.toISOString(),
})

/** The edit that turns `base` into `values`: only what differs, so that two people can edit different fields. */
export function toEdit(values: MissionValues, base: Mission): MissionEdit {
  const changed = changedFields(values, valuesOf(base))
  return {
    version: base.version,
    ...(changed.includes('name') && { name: values.name.trim() }),
    ...(changed.includes('description') && { description: values.description.trim() }),
    ...(changed.includes('locationId') && { locationId: values.locationId ?? null }),
    ...(changed.includes('missionTypeId') && { missionTypeId: values.missionTypeId ?? null }),
    ...(changed.includes('scheduledAt') && { scheduledAt: values.scheduledAt?.toISOString() ?? null }),
  }
}

/** The fields in which two sets of values differ; white space round a text does not count. */
export const changedFields = (values: MissionValues, others: MissionValues): MissionField[] =>
  MISSION_FIELDS.filter((field) => plain(values[field]) !== plain(others[field]))

/**
 * Joins what one person typed with what another one saved.
 * @param base what both began with
 * @returns the newer values in the fields that were left alone, the typed ones in the others
 */
export function mergeNewer(typed: MissionValues, base: MissionValues, newer: MissionValues): MissionValues {
  const own = changedFields(typed, base)
  return { ...newer, ...Object.fromEntries(own.map((field) => [field, typed[field]])) }
}

function plain(value: MissionValues[MissionField]): string {
  if (!value) return ''
  return typeof value === 'string' ? value.trim() : value.toISOString()
}
