// What the audit log shows, as it stands in the address bar.
import dayjs from 'dayjs'
import type { ListAuditEntriesApiArg } from '../../api/audit'
import { readPaging, writePaging, type Paging } from '../../shared/lists/paging'
import { auditText } from './messages'

/** Longest search of the contract (api-spec/audit.yaml). */
export const SEARCH_MAX = 120

/** What deeds are done to, by the first word of their name. */
export const THINGS = {
  session: auditText('session'),
  password: auditText('password'),
  'second-factor': auditText('secondFactor'),
  user: auditText('user'),
  'user-group': auditText('userGroup'),
  'sign-up': auditText('signUp'),
  payment: auditText('payment'),
  invoice: auditText('invoice'),
  organisation: auditText('organisation'),
  tenant: auditText('tenant'),
  package: auditText('package'),
  'permission-set': auditText('permissionSet'),
  mission: auditText('mission'),
  layer: auditText('layer'),
  'base-layer': auditText('baseLayer'),
  mail: auditText('mail'),
  audit: auditText('audit'),
} as const

export interface AuditView extends Paging {
  search: string
  /** A deed, or a thing all deeds on which are meant. */
  action: string
  /** Days in the user's zone, YYYY-MM-DD; both are included. */
  from: string
  to: string
  /** Id of a tenant, for super-admins. */
  tenantId: string
}

const DAY = /^\d{4}-\d{2}-\d{2}$/
const ID = /^[0-9a-f-]{36}$/
const ACTION = /^[a-z.-]{1,80}$/

/** Reads a view; what is not understood counts as not there. */
export function readView(params: URLSearchParams): AuditView {
  const matching = (key: string, pattern: RegExp) => {
    const text = params.get(key) ?? ''
    return pattern.test(text) ? text : ''
  }
  const day = (key: string) => (dayjs(matching(key, DAY)).isValid() ? matching(key, DAY) : '')
  return {
    search: (params.get('search') ?? '').slice(0, SEARCH_MAX),
    action: matching('action', ACTION),
    from: day('from'),
    to: day('to'),
    tenantId: matching('tenantId', ID),
    ...readPaging(params),
  }
}

/** Writes a view; what goes without saying is left out. */
export function writeView(view: AuditView): URLSearchParams {
  const params = new URLSearchParams()
  for (const key of ['search', 'action', 'from', 'to', 'tenantId'] as const) if (view[key]) params.set(key, view[key])
  writePaging(params, view)
  return params
}

/** The part of a view that decides which entries belong to it. */
export const filtersOf = ({
  search,
  action,
  from,
  to,
  tenantId,
}: AuditView): Omit<ListAuditEntriesApiArg, 'page' | 'pageSize'> => ({
  search: search || undefined,
  action: action || undefined,
  from: from ? dayjs(from).toISOString() : undefined,
  to: to ? dayjs(to).add(1, 'day').toISOString() : undefined,
  tenantId: tenantId || undefined,
})

export const noFilters = { search: '', action: '', from: '', to: '' } satisfies Partial<AuditView>

export const isFiltered = ({ search, action, from, to, page }: AuditView): boolean =>
  [search, action, from, to].some(Boolean) || page > 1
