// Written by `npm run generate` from api-spec/. Do not edit.
import { baseApi as api } from '../baseApi'
export const addTagTypes = ['Session', 'SingleSignOn'] as const
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      getSingleSignOn: build.query<GetSingleSignOnApiResponse, GetSingleSignOnApiArg>({
        query: () => ({ url: `/single-sign-on/settings` }),
        providesTags: ['SingleSignOn'],
      }),
      editSingleSignOn: build.mutation<EditSingleSignOnApiResponse, EditSingleSignOnApiArg>({
        query: (queryArg) => ({
          url: `/single-sign-on/settings`,
          method: 'PATCH',
          body: queryArg.singleSignOnEdit,
        }),
        invalidatesTags: ['SingleSignOn'],
      }),
      deleteSingleSignOn: build.mutation<DeleteSingleSignOnApiResponse, DeleteSingleSignOnApiArg>({
        query: () => ({ url: `/single-sign-on/settings`, method: 'DELETE' }),
        invalidatesTags: ['SingleSignOn'],
      }),
      startSingleSignOn: build.mutation<StartSingleSignOnApiResponse, StartSingleSignOnApiArg>({
        query: (queryArg) => ({
          url: `/single-sign-on/start`,
          method: 'POST',
          body: queryArg.singleSignOnStart,
        }),
        invalidatesTags: [],
      }),
      finishSingleSignOn: build.mutation<FinishSingleSignOnApiResponse, FinishSingleSignOnApiArg>({
        query: (queryArg) => ({
          url: `/single-sign-on/finish`,
          method: 'POST',
          body: queryArg.singleSignOnAnswer,
        }),
        invalidatesTags: [],
      }),
    }),
    overrideExisting: false,
  })
export { injectedRtkApi as singleSignOnGenerated }
export type GetSingleSignOnApiResponse =
  /** status 200 The settings, and what the identity provider must know. */ SingleSignOnReply
export type GetSingleSignOnApiArg = void
export type EditSingleSignOnApiResponse = /** status 200 The stored settings. */ SingleSignOnReply
export type EditSingleSignOnApiArg = {
  singleSignOnEdit: SingleSignOnEdit
}
export type DeleteSingleSignOnApiResponse = /** status 200 Done. */ Done
export type DeleteSingleSignOnApiArg = void
export type StartSingleSignOnApiResponse = /** status 200 The page of the identity provider. */ SingleSignOnStartReply
export type StartSingleSignOnApiArg = {
  singleSignOnStart: SingleSignOnStart
}
export type FinishSingleSignOnApiResponse = /** status 200 Done. */ Done
export type FinishSingleSignOnApiArg = {
  singleSignOnAnswer: SingleSignOnAnswer
}
export type SingleSignOnIssuer = string
export type SingleSignOnApplication = string
export type SingleSignOnDomains = string[]
export type SingleSignOnClaim = string
export type Id = string
export type SingleSignOnGroup = {
  /** Name of the group at the provider. */
  value: string
  groupId: Id
}
export type SingleSignOnGroups = SingleSignOnGroup[]
export type Version = number
export type SingleSignOn = {
  issuer: SingleSignOnIssuer
  application: SingleSignOnApplication
  hasSecret: boolean
  domains: SingleSignOnDomains
  groupsClaim: SingleSignOnClaim
  groups: SingleSignOnGroups
  enabled: boolean
  /** Only tenant roots can sign in with a password. */
  passwordsDisabled: boolean
  /** Whether people without an account get one at their first sign-in. */
  createsUsers: boolean
  version: Version
}
export type SingleSignOnReply = {
  status: boolean
  message?: string
  data: {
    /** Null before the first settings. */
    settings: SingleSignOn | null
    /** The provider sends people back to this address. */
    redirectUri: string
    /** People of the organisation sign in here. */
    signInUrl: string | null
    /** Origins of the providers that this installation permits. */
    origins: string[]
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
export type SingleSignOnEdit = {
  /** Required when settings exist. */
  version?: Version
  issuer?: SingleSignOnIssuer
  application?: SingleSignOnApplication
  /** Without it the stored secret stays. */
  clientSecret?: string
  domains?: SingleSignOnDomains
  groupsClaim?: SingleSignOnClaim
  groups?: SingleSignOnGroups
  enabled?: boolean
  passwordsDisabled?: boolean
  createsUsers?: boolean
}
export type Done = {
  status: boolean
  message?: string
}
export type SingleSignOnStartReply = {
  status: boolean
  message?: string
  data: {
    url: string
  }
}
export type SingleSignOnStart = {
  /** Last part of the sign-in address. */
  code: string
}
export type SingleSignOnAnswer = {
  state: string
  code?: string
  iss?: string
  error?: string
}
