// Written by `npm run generate` from api-spec/. Do not edit.
import { baseApi as api } from '../baseApi'
export const addTagTypes = ['Mission', 'Outcome', 'Upload'] as const
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listOutcomes: build.query<ListOutcomesApiResponse, ListOutcomesApiArg>({
        query: (queryArg) => ({
          url: `/outcome/list`,
          params: {
            missionId: queryArg.missionId,
            page: queryArg.page,
            pageSize: queryArg.pageSize,
          },
        }),
        providesTags: ['Outcome'],
      }),
      getOutcome: build.query<GetOutcomeApiResponse, GetOutcomeApiArg>({
        query: (queryArg) => ({
          url: `/outcome/get/${encodeURIComponent(String(queryArg.outcomeId))}`,
        }),
        providesTags: ['Outcome'],
      }),
      createOutcome: build.mutation<CreateOutcomeApiResponse, CreateOutcomeApiArg>({
        query: (queryArg) => ({
          url: `/outcome/create/${encodeURIComponent(String(queryArg.missionId))}`,
          method: 'POST',
          body: queryArg.body,
          params: {
            vodId: queryArg.vodId,
            atMs: queryArg.atMs,
            flightId: queryArg.flightId,
            pcount: queryArg.pcount,
            note: queryArg.note,
            takenAt: queryArg.takenAt,
            lat: queryArg.lat,
            long: queryArg.long,
          },
        }),
        invalidatesTags: ['Mission', 'Outcome', 'Upload'],
      }),
      createPhotoOutcome: build.mutation<CreatePhotoOutcomeApiResponse, CreatePhotoOutcomeApiArg>({
        query: (queryArg) => ({
          url: `/outcome/create-from-photo`,
          method: 'POST',
          body: queryArg.newPhotoOutcome,
        }),
        invalidatesTags: ['Mission', 'Outcome'],
      }),
      editOutcome: build.mutation<EditOutcomeApiResponse, EditOutcomeApiArg>({
        query: (queryArg) => ({
          url: `/outcome/edit/${encodeURIComponent(String(queryArg.outcomeId))}`,
          method: 'PATCH',
          body: queryArg.outcomeEdit,
        }),
        invalidatesTags: ['Outcome'],
      }),
      deleteOutcome: build.mutation<DeleteOutcomeApiResponse, DeleteOutcomeApiArg>({
        query: (queryArg) => ({
          url: `/outcome/delete/${encodeURIComponent(String(queryArg.outcomeId))}`,
          method: 'DELETE',
        }),
        invalidatesTags: ['Mission', 'Outcome'],
      }),
      restoreOutcomes: build.mutation<RestoreOutcomesApiResponse, RestoreOutcomesApiArg>({
        query: (queryArg) => ({
          url: `/outcome/restore`,
          method: 'POST',
          body: queryArg.outcomeSelection,
        }),
        invalidatesTags: ['Mission', 'Outcome'],
      }),
      listDeletedOutcomes: build.query<ListDeletedOutcomesApiResponse, ListDeletedOutcomesApiArg>({
        query: (queryArg) => ({
          url: `/outcome/deleted/${encodeURIComponent(String(queryArg.missionId))}`,
          params: {
            page: queryArg.page,
            pageSize: queryArg.pageSize,
          },
        }),
        providesTags: ['Outcome'],
      }),
      getOutcomePicture: build.query<GetOutcomePictureApiResponse, GetOutcomePictureApiArg>({
        query: (queryArg) => ({
          url: `/outcome/picture/${encodeURIComponent(String(queryArg.outcomeId))}`,
        }),
        providesTags: ['Outcome'],
      }),
      downloadOutcomePicture: build.query<DownloadOutcomePictureApiResponse, DownloadOutcomePictureApiArg>({
        query: (queryArg) => ({
          url: `/outcome/download/${encodeURIComponent(String(queryArg.outcomeId))}`,
        }),
        providesTags: ['Outcome'],
      }),
      getOutcomeMap: build.query<GetOutcomeMapApiResponse, GetOutcomeMapApiArg>({
        query: (queryArg) => ({
          url: `/outcome/map/${encodeURIComponent(String(queryArg.outcomeId))}`,
        }),
        providesTags: ['Outcome'],
      }),
    }),
    overrideExisting: false,
  })
export { injectedRtkApi as outcomeGenerated }
export type ListOutcomesApiResponse = /** status 200 One page of outcomes. */ OutcomeListReply
export type ListOutcomesApiArg = {
  /** Only outcomes of this mission. */
  missionId?: Id
  /** Page of the list, starting at 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
}
export type GetOutcomeApiResponse = /** status 200 The outcome. */ OutcomeReply
export type GetOutcomeApiArg = {
  outcomeId: Id
}
export type CreateOutcomeApiResponse = /** status 201 The stored outcome. */ OutcomeReply
export type CreateOutcomeApiArg = {
  missionId: Id
  /** The recording that the picture is a frame of. */
  vodId?: Id
  /** Moment of the frame, in milliseconds from the start of the recording. */
  atMs?: number
  /** The flight that the picture was taken on. */
  flightId?: Id
  /** How many people the picture shows; absent when unknown. */
  pcount?: number
  note?: OutcomeNote
  /** When the picture was taken. A frame of a recording has the time of its moment. */
  takenAt?: Time
  lat?: number
  long?: number
  body: {
    /** PNG, JPEG or WebP. */
    file: Blob
  }
}
export type CreatePhotoOutcomeApiResponse = /** status 201 The stored outcome. */ OutcomeReply
export type CreatePhotoOutcomeApiArg = {
  newPhotoOutcome: NewPhotoOutcome
}
export type EditOutcomeApiResponse = /** status 200 The stored outcome. */ OutcomeReply
export type EditOutcomeApiArg = {
  outcomeId: Id
  outcomeEdit: OutcomeEdit
}
export type DeleteOutcomeApiResponse = /** status 200 Done. */ Done
export type DeleteOutcomeApiArg = {
  outcomeId: Id
}
export type RestoreOutcomesApiResponse = /** status 200 Done. */ Done
export type RestoreOutcomesApiArg = {
  outcomeSelection: OutcomeSelection
}
export type ListDeletedOutcomesApiResponse = /** status 200 The last deleted first. */ DeletedOutcomeListReply
export type ListDeletedOutcomesApiArg = {
  missionId: Id
  /** Page of the list, starting at 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
}
export type GetOutcomePictureApiResponse = /** status 200 The picture as WebP. */ string
export type GetOutcomePictureApiArg = {
  outcomeId: Id
}
export type DownloadOutcomePictureApiResponse = /** status 200 The picture, named after the place. */ string
export type DownloadOutcomePictureApiArg = {
  outcomeId: Id
}
export type GetOutcomeMapApiResponse = /** status 200 200 x 130 pixels at zoom 16. */ string
export type GetOutcomeMapApiArg = {
  outcomeId: Id
}
export type Id = string
export type PeopleCount = number | null
export type OutcomeNote = string
export type MaybeTime = string | null
export type MaybeId = string | null
export type Version = number
export type Time = string
export type Author = {
  _id: Id
  name: string
  avatar?: string | null
}
export type Outcome = {
  _id: Id
  /** Path of the picture. */
  image: string
  missionId: {
    _id: Id
    name: string
  }
  flightId: {
    _id: Id
    name: string
  } | null
  pcount: PeopleCount
  note: OutcomeNote
  /** When the picture was taken, by the clock of its recording or photo; null when unknown. */
  takenAt: MaybeTime
  /** Whether the time is counted from the start that a video file states, which nobody has verified. Many cameras write their
    local time as if it were UTC.
     */
  isTimeOfFile: boolean
  /** Place of the mission when the outcome was created; empty when it had none. */
  locationName: string
  location: {
    lat: number
    long: number
  } | null
  recordingId: MaybeId
  photoId: MaybeId
  /** Moment in the recording, in milliseconds from its start. */
  atMs: number | null
  /** Whether clients of the mission see it. */
  clientVisible: boolean
  version: Version
  createdAt: Time
  createdBy?: Author
}
export type OutcomeListReply = {
  status: boolean
  message?: string
  data: {
    items: Outcome[]
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
export type OutcomeReply = {
  status: boolean
  message?: string
  data: Outcome
}
export type NewPhotoOutcome = {
  photoId: Id
  pcount?: PeopleCount
  note?: OutcomeNote
}
export type OutcomeEdit = {
  version: Version
  pcount?: PeopleCount
  note?: OutcomeNote
  clientVisible?: boolean
}
export type Done = {
  status: boolean
  message?: string
}
export type OutcomeSelection = {
  outcomeIds: Id[]
}
export type DeletedOutcome = {
  _id: Id
  locationName: string
  createdAt: Time
  deletedAt: Time
  deletedBy?: Author
}
export type DeletedOutcomeListReply = {
  status: boolean
  message?: string
  data: {
    items: DeletedOutcome[]
    total: number
    page: number
    pageSize: number
  }
}
