// Written by `npm run generate` from api-spec/. Do not edit.
import { baseApi as api } from '../baseApi'
export const addTagTypes = ['Invoice', 'Organisation', 'Session', 'SignUp', 'Tenant', 'User'] as const
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listTenantPeople: build.query<ListTenantPeopleApiResponse, ListTenantPeopleApiArg>({
        query: (queryArg) => ({
          url: `/admin/tenant/people/${encodeURIComponent(String(queryArg.tenantId))}`,
          params: {
            page: queryArg.page,
            pageSize: queryArg.pageSize,
            search: queryArg.search,
          },
        }),
        providesTags: ['Tenant'],
      }),
      resendTenantInvitation: build.mutation<ResendTenantInvitationApiResponse, ResendTenantInvitationApiArg>({
        query: (queryArg) => ({
          url: `/admin/tenant/resend-invitation/${encodeURIComponent(String(queryArg.tenantId))}/${encodeURIComponent(String(queryArg.userId))}`,
          method: 'POST',
        }),
        invalidatesTags: ['Tenant', 'User'],
      }),
      changeRootEmail: build.mutation<ChangeRootEmailApiResponse, ChangeRootEmailApiArg>({
        query: (queryArg) => ({
          url: `/admin/tenant/change-root-email/${encodeURIComponent(String(queryArg.tenantId))}/${encodeURIComponent(String(queryArg.userId))}`,
          method: 'PATCH',
          body: queryArg.body,
        }),
        invalidatesTags: ['Tenant', 'User'],
      }),
      confirmRootEmail: build.mutation<ConfirmRootEmailApiResponse, ConfirmRootEmailApiArg>({
        query: (queryArg) => ({
          url: `/admin/tenant/confirm-root-email`,
          method: 'POST',
          body: queryArg.body,
        }),
        invalidatesTags: ['Session', 'Tenant', 'User'],
      }),
      extendTenantTerm: build.mutation<ExtendTenantTermApiResponse, ExtendTenantTermApiArg>({
        query: (queryArg) => ({
          url: `/admin/tenant/extend-term/${encodeURIComponent(String(queryArg.tenantId))}`,
          method: 'PATCH',
          body: queryArg.body,
        }),
        invalidatesTags: ['Organisation', 'Tenant'],
      }),
      listTenantInvoices: build.query<ListTenantInvoicesApiResponse, ListTenantInvoicesApiArg>({
        query: (queryArg) => ({
          url: `/admin/tenant/invoices/${encodeURIComponent(String(queryArg.tenantId))}`,
          params: {
            page: queryArg.page,
            pageSize: queryArg.pageSize,
          },
        }),
        providesTags: ['Invoice'],
      }),
      downloadTenantInvoice: build.query<DownloadTenantInvoiceApiResponse, DownloadTenantInvoiceApiArg>({
        query: (queryArg) => ({
          url: `/admin/tenant/invoice/${encodeURIComponent(String(queryArg.tenantId))}/${encodeURIComponent(String(queryArg.invoiceId))}`,
        }),
        providesTags: ['Invoice'],
      }),
    }),
    overrideExisting: false,
  })
export { injectedRtkApi as supportGenerated }
export type ListTenantPeopleApiResponse = /** status 200 One page of people. */ TenantPersonListReply
export type ListTenantPeopleApiArg = {
  tenantId: Id
  /** Page of the list, starting at 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
  /** Text that the name must contain, ignoring case. */
  search?: string
}
export type ResendTenantInvitationApiResponse = /** status 200 Done. */ Done
export type ResendTenantInvitationApiArg = {
  tenantId: Id
  userId: Id
}
export type ChangeRootEmailApiResponse = /** status 200 Done. */ Done
export type ChangeRootEmailApiArg = {
  tenantId: Id
  userId: Id
  body: {
    email: string
  }
}
export type ConfirmRootEmailApiResponse = /** status 200 The e-mail that is used to sign in from now on. */ {
  status: boolean
  message?: string
  data: {
    email: string
  }
}
export type ConfirmRootEmailApiArg = {
  body: {
    token: string
  }
}
export type ExtendTenantTermApiResponse = /** status 200 The tenant as stored. */ TenantReply
export type ExtendTenantTermApiArg = {
  tenantId: Id
  body: {
    version: Version
    endsAt: Time
    reason: string
  }
}
export type ListTenantInvoicesApiResponse = /** status 200 One page of invoices. */ InvoiceListReply
export type ListTenantInvoicesApiArg = {
  tenantId: Id
  /** Page of the list, starting at 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
}
export type DownloadTenantInvoiceApiResponse = /** status 200 A PDF file. */ Blob
export type DownloadTenantInvoiceApiArg = {
  tenantId: Id
  invoiceId: Id
}
export type Id = string
export type UserState = 'invited' | 'active' | 'disabled'
export type MaybeTime = string | null
export type TenantPerson = {
  _id: Id
  name: string
  email: string
  userType: 'tenant-root' | 'tenant-staff' | 'tenant-user' | 'tenant-client'
  state: UserState
  /** Last request or recorded action; null before the first. */
  lastSeenAt: MaybeTime
  /** The open invitation. */
  invitation?: {
    /** Null until the mail is sent. */
    sentAt: MaybeTime
    /** Null until the mail is sent. */
    expiresAt: MaybeTime
  }
  /** Requested but not confirmed. */
  newEmail?: string
}
export type TenantPersonListReply = {
  status: boolean
  data: {
    items: TenantPerson[]
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
export type Done = {
  status: boolean
  message?: string
}
export type TenantStatus = 'pending' | 'active' | 'suspended'
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
export type Invoice = {
  _id: Id
  number: string
  issuedAt: Time
  packageName: string
  period: Period
  startsAt: Time
  endsAt: Time
  amount: Total
  currency: Currency
}
export type InvoiceListReply = {
  status: boolean
  message?: string
  data: {
    items: Invoice[]
    total: number
    page: number
    pageSize: number
  }
}
