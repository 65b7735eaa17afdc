// What the mission list shows, as it stands in the address bar: a view can be bookmarked, sent and gone back to.
import type { ListMissionsApiArg, MissionSort, MissionStatus } from '../../../api/mission'
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

export const PAGE_SIZES = [20, 50, 100, 200]
const PAGE_SIZE = 50
const LAST_PAGE = 100_000
const [NEWEST_FIRST] = SORTS

export interface ListView {
  search: string
  statuses: MissionStatus[]
  isArchived: boolean
  sort: MissionSort
  page: number
  pageSize: number
}

/** Reads a view; what is not understood counts as not there. */
export function readView(params: URLSearchParams): ListView {
  const page = Number(params.get('page'))
  const pageSize = Number(params.get('pageSize'))
  const wanted = params.getAll('status')
  return {
    search: (params.get('search') ?? '').slice(0, SEARCH_MAX),
    statuses: STATUSES.filter((status) => wanted.includes(status)),
    isArchived: params.get('archived') === 'true',
    sort: SORTS.find((sort) => sort === params.get('sort')) ?? NEWEST_FIRST,
    page: Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1,
    pageSize: PAGE_SIZES.includes(pageSize) ? pageSize : PAGE_SIZE,
  }
}

/** Writes a view; what goes without saying is left out. */
export function writeView(view: ListView): URLSearchParams {
  const params = new URLSearchParams()
  if (view.search) params.set('search', view.search)
  for (const status of view.statuses) params.append('status', status)
  if (view.isArchived) params.set('archived', 'true')
  if (view.sort !== NEWEST_FIRST) params.set('sort', view.sort)
  if (view.page !== 1) params.set('page', String(view.page))
  if (view.pageSize !== PAGE_SIZE) params.set('pageSize', String(view.pageSize))
  return params
}

/** The part of a view that decides which missions belong to it. */
export function filtersOf({ search, statuses, isArchived }: ListView): Omit<ListMissionsApiArg, 'tenantId'> {
  return {
    search: search || undefined,
    status: statuses.length > 0 ? statuses : undefined,
    archived: isArchived || undefined,
  }
}

export const isFiltered = ({ search, statuses, isArchived }: ListView): boolean =>
  search !== '' || statuses.length > 0 || isArchived
