// Written by `npm run generate` from api-spec/. Do not edit.
import { baseApi as api } from '../baseApi'
export const addTagTypes = ['Data', 'DataFilter'] as const
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listData: build.query<ListDataApiResponse, ListDataApiArg>({
        query: (queryArg) => ({
          url: `/data/search`,
          params: {
            page: queryArg.page,
            pageSize: queryArg.pageSize,
            search: queryArg.search,
            kinds: queryArg.kinds,
            missionIds: queryArg.missionIds,
            locationIds: queryArg.locationIds,
            from: queryArg['from'],
            until: queryArg.until,
            area: queryArg.area,
          },
        }),
        providesTags: ['Data'],
      }),
      downloadData: build.query<DownloadDataApiResponse, DownloadDataApiArg>({
        query: (queryArg) => ({
          url: `/data/download`,
          params: {
            itemIds: queryArg.itemIds,
          },
        }),
        providesTags: ['Data'],
      }),
      getDataFilters: build.query<GetDataFiltersApiResponse, GetDataFiltersApiArg>({
        query: () => ({ url: `/data/get-filters` }),
        providesTags: ['DataFilter'],
      }),
      createDataFilter: build.mutation<CreateDataFilterApiResponse, CreateDataFilterApiArg>({
        query: (queryArg) => ({
          url: `/data/create-filter`,
          method: 'POST',
          body: queryArg.newDataFilter,
        }),
        invalidatesTags: ['DataFilter'],
      }),
      editDataFilter: build.mutation<EditDataFilterApiResponse, EditDataFilterApiArg>({
        query: (queryArg) => ({
          url: `/data/edit-filter/${encodeURIComponent(String(queryArg.filterId))}`,
          method: 'PATCH',
          body: queryArg.dataFilterEdit,
        }),
        invalidatesTags: ['DataFilter'],
      }),
      deleteDataFilter: build.mutation<DeleteDataFilterApiResponse, DeleteDataFilterApiArg>({
        query: (queryArg) => ({
          url: `/data/delete-filter/${encodeURIComponent(String(queryArg.filterId))}`,
          method: 'DELETE',
        }),
        invalidatesTags: ['DataFilter'],
      }),
    }),
    overrideExisting: false,
  })
export { injectedRtkApi as dataGenerated }
export type ListDataApiResponse =
  /** status 200 One page, the newest first, and counts. Items of a kind are found only with the permission to list that kind.
Each group of counts ignores its own filter.
 */ DataReply
export type ListDataApiArg = {
  /** Page of the list, starting at 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
  /** Words that the name of the item, the name of its mission or the text of a document must contain. */
  search?: DataWords
  kinds?: DataKinds
  missionIds?: DataChoice
  /** Places of the missions. */
  locationIds?: DataChoice
  /** First day, in UTC. */
  from?: DataDay
  /** Last day, in UTC. */
  until?: DataDay
  /** West, south, east, north of a box; west is greater than east across the antimeridian. Or the corners of a polygon as
    longitude and latitude in turn. Items without a position are found by the place of their mission.
     */
  area?: DataArea
}
export type DownloadDataApiResponse = /** status 200 A ZIP with a folder for each mission. */ string
export type DownloadDataApiArg = {
  /** Items of kinds that have a file. */
  itemIds: Id[]
}
export type GetDataFiltersApiResponse = /** status 200 All saved filters of the caller. */ DataFiltersReply
export type GetDataFiltersApiArg = void
export type CreateDataFilterApiResponse = /** status 201 The saved filter. A user can have 50. */ DataFilterReply
export type CreateDataFilterApiArg = {
  newDataFilter: NewDataFilter
}
export type EditDataFilterApiResponse = /** status 200 The saved filter. */ DataFilterReply
export type EditDataFilterApiArg = {
  filterId: Id
  dataFilterEdit: DataFilterEdit
}
export type DeleteDataFilterApiResponse = /** status 200 Done. */ Done
export type DeleteDataFilterApiArg = {
  filterId: Id
}
export type Id = string
export type DataKind = 'photo' | 'document' | 'layer' | 'flight' | 'telemetry' | 'recording' | 'outcome'
export type Time = string
export type DataTimeKind = 'measured' | 'clock' | 'file' | 'planned' | 'added'
export type Coordinates = {
  lat: number
  long: number
}
export type DataPlace = {
  _id: Id
  name: string
  location: Coordinates
} | null
export type DataBounds = number[] | null
export type MaybeId = string | null
export type DataItem = {
  _id: Id
  kind: DataKind
  name: string
  /** When it was captured or flown; if unknown, when it was planned or added. */
  at: Time
  timeKind: DataTimeKind
  missionId: Id
  missionName: string
  place: DataPlace
  bounds: DataBounds
  hasThumbnail: boolean
  /** Whether it can be part of a download of several items. */
  hasFile: boolean
  /** Bytes of its file. */
  size: number | null
  /** Of telemetry, the flight it belongs to. */
  flightId: MaybeId
}
export type DataCountNumber = number
export type DataNamedCount = {
  _id: Id
  name: string
  count: DataCountNumber
}
export type DataCounts = {
  kinds: {
    kind: DataKind
    count: DataCountNumber
  }[]
  missions: DataNamedCount[]
  places: DataNamedCount[]
  months: {
    month: string
    count: DataCountNumber
  }[]
}
export type DataReply = {
  status: boolean
  message?: string
  data: {
    items: DataItem[]
    total: DataCountNumber
    /** There are more items in the area or with these words than were counted. */
    isLowerBound: boolean
    page: number
    pageSize: number
    counts: DataCounts
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
export type DataWords = string
export type DataKinds = DataKind[]
export type DataChoice = Id[]
export type DataDay = string
export type DataArea = string
export type DataFilterName = string
export type DataQuery = string
export type Version = number
export type DataFilter = {
  _id: Id
  name: DataFilterName
  query: DataQuery
  version: Version
}
export type DataFiltersReply = {
  status: boolean
  message?: string
  data: {
    filters: DataFilter[]
  }
}
export type DataFilterReply = {
  status: boolean
  message?: string
  data: DataFilter
}
export type NewDataFilter = {
  name: DataFilterName
  query: DataQuery
}
export type DataFilterEdit = {
  version: Version
  name?: DataFilterName
  query?: DataQuery
}
export type Done = {
  status: boolean
  message?: string
}
