// Written by `npm run generate` from api-spec/. Do not edit.
import { baseApi as api } from '../baseApi'
export const addTagTypes = ['Session'] as const
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      login: build.mutation<LoginApiResponse, LoginApiArg>({
        query: (queryArg) => ({
          url: `/auth/login`,
          method: 'POST',
          body: queryArg.credentials,
        }),
        invalidatesTags: [],
      }),
      logout: build.mutation<LogoutApiResponse, LogoutApiArg>({
        query: () => ({ url: `/auth/logout`, method: 'POST' }),
        invalidatesTags: [],
      }),
      getUserDetails: build.query<GetUserDetailsApiResponse, GetUserDetailsApiArg>({
        query: () => ({ url: `/auth/userdetails` }),
        providesTags: ['Session'],
      }),
      requestPasswordReset: build.mutation<RequestPasswordResetApiResponse, RequestPasswordResetApiArg>({
        query: (queryArg) => ({
          url: `/auth/forgot-password`,
          method: 'POST',
          body: queryArg.passwordResetRequest,
        }),
        invalidatesTags: [],
      }),
      resetPassword: build.mutation<ResetPasswordApiResponse, ResetPasswordApiArg>({
        query: (queryArg) => ({
          url: `/auth/reset-password`,
          method: 'POST',
          body: queryArg.passwordReset,
        }),
        invalidatesTags: [],
      }),
      checkResetAccess: build.query<CheckResetAccessApiResponse, CheckResetAccessApiArg>({
        query: (queryArg) => ({
          url: `/auth/reset-access`,
          method: 'POST',
          body: queryArg.passwordResetCode,
        }),
        providesTags: ['Session'],
      }),
    }),
    overrideExisting: false,
  })
export { injectedRtkApi as authGenerated }
export type LoginApiResponse = /** status 200 The signed-in user, or a false status with the reason. */ UserDetailsReply
export type LoginApiArg = {
  credentials: Credentials
}
export type LogoutApiResponse = /** status 200 Done. */ Done
export type LogoutApiArg = void
export type GetUserDetailsApiResponse = /** status 200 Details of the user. */ UserDetailsReply
export type GetUserDetailsApiArg = void
export type RequestPasswordResetApiResponse = /** status 200 Done. */ Done
export type RequestPasswordResetApiArg = {
  passwordResetRequest: PasswordResetRequest
}
export type ResetPasswordApiResponse = /** status 200 Done. */ Done
export type ResetPasswordApiArg = {
  passwordReset: PasswordReset
}
export type CheckResetAccessApiResponse = /** status 200 API tokens, phones and links of the user. */ OwnAccessReply
export type CheckResetAccessApiArg = {
  passwordResetCode: PasswordResetCode
}
export type Id = string
export type MaybeLanguage = string | null
export type Theme = 'light' | 'dark' | 'system'
export type UserType = 'super-admin' | 'tenant-root' | 'tenant-staff' | 'tenant-client' | 'tenant-user'
export type TenantOfUser = {
  _id: Id
  name: string
}
export type Time = string
export type SupportSession = {
  until: Time
}
export type ClientView = {
  clientId: Id
  /** Of the client. */
  name: string
  until: Time
}
export type SupportRequest = {
  requestedBy: string
  reason: string
}
export type SideBarEntry = {
  type: 'menu' | 'sub_menu'
  text: string
  link?: string
  icon: string
  sub_menu?: SideBarEntry[]
}
export type UserDetails = {
  _id: Id
  name: string
  email: string
  avatar?: string | null
  language: MaybeLanguage
  /** Absent until the user has chosen one. */
  theme?: Theme
  userType: UserType
  /** Absent for a super-admin. */
  tenantId?: TenantOfUser
  /** Permissions granted to the user individually. */
  customPermissions?: string[]
  /** All permissions of the user, from user type, groups and individual grants. */
  permissions: string[]
  isTermsAccepted: boolean
  /** In the reply to login, if there are base maps: the origins that the page must be allowed to read from. The policy of a page that was loaded before is without those of the tenant. */
  mapOrigins?: string[]
  /** True while the organisation requires two-factor authentication and the user has not set it up. */
  isSecondFactorMissing?: boolean
  /** Present while a super-admin has entered the tenant for support. The session is then read-only. */
  support?: SupportSession
  /** Present while a tenant root views the tenant as a client. The session is then read-only, and user type, permissions and menu are those of the client. */
  clientView?: ClientView
  /** Only for tenant roots, while a request for support access is open. */
  supportRequest?: SupportRequest
  sideBar: SideBarEntry[]
}
export type UserDetailsReply = {
  status: boolean
  message?: string
  data?: UserDetails
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
export type Credentials = {
  email: string
  password: string
  /** Six digits of the authenticator app, or a recovery code; ignored without two-factor authentication. */
  code?: string
}
export type Done = {
  status: boolean
  message?: string
}
export type PasswordResetRequest = {
  email: string
}
export type PasswordReset = {
  email: string
  code: string
  password: string
  /** Whether the personal API tokens of the user end. */
  endsTokens?: boolean
  /** Whether the paired phones of the user end. */
  endsPhones?: boolean
  /** Whether the links that the user has created end. */
  endsLinks?: boolean
  /** Of the API tokens that end, those that stay. */
  keepsTokens?: Id[]
  /** Of the phones that end, those that stay. */
  keepsPhones?: Id[]
  /** Of the links that end, those that stay. */
  keepsLinks?: Id[]
}
export type MaybeTime = string | null
export type OwnAccessToken = {
  _id: Id
  name: string
  /** Last characters of the secret. */
  hint: string
  createdAt: Time
  lastUsedAt: MaybeTime
}
export type OwnAccessPhone = {
  _id: Id
  name: string
  createdAt: Time
  lastUsedAt: Time
}
export type OwnAccessLink = {
  _id: Id
  kind:
    | 'mission'
    | 'layer'
    | 'photos'
    | 'recording'
    | 'moment'
    | 'stream'
    | 'document'
    | 'report'
    | 'outcome'
    | 'evidence'
  /** Of what the link shows; null in a reset, and where the caller may not see it. */
  name: string | null
  recipient: string
  createdAt: Time
}
export type OwnAccess = {
  tokens: OwnAccessToken[]
  phones: OwnAccessPhone[]
  links: OwnAccessLink[]
}
export type OwnAccessReply = {
  status: boolean
  message?: string
  data: OwnAccess
}
export type PasswordResetCode = {
  email: string
  code: string
}
