// Written by `npm run generate` from api-spec/. Do not edit.
import { baseApi as api } from '../baseApi'
export const addTagTypes = ['Flight', 'Pilot'] as const
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      getAllPilots: build.query<GetAllPilotsApiResponse, GetAllPilotsApiArg>({
        query: (queryArg) => ({
          url: `/pilot/get-all-pilots`,
          params: {
            flightId: queryArg.flightId,
          },
        }),
        providesTags: ['Pilot'],
      }),
      createPilot: build.mutation<CreatePilotApiResponse, CreatePilotApiArg>({
        query: (queryArg) => ({
          url: `/pilot/create`,
          method: 'POST',
          body: queryArg.newPilot,
        }),
        invalidatesTags: ['Pilot'],
      }),
      editPilot: build.mutation<EditPilotApiResponse, EditPilotApiArg>({
        query: (queryArg) => ({
          url: `/pilot/edit/${encodeURIComponent(String(queryArg.pilotId))}`,
          method: 'PATCH',
          body: queryArg.pilotEdit,
        }),
        invalidatesTags: ['Flight', 'Pilot'],
      }),
      deletePilot: build.mutation<DeletePilotApiResponse, DeletePilotApiArg>({
        query: (queryArg) => ({
          url: `/pilot/delete/${encodeURIComponent(String(queryArg.pilotId))}`,
          method: 'DELETE',
        }),
        invalidatesTags: ['Pilot'],
      }),
      restorePilot: build.mutation<RestorePilotApiResponse, RestorePilotApiArg>({
        query: (queryArg) => ({
          url: `/pilot/restore/${encodeURIComponent(String(queryArg.pilotId))}`,
          method: 'POST',
        }),
        invalidatesTags: ['Pilot'],
      }),
      listDeletedPilots: build.query<ListDeletedPilotsApiResponse, ListDeletedPilotsApiArg>({
        query: (queryArg) => ({
          url: `/pilot/deleted`,
          params: {
            page: queryArg.page,
            pageSize: queryArg.pageSize,
          },
        }),
        providesTags: ['Pilot'],
      }),
      deletePilotTrash: build.mutation<DeletePilotTrashApiResponse, DeletePilotTrashApiArg>({
        query: (queryArg) => ({
          url: `/pilot/deleted`,
          method: 'DELETE',
          params: {
            count: queryArg.count,
          },
        }),
        invalidatesTags: ['Pilot'],
      }),
      deletePilotPermanently: build.mutation<DeletePilotPermanentlyApiResponse, DeletePilotPermanentlyApiArg>({
        query: (queryArg) => ({
          url: `/pilot/deleted/${encodeURIComponent(String(queryArg.pilotId))}`,
          method: 'DELETE',
        }),
        invalidatesTags: ['Pilot'],
      }),
    }),
    overrideExisting: false,
  })
export { injectedRtkApi as pilotGenerated }
export type GetAllPilotsApiResponse = /** status 200 The pilots by name, 1,000 at most. */ PilotsReply
export type GetAllPilotsApiArg = {
  /** The flight that `problems` refer to. */
  flightId?: Id
}
export type CreatePilotApiResponse = /** status 201 The stored pilot. */ PilotReply
export type CreatePilotApiArg = {
  newPilot: NewPilot
}
export type EditPilotApiResponse = /** status 200 The stored pilot. */ PilotReply
export type EditPilotApiArg = {
  pilotId: Id
  pilotEdit: PilotEdit
}
export type DeletePilotApiResponse = /** status 200 Done. */ Done
export type DeletePilotApiArg = {
  pilotId: Id
}
export type RestorePilotApiResponse = /** status 200 The pilot. */ PilotReply
export type RestorePilotApiArg = {
  pilotId: Id
}
export type ListDeletedPilotsApiResponse = /** status 200 The last removed first. */ DeletedPilotListReply
export type ListDeletedPilotsApiArg = {
  /** Page of the list, starting at 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
}
export type DeletePilotTrashApiResponse = /** status 200 Done. */ Done
export type DeletePilotTrashApiArg = {
  /** Number of records in the trash, as confirmed by the user. Nothing is deleted if the number has changed. */
  count: number
}
export type DeletePilotPermanentlyApiResponse = /** status 200 Done. */ Done
export type DeletePilotPermanentlyApiArg = {
  pilotId: Id
}
export type Id = string
export type MaybeId = string | null
export type Licence = {
  kind: string
  number?: string
  /** Last day on which it is valid. */
  expiresOn?: string | null
}
export type FlightStatus = 'planned' | 'preflight' | 'airborne' | 'returning' | 'landed' | 'aborted'
export type PilotProblem = {
  kind: 'licence-expired' | 'other-flight'
  /** The licence or the other flight. */
  name: string
  /** The day on which the licence expires, or the start of the other flight. */
  at: string
  flightId?: Id
}
export type Version = number
export type Pilot = {
  _id: Id
  userId: MaybeId
  name: string
  email: string | null
  avatar: string | null
  phone: string
  licences: Licence[]
  /** Flights of the pilot in preflight or in the air. */
  flights: {
    _id: Id
    name: string
    missionId: Id
    status: FlightStatus
  }[]
  /** Why the pilot should not fly the requested flight; empty without `flightId`. */
  problems: PilotProblem[]
  version: Version
}
export type PilotsReply = {
  status: boolean
  message?: string
  data: {
    pilots: Pilot[]
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
export type PilotReply = {
  status: boolean
  message?: string
  data: Pilot
}
export type NewPilot = {
  /** The user who becomes a pilot. The name and the email address are those of the account. */
  userId?: Id
  /** Required without userId. */
  name?: string
  email?: string
  phone?: string
  licences?: Licence[]
}
export type PilotEdit = {
  version: Version
  name?: string
  /** Only for a pilot without an account. */
  email?: string | null
  phone?: string
  licences?: Licence[]
}
export type Done = {
  status: boolean
  message?: string
}
export type Time = string
export type DeletedPilot = {
  _id: Id
  name: string
  deletedAt: Time
}
export type DeletedPilotListReply = {
  status: boolean
  message?: string
  data: {
    items: DeletedPilot[]
    total: number
    page: number
    pageSize: number
  }
}
