import type { DataKind, DataQuery } from '../../api/data'
import { ids, listParams, many, matching, searchText, type Filters } from '../../shared/lists/listParams'
import type { PermissionName } from '../../shared/permissions/permissions.gen'

/** Missions or places that a search may be limited to. */
const MOST_CHOSEN = 50

/** The kinds of items with the permission to list them, in the order of the filter. */
export const KIND_PERMISSIONS = {
  photo: 'feature_list',
  layer: 'layer_list',
  document: 'list_document',
  recording: 'vod_list',
  outcome: 'alert_list',
  flight: 'flight_list',
  telemetry: 'flight_list',
} as const satisfies Record<DataKind, PermissionName>

export const KINDS = Object.keys(KIND_PERMISSIONS) as DataKind[]

const DAY = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/
/** A box or the corners of a polygon, as in the contract. */
const AREA = /^-?\d{1,3}(\.\d{1,15})?(,-?\d{1,3}(\.\d{1,15})?){3,99}$/

const declared = {
  search: searchText(),
  kind: many(KINDS),
  mission: ids(MOST_CHOSEN),
  place: ids(MOST_CHOSEN),
  from: matching(DAY),
  until: matching(DAY),
  area: matching(AREA),
}

/** URL parameters of the data page. */
export const dataListParams = listParams(declared)

export const queryOf = ({ kind, mission, place, ...filters }: Filters<typeof declared>): DataQuery => ({
  ...filters,
  kinds: kind,
  missionIds: mission,
  locationIds: place,
})
