// Written by `npm run generate` from api-spec/. Do not edit.
import { baseApi as api } from '../baseApi'
export const addTagTypes = [
  'ApiToken',
  'Notification',
  'OwnSession',
  'Phone',
  'Profile',
  'Session',
  'Share',
  'Upload',
  'User',
] as const
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      getProfile: build.query<GetProfileApiResponse, GetProfileApiArg>({
        query: () => ({ url: `/profile` }),
        providesTags: ['Profile'],
      }),
      editProfile: build.mutation<EditProfileApiResponse, EditProfileApiArg>({
        query: (queryArg) => ({
          url: `/profile`,
          method: 'PATCH',
          body: queryArg.profileEdit,
        }),
        invalidatesTags: ['Profile', 'Session', 'User'],
      }),
      editTheme: build.mutation<EditThemeApiResponse, EditThemeApiArg>({
        query: (queryArg) => ({
          url: `/profile/theme`,
          method: 'PATCH',
          body: queryArg.themeEdit,
        }),
        invalidatesTags: ['Session'],
      }),
      uploadAvatar: build.mutation<UploadAvatarApiResponse, UploadAvatarApiArg>({
        query: (queryArg) => ({
          url: `/profile/avatar`,
          method: 'POST',
          body: queryArg.body,
        }),
        invalidatesTags: ['Profile', 'Session', 'Upload', 'User'],
      }),
      deleteAvatar: build.mutation<DeleteAvatarApiResponse, DeleteAvatarApiArg>({
        query: () => ({ url: `/profile/avatar`, method: 'DELETE' }),
        invalidatesTags: ['Profile', 'Session', 'User'],
      }),
      getAvatar: build.query<GetAvatarApiResponse, GetAvatarApiArg>({
        query: (queryArg) => ({
          url: `/profile/avatar/${encodeURIComponent(String(queryArg.avatarId))}`,
        }),
        providesTags: ['Profile'],
      }),
      changePassword: build.mutation<ChangePasswordApiResponse, ChangePasswordApiArg>({
        query: (queryArg) => ({
          url: `/profile/password`,
          method: 'POST',
          body: queryArg.passwordChange,
        }),
        invalidatesTags: ['ApiToken', 'OwnSession', 'Phone', 'Profile', 'Share'],
      }),
      getOwnAccess: build.query<GetOwnAccessApiResponse, GetOwnAccessApiArg>({
        query: () => ({ url: `/profile/access` }),
        providesTags: ['Profile'],
      }),
      listSessions: build.query<ListSessionsApiResponse, ListSessionsApiArg>({
        query: (queryArg) => ({
          url: `/profile/sessions`,
          params: {
            page: queryArg.page,
            pageSize: queryArg.pageSize,
          },
        }),
        providesTags: ['OwnSession'],
      }),
      deleteOtherSessions: build.mutation<DeleteOtherSessionsApiResponse, DeleteOtherSessionsApiArg>({
        query: () => ({ url: `/profile/sessions`, method: 'DELETE' }),
        invalidatesTags: ['OwnSession'],
      }),
      listSignIns: build.query<ListSignInsApiResponse, ListSignInsApiArg>({
        query: (queryArg) => ({
          url: `/profile/sign-ins`,
          params: {
            page: queryArg.page,
            pageSize: queryArg.pageSize,
          },
        }),
        providesTags: ['OwnSession'],
      }),
      deleteSession: build.mutation<DeleteSessionApiResponse, DeleteSessionApiArg>({
        query: (queryArg) => ({
          url: `/profile/sessions/${encodeURIComponent(String(queryArg.sessionId))}`,
          method: 'DELETE',
        }),
        invalidatesTags: ['OwnSession'],
      }),
      startSecondFactor: build.mutation<StartSecondFactorApiResponse, StartSecondFactorApiArg>({
        query: (queryArg) => ({
          url: `/profile/second-factor/start`,
          method: 'POST',
          body: queryArg.passwordProof,
        }),
        invalidatesTags: [],
      }),
      confirmSecondFactor: build.mutation<ConfirmSecondFactorApiResponse, ConfirmSecondFactorApiArg>({
        query: (queryArg) => ({
          url: `/profile/second-factor/confirm`,
          method: 'POST',
          body: queryArg.codeProof,
        }),
        invalidatesTags: ['OwnSession', 'Profile', 'User'],
      }),
      renewRecoveryCodes: build.mutation<RenewRecoveryCodesApiResponse, RenewRecoveryCodesApiArg>({
        query: (queryArg) => ({
          url: `/profile/second-factor/renew-recovery-codes`,
          method: 'POST',
          body: queryArg.fullProof,
        }),
        invalidatesTags: ['Profile'],
      }),
      disableSecondFactor: build.mutation<DisableSecondFactorApiResponse, DisableSecondFactorApiArg>({
        query: (queryArg) => ({
          url: `/profile/second-factor/disable`,
          method: 'POST',
          body: queryArg.fullProof,
        }),
        invalidatesTags: ['Profile', 'User'],
      }),
      getOwnPermissionExplanation: build.query<
        GetOwnPermissionExplanationApiResponse,
        GetOwnPermissionExplanationApiArg
      >({
        query: (queryArg) => ({
          url: `/profile/permissions/explain`,
          params: {
            permission: queryArg.permission,
          },
        }),
        providesTags: ['Session'],
      }),
      askForPermission: build.mutation<AskForPermissionApiResponse, AskForPermissionApiArg>({
        query: (queryArg) => ({
          url: `/profile/permissions/ask`,
          method: 'POST',
          body: queryArg.permissionRequest,
        }),
        invalidatesTags: ['Notification'],
      }),
    }),
    overrideExisting: false,
  })
export { injectedRtkApi as profileGenerated }
export type GetProfileApiResponse = /** status 200 The account of this session. */ ProfileReply
export type GetProfileApiArg = void
export type EditProfileApiResponse = /** status 200 The account as stored. */ ProfileReply
export type EditProfileApiArg = {
  profileEdit: ProfileEdit
}
export type EditThemeApiResponse = /** status 200 The theme is stored. */ Done
export type EditThemeApiArg = {
  themeEdit: ThemeEdit
}
export type UploadAvatarApiResponse = /** status 200 The account as stored. */ ProfileReply
export type UploadAvatarApiArg = {
  body: {
    /** PNG, JPEG or WebP. */
    file: Blob
  }
}
export type DeleteAvatarApiResponse = /** status 200 Done. */ Done
export type DeleteAvatarApiArg = void
export type GetAvatarApiResponse = /** status 200 The picture. */ Blob
export type GetAvatarApiArg = {
  avatarId: Id
}
export type ChangePasswordApiResponse = /** status 200 Done. */ Done
export type ChangePasswordApiArg = {
  passwordChange: PasswordChange
}
export type GetOwnAccessApiResponse =
  /** status 200 API tokens, phones and links of the caller, of each the 200 newest. */ OwnAccessReply
export type GetOwnAccessApiArg = void
export type ListSessionsApiResponse = /** status 200 One page of sessions. */ SessionListReply
export type ListSessionsApiArg = {
  /** Page of the list, starting at 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
}
export type DeleteOtherSessionsApiResponse = /** status 200 Done. */ Done
export type DeleteOtherSessionsApiArg = void
export type ListSignInsApiResponse = /** status 200 One page of sign-ins. */ SignInListReply
export type ListSignInsApiArg = {
  /** Page of the list, starting at 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
}
export type DeleteSessionApiResponse = /** status 200 Done. */ Done
export type DeleteSessionApiArg = {
  sessionId: Id
}
export type StartSecondFactorApiResponse =
  /** status 200 The secret for the authenticator app, shown once. */ EnrolmentReply
export type StartSecondFactorApiArg = {
  passwordProof: PasswordProof
}
export type ConfirmSecondFactorApiResponse = /** status 200 Ten recovery codes, shown once. */ RecoveryCodesReply
export type ConfirmSecondFactorApiArg = {
  codeProof: CodeProof
}
export type RenewRecoveryCodesApiResponse = /** status 200 Ten recovery codes, shown once. */ RecoveryCodesReply
export type RenewRecoveryCodesApiArg = {
  fullProof: FullProof
}
export type DisableSecondFactorApiResponse = /** status 200 Done. */ Done
export type DisableSecondFactorApiArg = {
  fullProof: FullProof
}
export type GetOwnPermissionExplanationApiResponse =
  /** status 200 Where the permission comes from, or who can grant it. */ PermissionExplanationReply
export type GetOwnPermissionExplanationApiArg = {
  permission: PermissionName
}
export type AskForPermissionApiResponse = /** status 200 Done. */ Done
export type AskForPermissionApiArg = {
  permissionRequest: PermissionRequest
}
export type Id = string
export type MaybeLanguage = string | null
export type UserType = 'super-admin' | 'tenant-root' | 'tenant-staff' | 'tenant-client' | 'tenant-user'
export type Version = number
export type Profile = {
  _id: Id
  name: string
  email: string
  avatar: string | null
  language: MaybeLanguage
  userType: UserType
  /** Whether the user signs in with codes of an authenticator app. */
  secondFactor: boolean
  recoveryCodesLeft: number
  /** What gives access in the name of the user, beside sessions. */
  access?: {
    /** Personal API tokens. */
    tokens: number
    /** Paired phones. */
    phones: number
    /** Links that the user has created. */
    links: number
  }
  version: Version
}
export type ProfileReply = {
  status: boolean
  message?: string
  data: Profile
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
export type ProfileEdit = {
  version: Version
  name: string
  language?: MaybeLanguage
}
export type Done = {
  status: boolean
  message?: string
}
export type Theme = 'light' | 'dark' | 'system'
export type ThemeEdit = {
  theme: Theme
}
export type PasswordChange = {
  current: string
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
export type Time = string
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
export type AddressPlace = {
  town: string | null
  /** ISO 3166-1. */
  country: string | null
} | null
export type BrowserGuess = string | null
export type SystemGuess = string | null
export type OwnSession = {
  _id: Id
  address: string
  place: AddressPlace
  userAgent: string
  browser: BrowserGuess
  system: SystemGuess
  createdAt: Time
  lastSeenAt: Time
  /** Whether it is the session of this request. */
  current: boolean
}
export type SessionListReply = {
  status: boolean
  data: {
    items: OwnSession[]
    total: number
    page: number
    pageSize: number
  }
}
export type OwnSignIn = {
  _id: Id
  at: Time
  address: string
  place: AddressPlace
  userAgent: string
  browser: BrowserGuess
  system: SystemGuess
  method: 'password' | 'second-factor' | 'single-sign-on' | 'passkey'
  result: 'signed-in' | 'wrong-password' | 'wrong-code' | 'wrong-passkey' | 'disabled'
  /** The person had signed in before, but not with this browser. A mail was sent. */
  isNewDevice: boolean
}
export type SignInListReply = {
  status: boolean
  data: {
    items: OwnSignIn[]
    total: number
    page: number
    pageSize: number
  }
}
export type EnrolmentReply = {
  status: boolean
  data: {
    /** For typing in. */
    secret: string
    /** For a QR code. */
    uri: string
  }
}
export type PasswordProof = {
  password: string
}
export type RecoveryCodesReply = {
  status: boolean
  message?: string
  data: {
    recoveryCodes: string[]
  }
}
export type CodeProof = {
  code: string
}
export type FullProof = {
  password: string
  /** Six digits of the authenticator app, or a recovery code. */
  code: string
}
export type PermissionName = string
export type GroupOfUser = {
  _id: Id
  name: string
}
export type PermissionExplanation = {
  permission: PermissionName
  label: string
  allowed: boolean
  /** Everything that grants the permission; empty when it is not allowed. */
  sources: {
    kind: 'type' | 'own' | 'group'
    /** The user type, the user, or the group. */
    name: string
  }[]
  /** Users who can grant the permission when it is not allowed; at most 20. */
  grantableBy: GroupOfUser[]
  reason: string
}
export type PermissionExplanationReply = {
  status: boolean
  data: PermissionExplanation
}
export type PermissionRequest = {
  permission: PermissionName
}
