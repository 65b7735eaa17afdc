// What the mission list shows, as it stands in the address bar: a view can be bookmarked, sent and gone back to.
import type { ListMissionsApiArg, MissionSort, MissionStatus } from '../../../api/mission'
import { readPaging, writePaging, type Paging } from '../../../shared/lists/paging'
import { SEARCH_MAX } from '../limits'

export const STATUSES = [
  'live',
  'paused',
  'scheduled',
  'draft',
  'completed',
  'cancelled',
] as const satisfies MissionStatus[]

export const SORTS = [
  '-createdAt',
  'createdAt',
  'name',
  '-name',
  'scheduledAt',
  '-scheduledAt',
  'status',
  '-status',
] as const satisfies MissionSort[]

const [NEWEST_FIRST] = SORTS
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

export interface ListView extends Paging {
  search: string
  statuses: MissionStatus[]
  isArchived: boolean
  /** Only missions of this type; all when undefined. */
  typeId: string | undefined
  sort: MissionSort
}

/** Reads a view; what is not understood counts as not there. */
export function readView(params: URLSearchParams): ListView {
  const wanted = params.getAll('status')
  return {
    search: (params.get('search') ?? '').slice(0, SEARCH_MAX),
    statuses: STATUSES.filter((status) => wanted.includes(status)),
    isArchived: params.get('archived') === 'true',
    typeId: UUID.exec(params.get('type') ?? '')?.[0],
    sort: SORTS.find((sort) => sort === params.get('sort')) ?? NEWEST_FIRST,
    ...readPaging(params),
  }
}

/** Writes a view; what goes without saying is left out. */
export function writeView(view: ListView): URLSearchParams {
  const params = new URLSearchParams()
  if (view.search) params.set('search', view.search)
  for (const status of view.statuses) params.append('status', status)
  if (view.isArchived) params.set('archived', 'true')
  if (view.typeId) params.set('type', view.typeId)
  if (view.sort !== NEWEST_FIRST) params.set('sort', view.sort)
  writePaging(params, view)
  return params
}

/** The part of a view that decides which missions belong to it. */
export function filtersOf({ search, statuses, isArchived, typeId }: ListView): Omit<ListMissionsApiArg, 'tenantId'> {
  return {
    search: search || undefined,
    status: statuses.length > 0 ? statuses : undefined,
    archived: isArchived || undefined,
    missionTypeId: typeId,
  }
}

export const isFiltered = ({ search, statuses, isArchived, typeId }: ListView): boolean =>
  search !== '' || statuses.length > 0 || isArchived || typeId !== undefined
