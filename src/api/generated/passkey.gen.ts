// Written by `npm run generate` from api-spec/. Do not edit.
import { baseApi as api } from '../baseApi'
export const addTagTypes = ['Passkey', 'Profile', 'Session', 'User'] as const
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      getPasskeys: build.query<GetPasskeysApiResponse, GetPasskeysApiArg>({
        query: () => ({ url: `/passkey/list` }),
        providesTags: ['Passkey'],
      }),
      startPasskey: build.mutation<StartPasskeyApiResponse, StartPasskeyApiArg>({
        query: (queryArg) => ({
          url: `/passkey/add/start`,
          method: 'POST',
          body: queryArg.passkeyProof,
        }),
        invalidatesTags: [],
      }),
      addPasskey: build.mutation<AddPasskeyApiResponse, AddPasskeyApiArg>({
        query: (queryArg) => ({
          url: `/passkey/add/finish`,
          method: 'POST',
          body: queryArg.newPasskey,
        }),
        invalidatesTags: ['Passkey', 'Profile', 'User'],
      }),
      editPasskey: build.mutation<EditPasskeyApiResponse, EditPasskeyApiArg>({
        query: (queryArg) => ({
          url: `/passkey/edit/${encodeURIComponent(String(queryArg.passkeyId))}`,
          method: 'PATCH',
          body: queryArg.passkeyName,
        }),
        invalidatesTags: ['Passkey'],
      }),
      revokePasskey: build.mutation<RevokePasskeyApiResponse, RevokePasskeyApiArg>({
        query: (queryArg) => ({
          url: `/passkey/revoke/${encodeURIComponent(String(queryArg.passkeyId))}`,
          method: 'POST',
          body: queryArg.passkeyProof,
        }),
        invalidatesTags: ['Passkey', 'Profile', 'User'],
      }),
      startPasskeySignIn: build.mutation<StartPasskeySignInApiResponse, StartPasskeySignInApiArg>({
        query: () => ({ url: `/passkey/sign-in/start`, method: 'POST' }),
        invalidatesTags: [],
      }),
      startPasskeySecondFactor: build.mutation<StartPasskeySecondFactorApiResponse, StartPasskeySecondFactorApiArg>({
        query: (queryArg) => ({
          url: `/passkey/second-factor/start`,
          method: 'POST',
          body: queryArg.passkeyCredentials,
        }),
        invalidatesTags: [],
      }),
      finishPasskeySignIn: build.mutation<FinishPasskeySignInApiResponse, FinishPasskeySignInApiArg>({
        query: (queryArg) => ({
          url: `/passkey/sign-in/finish`,
          method: 'POST',
          body: queryArg.passkeyAnswer,
        }),
        invalidatesTags: [],
      }),
    }),
    overrideExisting: false,
  })
export { injectedRtkApi as passkeyGenerated }
export type GetPasskeysApiResponse =
  /** status 200 The passkeys, and how the caller proves a change. */ PasskeyListReply
export type GetPasskeysApiArg = void
export type StartPasskeyApiResponse =
  /** status 200 What the browser needs to create the passkey. */ PasskeyCreationReply
export type StartPasskeyApiArg = {
  passkeyProof: PasskeyProof
}
export type AddPasskeyApiResponse =
  /** status 201 The passkey, and recovery codes, which are shown once. */ AddedPasskeyReply
export type AddPasskeyApiArg = {
  newPasskey: NewPasskey
}
export type EditPasskeyApiResponse = /** status 200 Done. */ Done
export type EditPasskeyApiArg = {
  passkeyId: Id
  passkeyName: PasskeyName
}
export type RevokePasskeyApiResponse = /** status 200 Done. */ Done
export type RevokePasskeyApiArg = {
  passkeyId: Id
  passkeyProof: PasskeyProof
}
export type StartPasskeySignInApiResponse =
  /** status 200 What the browser needs to ask for a passkey. */ PasskeyRequestReply
export type StartPasskeySignInApiArg = void
export type StartPasskeySecondFactorApiResponse =
  /** status 200 What the browser needs to ask for one of the passkeys. */ PasskeyRequestReply
export type StartPasskeySecondFactorApiArg = {
  passkeyCredentials: PasskeyCredentials
}
export type FinishPasskeySignInApiResponse = /** status 200 Done. */ Done
export type FinishPasskeySignInApiArg = {
  passkeyAnswer: PasskeyAnswer
}
export type Id = string
export type Time = string
export type Passkey = {
  _id: Id
  name: string
  /** Whether a service keeps a copy, so that it outlives the device. */
  isBackedUp: boolean
  createdAt: Time
  /** Null before the first sign-in with it. */
  lastUsedAt: string | null
}
export type BrowserGuess = string | null
export type SystemGuess = string | null
export type PasskeyListReply = {
  status: boolean
  data: {
    passkeys: Passkey[]
    limit: number
    /** What adding and removing requires. */
    proof: 'password' | 'recent-sign-in'
    browser: BrowserGuess
    system: SystemGuess
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
export type CredentialId = string
export type PasskeyTransport = 'ble' | 'cable' | 'hybrid' | 'internal' | 'nfc' | 'smart-card' | 'usb'
export type PasskeyDescriptor = {
  id: CredentialId
  type: 'public-key'
  transports: PasskeyTransport[]
}
export type PasskeyCreation = {
  challenge: string
  rp: {
    id: string
    name: string
  }
  user: {
    /** Base64url. */
    id: string
    name: string
    displayName: string
  }
  pubKeyCredParams: {
    alg: number
    type: 'public-key'
  }[]
  /** Milliseconds. */
  timeout: number
  /** Passkeys that exist, so that a device does not get a second one. */
  excludeCredentials: PasskeyDescriptor[]
  authenticatorSelection: {
    residentKey: 'preferred' | 'required'
    userVerification: 'preferred' | 'required'
  }
  attestation: 'none'
}
export type PasskeyCreationReply = {
  status: boolean
  data: PasskeyCreation
}
export type PasskeyProof = {
  /** Required of those who sign in with a password. Others prove it by having signed in within 10 minutes. */
  password?: string
}
export type AddedPasskeyReply = {
  status: boolean
  message?: string
  data: {
    passkey: Passkey
    /** Absent for callers who have some. */
    recoveryCodes?: string[]
  }
}
export type NewPasskey = {
  name: string
  id: CredentialId
  /** Base64url. */
  clientDataJSON: string
  /** Base64url. */
  attestationObject: string
  transports?: PasskeyTransport[]
}
export type Done = {
  status: boolean
  message?: string
}
export type PasskeyName = {
  name: string
}
export type PasskeyRequest = {
  challenge: string
  rpId: string
  /** Milliseconds. */
  timeout: number
  /** Empty where any passkey of this installation may answer. */
  allowCredentials: PasskeyDescriptor[]
  userVerification: 'preferred' | 'required'
}
export type PasskeyRequestReply = {
  status: boolean
  data: PasskeyRequest
}
export type PasskeyCredentials = {
  email: string
  password: string
}
export type PasskeyAnswer = {
  id: CredentialId
  /** Base64url. */
  clientDataJSON: string
  /** Base64url. */
  authenticatorData: string
  /** Base64url. */
  signature: string
  /** Base64url; whose passkey it is, as the authenticator stores it. */
  userHandle?: string
}
