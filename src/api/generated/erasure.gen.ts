// Written by `npm run generate` from api-spec/. Do not edit.
import { baseApi as api } from '../baseApi'
export const addTagTypes = ['Erasure', 'Package', 'Tenant'] as const
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listErasures: build.query<ListErasuresApiResponse, ListErasuresApiArg>({
        query: (queryArg) => ({
          url: `/admin/erasure/list`,
          params: {
            page: queryArg.page,
            pageSize: queryArg.pageSize,
          },
        }),
        providesTags: ['Erasure'],
      }),
      listDeletedTenants: build.query<ListDeletedTenantsApiResponse, ListDeletedTenantsApiArg>({
        query: (queryArg) => ({
          url: `/admin/erasure/deleted-tenants`,
          params: {
            page: queryArg.page,
            pageSize: queryArg.pageSize,
          },
        }),
        providesTags: ['Erasure'],
      }),
      eraseTenant: build.mutation<EraseTenantApiResponse, EraseTenantApiArg>({
        query: (queryArg) => ({
          url: `/admin/erasure/tenant/${encodeURIComponent(String(queryArg.tenantId))}`,
          method: 'POST',
          body: queryArg.tenantErasure,
        }),
        invalidatesTags: ['Erasure', 'Package', 'Tenant'],
      }),
      downloadErasureCertificate: build.query<DownloadErasureCertificateApiResponse, DownloadErasureCertificateApiArg>({
        query: (queryArg) => ({
          url: `/admin/erasure/certificate/${encodeURIComponent(String(queryArg.erasureId))}`,
        }),
        providesTags: ['Erasure'],
      }),
    }),
    overrideExisting: false,
  })
export { injectedRtkApi as erasureGenerated }
export type ListErasuresApiResponse = /** status 200 One page. */ ErasureListReply
export type ListErasuresApiArg = {
  /** Page of the list, starting at 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
}
export type ListDeletedTenantsApiResponse = /** status 200 One page. */ DeletedTenantListReply
export type ListDeletedTenantsApiArg = {
  /** Page of the list, starting at 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
}
export type EraseTenantApiResponse = /** status 201 The erasure, which is under way. */ ErasureReply
export type EraseTenantApiArg = {
  tenantId: Id
  tenantErasure: TenantErasure
}
export type DownloadErasureCertificateApiResponse =
  /** status 200 A ZIP with certificate.json, its Ed25519 signature, the public key, certificate.html to read it, and VERIFY.txt with instructions. 409 while the erasure is under way. */ string
export type DownloadErasureCertificateApiArg = {
  erasureId: Id
}
export type Id = string
export type Time = string
export type MaybeTime = string | null
export type Erasure = {
  _id: Id
  tenantId: Id
  /** Of the tenant. */
  name: string
  state: 'running' | 'done'
  /** Why the last attempt failed; it is repeated. */
  problem: string | null
  /** Null until counted. */
  rows: number | null
  /** Null until counted. */
  files: number | null
  /** Of the files; null until counted. */
  bytes: number | null
  requestedBy: string
  createdAt: Time
  doneAt: MaybeTime
}
export type ErasureListReply = {
  status: boolean
  data: {
    items: Erasure[]
    total: number
    page: number
    pageSize: number
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
export type DeletedTenant = {
  _id: Id
  name: string
  deletedAt: Time
}
export type DeletedTenantListReply = {
  status: boolean
  data: {
    items: DeletedTenant[]
    total: number
    page: number
    pageSize: number
  }
}
export type ErasureReply = {
  status: boolean
  message?: string
  data: Erasure
}
export type TenantErasure = {
  /** The name of the tenant as confirmation. */
  name: string
  /** Of the caller. */
  password: string
}
