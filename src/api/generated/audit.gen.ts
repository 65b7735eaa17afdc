// Written by `npm run generate` from api-spec/. Do not edit.
import { baseApi as api } from '../baseApi'
export const addTagTypes = ['Audit'] as const
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listAuditEntries: build.query<ListAuditEntriesApiResponse, ListAuditEntriesApiArg>({
        query: (queryArg) => ({
          url: `/audit/list`,
          params: {
            page: queryArg.page,
            pageSize: queryArg.pageSize,
            search: queryArg.search,
            action: queryArg.action,
            actorId: queryArg.actorId,
            tenantId: queryArg.tenantId,
            from: queryArg['from'],
            to: queryArg.to,
          },
        }),
        providesTags: ['Audit'],
      }),
      exportAuditEntries: build.query<ExportAuditEntriesApiResponse, ExportAuditEntriesApiArg>({
        query: (queryArg) => ({
          url: `/audit/export`,
          params: {
            search: queryArg.search,
            action: queryArg.action,
            actorId: queryArg.actorId,
            tenantId: queryArg.tenantId,
            from: queryArg['from'],
            to: queryArg.to,
          },
        }),
        providesTags: ['Audit'],
      }),
    }),
    overrideExisting: false,
  })
export { injectedRtkApi as auditGenerated }
export type ListAuditEntriesApiResponse = /** status 200 One page of entries. */ AuditListReply
export type ListAuditEntriesApiArg = {
  /** Page of the list, from 1. */
  page?: number
  /** Rows a page. */
  pageSize?: number
  /** Text that who acted, what it was done to or the address must contain, case ignored. */
  search?: string
  /** Only this deed, or every deed on a thing, such as mission.delete or mission. */
  action?: string
  /** Only what this user did. */
  actorId?: Id
  /** Only this tenant; a tenant-root may name none but the own. */
  tenantId?: Id
  from?: Time
  /** Up to, and without, this moment. */
  to?: Time
}
export type ExportAuditEntriesApiResponse = /** status 200 UTF-8 with a header row. */ string
export type ExportAuditEntriesApiArg = {
  /** Text that who acted, what it was done to or the address must contain, case ignored. */
  search?: string
  /** Only this deed, or every deed on a thing, such as mission.delete or mission. */
  action?: string
  /** Only what this user did. */
  actorId?: Id
  /** Only this tenant; a tenant-root may name none but the own. */
  tenantId?: Id
  from?: Time
  /** Up to, and without, this moment. */
  to?: Time
}
export type Id = string
export type Time = string
export type MaybeId = string | null
export type AuditEntry = {
  _id: Id
  at: Time
  actor: {
    _id: MaybeId
    name: string
  }
  action: string
  target: string
  address: string
  /** Whatever else matters, flat. */
  details: {
    [key: string]: unknown
  }
  tenant: {
    _id: MaybeId
    name: string
  }
}
export type AuditListReply = {
  status: boolean
  data: {
    items: AuditEntry[]
    total: number
    page: number
    pageSize: number
  }
}
export type FieldError = {
  field: string
  message: string
}
export type Problem = {
  status: boolean
  message: string
  /** The fields that were wrong, when the request was. */
  errors?: FieldError[]
}
