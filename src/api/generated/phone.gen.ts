// Written by `npm run generate` from api-spec/. Do not edit.
import { baseApi as api } from '../baseApi'
export const addTagTypes = [
  'Alert',
  'Flight',
  'Job',
  'Mission',
  'Notification',
  'OwnPhone',
  'Phone',
  'PhonePosition',
  'Photo',
  'Pilot',
  'Stream',
  'Upload',
] as const
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
        invalidatesTags: ['Flight', 'OwnPhone', 'Phone', 'PhonePosition', 'Pilot'],
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
        invalidatesTags: ['Flight', 'OwnPhone', 'Phone', 'PhonePosition', 'Pilot'],
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
        invalidatesTags: ['Flight', 'OwnPhone', 'Phone', 'PhonePosition', 'Pilot'],
      }),
      getPhoneMissions: build.query<GetPhoneMissionsApiResponse, GetPhoneMissionsApiArg>({
        query: () => ({ url: `/phone/missions` }),
        providesTags: ['OwnPhone'],
      }),
      addPhonePhoto: build.mutation<AddPhonePhotoApiResponse, AddPhonePhotoApiArg>({
        query: (queryArg) => ({
          url: `/phone/photo`,
          method: 'POST',
          body: queryArg.phonePhoto,
        }),
        invalidatesTags: ['Job', 'Mission', 'Photo', 'Upload'],
      }),
      raisePhoneAlert: build.mutation<RaisePhoneAlertApiResponse, RaisePhoneAlertApiArg>({
        query: (queryArg) => ({
          url: `/phone/alert`,
          method: 'POST',
          body: queryArg.phoneAlert,
        }),
        invalidatesTags: ['Alert', 'Mission', 'Notification', 'Upload'],
      }),
      startPhoneCamera: build.mutation<StartPhoneCameraApiResponse, StartPhoneCameraApiArg>({
        query: (queryArg) => ({
          url: `/phone/camera/start`,
          method: 'POST',
          body: queryArg.phoneMissionChoice,
        }),
        invalidatesTags: ['Flight', 'Mission', 'Stream'],
      }),
      stopPhoneCamera: build.mutation<StopPhoneCameraApiResponse, StopPhoneCameraApiArg>({
        query: () => ({ url: `/phone/camera/stop`, method: 'POST' }),
        invalidatesTags: ['Flight', 'Pilot', 'Stream'],
      }),
      sharePhonePosition: build.mutation<SharePhonePositionApiResponse, SharePhonePositionApiArg>({
        query: (queryArg) => ({
          url: `/phone/position/share`,
          method: 'POST',
          body: queryArg.sharedPosition,
        }),
        invalidatesTags: ['PhonePosition'],
      }),
      hidePhonePosition: build.mutation<HidePhonePositionApiResponse, HidePhonePositionApiArg>({
        query: () => ({ url: `/phone/position/hide`, method: 'POST' }),
        invalidatesTags: ['PhonePosition'],
      }),
      getPhonePositions: build.query<GetPhonePositionsApiResponse, GetPhonePositionsApiArg>({
        query: () => ({ url: `/phone/position/list` }),
        providesTags: ['PhonePosition'],
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
export type AddPhonePhotoApiResponse = /** status 201 What was made. */ {
  status: boolean
  message?: string
  data: {
    _id: Id
  }
}
export type AddPhonePhotoApiArg = {
  phonePhoto: PhonePhoto
}
export type RaisePhoneAlertApiResponse = /** status 201 What was made. */ {
  status: boolean
  message?: string
  data: {
    _id: Id
  }
}
export type RaisePhoneAlertApiArg = {
  phoneAlert: PhoneAlert
}
export type StartPhoneCameraApiResponse = /** status 201 The key. No other reply contains it. */ PhoneCameraReply
export type StartPhoneCameraApiArg = {
  phoneMissionChoice: PhoneMissionChoice
}
export type StopPhoneCameraApiResponse = /** status 200 Done. */ Done
export type StopPhoneCameraApiArg = void
export type SharePhonePositionApiResponse = /** status 200 Done. */ Done
export type SharePhonePositionApiArg = {
  sharedPosition: SharedPosition
}
export type HidePhonePositionApiResponse = /** status 200 Done. */ Done
export type HidePhonePositionApiArg = void
export type GetPhonePositionsApiResponse =
  /** status 200 The positions, each at most two minutes old. */ PhonePositionsReply
export type GetPhonePositionsApiArg = void
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
  /** Whether its camera is live. */
  isStreaming: boolean
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
export type PhonePhoto = {
  missionId: Id
  uploadId: Id
}
export type Coordinates = {
  lat: number
  long: number
}
export type PhoneAlert = {
  /** Made by the phone for each alert, so that an alert that is sent again is not raised again. */
  key: string
  missionId: Id
  title: string
  description?: string
  severity: 'info' | 'low' | 'medium' | 'high' | 'critical'
  occurredAt?: Time
  position?: Coordinates
  /** A picture. */
  uploadId?: Id
}
export type PhoneCameraReply = {
  status: boolean
  data: {
    key: string
  }
}
export type PhoneMissionChoice = {
  missionId: Id
}
export type SharedPosition = {
  missionId: Id
  lat: number
  long: number
  /** Radius in metres. */
  accuracy?: number
}
export type PhonePosition = {
  _id: Id
  name: PhoneLabel
  ownerName: string
  missionId: Id
  missionName: string
  lat: number
  long: number
  accuracy: number | null
  /** When it began to share its position. */
  since: Time
  at: Time
}
export type PhonePositionsReply = {
  status: boolean
  data: {
    phones: PhonePosition[]
  }
}
