// Written by `npm run generate` from api-spec/. Do not edit.
import { baseApi as api } from '../baseApi'
export const addTagTypes = ['Session', 'SupportAccess'] as const
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      getSupportAccess: build.query<GetSupportAccessApiResponse, GetSupportAccessApiArg>({
        query: () => ({ url: `/tenantroot/support-access/get` }),
        providesTags: ['SupportAccess'],
      }),
      grantSupportAccess: build.mutation<GrantSupportAccessApiResponse, GrantSupportAccessApiArg>({
        query: (queryArg) => ({
          url: `/tenantroot/support-access/grant`,
          method: 'POST',
          body: queryArg.body,
        }),
        invalidatesTags: ['Session', 'SupportAccess'],
      }),
      endSupportAccess: build.mutation<EndSupportAccessApiResponse, EndSupportAccessApiArg>({
        query: (queryArg) => ({
          url: `/tenantroot/support-access/end/${encodeURIComponent(String(queryArg.supportAccessId))}`,
          method: 'PATCH',
        }),
        invalidatesTags: ['Session', 'SupportAccess'],
      }),
      getTenantSupportAccess: build.query<GetTenantSupportAccessApiResponse, GetTenantSupportAccessApiArg>({
        query: (queryArg) => ({
          url: `/admin/support-access/get/${encodeURIComponent(String(queryArg.tenantId))}`,
        }),
        providesTags: ['SupportAccess'],
      }),
      requestSupportAccess: build.mutation<RequestSupportAccessApiResponse, RequestSupportAccessApiArg>({
        query: (queryArg) => ({
          url: `/admin/support-access/request/${encodeURIComponent(String(queryArg.tenantId))}`,
          method: 'POST',
          body: queryArg.body,
        }),
        invalidatesTags: ['Session', 'SupportAccess'],
      }),
      enterTenant: build.mutation<EnterTenantApiResponse, EnterTenantApiArg>({
        query: (queryArg) => ({
          url: `/admin/support-access/enter/${encodeURIComponent(String(queryArg.tenantId))}`,
          method: 'POST',
        }),
        invalidatesTags: ['Session', 'SupportAccess'],
      }),
      leaveTenant: build.mutation<LeaveTenantApiResponse, LeaveTenantApiArg>({
        query: () => ({ url: `/support-access/leave`, method: 'POST' }),
        invalidatesTags: ['Session'],
      }),
    }),
    overrideExisting: false,
  })
export { injectedRtkApi as supportAccessGenerated }
export type GetSupportAccessApiResponse =
  /** status 200 The current access and the latest past ones. */ SupportAccessReply
export type GetSupportAccessApiArg = void
export type GrantSupportAccessApiResponse = /** status 200 The access as stored. */ SupportAccessReply
export type GrantSupportAccessApiArg = {
  body: {
    /** How long the access lasts. */
    hours: 1 | 24 | 168
  }
}
export type EndSupportAccessApiResponse =
  /** status 200 The current access and the latest past ones. */ SupportAccessReply
export type EndSupportAccessApiArg = {
  supportAccessId: Id
}
export type GetTenantSupportAccessApiResponse =
  /** status 200 The current access and the latest past ones. */ SupportAccessReply
export type GetTenantSupportAccessApiArg = {
  tenantId: Id
}
export type RequestSupportAccessApiResponse = /** status 200 The request as stored. */ SupportAccessReply
export type RequestSupportAccessApiArg = {
  tenantId: Id
  body: {
    reason: string
  }
}
export type EnterTenantApiResponse = /** status 200 Done. */ Done
export type EnterTenantApiArg = {
  tenantId: Id
}
export type LeaveTenantApiResponse = /** status 200 Done. */ Done
export type LeaveTenantApiArg = void
export type Id = string
export type Time = string
export type MaybeTime = string | null
export type SupportAccess = {
  _id: Id
  state: 'requested' | 'open' | 'declined' | 'unanswered' | 'revoked' | 'expired'
  /** Empty if access was granted without a request. */
  reason: string
  /** Empty if access was granted without a request. */
  requestedBy: string
  /** Empty until access is granted. */
  grantedBy: string
  /** Empty unless a tenant root ended or declined it. */
  endedBy: string
  createdAt: Time
  /** When the access ends; for a request, the time by which it must be answered. */
  expiresAt: Time
  endedAt: MaybeTime
  /** When a super-admin last entered. */
  enteredAt: MaybeTime
}
export type SupportAccessReply = {
  status: boolean
  message?: string
  data: {
    /** The open access or request; absent if there is none. */
    current?: SupportAccess
    past: SupportAccess[]
  }
}
export type MessageCode = string
export type MessageValues = {
  [key: string]: unknown
}
export type FieldError = {
  field: string
  /** A sentence without the name of the field. */
  message: string
  code: MessageCode
  values: MessageValues
}
export type Problem = {
  status: boolean
  /** Text for users in their language. */
  message: string
  code: MessageCode
  values: MessageValues
  /** The invalid fields of the request. */
  errors?: FieldError[]
}
export type Done = {
  status: boolean
  message?: string
}
