// Written by `npm run generate` from api-spec/. Do not edit.
import { baseApi as api } from '../baseApi'
export const addTagTypes = ['Organisation', 'Package', 'PublicPackage', 'Session', 'SignUp', 'Tenant'] as const
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      createTenant: build.mutation<CreateTenantApiResponse, CreateTenantApiArg>({
        query: (queryArg) => ({
          url: `/admin/tenant/create`,
          method: 'POST',
          body: queryArg.newTenant,
        }),
        invalidatesTags: ['Package', 'Tenant'],
      }),
      listTenants: build.query<ListTenantsApiResponse, ListTenantsApiArg>({
        query: (queryArg) => ({
          url: `/admin/tenant/fetchall`,
          params: {
            page: queryArg.page,
            pageSize: queryArg.pageSize,
            search: queryArg.search,
            status: queryArg.status,
            sort: queryArg.sort,
          },
        }),
        providesTags: ['Tenant'],
      }),
      exportTenants: build.query<ExportTenantsApiResponse, ExportTenantsApiArg>({
        query: (queryArg) => ({
          url: `/admin/tenant/export`,
          params: {
            search: queryArg.search,
            status: queryArg.status,
          },
        }),
        providesTags: ['Tenant'],
      }),
      getTenant: build.query<GetTenantApiResponse, GetTenantApiArg>({
        query: (queryArg) => ({
          url: `/admin/tenant/fetch-tenant-details/${encodeURIComponent(String(queryArg.tenantId))}`,
        }),
        providesTags: ['Tenant'],
      }),
      editTenant: build.mutation<EditTenantApiResponse, EditTenantApiArg>({
        query: (queryArg) => ({
          url: `/admin/tenant/edit-tenant/${encodeURIComponent(String(queryArg.tenantId))}`,
          method: 'PATCH',
          body: queryArg.tenantEdit,
        }),
        invalidatesTags: ['Organisation', 'Package', 'Session', 'Tenant'],
      }),
      deleteTenant: build.mutation<DeleteTenantApiResponse, DeleteTenantApiArg>({
        query: (queryArg) => ({
          url: `/admin/tenant/delete-tenant/${encodeURIComponent(String(queryArg.tenantId))}`,
          method: 'DELETE',
          body: queryArg.body,
        }),
        invalidatesTags: ['Package', 'Tenant'],
      }),
      getTenantStats: build.query<GetTenantStatsApiResponse, GetTenantStatsApiArg>({
        query: () => ({ url: `/admin/tenant/get-tenant-stats` }),
        providesTags: ['Tenant'],
      }),
      listPublicPackages: build.query<ListPublicPackagesApiResponse, ListPublicPackagesApiArg>({
        query: (queryArg) => ({
          url: `/admin/tenant/fetch-active-package-public`,
          params: {
            page: queryArg.page,
            pageSize: queryArg.pageSize,
          },
        }),
        providesTags: ['PublicPackage'],
      }),
      registerTenant: build.mutation<RegisterTenantApiResponse, RegisterTenantApiArg>({
        query: (queryArg) => ({
          url: `/admin/tenant/register-tenant`,
          method: 'POST',
          body: queryArg.signUp,
        }),
        invalidatesTags: ['Tenant'],
      }),
      resendVerificationCode: build.mutation<ResendVerificationCodeApiResponse, ResendVerificationCodeApiArg>({
        query: (queryArg) => ({
          url: `/admin/tenant/resend-verification-code`,
          method: 'POST',
          body: queryArg.body,
        }),
        invalidatesTags: [],
      }),
      verifyTenant: build.mutation<VerifyTenantApiResponse, VerifyTenantApiArg>({
        query: (queryArg) => ({
          url: `/admin/tenant/verify-tenant`,
          method: 'POST',
          body: queryArg.verification,
        }),
        invalidatesTags: ['Package', 'Tenant'],
      }),
    }),
    overrideExisting: false,
  })
export { injectedRtkApi as tenantGenerated }
export type CreateTenantApiResponse =
  /** status 201 The tenant, which is active, or pending until its tenant root has paid. */ TenantReply
export type CreateTenantApiArg = {
  newTenant: NewTenant
}
export type ListTenantsApiResponse = /** status 200 One page of tenants. */ TenantListReply
export type ListTenantsApiArg = {
  /** Page of the list, starting at 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
  /** Text that the name must contain, ignoring case. */
  search?: string
  /** Only tenants with one of these statuses. */
  status?: TenantStatus[]
  /** Column to sort by; a leading minus sign sorts in descending order. */
  sort?: 'createdAt' | '-createdAt' | 'name' | '-name' | 'status' | '-status'
}
export type ExportTenantsApiResponse = /** status 200 A CSV file with escaped formulas. */ string
export type ExportTenantsApiArg = {
  /** Text that the name must contain, ignoring case. */
  search?: string
  /** Only tenants with one of these statuses. */
  status?: TenantStatus[]
}
export type GetTenantApiResponse = /** status 200 The tenant. */ TenantReply
export type GetTenantApiArg = {
  tenantId: Id
}
export type EditTenantApiResponse = /** status 200 The tenant as stored. */ TenantReply
export type EditTenantApiArg = {
  tenantId: Id
  tenantEdit: TenantEdit
}
export type DeleteTenantApiResponse = /** status 200 Done. */ Done
export type DeleteTenantApiArg = {
  tenantId: Id
  body: {
    /** The name of the tenant as confirmation. */
    name: string
  }
}
export type GetTenantStatsApiResponse =
  /** status 200 Totals without deleted tenants, but with their payments. */ TenantStatsReply
export type GetTenantStatsApiArg = void
export type ListPublicPackagesApiResponse =
  /** status 200 One page of packages, cheapest first. */ PublicPackageListReply
export type ListPublicPackagesApiArg = {
  /** Page of the list, starting at 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
}
export type RegisterTenantApiResponse = /** status 201 Done. */ Done
export type RegisterTenantApiArg = {
  signUp: SignUp
}
export type ResendVerificationCodeApiResponse = /** status 200 Done. */ Done
export type ResendVerificationCodeApiArg = {
  body: {
    email: string
  }
}
export type VerifyTenantApiResponse = /** status 200 The next step. */ VerificationReply
export type VerifyTenantApiArg = {
  verification: Verification
}
export type Id = string
export type TenantStatus = 'pending' | 'active' | 'suspended'
export type MaybeTime = string | null
export type Version = number
export type Time = string
export type MaybeId = string | null
export type Price = number
export type Currency = string
export type Period = 'month' | 'year'
export type Limits = {
  users: number
  /** Client companies. Their people take no seat. */
  clients: number
  storageBytes: number
  streamMinutes: number
  aiRuns: number
}
export type Subscription = {
  packageId: MaybeId
  name: string
  price: Price
  currency: Currency
  period: Period
  limits: Limits
  startsAt: Time
  /** Null for a package without payment. */
  endsAt: MaybeTime
}
export type ResourceUsage = {
  resource: 'users' | 'clients' | 'storageBytes' | 'streamMinutes' | 'aiRuns'
  used: number
  /** Null without a limit. */
  limit: number | null
  /** warning from 80 %; over above the limit during the grace period, then blocked. */
  level: 'ok' | 'warning' | 'over' | 'blocked'
  graceUntil: MaybeTime
}
export type Usage = ResourceUsage[]
export type Total = number
export type Tenant = {
  _id: Id
  name: string
  status: TenantStatus
  /** Statuses that the tenant can change to. */
  nextStatuses: TenantStatus[]
  /** The first tenant root. */
  root?: {
    name: string
    email: string
  }
  /** Bought or wanted. */
  packageName?: string
  /** End of the package. */
  endsAt?: MaybeTime
  users: number
  missions: number
  storageBytes: number
  version: Version
  createdAt: Time
  address: string
  contactEmail: string
  contactPhone: string
  taxId: string
  logo: string | null
  /** Absent for a tenant that never had a package and so has no limits. */
  package?: Subscription
  usage: Usage
  /** Progress of the sign-up of a pending tenant. */
  signUp?: {
    verifiedAt: MaybeTime
    /** Null for a sign-up that does not expire. */
    expiresAt: MaybeTime
  }
  /** The newest payment orders. */
  orders: {
    _id: Id
    status: 'generated' | 'completed' | 'failed'
    packageName: string
    amount: Total
    currency: Currency
    failure?: string
    createdAt: Time
  }[]
}
export type TenantReply = {
  status: boolean
  message?: string
  data: Tenant
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
export type NewTenant = {
  name: string
  packageId: Id
  root: {
    name: string
    email: string
  }
  /** True keeps the tenant pending until its tenant root has paid; false gives the package without payment. */
  withPayment?: boolean
}
export type TenantRow = {
  _id: Id
  name: string
  status: TenantStatus
  /** Statuses that the tenant can change to. */
  nextStatuses: TenantStatus[]
  /** The first tenant root. */
  root?: {
    name: string
    email: string
  }
  /** Bought or wanted. */
  packageName?: string
  /** End of the package. */
  endsAt?: MaybeTime
  users: number
  missions: number
  storageBytes: number
  version: Version
  createdAt: Time
}
export type TenantListReply = {
  status: boolean
  message?: string
  data: {
    items: TenantRow[]
    total: number
    page: number
    pageSize: number
  }
}
export type TenantEdit = {
  version: Version
  name?: string
  status?: 'active' | 'suspended'
  /** Given without payment and without end. A pending tenant has to pay for it. */
  packageId?: Id
}
export type Done = {
  status: boolean
  message?: string
}
export type TenantStatsReply = {
  status: boolean
  message?: string
  data: {
    pending: number
    active: number
    suspended: number
    users: number
    missions: number
    storageBytes: number
    newIn30Days: number
    /** Payments by currency, in minor units. */
    revenue: {
      currency: Currency
      total: number
      in30Days: number
    }[]
  }
}
export type PublicPackage = {
  _id: Id
  name: string
  description: string
  price: Price
  currency: Currency
  period: Period
  limits: Limits
  poster: string | null
}
export type TaxRate = number
export type Tax = {
  name: string
  rate: TaxRate
  /** Whether prices include it. */
  included: boolean
}
export type PublicPackageListReply = {
  status: boolean
  message?: string
  data: {
    items: PublicPackage[]
    /** Tax on the prices; absent without tax. */
    tax?: Tax
    /** True where packages are not sold, because no payment service is configured; a super-admin gives them. Absent otherwise. */
    paymentNotConfigured?: boolean
    total: number
    page: number
    pageSize: number
  }
}
export type SignUp = {
  tenantName: string
  name: string
  email: string
  /** Checked only. verify-tenant sets the password, after the code has confirmed the e-mail. */
  password: string
  packageId: Id
}
export type VerificationReply = {
  status: boolean
  message?: string
  data: {
    next: 'payment' | 'login'
    /** Authorises payment for the sign-up for a day; present when next is payment. */
    signUpToken?: string
  }
}
export type Verification = {
  email: string
  code: string
  /** The password of the account. It may differ from that of the sign-up. */
  password: string
}
