// Written by `npm run generate` from api-spec/. Do not edit.
import { baseApi as api } from '../baseApi'
export const addTagTypes = ['Asset', 'Flight'] as const
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listAssets: build.query<ListAssetsApiResponse, ListAssetsApiArg>({
        query: (queryArg) => ({
          url: `/asset/get-all-asset`,
          params: {
            page: queryArg.page,
            pageSize: queryArg.pageSize,
            search: queryArg.search,
            status: queryArg.status,
            classId: queryArg.classId,
            modelId: queryArg.modelId,
            sort: queryArg.sort,
          },
        }),
        providesTags: ['Asset'],
      }),
      getAssetCounts: build.query<GetAssetCountsApiResponse, GetAssetCountsApiArg>({
        query: () => ({ url: `/asset/counts` }),
        providesTags: ['Asset'],
      }),
      getAsset: build.query<GetAssetApiResponse, GetAssetApiArg>({
        query: (queryArg) => ({
          url: `/asset/get/${encodeURIComponent(String(queryArg.assetId))}`,
        }),
        providesTags: ['Asset'],
      }),
      listAssetFlights: build.query<ListAssetFlightsApiResponse, ListAssetFlightsApiArg>({
        query: (queryArg) => ({
          url: `/asset/flights/${encodeURIComponent(String(queryArg.assetId))}`,
          params: {
            page: queryArg.page,
            pageSize: queryArg.pageSize,
          },
        }),
        providesTags: ['Asset'],
      }),
      getAssetUsage: build.query<GetAssetUsageApiResponse, GetAssetUsageApiArg>({
        query: (queryArg) => ({
          url: `/asset/usage/${encodeURIComponent(String(queryArg.assetId))}`,
        }),
        providesTags: ['Asset'],
      }),
      getBatteryFlights: build.query<GetBatteryFlightsApiResponse, GetBatteryFlightsApiArg>({
        query: (queryArg) => ({
          url: `/asset/battery/${encodeURIComponent(String(queryArg.assetId))}`,
        }),
        providesTags: ['Asset'],
      }),
      getAssetTracks: build.query<GetAssetTracksApiResponse, GetAssetTracksApiArg>({
        query: (queryArg) => ({
          url: `/asset/tracks/${encodeURIComponent(String(queryArg.assetId))}`,
        }),
        providesTags: ['Asset'],
      }),
      createAsset: build.mutation<CreateAssetApiResponse, CreateAssetApiArg>({
        query: (queryArg) => ({
          url: `/asset/create`,
          method: 'POST',
          body: queryArg.newAsset,
        }),
        invalidatesTags: ['Asset'],
      }),
      editAsset: build.mutation<EditAssetApiResponse, EditAssetApiArg>({
        query: (queryArg) => ({
          url: `/asset/edit/${encodeURIComponent(String(queryArg.assetId))}`,
          method: 'PATCH',
          body: queryArg.assetEdit,
        }),
        invalidatesTags: ['Asset', 'Flight'],
      }),
      updateAssetState: build.mutation<UpdateAssetStateApiResponse, UpdateAssetStateApiArg>({
        query: (queryArg) => ({
          url: `/asset/update-status`,
          method: 'PATCH',
          body: queryArg.assetStateEdit,
        }),
        invalidatesTags: ['Asset', 'Flight'],
      }),
      exportAssets: build.query<ExportAssetsApiResponse, ExportAssetsApiArg>({
        query: (queryArg) => ({
          url: `/asset/export`,
          params: {
            search: queryArg.search,
            status: queryArg.status,
            classId: queryArg.classId,
            modelId: queryArg.modelId,
          },
        }),
        providesTags: ['Asset'],
      }),
      importAssets: build.mutation<ImportAssetsApiResponse, ImportAssetsApiArg>({
        query: (queryArg) => ({
          url: `/asset/import`,
          method: 'POST',
          body: queryArg.assetImport,
        }),
        invalidatesTags: ['Asset'],
      }),
      downloadAssetLabels: build.query<DownloadAssetLabelsApiResponse, DownloadAssetLabelsApiArg>({
        query: (queryArg) => ({
          url: `/asset/labels`,
          params: {
            assetIds: queryArg.assetIds,
            layout: queryArg.layout,
          },
        }),
        providesTags: ['Asset'],
      }),
      updateAssetStates: build.mutation<UpdateAssetStatesApiResponse, UpdateAssetStatesApiArg>({
        query: (queryArg) => ({
          url: `/asset/update-multi-status`,
          method: 'PATCH',
          body: queryArg.assetStatesEdit,
        }),
        invalidatesTags: ['Asset', 'Flight'],
      }),
      deleteAssets: build.mutation<DeleteAssetsApiResponse, DeleteAssetsApiArg>({
        query: (queryArg) => ({
          url: `/asset/delete-multi`,
          method: 'DELETE',
          body: queryArg.assetSelection,
        }),
        invalidatesTags: ['Asset', 'Flight'],
      }),
      deleteAsset: build.mutation<DeleteAssetApiResponse, DeleteAssetApiArg>({
        query: (queryArg) => ({
          url: `/asset/delete/${encodeURIComponent(String(queryArg.assetId))}`,
          method: 'DELETE',
        }),
        invalidatesTags: ['Asset', 'Flight'],
      }),
      restoreAsset: build.mutation<RestoreAssetApiResponse, RestoreAssetApiArg>({
        query: (queryArg) => ({
          url: `/asset/restore/${encodeURIComponent(String(queryArg.assetId))}`,
          method: 'POST',
        }),
        invalidatesTags: ['Asset', 'Flight'],
      }),
      listDeletedAssets: build.query<ListDeletedAssetsApiResponse, ListDeletedAssetsApiArg>({
        query: (queryArg) => ({
          url: `/asset/deleted`,
          params: {
            page: queryArg.page,
            pageSize: queryArg.pageSize,
          },
        }),
        providesTags: ['Asset'],
      }),
      deleteAssetTrash: build.mutation<DeleteAssetTrashApiResponse, DeleteAssetTrashApiArg>({
        query: (queryArg) => ({
          url: `/asset/deleted`,
          method: 'DELETE',
          params: {
            count: queryArg.count,
          },
        }),
        invalidatesTags: ['Asset'],
      }),
      deleteAssetPermanently: build.mutation<DeleteAssetPermanentlyApiResponse, DeleteAssetPermanentlyApiArg>({
        query: (queryArg) => ({
          url: `/asset/deleted/${encodeURIComponent(String(queryArg.assetId))}`,
          method: 'DELETE',
        }),
        invalidatesTags: ['Asset'],
      }),
    }),
    overrideExisting: false,
  })
export { injectedRtkApi as assetGenerated }
export type ListAssetsApiResponse = /** status 200 One page of assets. */ AssetListReply
export type ListAssetsApiArg = {
  /** Page of the list, starting at 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
  /** Text that the name or the serial number must contain, ignoring case. */
  search?: string
  status?: AssetStatus[]
  classId?: Id
  modelId?: Id
  /** `due` is the part of the maintenance interval that has passed. */
  sort?: 'name' | '-name' | 'serial' | '-serial' | 'hours' | '-hours' | 'due' | '-due'
}
export type GetAssetCountsApiResponse = /** status 200 Every status with its number of assets. */ AssetCountsReply
export type GetAssetCountsApiArg = void
export type GetAssetApiResponse = /** status 200 The asset. */ AssetReply
export type GetAssetApiArg = {
  assetId: Id
}
export type ListAssetFlightsApiResponse = /** status 200 The last flight first. */ AssetFlightListReply
export type ListAssetFlightsApiArg = {
  assetId: Id
  /** Page of the list, starting at 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
}
export type GetAssetUsageApiResponse =
  /** status 200 The weeks from Monday in UTC, the current one last; weeks without flights are included. */ AssetUsageReply
export type GetAssetUsageApiArg = {
  assetId: Id
}
export type GetBatteryFlightsApiResponse =
  /** status 200 Flights with telemetry that has the charge, 20 at most, the latest first. Measured values only: telemetry has no voltage and no capacity, so no health is derived from them. Empty for assets that are no batteries. */ BatteryFlightsReply
export type GetBatteryFlightsApiArg = {
  assetId: Id
}
export type GetAssetTracksApiResponse =
  /** status 200 Flights with telemetry, at most 50, the latest first. */ AssetTracksReply
export type GetAssetTracksApiArg = {
  assetId: Id
}
export type CreateAssetApiResponse = /** status 201 The stored asset. */ AssetReply
export type CreateAssetApiArg = {
  newAsset: NewAsset
}
export type EditAssetApiResponse = /** status 200 The stored asset. */ AssetReply
export type EditAssetApiArg = {
  assetId: Id
  assetEdit: AssetEdit
}
export type UpdateAssetStateApiResponse = /** status 200 The stored asset. */ AssetReply
export type UpdateAssetStateApiArg = {
  assetStateEdit: AssetStateEdit
}
export type ExportAssetsApiResponse =
  /** status 200 A CSV file, the newest asset first. Cells that a spreadsheet would execute as formulas are neutralised. */ string
export type ExportAssetsApiArg = {
  /** Text that the name or the serial number must contain, ignoring case. */
  search?: string
  status?: AssetStatus[]
  classId?: Id
  modelId?: Id
}
export type ImportAssetsApiResponse = /** status 200 The rows of the file. */ AssetImportReply
export type ImportAssetsApiArg = {
  assetImport: AssetImport
}
export type DownloadAssetLabelsApiResponse = /** status 200 A PDF file, the labels in the order of the IDs. */ string
export type DownloadAssetLabelsApiArg = {
  assetIds: Id[]
  /** A4 sheets of 3 by 8 labels of 70 × 37.1 mm, or a page of that size for each label. */
  layout?: 'sheet' | 'single'
}
export type UpdateAssetStatesApiResponse = /** status 200 Done. */ Done
export type UpdateAssetStatesApiArg = {
  assetStatesEdit: AssetStatesEdit
}
export type DeleteAssetsApiResponse = /** status 200 Done. */ Done
export type DeleteAssetsApiArg = {
  assetSelection: AssetSelection
}
export type DeleteAssetApiResponse = /** status 200 Done. */ Done
export type DeleteAssetApiArg = {
  assetId: Id
}
export type RestoreAssetApiResponse = /** status 200 The asset. */ AssetReply
export type RestoreAssetApiArg = {
  assetId: Id
}
export type ListDeletedAssetsApiResponse = /** status 200 The last deleted first. */ DeletedAssetListReply
export type ListDeletedAssetsApiArg = {
  /** Page of the list, starting at 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
}
export type DeleteAssetTrashApiResponse = /** status 200 Done. */ Done
export type DeleteAssetTrashApiArg = {
  /** Number of records in the trash, as confirmed by the user. Nothing is deleted if the number has changed. */
  count: number
}
export type DeleteAssetPermanentlyApiResponse = /** status 200 Done. */ Done
export type DeleteAssetPermanentlyApiArg = {
  assetId: Id
}
export type Id = string
export type AssetKind = 'drone' | 'battery' | 'payload' | 'vehicle' | 'dock' | 'other'
export type AssetClassName = {
  _id: Id
  name: string
  kind: AssetKind
}
export type AssetModelName = {
  _id: Id
  name: string
  manufacturer: string
}
export type AssetStatus = 'available' | 'in_use' | 'due_soon' | 'overdue' | 'in_maintenance' | 'grounded' | 'retired'
export type AssetState = 'available' | 'in_maintenance' | 'grounded' | 'retired'
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
export type AssetInFlight = {
  _id: Id
  name: string
  missionId: Id
}
export type Time = string
export type AssetLastFlight = {
  _id: Id
  name: string
  missionId: Id
  missionName: string
  /** When it landed, or took off if it is in the air. */
  at: Time
}
export type Version = number
export type Author = {
  _id: Id
  name: string
  avatar?: string | null
}
export type Asset = {
  _id: Id
  name: string
  serial: string
  class: AssetClassName
  model: AssetModelName | null
  status: AssetStatus
  state: AssetState
  stateReason: string
  /** The states that the caller can change the asset to. */
  nextStates: AssetState[]
  due: AssetDue | null
  flight: AssetInFlight | null
  /** The flight that it was seen on last. */
  lastFlight: AssetLastFlight | null
  /** A battery with 200 cycles or more, or with a health below 80 percent. */
  isAgeing: boolean
  hours: number
  flights: number
  cycles: number
  inServiceOn: string
  firmware: string
  health: number | null
  note: string
  version: Version
  createdAt: Time
  updatedAt: Time
  createdBy?: Author
}
export type AssetListReply = {
  status: boolean
  message?: string
  data: {
    items: Asset[]
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
export type AssetCount = {
  status: AssetStatus
  count: number
}
export type AssetCountsReply = {
  status: boolean
  message?: string
  data: {
    counts: AssetCount[]
  }
}
export type AssetReply = {
  status: boolean
  message?: string
  data: Asset
}
export type FlightStatus = 'planned' | 'preflight' | 'airborne' | 'returning' | 'landed' | 'aborted'
export type MaybeTime = string | null
export type AssetFlight = {
  _id: Id
  name: string
  missionId: Id
  missionName: string
  status: FlightStatus
  role: 'drone' | 'battery' | 'payload'
  startedAt: MaybeTime
  /** Time in the air. */
  seconds: number | null
  overrideReason: string | null
}
export type AssetFlightListReply = {
  status: boolean
  message?: string
  data: {
    items: AssetFlight[]
    total: number
    page: number
    pageSize: number
  }
}
export type AssetWeek = {
  /** Its Monday. */
  week: string
  hours: number
  flights: number
}
export type AssetUsageReply = {
  status: boolean
  message?: string
  data: {
    weeks: AssetWeek[]
  }
}
export type BatteryFlight = {
  flightId: Id
  name: string
  missionId: Id
  missionName: string
  startedAt: Time
  endedAt: Time
  startPercent: number
  endPercent: number
  /** Batteries of the flight. Telemetry has one value for all of them. */
  batteries: number
}
export type BatteryFlightsReply = {
  status: boolean
  message?: string
  data: {
    flights: BatteryFlight[]
  }
}
export type Position = number[]
export type MissionTrack = {
  flightId: Id
  /** Of the flight. */
  name: string
  startedAt: Time
  /** Milliseconds since the start, one for each position of the path. */
  at: number[]
  /** Positions in the order of time, at equal intervals. */
  path: Position[]
}
export type AssetTracksReply = {
  status: boolean
  message?: string
  data: {
    tracks: MissionTrack[]
  }
}
export type MaybeId = string | null
export type NewAsset = {
  name: string
  serial: string
  classId: Id
  modelId?: MaybeId
  /** Day of the first use. */
  inServiceOn?: string
  /** Total hours, those of flights here included. */
  hours?: number
  /** Total flights, those here included. */
  flights?: number
  /** Total charging cycles or other cycles. */
  cycles?: number
  firmware?: string
  /** Health of a battery in percent. */
  health?: number | null
  note?: string
}
export type AssetEdit = {
  version: Version
  name?: string
  serial?: string
  classId?: Id
  modelId?: MaybeId
  /** Day of the first use. */
  inServiceOn?: string
  /** Total hours, those of flights here included. */
  hours?: number
  /** Total flights, those here included. */
  flights?: number
  /** Total charging cycles or other cycles. */
  cycles?: number
  firmware?: string
  /** Health of a battery in percent. */
  health?: number | null
  note?: string
  /** Why the hours, flights or cycles change; required if they do. */
  reason?: string
}
export type AssetStateEdit = {
  assetId: Id
  version: Version
  state: AssetState
  reason?: string
}
export type AssetImportRow = {
  /** Number of the line in a spreadsheet. */
  row: number
  name: string
  serial: string
  class: string
  /** Manufacturer and model. */
  model: string
  problems: {
    field: string
    message: string
  }[]
}
export type AssetImportReply = {
  status: boolean
  message?: string
  data: {
    /** Rows that are stored or can be. */
    created: number
    /** Rows with problems. */
    rejected: number
    rows: AssetImportRow[]
  }
}
export type AssetImport = {
  /** At most 500 rows below the header. A larger file is split. */
  csv: string
  /** Only checks the file. */
  preview?: boolean
}
export type Done = {
  status: boolean
  message?: string
}
export type AssetVersion = {
  assetId: Id
  version: Version
}
export type SelectedAssets = AssetVersion[]
export type AssetStatesEdit = {
  assets: SelectedAssets
  state: AssetState
  reason?: string
}
export type AssetSelection = {
  assets: SelectedAssets
}
export type DeletedAsset = {
  _id: Id
  name: string
  deletedAt: Time
}
export type DeletedAssetListReply = {
  status: boolean
  message?: string
  data: {
    items: DeletedAsset[]
    total: number
    page: number
    pageSize: number
  }
}
