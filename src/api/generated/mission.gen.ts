// Written by `npm run generate` from api-spec/. Do not edit.
import { baseApi as api } from '../baseApi'
export const addTagTypes = ['Mission'] as const
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      createMission: build.mutation<CreateMissionApiResponse, CreateMissionApiArg>({
        query: (queryArg) => ({
          url: `/mission/create`,
          method: 'POST',
          body: queryArg.newMission,
        }),
        invalidatesTags: ['Mission'],
      }),
      listMissions: build.query<ListMissionsApiResponse, ListMissionsApiArg>({
        query: (queryArg) => ({
          url: `/mission/get/tenant/${encodeURIComponent(String(queryArg.tenantId))}`,
          params: {
            page: queryArg.page,
            pageSize: queryArg.pageSize,
            search: queryArg.search,
            status: queryArg.status,
            archived: queryArg.archived,
            sort: queryArg.sort,
          },
        }),
        providesTags: ['Mission'],
      }),
      getMission: build.query<GetMissionApiResponse, GetMissionApiArg>({
        query: (queryArg) => ({
          url: `/mission/get/${encodeURIComponent(String(queryArg.missionId))}`,
        }),
        providesTags: ['Mission'],
      }),
      editMission: build.mutation<EditMissionApiResponse, EditMissionApiArg>({
        query: (queryArg) => ({
          url: `/mission/edit/${encodeURIComponent(String(queryArg.missionId))}`,
          method: 'PATCH',
          body: queryArg.missionEdit,
        }),
        invalidatesTags: ['Mission'],
      }),
      deleteMission: build.mutation<DeleteMissionApiResponse, DeleteMissionApiArg>({
        query: (queryArg) => ({
          url: `/mission/delete/${encodeURIComponent(String(queryArg.missionId))}`,
          method: 'DELETE',
        }),
        invalidatesTags: ['Mission'],
      }),
      updateMissionStatus: build.mutation<UpdateMissionStatusApiResponse, UpdateMissionStatusApiArg>({
        query: (queryArg) => ({
          url: `/mission/update-status`,
          method: 'PATCH',
          body: queryArg.missionStatusChange,
        }),
        invalidatesTags: ['Mission'],
      }),
      getMissionsGeojson: build.query<GetMissionsGeojsonApiResponse, GetMissionsGeojsonApiArg>({
        query: (queryArg) => ({
          url: `/mission`,
          params: {
            search: queryArg.search,
            status: queryArg.status,
            archived: queryArg.archived,
          },
        }),
        providesTags: ['Mission'],
      }),
      getMissionSummary: build.query<GetMissionSummaryApiResponse, GetMissionSummaryApiArg>({
        query: () => ({ url: `/mission/summary` }),
        providesTags: ['Mission'],
      }),
      exportMissions: build.query<ExportMissionsApiResponse, ExportMissionsApiArg>({
        query: (queryArg) => ({
          url: `/mission/export`,
          params: {
            search: queryArg.search,
            status: queryArg.status,
            archived: queryArg.archived,
          },
        }),
        providesTags: ['Mission'],
      }),
    }),
    overrideExisting: false,
  })
export { injectedRtkApi as missionGenerated }
export type CreateMissionApiResponse = /** status 201 The mission as stored. */ MissionReply
export type CreateMissionApiArg = {
  newMission: NewMission
}
export type ListMissionsApiResponse = /** status 200 One page of missions. */ MissionListReply
export type ListMissionsApiArg = {
  tenantId: Id
  /** Page of the list, from 1. */
  page?: number
  /** Rows a page. */
  pageSize?: number
  /** Text the name must contain, case ignored. */
  search?: string
  /** Only missions in one of these. */
  status?: MissionStatus[]
  /** Archived missions instead of the others. */
  archived?: boolean
  /** Column to sort by; a minus sign in front turns it round. */
  sort?: 'createdAt' | '-createdAt' | 'name' | '-name' | 'scheduledAt' | '-scheduledAt' | 'status' | '-status'
}
export type GetMissionApiResponse = /** status 200 The mission. */ MissionReply
export type GetMissionApiArg = {
  missionId: Id
}
export type EditMissionApiResponse = /** status 200 The mission as stored. */ MissionReply
export type EditMissionApiArg = {
  missionId: Id
  missionEdit: MissionEdit
}
export type DeleteMissionApiResponse = /** status 200 Done. */ Done
export type DeleteMissionApiArg = {
  missionId: Id
}
export type UpdateMissionStatusApiResponse = /** status 200 The mission as stored. */ MissionReply
export type UpdateMissionStatusApiArg = {
  missionStatusChange: MissionStatusChange
}
export type GetMissionsGeojsonApiResponse = /** status 200 The newest 10,000 at most. */ MissionGeojsonReply
export type GetMissionsGeojsonApiArg = {
  /** Text the name must contain, case ignored. */
  search?: string
  /** Only missions in one of these. */
  status?: MissionStatus[]
  /** Archived missions instead of the others. */
  archived?: boolean
}
export type GetMissionSummaryApiResponse =
  /** status 200 Counts by status, archived ones left out. */ MissionSummaryReply
export type GetMissionSummaryApiArg = void
export type ExportMissionsApiResponse = /** status 200 A CSV file, formula cells neutralised. */ string
export type ExportMissionsApiArg = {
  /** Text the name must contain, case ignored. */
  search?: string
  /** Only missions in one of these. */
  status?: MissionStatus[]
  /** Archived missions instead of the others. */
  archived?: boolean
}
export type Id = string
export type MissionStatus = 'draft' | 'scheduled' | 'live' | 'paused' | 'completed' | 'cancelled'
export type Coordinates = {
  lat: number
  long: number
}
export type MissionPlace = {
  _id: Id
  name: string
  location: Coordinates
}
export type MaybeTime = string | null
export type Version = number
export type Time = string
export type Author = {
  _id: Id
  name: string
  avatar?: string | null
}
export type Mission = {
  _id: Id
  name: string
  description: string
  status: MissionStatus
  /** The moves the status table allows now. */
  nextStatuses: MissionStatus[]
  location?: MissionPlace
  scheduledAt?: MaybeTime
  startedAt?: MaybeTime
  /** When it was completed or cancelled. */
  endedAt?: MaybeTime
  archived: boolean
  version: Version
  createdAt: Time
  updatedAt: Time
  createdBy?: Author
}
export type MissionReply = {
  status: boolean
  message?: string
  data: Mission
}
export type FieldError = {
  field: string
  message: string
}
export type Problem = {
  status: boolean
  message: string
  /** The fields that were wrong, when the request was. */
  errors?: FieldError[]
}
export type NewMission = {
  name: string
  description?: string
  locationId?: Id
  scheduledAt?: Time
}
export type MissionListReply = {
  status: boolean
  message?: string
  data: {
    items: Mission[]
    total: number
    page: number
    pageSize: number
  }
}
export type MaybeId = string | null
export type MissionEdit = {
  version: Version
  name?: string
  description?: string
  /** Null takes the place away. */
  locationId?: MaybeId
  /** Null takes the time away. */
  scheduledAt?: MaybeTime
  archived?: boolean
}
export type Done = {
  status: boolean
  message?: string
}
export type MissionStatusChange = {
  missionId: Id
  status: MissionStatus
  version: Version
}
export type Position = number[]
export type MissionFeature = {
  type: 'Feature'
  geometry: {
    type: 'Point'
    coordinates: Position
  }
  properties: {
    _id: Id
    name: string
    status: MissionStatus
    locationName?: string
  }
}
export type MissionGeojsonReply = {
  status: boolean
  message?: string
  data: {
    type: 'FeatureCollection'
    features: MissionFeature[]
  }
}
export type MissionSummaryReply = {
  status: boolean
  message?: string
  data: {
    draft: number
    scheduled: number
    live: number
    paused: number
    completed: number
    cancelled: number
  }
}
