// Written by `npm run generate` from api-spec/. Do not edit.
import { baseApi as api } from '../baseApi'
export const addTagTypes = ['Organisation', 'Session', 'Upload'] as const
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      getOrganisationDetails: build.query<GetOrganisationDetailsApiResponse, GetOrganisationDetailsApiArg>({
        query: () => ({ url: `/tenantroot/fetch-organisation-details` }),
        providesTags: ['Organisation'],
      }),
      updateOrganisationDetails: build.mutation<UpdateOrganisationDetailsApiResponse, UpdateOrganisationDetailsApiArg>({
        query: (queryArg) => ({
          url: `/tenantroot/update-organisation-details`,
          method: 'PATCH',
          body: queryArg.organisationEdit,
        }),
        invalidatesTags: ['Organisation', 'Session'],
      }),
      uploadOrganisationLogo: build.mutation<UploadOrganisationLogoApiResponse, UploadOrganisationLogoApiArg>({
        query: (queryArg) => ({
          url: `/tenantroot/upload-logo`,
          method: 'POST',
          body: queryArg.body,
        }),
        invalidatesTags: ['Upload'],
      }),
    }),
    overrideExisting: false,
  })
export { injectedRtkApi as organisationGenerated }
export type GetOrganisationDetailsApiResponse = /** status 200 The organisation. */ OrganisationReply
export type GetOrganisationDetailsApiArg = void
export type UpdateOrganisationDetailsApiResponse = /** status 200 The organisation as stored. */ OrganisationReply
export type UpdateOrganisationDetailsApiArg = {
  organisationEdit: OrganisationEdit
}
export type UploadOrganisationLogoApiResponse =
  /** status 201 ID and URL of the logo. An unused logo is deleted after a day. */ PictureReply
export type UploadOrganisationLogoApiArg = {
  body: {
    /** PNG, JPEG or WebP, detected by content. */
    file: Blob
  }
}
export type Id = string
export type MaybeId = string | null
export type EmbeddingSites = string[]
export type Version = number
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
export type Time = string
export type MaybeTime = string | null
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
export type Organisation = {
  _id: Id
  name: string
  address: string
  contactEmail: string
  billingEmail: string
  contactPhone: string
  taxId: string
  /** URL of the picture. */
  logo: string | null
  logoId: MaybeId
  requireSecondFactor: boolean
  embeddingSites?: EmbeddingSites
  /** Users and clients who can sign in, and how many of them use two-factor authentication. */
  secondFactors: {
    users: number
    withSecondFactor: number
  }
  version: Version
  /** Absent for a tenant that never had a package and so has no limits. */
  package?: Subscription
  usage: Usage
  /** Summary; payment/invoices lists the invoices. */
  invoices: {
    total: number
    lastAt: MaybeTime
  }
}
export type OrganisationReply = {
  status: boolean
  message?: string
  data: Organisation
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
export type OrganisationEdit = {
  version: Version
  name?: string
  address?: string
  /** An empty text removes it. */
  contactEmail?: string
  /** Receipts and renewal reminders are sent here as well as to the tenant roots. An empty text removes it. */
  billingEmail?: string
  contactPhone?: string
  taxId?: string
  /** Whether all users have to use two-factor authentication. Only a user who has it can require it. */
  requireSecondFactor?: boolean
  embeddingSites?: EmbeddingSites
  /** From upload-logo; null removes the logo. */
  logoId?: MaybeId
}
export type PictureReply = {
  status: boolean
  message?: string
  data: {
    fileId: Id
    url: string
  }
}
