// Written by `npm run generate` from api-spec/. Do not edit.
import { baseApi as api } from '../baseApi'
export const addTagTypes = ['OwnPhone', 'Phone'] as const
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      createPairingCode: build.mutation<CreatePairingCodeApiResponse, CreatePairingCodeApiArg>({
        query: () => ({ url: `/phone/pairing-code`, method: 'POST' }),
        invalidatesTags: [],
      }),
      pairPhone: build.mutation<PairPhoneApiResponse, PairPhoneApiArg>({
        query: (queryArg) => ({
          url: `/phone/pair`,
          method: 'POST',
          body: queryArg.pairing,
        }),
        invalidatesTags: ['OwnPhone', 'Phone'],
      }),
      listPhones: build.query<ListPhonesApiResponse, ListPhonesApiArg>({
        query: (queryArg) => ({
          url: `/phone/list`,
          params: {
            page: queryArg.page,
            pageSize: queryArg.pageSize,
          },
        }),
        providesTags: ['Phone'],
      }),
      editPhone: build.mutation<EditPhoneApiResponse, EditPhoneApiArg>({
        query: (queryArg) => ({
          url: `/phone/edit/${encodeURIComponent(String(queryArg.phoneId))}`,
          method: 'PATCH',
          body: queryArg.phoneName,
        }),
        invalidatesTags: ['OwnPhone', 'Phone'],
      }),
      deletePhone: build.mutation<DeletePhoneApiResponse, DeletePhoneApiArg>({
        query: (queryArg) => ({
          url: `/phone/revoke/${encodeURIComponent(String(queryArg.phoneId))}`,
          method: 'DELETE',
        }),
        invalidatesTags: ['OwnPhone', 'Phone'],
      }),
      listPhonesOfClient: build.query<ListPhonesOfClientApiResponse, ListPhonesOfClientApiArg>({
        query: (queryArg) => ({
          url: `/phone/list-of-client/${encodeURIComponent(String(queryArg.clientId))}`,
          params: {
            page: queryArg.page,
            pageSize: queryArg.pageSize,
          },
        }),
        providesTags: ['Phone'],
      }),
      deletePhoneOfClient: build.mutation<DeletePhoneOfClientApiResponse, DeletePhoneOfClientApiArg>({
        query: (queryArg) => ({
          url: `/phone/revoke-of-client/${encodeURIComponent(String(queryArg.phoneId))}`,
          method: 'DELETE',
        }),
        invalidatesTags: ['OwnPhone', 'Phone'],
      }),
      getOwnPhone: build.query<GetOwnPhoneApiResponse, GetOwnPhoneApiArg>({
        query: () => ({ url: `/phone/own` }),
        providesTags: ['OwnPhone'],
      }),
      editOwnPhone: build.mutation<EditOwnPhoneApiResponse, EditOwnPhoneApiArg>({
        query: (queryArg) => ({
          url: `/phone/own`,
          method: 'PATCH',
          body: queryArg.ownPhoneEdit,
        }),
        invalidatesTags: ['OwnPhone', 'Phone'],
      }),
      deleteOwnPhone: build.mutation<DeleteOwnPhoneApiResponse, DeleteOwnPhoneApiArg>({
        query: () => ({ url: `/phone/own`, method: 'DELETE' }),
        invalidatesTags: ['OwnPhone', 'Phone'],
      }),
      getPhoneMissions: build.query<GetPhoneMissionsApiResponse, GetPhoneMissionsApiArg>({
        query: () => ({ url: `/phone/missions` }),
        providesTags: ['OwnPhone'],
      }),
    }),
    overrideExisting: false,
  })
export { injectedRtkApi as phoneGenerated }
export type CreatePairingCodeApiResponse = /** status 201 The code. No other reply contains it. */ PairingCodeReply
export type CreatePairingCodeApiArg = void
export type PairPhoneApiResponse = /** status 201 The phone. */ PairedReply
export type PairPhoneApiArg = {
  pairing: Pairing
}
export type ListPhonesApiResponse =
  /** status 200 One page of phones. Revoked and expired ones are not listed. */ PhoneListReply
export type ListPhonesApiArg = {
  /** Page of the list, starting at 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
}
export type EditPhoneApiResponse = /** status 200 Done. */ Done
export type EditPhoneApiArg = {
  phoneId: Id
  phoneName: PhoneName
}
export type DeletePhoneApiResponse = /** status 200 Done. */ Done
export type DeletePhoneApiArg = {
  phoneId: Id
}
export type ListPhonesOfClientApiResponse =
  /** status 200 One page of phones. Revoked and expired ones are not listed. */ PhoneListReply
export type ListPhonesOfClientApiArg = {
  clientId: Id
  /** Page of the list, starting at 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
}
export type DeletePhoneOfClientApiResponse = /** status 200 Done. */ Done
export type DeletePhoneOfClientApiArg = {
  phoneId: Id
}
export type GetOwnPhoneApiResponse = /** status 200 The phone. */ OwnPhoneReply
export type GetOwnPhoneApiArg = void
export type EditOwnPhoneApiResponse = /** status 200 Done. */ Done
export type EditOwnPhoneApiArg = {
  ownPhoneEdit: OwnPhoneEdit
}
export type DeleteOwnPhoneApiResponse = /** status 200 Done. */ Done
export type DeleteOwnPhoneApiArg = void
export type GetPhoneMissionsApiResponse = /** status 200 The missions, the last changed first. */ PhoneMissionsReply
export type GetPhoneMissionsApiArg = void
export type Time = string
export type PairingCodeReply = {
  status: boolean
  data: {
    code: string
    expiresAt: Time
    /** Until it expires, for clocks that differ. */
    seconds: number
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
export type Id = string
export type PairedReply = {
  status: boolean
  message?: string
  data: {
    _id: Id
  }
}
export type PhoneLabel = string
export type Pairing = {
  /** Upper or lower case, with or without the hyphen. */
  code: string
  name: PhoneLabel
}
export type Phone = {
  _id: Id
  name: PhoneLabel
  /** The person it reports for. */
  ownerName: string
  userAgent: string
  createdAt: Time
  lastUsedAt: Time
}
export type PhoneListReply = {
  status: boolean
  data: {
    items: Phone[]
    total: number
    page: number
    pageSize: number
  }
}
export type Done = {
  status: boolean
  message?: string
}
export type PhoneName = {
  name: PhoneLabel
}
export type PhoneMission = {
  _id: Id
  name: string
}
export type OwnPhoneReply = {
  status: boolean
  data: {
    _id: Id
    name: PhoneLabel
    personName: string
    organisationName: string
    /** Null until one is chosen, and when it is not shared any more or is over. */
    mission: PhoneMission | null
  }
}
export type OwnPhoneEdit = {
  name?: PhoneLabel
  missionId?: Id
}
export type PhoneMissionsReply = {
  status: boolean
  data: {
    missions: PhoneMission[]
  }
}
