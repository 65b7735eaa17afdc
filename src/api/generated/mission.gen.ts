// Written by `npm run generate` from api-spec/. Do not edit.
import { baseApi as api } from '../baseApi'
export const addTagTypes = ['Flight', 'Location', 'Mission', 'MissionType', 'Notification'] as const
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
        invalidatesTags: ['Location', 'Mission', 'Notification'],
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
            missionTypeId: queryArg.missionTypeId,
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
        invalidatesTags: ['Flight', 'Location', 'Mission'],
      }),
      deleteMission: build.mutation<DeleteMissionApiResponse, DeleteMissionApiArg>({
        query: (queryArg) => ({
          url: `/mission/delete/${encodeURIComponent(String(queryArg.missionId))}`,
          method: 'DELETE',
        }),
        invalidatesTags: ['Flight', 'Location', 'Mission', 'Notification'],
      }),
      updateMissionStatus: build.mutation<UpdateMissionStatusApiResponse, UpdateMissionStatusApiArg>({
        query: (queryArg) => ({
          url: `/mission/update-status`,
          method: 'PATCH',
          body: queryArg.missionStatusChange,
        }),
        invalidatesTags: ['Mission', 'Notification'],
      }),
      archiveMissions: build.mutation<ArchiveMissionsApiResponse, ArchiveMissionsApiArg>({
        query: (queryArg) => ({
          url: `/mission/archive-missions`,
          method: 'PATCH',
          body: queryArg.missionsArchived,
        }),
        invalidatesTags: ['Mission'],
      }),
      updateMissionStatuses: build.mutation<UpdateMissionStatusesApiResponse, UpdateMissionStatusesApiArg>({
        query: (queryArg) => ({
          url: `/mission/update-statuses`,
          method: 'PATCH',
          body: queryArg.missionStatusesChange,
        }),
        invalidatesTags: ['Mission', 'Notification'],
      }),
      deleteMissions: build.mutation<DeleteMissionsApiResponse, DeleteMissionsApiArg>({
        query: (queryArg) => ({
          url: `/mission/delete-missions`,
          method: 'DELETE',
          body: queryArg.missionSelection,
        }),
        invalidatesTags: ['Flight', 'Location', 'Mission', 'Notification'],
      }),
      getMissionsGeojson: build.query<GetMissionsGeojsonApiResponse, GetMissionsGeojsonApiArg>({
        query: (queryArg) => ({
          url: `/mission`,
          params: {
            search: queryArg.search,
            status: queryArg.status,
            archived: queryArg.archived,
            missionTypeId: queryArg.missionTypeId,
            from: queryArg['from'],
            until: queryArg.until,
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
            missionTypeId: queryArg.missionTypeId,
          },
        }),
        providesTags: ['Mission'],
      }),
      getMissionTypes: build.query<GetMissionTypesApiResponse, GetMissionTypesApiArg>({
        query: () => ({ url: `/common/missiontype/getall` }),
        providesTags: ['MissionType'],
      }),
      getMissionTypeCounts: build.query<GetMissionTypeCountsApiResponse, GetMissionTypeCountsApiArg>({
        query: () => ({ url: `/common/missiontype/counts` }),
        providesTags: ['MissionType'],
      }),
      createMissionType: build.mutation<CreateMissionTypeApiResponse, CreateMissionTypeApiArg>({
        query: (queryArg) => ({
          url: `/common/missiontype/create`,
          method: 'POST',
          body: queryArg.newMissionType,
        }),
        invalidatesTags: ['MissionType'],
      }),
      editMissionType: build.mutation<EditMissionTypeApiResponse, EditMissionTypeApiArg>({
        query: (queryArg) => ({
          url: `/common/missiontype/edit/${encodeURIComponent(String(queryArg.missionTypeId))}`,
          method: 'PATCH',
          body: queryArg.missionTypeEdit,
        }),
        invalidatesTags: ['Mission', 'MissionType'],
      }),
      deleteMissionType: build.mutation<DeleteMissionTypeApiResponse, DeleteMissionTypeApiArg>({
        query: (queryArg) => ({
          url: `/common/missiontype/delete/${encodeURIComponent(String(queryArg.missionTypeId))}`,
          method: 'DELETE',
        }),
        invalidatesTags: ['Mission', 'MissionType'],
      }),
      listMissionsByLocation: build.query<ListMissionsByLocationApiResponse, ListMissionsByLocationApiArg>({
        query: (queryArg) => ({
          url: `/mission/get-missions-by-locationID/${encodeURIComponent(String(queryArg.locationId))}`,
          params: {
            page: queryArg.page,
            pageSize: queryArg.pageSize,
          },
        }),
        providesTags: ['Mission'],
      }),
      listMissionsByMapref: build.query<ListMissionsByMaprefApiResponse, ListMissionsByMaprefApiArg>({
        query: (queryArg) => ({
          url: `/mission/get-missions-by-location-mapref`,
          params: {
            baseLayerId: queryArg.baseLayerId,
            mapref: queryArg.mapref,
            page: queryArg.page,
            pageSize: queryArg.pageSize,
          },
        }),
        providesTags: ['Mission'],
      }),
      getMissionDocCount: build.query<GetMissionDocCountApiResponse, GetMissionDocCountApiArg>({
        query: (queryArg) => ({
          url: `/mission/get-mission-doc-count/${encodeURIComponent(String(queryArg.missionId))}`,
        }),
        providesTags: ['Mission'],
      }),
      duplicateMission: build.mutation<DuplicateMissionApiResponse, DuplicateMissionApiArg>({
        query: (queryArg) => ({
          url: `/mission/duplicate/${encodeURIComponent(String(queryArg.missionId))}`,
          method: 'POST',
          body: queryArg.missionCopy,
        }),
        invalidatesTags: ['Flight', 'Location', 'Mission', 'Notification'],
      }),
      listDeletedMissions: build.query<ListDeletedMissionsApiResponse, ListDeletedMissionsApiArg>({
        query: (queryArg) => ({
          url: `/mission/deleted`,
          params: {
            page: queryArg.page,
            pageSize: queryArg.pageSize,
          },
        }),
        providesTags: ['Mission'],
      }),
      deleteMissionTrash: build.mutation<DeleteMissionTrashApiResponse, DeleteMissionTrashApiArg>({
        query: (queryArg) => ({
          url: `/mission/deleted`,
          method: 'DELETE',
          params: {
            count: queryArg.count,
          },
        }),
        invalidatesTags: ['Mission'],
      }),
      deleteMissionPermanently: build.mutation<DeleteMissionPermanentlyApiResponse, DeleteMissionPermanentlyApiArg>({
        query: (queryArg) => ({
          url: `/mission/deleted/${encodeURIComponent(String(queryArg.missionId))}`,
          method: 'DELETE',
        }),
        invalidatesTags: ['Mission'],
      }),
      restoreMission: build.mutation<RestoreMissionApiResponse, RestoreMissionApiArg>({
        query: (queryArg) => ({
          url: `/mission/restore/${encodeURIComponent(String(queryArg.missionId))}`,
          method: 'POST',
        }),
        invalidatesTags: ['Flight', 'Location', 'Mission'],
      }),
    }),
    overrideExisting: false,
  })
export { injectedRtkApi as missionGenerated }
export type CreateMissionApiResponse = /** status 201 The stored mission. */ MissionReply
export type CreateMissionApiArg = {
  newMission: NewMission
}
export type ListMissionsApiResponse = /** status 200 One page of missions. */ MissionListReply
export type ListMissionsApiArg = {
  tenantId: Id
  /** Page of the list, starting at 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
  /** Text that the name must contain, ignoring case. */
  search?: string
  /** Only missions with one of these statuses. */
  status?: MissionStatus[]
  /** Archived missions in place of the others. */
  archived?: boolean
  /** Only missions of this type. */
  missionTypeId?: Id
  /** Column to sort by, with a minus sign for descending order. */
  sort?:
    | 'createdAt'
    | '-createdAt'
    | 'updatedAt'
    | '-updatedAt'
    | 'name'
    | '-name'
    | 'location'
    | '-location'
    | 'missionType'
    | '-missionType'
    | 'scheduledAt'
    | '-scheduledAt'
    | 'status'
    | '-status'
}
export type GetMissionApiResponse = /** status 200 The mission. */ MissionReply
export type GetMissionApiArg = {
  missionId: Id
}
export type EditMissionApiResponse = /** status 200 The stored mission. */ MissionReply
export type EditMissionApiArg = {
  missionId: Id
  missionEdit: MissionEdit
}
export type DeleteMissionApiResponse = /** status 200 Done. */ Done
export type DeleteMissionApiArg = {
  missionId: Id
}
export type UpdateMissionStatusApiResponse = /** status 200 The stored mission. */ MissionReply
export type UpdateMissionStatusApiArg = {
  missionStatusChange: MissionStatusChange
}
export type ArchiveMissionsApiResponse = /** status 200 Done. */ Done
export type ArchiveMissionsApiArg = {
  missionsArchived: MissionsArchived
}
export type UpdateMissionStatusesApiResponse = /** status 200 Done. */ Done
export type UpdateMissionStatusesApiArg = {
  missionStatusesChange: MissionStatusesChange
}
export type DeleteMissionsApiResponse = /** status 200 Done. */ Done
export type DeleteMissionsApiArg = {
  missionSelection: MissionSelection
}
export type GetMissionsGeojsonApiResponse = /** status 200 The newest 10,000 missions at most. */ MissionGeojsonReply
export type GetMissionsGeojsonApiArg = {
  /** Text that the name must contain, ignoring case. */
  search?: string
  /** Only missions with one of these statuses. */
  status?: MissionStatus[]
  /** Archived missions in place of the others. */
  archived?: boolean
  /** Only missions of this type. */
  missionTypeId?: Id
  /** Only missions that had not ended by this time, or are planned for this time or later. */
  from?: Time
  /** Only missions that started before this time, or are planned for a time before it. */
  until?: Time
}
export type GetMissionSummaryApiResponse =
  /** status 200 Counts by status, without archived missions. */ MissionSummaryReply
export type GetMissionSummaryApiArg = void
export type ExportMissionsApiResponse =
  /** status 200 A CSV file. Cells that a spreadsheet would execute as formulas are neutralised. */ string
export type ExportMissionsApiArg = {
  /** Text that the name must contain, ignoring case. */
  search?: string
  /** Only missions with one of these statuses. */
  status?: MissionStatus[]
  /** Archived missions in place of the others. */
  archived?: boolean
  /** Only missions of this type. */
  missionTypeId?: Id
}
export type GetMissionTypesApiResponse = /** status 200 200 at most, sorted by name. */ MissionTypesReply
export type GetMissionTypesApiArg = void
export type GetMissionTypeCountsApiResponse =
  /** status 200 200 at most, sorted by name. Missions in the trash are not counted, archived ones are. */ MissionTypeCountsReply
export type GetMissionTypeCountsApiArg = void
export type CreateMissionTypeApiResponse = /** status 201 The stored mission type. */ MissionTypeReply
export type CreateMissionTypeApiArg = {
  newMissionType: NewMissionType
}
export type EditMissionTypeApiResponse = /** status 200 The stored mission type. */ MissionTypeReply
export type EditMissionTypeApiArg = {
  missionTypeId: Id
  missionTypeEdit: MissionTypeEdit
}
export type DeleteMissionTypeApiResponse = /** status 200 Done. */ Done
export type DeleteMissionTypeApiArg = {
  missionTypeId: Id
}
export type ListMissionsByLocationApiResponse = /** status 200 One page of missions. */ MissionListReply
export type ListMissionsByLocationApiArg = {
  locationId: Id
  /** Page of the list, starting at 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
}
export type ListMissionsByMaprefApiResponse = /** status 200 One page of missions. */ MissionListReply
export type ListMissionsByMaprefApiArg = {
  baseLayerId: Id
  /** Value of the base layer's identifying attribute. */
  mapref: string
  /** Page of the list, starting at 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
}
export type GetMissionDocCountApiResponse =
  /** status 200 Counts, and the storage they use in bytes. */ MissionDocCountReply
export type GetMissionDocCountApiArg = {
  missionId: Id
}
export type DuplicateMissionApiResponse = /** status 201 The new mission. */ MissionReply
export type DuplicateMissionApiArg = {
  missionId: Id
  missionCopy: MissionCopy
}
export type ListDeletedMissionsApiResponse = /** status 200 The last deleted first. */ DeletedMissionListReply
export type ListDeletedMissionsApiArg = {
  /** Page of the list, starting at 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
}
export type DeleteMissionTrashApiResponse = /** status 200 Done. */ Done
export type DeleteMissionTrashApiArg = {
  /** Number of records in the trash, as confirmed by the user. Nothing is deleted if the number has changed. */
  count: number
}
export type DeleteMissionPermanentlyApiResponse = /** status 200 Done. */ Done
export type DeleteMissionPermanentlyApiArg = {
  missionId: Id
}
export type RestoreMissionApiResponse = /** status 200 The mission. */ MissionReply
export type RestoreMissionApiArg = {
  missionId: Id
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
export type MissionTypeName = {
  _id: Id
  name: string
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
  /** The statuses that the mission can change to. */
  nextStatuses: MissionStatus[]
  location?: MissionPlace
  missionType?: MissionTypeName
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
export type NewMission = {
  name: string
  description?: string
  locationId?: Id
  missionTypeId?: Id
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
  /** Null removes the location. */
  locationId?: MaybeId
  /** Null removes the type. */
  missionTypeId?: MaybeId
  /** Null removes the time. */
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
  /** Time of the mission, with the status `scheduled` only. Required if the mission has no time yet. */
  scheduledAt?: Time
}
export type SelectedMissionIds = Id[]
export type MissionsArchived = {
  missionIds: SelectedMissionIds
  archived: boolean
}
export type MissionStatusesChange = {
  missionIds: SelectedMissionIds
  status: MissionStatus
}
export type MissionSelection = {
  missionIds: SelectedMissionIds
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
export type MissionType = {
  _id: Id
  name: string
  version: Version
}
export type MissionTypesReply = {
  status: boolean
  message?: string
  data: {
    types: MissionType[]
  }
}
export type MissionTypeCount = {
  _id: Id
  name: string
  version: Version
  missions: number
}
export type MissionTypeCountsReply = {
  status: boolean
  message?: string
  data: {
    types: MissionTypeCount[]
  }
}
export type MissionTypeReply = {
  status: boolean
  message?: string
  data: MissionType
}
export type NewMissionType = {
  name: string
}
export type MissionTypeEdit = {
  version: Version
  name: string
}
export type MissionDocCountReply = {
  status: boolean
  message?: string
  data: {
    layers: number
    rasters: number
    vectors: number
    documents: number
    images: number
    alerts: number
    outcomes: number
    recordings: number
    flights: number
    /** Absent for clients. */
    bytes?: number
  }
}
export type MissionCopy = {
  name: string
  scheduledAt?: Time
}
export type DeletedMission = {
  _id: Id
  name: string
  deletedAt: Time
  /** Number of held recordings. While there are any, the mission stays in the trash and can be restored. */
  heldRecordings: number
  /** Number of evidence cases with items. While there are any, the mission stays in the trash and can be restored. */
  evidenceCases: number
}
export type DeletedMissionListReply = {
  status: boolean
  message?: string
  data: {
    items: DeletedMission[]
    total: number
    page: number
    pageSize: number
  }
}
