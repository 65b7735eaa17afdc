// Written by `npm run generate` from api-spec/. Do not edit.
import { baseApi as api } from '../baseApi'
export const addTagTypes = [
  'Asset',
  'Flight',
  'FlightLog',
  'Mission',
  'MissionType',
  'Notification',
  'Photo',
  'Pilot',
  'Telemetry',
] as const
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      createFlight: build.mutation<CreateFlightApiResponse, CreateFlightApiArg>({
        query: (queryArg) => ({
          url: `/flight/create`,
          method: 'POST',
          body: queryArg.newFlight,
        }),
        invalidatesTags: ['Flight', 'Mission', 'Photo'],
      }),
      listFlights: build.query<ListFlightsApiResponse, ListFlightsApiArg>({
        query: (queryArg) => ({
          url: `/flight/list`,
          params: {
            page: queryArg.page,
            pageSize: queryArg.pageSize,
            search: queryArg.search,
            status: queryArg.status,
            pilotId: queryArg.pilotId,
            sort: queryArg.sort,
          },
        }),
        providesTags: ['Flight'],
      }),
      getMissionFlights: build.query<GetMissionFlightsApiResponse, GetMissionFlightsApiArg>({
        query: (queryArg) => ({
          url: `/flight/mission-specific-view/${encodeURIComponent(String(queryArg.missionId))}`,
        }),
        providesTags: ['Flight'],
      }),
      getFlight: build.query<GetFlightApiResponse, GetFlightApiArg>({
        query: (queryArg) => ({
          url: `/flight/get/${encodeURIComponent(String(queryArg.flightId))}`,
        }),
        providesTags: ['Flight'],
      }),
      editFlight: build.mutation<EditFlightApiResponse, EditFlightApiArg>({
        query: (queryArg) => ({
          url: `/flight/edit/${encodeURIComponent(String(queryArg.flightId))}`,
          method: 'PATCH',
          body: queryArg.flightEdit,
        }),
        invalidatesTags: ['Flight', 'Photo', 'Pilot'],
      }),
      updateFlightStatus: build.mutation<UpdateFlightStatusApiResponse, UpdateFlightStatusApiArg>({
        query: (queryArg) => ({
          url: `/flight/update-status`,
          method: 'PATCH',
          body: queryArg.flightStatusChange,
        }),
        invalidatesTags: ['Flight', 'Photo', 'Pilot'],
      }),
      setFlightPlan: build.mutation<SetFlightPlanApiResponse, SetFlightPlanApiArg>({
        query: (queryArg) => ({
          url: `/flight/set-plan/${encodeURIComponent(String(queryArg.flightId))}`,
          method: 'PATCH',
          body: queryArg.flightPlanChoice,
        }),
        invalidatesTags: ['Flight', 'Telemetry'],
      }),
      assignFlightAssets: build.mutation<AssignFlightAssetsApiResponse, AssignFlightAssetsApiArg>({
        query: (queryArg) => ({
          url: `/flight/assign-assets`,
          method: 'PATCH',
          body: queryArg.assetAssignment,
        }),
        invalidatesTags: ['Asset', 'Flight'],
      }),
      getFlightAssets: build.query<GetFlightAssetsApiResponse, GetFlightAssetsApiArg>({
        query: (queryArg) => ({
          url: `/flight/assets/${encodeURIComponent(String(queryArg.flightId))}`,
        }),
        providesTags: ['Asset'],
      }),
      getNewFlightAssets: build.query<GetNewFlightAssetsApiResponse, GetNewFlightAssetsApiArg>({
        query: (queryArg) => ({
          url: `/flight/assets-for-new`,
          params: {
            plannedStart: queryArg.plannedStart,
            plannedEnd: queryArg.plannedEnd,
          },
        }),
        providesTags: ['Asset'],
      }),
      assignPilot: build.mutation<AssignPilotApiResponse, AssignPilotApiArg>({
        query: (queryArg) => ({
          url: `/flight/assign-pilot`,
          method: 'PATCH',
          body: queryArg.pilotAssignment,
        }),
        invalidatesTags: ['Flight', 'Notification', 'Pilot'],
      }),
      editFlightChecks: build.mutation<EditFlightChecksApiResponse, EditFlightChecksApiArg>({
        query: (queryArg) => ({
          url: `/flight/checklist/${encodeURIComponent(String(queryArg.flightId))}`,
          method: 'PATCH',
          body: queryArg.flightChecksEdit,
        }),
        invalidatesTags: ['Flight'],
      }),
      deleteFlight: build.mutation<DeleteFlightApiResponse, DeleteFlightApiArg>({
        query: (queryArg) => ({
          url: `/flight/delete/${encodeURIComponent(String(queryArg.flightId))}`,
          method: 'DELETE',
        }),
        invalidatesTags: ['Flight', 'Mission', 'Photo', 'Pilot'],
      }),
      restoreFlight: build.mutation<RestoreFlightApiResponse, RestoreFlightApiArg>({
        query: (queryArg) => ({
          url: `/flight/restore/${encodeURIComponent(String(queryArg.flightId))}`,
          method: 'POST',
        }),
        invalidatesTags: ['Flight', 'Mission', 'Photo', 'Pilot'],
      }),
      listDeletedFlights: build.query<ListDeletedFlightsApiResponse, ListDeletedFlightsApiArg>({
        query: (queryArg) => ({
          url: `/flight/deleted`,
          params: {
            page: queryArg.page,
            pageSize: queryArg.pageSize,
          },
        }),
        providesTags: ['Flight'],
      }),
      deleteFlightTrash: build.mutation<DeleteFlightTrashApiResponse, DeleteFlightTrashApiArg>({
        query: (queryArg) => ({
          url: `/flight/deleted`,
          method: 'DELETE',
          params: {
            count: queryArg.count,
          },
        }),
        invalidatesTags: ['Flight'],
      }),
      deleteFlightPermanently: build.mutation<DeleteFlightPermanentlyApiResponse, DeleteFlightPermanentlyApiArg>({
        query: (queryArg) => ({
          url: `/flight/deleted/${encodeURIComponent(String(queryArg.flightId))}`,
          method: 'DELETE',
        }),
        invalidatesTags: ['Flight'],
      }),
      listFlightLog: build.query<ListFlightLogApiResponse, ListFlightLogApiArg>({
        query: (queryArg) => ({
          url: `/flight/log/list/${encodeURIComponent(String(queryArg.flightId))}`,
          params: {
            page: queryArg.page,
            pageSize: queryArg.pageSize,
          },
        }),
        providesTags: ['FlightLog'],
      }),
      createFlightLogEntry: build.mutation<CreateFlightLogEntryApiResponse, CreateFlightLogEntryApiArg>({
        query: (queryArg) => ({
          url: `/flight/log/create/${encodeURIComponent(String(queryArg.flightId))}`,
          method: 'POST',
          body: queryArg.newFlightLogEntry,
        }),
        invalidatesTags: ['FlightLog'],
      }),
      editFlightLogEntry: build.mutation<EditFlightLogEntryApiResponse, EditFlightLogEntryApiArg>({
        query: (queryArg) => ({
          url: `/flight/log/edit/${encodeURIComponent(String(queryArg.logId))}`,
          method: 'PATCH',
          body: queryArg.flightLogEdit,
        }),
        invalidatesTags: ['FlightLog'],
      }),
      deleteFlightLogEntry: build.mutation<DeleteFlightLogEntryApiResponse, DeleteFlightLogEntryApiArg>({
        query: (queryArg) => ({
          url: `/flight/log/delete/${encodeURIComponent(String(queryArg.logId))}`,
          method: 'DELETE',
        }),
        invalidatesTags: ['FlightLog'],
      }),
      getChecklist: build.query<GetChecklistApiResponse, GetChecklistApiArg>({
        query: (queryArg) => ({
          url: `/flight/checklist-template`,
          params: {
            missionTypeId: queryArg.missionTypeId,
          },
        }),
        providesTags: ['MissionType'],
      }),
      editChecklist: build.mutation<EditChecklistApiResponse, EditChecklistApiArg>({
        query: (queryArg) => ({
          url: `/flight/checklist-template`,
          method: 'PATCH',
          body: queryArg.checklistEdit,
        }),
        invalidatesTags: ['MissionType'],
      }),
    }),
    overrideExisting: false,
  })
export { injectedRtkApi as flightGenerated }
export type CreateFlightApiResponse = /** status 201 The stored flight. */ FlightReply
export type CreateFlightApiArg = {
  newFlight: NewFlight
}
export type ListFlightsApiResponse = /** status 200 One page of flights. */ FlightListReply
export type ListFlightsApiArg = {
  /** Page of the list, starting at 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
  /** Text that the name must contain, ignoring case. */
  search?: string
  /** Only flights with one of these statuses. */
  status?: FlightStatus[]
  /** Only flights of this pilot. */
  pilotId?: Id
  /** Column to sort by, with a minus sign for descending order. `start` is the actual or planned start. */
  sort?: 'start' | '-start' | 'name' | '-name' | 'mission' | '-mission' | 'status' | '-status'
}
export type GetMissionFlightsApiResponse =
  /** status 200 The flights of the mission, the earliest first, 500 at most. */ MissionFlightsReply
export type GetMissionFlightsApiArg = {
  missionId: Id
}
export type GetFlightApiResponse = /** status 200 The flight. */ FlightReply
export type GetFlightApiArg = {
  flightId: Id
}
export type EditFlightApiResponse = /** status 200 The stored flight. */ FlightReply
export type EditFlightApiArg = {
  flightId: Id
  flightEdit: FlightEdit
}
export type UpdateFlightStatusApiResponse = /** status 200 The stored flight. */ FlightReply
export type UpdateFlightStatusApiArg = {
  flightStatusChange: FlightStatusChange
}
export type SetFlightPlanApiResponse = /** status 200 The stored flight. */ FlightReply
export type SetFlightPlanApiArg = {
  flightId: Id
  flightPlanChoice: FlightPlanChoice
}
export type AssignFlightAssetsApiResponse = /** status 200 The stored flight. */ FlightReply
export type AssignFlightAssetsApiArg = {
  assetAssignment: AssetAssignment
}
export type GetFlightAssetsApiResponse =
  /** status 200 Drones, batteries and payload by name, 1,000 at most, without retired assets. */ FlightAssetsReply
export type GetFlightAssetsApiArg = {
  flightId: Id
}
export type GetNewFlightAssetsApiResponse =
  /** status 200 Drones, batteries and payload by name, 1,000 at most, without retired assets. Without a start, other flights are no problem. */ FlightAssetsReply
export type GetNewFlightAssetsApiArg = {
  /** Start of the flight. */
  plannedStart?: Time
  /** End of the flight; one hour after its start when absent. */
  plannedEnd?: Time
}
export type AssignPilotApiResponse = /** status 200 The stored flight. */ FlightReply
export type AssignPilotApiArg = {
  pilotAssignment: PilotAssignment
}
export type EditFlightChecksApiResponse = /** status 200 The stored flight. */ FlightReply
export type EditFlightChecksApiArg = {
  flightId: Id
  flightChecksEdit: FlightChecksEdit
}
export type DeleteFlightApiResponse = /** status 200 Done. */ Done
export type DeleteFlightApiArg = {
  flightId: Id
}
export type RestoreFlightApiResponse = /** status 200 The flight. */ FlightReply
export type RestoreFlightApiArg = {
  flightId: Id
}
export type ListDeletedFlightsApiResponse = /** status 200 The last deleted first. */ DeletedFlightListReply
export type ListDeletedFlightsApiArg = {
  /** Page of the list, starting at 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
}
export type DeleteFlightTrashApiResponse = /** status 200 Done. */ Done
export type DeleteFlightTrashApiArg = {
  /** Number of records in the trash, as confirmed by the user. Nothing is deleted if the number has changed. */
  count: number
}
export type DeleteFlightPermanentlyApiResponse = /** status 200 Done. */ Done
export type DeleteFlightPermanentlyApiArg = {
  flightId: Id
}
export type ListFlightLogApiResponse = /** status 200 The earliest first. */ FlightLogReply
export type ListFlightLogApiArg = {
  flightId: Id
  /** Page of the list, starting at 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
}
export type CreateFlightLogEntryApiResponse = /** status 201 The stored entry. */ FlightLogEntryReply
export type CreateFlightLogEntryApiArg = {
  flightId: Id
  newFlightLogEntry: NewFlightLogEntry
}
export type EditFlightLogEntryApiResponse = /** status 200 The stored entry. */ FlightLogEntryReply
export type EditFlightLogEntryApiArg = {
  logId: Id
  flightLogEdit: FlightLogEdit
}
export type DeleteFlightLogEntryApiResponse = /** status 200 Done. */ Done
export type DeleteFlightLogEntryApiArg = {
  logId: Id
}
export type GetChecklistApiResponse = /** status 200 The checklist. */ ChecklistReply
export type GetChecklistApiArg = {
  /** The mission type; absent for missions without a type. */
  missionTypeId?: Id
}
export type EditChecklistApiResponse = /** status 200 The stored checklist. */ ChecklistReply
export type EditChecklistApiArg = {
  checklistEdit: ChecklistEdit
}
export type Id = string
export type MissionTypeName = {
  _id: Id
  name: string
}
export type FlightStatus = 'planned' | 'preflight' | 'airborne' | 'returning' | 'landed' | 'aborted'
export type MaybeId = string | null
export type PilotProblem = {
  kind: 'licence-expired' | 'other-flight'
  /** The licence or the other flight. */
  name: string
  /** The day on which the licence expires, or the start of the other flight. */
  at: string
  flightId?: Id
}
export type FlightPilot = {
  /** Null when the pilot has been deleted permanently; the flight keeps the name. */
  _id: MaybeId
  name: string
  avatar: string | null
  hasAccount: boolean
  problems: PilotProblem[]
}
export type AssetRole = 'drone' | 'battery' | 'payload'
export type AssetStatus = 'available' | 'in_use' | 'due_soon' | 'overdue' | 'in_maintenance' | 'grounded' | 'retired'
export type MaintenanceState = 'ok' | 'due_soon' | 'overdue'
export type AssetDue = {
  ruleId: Id
  name: string
  state: MaintenanceState
  /** Part of the interval that has passed, 1 at its end. */
  part: number
  daysLeft: number | null
  hoursLeft: number | null
  flightsLeft: number | null
  cyclesLeft: number | null
  /** Whether the asset must not fly when it is overdue. */
  grounds: boolean
}
export type AssetProblem = {
  kind: 'grounded' | 'overdue' | 'in-maintenance' | 'retired' | 'deleted' | 'other-flight'
  /** The reason, the rule or the other flight. */
  name: string
  /** Start of the other flight. */
  at: string | null
  flightId?: Id
  /** Whether the reason of the flight is for this problem. */
  isOverridden: boolean
}
export type FlightAsset = {
  _id: Id
  name: string
  serial: string
  role: AssetRole
  status: AssetStatus
  due: AssetDue | null
  /** A battery with many cycles or little health left. */
  isAgeing: boolean
  /** Empty once the flight has taken off. */
  problems: AssetProblem[]
  overrideReason: string | null
}
export type FlightPlanLayer = {
  _id: Id
  name: string
}
export type MaybeTime = string | null
export type CheckState = 'open' | 'passed' | 'overridden'
export type Author = {
  _id: Id
  name: string
  avatar?: string | null
}
export type FlightCheck = {
  position: number
  text: string
  /** The flight cannot take off until the item has passed. */
  isBlocking: boolean
  state: CheckState
  note: string
  answeredAt: MaybeTime
  answeredBy?: Author
}
export type Version = number
export type Time = string
export type Flight = {
  _id: Id
  name: string
  mission: {
    _id: Id
    name: string
    missionType?: MissionTypeName
  }
  status: FlightStatus
  /** The statuses that the caller can change the flight to. */
  nextStatuses: FlightStatus[]
  pilot: FlightPilot | null
  overrideReason: string | null
  /** The drone. */
  assetId: MaybeId
  /** The drone, the batteries and the payload. */
  assets: FlightAsset[]
  plan: FlightPlanLayer | null
  payload: string
  plannedStart: MaybeTime
  plannedEnd: MaybeTime
  startedAt: MaybeTime
  endedAt: MaybeTime
  /** The checklist, from preflight on. Absent in lists. */
  checks?: FlightCheck[]
  version: Version
  createdAt: Time
  updatedAt: Time
  createdBy?: Author
}
export type FlightReply = {
  status: boolean
  message?: string
  data: Flight
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
export type FlightName = string
export type PayloadText = string
export type AssetIds = Id[]
export type AssetOverrideReason = string
export type NewFlight = {
  missionId: Id
  name: FlightName
  payload?: PayloadText
  plannedStart?: MaybeTime
  plannedEnd?: MaybeTime
  droneId?: MaybeId
  batteryIds?: AssetIds
  payloadIds?: AssetIds
  overrideReason?: AssetOverrideReason
}
export type FlightListReply = {
  status: boolean
  message?: string
  data: {
    items: Flight[]
    total: number
    page: number
    pageSize: number
  }
}
export type MissionFlightsReply = {
  status: boolean
  message?: string
  data: {
    flights: Flight[]
  }
}
export type OverrideReason = string
export type FlightEdit = {
  version: Version
  name?: FlightName
  payload?: PayloadText
  plannedStart?: MaybeTime
  plannedEnd?: MaybeTime
  overrideReason?: OverrideReason
}
export type FlightStatusChange = {
  flightId: Id
  version: Version
  status: FlightStatus
  overrideReason?: AssetOverrideReason
}
export type FlightPlanChoice = {
  version: Version
  /** A vector layer of the mission with lines. Null removes the planned path. */
  layerId: MaybeId
}
export type AssetAssignment = {
  flightId: Id
  version: Version
  droneId?: MaybeId
  batteryIds?: AssetIds
  payloadIds?: AssetIds
  overrideReason?: AssetOverrideReason
}
export type FlightAssetsReply = {
  status: boolean
  message?: string
  data: {
    assets: FlightAsset[]
  }
}
export type PilotAssignment = {
  flightId: Id
  /** Null removes the pilot. */
  pilotId: MaybeId
  version: Version
  overrideReason?: OverrideReason
}
export type FlightCheckAnswer = {
  position: number
  state: CheckState
  /** Required to override an item. */
  note?: string
}
export type FlightChecksEdit = {
  version: Version
  checks: FlightCheckAnswer[]
}
export type Done = {
  status: boolean
  message?: string
}
export type DeletedFlight = {
  _id: Id
  name: string
  deletedAt: Time
}
export type DeletedFlightListReply = {
  status: boolean
  message?: string
  data: {
    items: DeletedFlight[]
    total: number
    page: number
    pageSize: number
  }
}
export type FlightLogEntry = {
  _id: Id
  flightId: Id
  at: Time
  text: string
  version: Version
  createdAt: Time
  createdBy?: Author
}
export type FlightLogReply = {
  status: boolean
  message?: string
  data: {
    items: FlightLogEntry[]
    total: number
    page: number
    pageSize: number
  }
}
export type FlightLogEntryReply = {
  status: boolean
  message?: string
  data: FlightLogEntry
}
export type NewFlightLogEntry = {
  /** Time of the event; now when absent. */
  at?: Time
  text: string
}
export type FlightLogEdit = {
  version: Version
  at?: Time
  text?: string
}
export type ChecklistItem = {
  text: string
  /** A flight cannot take off until the item has passed. */
  isBlocking: boolean
}
export type ChecklistReply = {
  status: boolean
  message?: string
  data: {
    checks: ChecklistItem[]
    version: Version
  }
}
export type ChecklistEdit = {
  missionTypeId?: Id
  version: Version
  checks: ChecklistItem[]
}
