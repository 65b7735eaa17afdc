// Values of the mission form, and their conversion from and to the contract.
import type { Dayjs } from 'dayjs'
import dayjs from 'dayjs'
import type { Mission, MissionEdit, NewMission } from '../../../api/mission'
import { changedFields } from '../../../shared/forms/changes'

export interface MissionValues {
  name: string
  description: string
  locationId?: string
  missionTypeId?: string
  scheduledAt?: Dayjs | null
}

export type MissionField = keyof MissionValues

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

/** The edit that turns `base` into `values`: only differences, so that two users can edit different fields. */
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
