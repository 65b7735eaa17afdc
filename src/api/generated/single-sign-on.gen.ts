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
      checkSingleSignOnDomain: build.mutation<CheckSingleSignOnDomainApiResponse, CheckSingleSignOnDomainApiArg>({
        query: (queryArg) => ({
          url: `/single-sign-on/domain/check`,
          method: 'POST',
          body: queryArg.singleSignOnDomainCheck,
        }),
        invalidatesTags: ['SingleSignOn'],
      }),
      mailSingleSignOnDomain: build.mutation<MailSingleSignOnDomainApiResponse, MailSingleSignOnDomainApiArg>({
        query: (queryArg) => ({
          url: `/single-sign-on/domain/mail`,
          method: 'POST',
          body: queryArg.singleSignOnDomainMail,
        }),
        invalidatesTags: ['SingleSignOn'],
      }),
      confirmSingleSignOnDomain: build.mutation<ConfirmSingleSignOnDomainApiResponse, ConfirmSingleSignOnDomainApiArg>({
        query: (queryArg) => ({
          url: `/single-sign-on/domain/confirm`,
          method: 'POST',
          body: queryArg.singleSignOnDomainConfirm,
        }),
        invalidatesTags: ['SingleSignOn'],
      }),
      testSingleSignOn: build.mutation<TestSingleSignOnApiResponse, TestSingleSignOnApiArg>({
        query: () => ({ url: `/single-sign-on/test`, method: 'POST' }),
        invalidatesTags: [],
      }),
      finishSingleSignOnTest: build.mutation<FinishSingleSignOnTestApiResponse, FinishSingleSignOnTestApiArg>({
        query: (queryArg) => ({
          url: `/single-sign-on/test/finish`,
          method: 'POST',
          body: queryArg.singleSignOnAnswer,
        }),
        invalidatesTags: [],
      }),
      findSingleSignOn: build.mutation<FindSingleSignOnApiResponse, FindSingleSignOnApiArg>({
        query: (queryArg) => ({
          url: `/single-sign-on/find`,
          method: 'POST',
          body: queryArg.singleSignOnDomainCheck,
        }),
        invalidatesTags: [],
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
export type CheckSingleSignOnDomainApiResponse = /** status 200 The domain is proven. */ SingleSignOnReply
export type CheckSingleSignOnDomainApiArg = {
  singleSignOnDomainCheck: SingleSignOnDomainCheck
}
export type MailSingleSignOnDomainApiResponse = /** status 200 The mail is on its way. */ SingleSignOnReply
export type MailSingleSignOnDomainApiArg = {
  singleSignOnDomainMail: SingleSignOnDomainMail
}
export type ConfirmSingleSignOnDomainApiResponse = /** status 200 The domain is proven. */ SingleSignOnReply
export type ConfirmSingleSignOnDomainApiArg = {
  singleSignOnDomainConfirm: SingleSignOnDomainConfirm
}
export type TestSingleSignOnApiResponse = /** status 200 The page of the identity provider. */ SingleSignOnStartReply
export type TestSingleSignOnApiArg = void
export type FinishSingleSignOnTestApiResponse = /** status 200 What arrived. */ SingleSignOnTestReply
export type FinishSingleSignOnTestApiArg = {
  singleSignOnAnswer: SingleSignOnAnswer
}
export type FindSingleSignOnApiResponse = /** status 200 The way of this domain. */ SingleSignOnWayReply
export type FindSingleSignOnApiArg = {
  singleSignOnDomainCheck: SingleSignOnDomainCheck
}
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
export type SingleSignOnDomain = string
export type SingleSignOnDomains = SingleSignOnDomain[]
export type SingleSignOnClaim = string
export type Id = string
export type SingleSignOnGroup = {
  /** Name of the group at the provider. */
  value: string
  groupId: Id
}
export type SingleSignOnGroups = SingleSignOnGroup[]
export type SingleSignOnTrust = boolean
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
  trustsUnverifiedEmail: SingleSignOnTrust
  version: Version
}
export type SingleSignOnProof = {
  domain: SingleSignOnDomain
  isProven: boolean
  /** Name of the TXT record. */
  recordName: string
  /** Value of the TXT record. */
  recordValue: string
  /** Where a code that is still valid was mailed. */
  mailedTo: string | null
}
export type SingleSignOnReply = {
  status: boolean
  message?: string
  data: {
    /** Null before the first settings. */
    settings: SingleSignOn | null
    /** One for each domain of the settings. */
    proofs: SingleSignOnProof[]
    /** The provider sends people back to this address. */
    redirectUri: string
    /** People of the organisation sign in here. */
    signInUrl: string | null
    /** The provider posts here when it ends the session of a person (back-channel logout). */
    logoutUrl: string | null
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
  trustsUnverifiedEmail?: SingleSignOnTrust
}
export type Done = {
  status: boolean
  message?: string
}
export type SingleSignOnDomainCheck = {
  domain: SingleSignOnDomain
}
export type SingleSignOnMailbox = 'admin' | 'administrator' | 'hostmaster' | 'postmaster' | 'webmaster'
export type SingleSignOnDomainMail = {
  domain: SingleSignOnDomain
  mailbox: SingleSignOnMailbox
}
export type SingleSignOnDomainConfirm = {
  domain: SingleSignOnDomain
  code: string
}
export type SingleSignOnStartReply = {
  status: boolean
  message?: string
  data: {
    url: string
  }
}
export type SingleSignOnTestReply = {
  status: boolean
  message?: string
  data: {
    subject: string
    email: string | null
    isEmailVerified: boolean
    name: string | null
    /** Groups of the person at the provider. */
    groups: string[]
    /** Why the groups at the provider are unknown, so that the user groups stay as they are: the token only says that they are elsewhere (people in more than 200 groups at Entra ID), or the claim holds no names. Null where they are known. */
    unknownGroups: ('elsewhere' | 'unreadable' | null) | ('elsewhere' | 'unreadable' | null)
    /** Whether the domain of the e-mail address counts. */
    isDomainProven: boolean
    /** Names of the user groups that the person would be in. */
    userGroups: string[]
    /** Whether a sign-in opens an account, creates one first, or is refused. */
    outcome: 'opens' | 'creates' | 'refused'
    /** Why it is refused. */
    reason: string | null
  }
}
export type SingleSignOnAnswer = {
  state: string
  code?: string
  iss?: string
  error?: string
}
export type SingleSignOnWayReply = {
  status: boolean
  message?: string
  data: {
    /** Last part of the sign-in address; null without single sign-on. */
    code: string | null
    /** Only tenant roots can sign in with a password. */
    passwordsDisabled: boolean
  }
}
export type SingleSignOnStart = {
  /** Last part of the sign-in address. */
  code: string
}
