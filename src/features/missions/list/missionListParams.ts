// URL parameters of the mission list.
import type { MissionSort, MissionStatus } from '../../../api/mission'
import { flag, id, listParams, many, oneOf, searchText } from '../../../shared/lists/listParams'

export const STATUSES = [
  'live',
  'paused',
  'scheduled',
  'draft',
  'completed',
  'cancelled',
] as const satisfies MissionStatus[]

const SORTS = [
  '-createdAt',
  'createdAt',
  'name',
  '-name',
  'scheduledAt',
  '-scheduledAt',
  'status',
  '-status',
  'location',
  '-location',
  'missionType',
  '-missionType',
  '-updatedAt',
  'updatedAt',
] as const satisfies MissionSort[]

export const missionListParams = listParams({
  search: searchText(),
  status: many(STATUSES),
  archived: flag(),
  type: id(),
  sort: oneOf(SORTS),
})
