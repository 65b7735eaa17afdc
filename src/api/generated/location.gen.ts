// Written by `npm run generate` from api-spec/. Do not edit.
import { baseApi as api } from '../baseApi'
export const addTagTypes = ['Location', 'Mission'] as const
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      createLocation: build.mutation<CreateLocationApiResponse, CreateLocationApiArg>({
        query: (queryArg) => ({
          url: `/location/create`,
          method: 'POST',
          body: queryArg.newLocation,
        }),
        invalidatesTags: ['Location'],
      }),
      listLocations: build.query<ListLocationsApiResponse, ListLocationsApiArg>({
        query: (queryArg) => ({
          url: `/location/get`,
          params: {
            page: queryArg.page,
            pageSize: queryArg.pageSize,
            search: queryArg.search,
            sort: queryArg.sort,
          },
        }),
        providesTags: ['Location'],
      }),
      getLocation: build.query<GetLocationApiResponse, GetLocationApiArg>({
        query: (queryArg) => ({
          url: `/location/get-by-id/${encodeURIComponent(String(queryArg.locationId))}`,
        }),
        providesTags: ['Location'],
      }),
      updateLocation: build.mutation<UpdateLocationApiResponse, UpdateLocationApiArg>({
        query: (queryArg) => ({
          url: `/location/update/${encodeURIComponent(String(queryArg.locationId))}`,
          method: 'PATCH',
          body: queryArg.locationEdit,
        }),
        invalidatesTags: ['Location', 'Mission'],
      }),
    }),
    overrideExisting: false,
  })
export { injectedRtkApi as locationGenerated }
export type CreateLocationApiResponse = /** status 201 The place as stored. */ LocationReply
export type CreateLocationApiArg = {
  newLocation: NewLocation
}
export type ListLocationsApiResponse = /** status 200 One page of places. */ LocationListReply
export type ListLocationsApiArg = {
  /** Page of the list, from 1. */
  page?: number
  /** Rows a page. */
  pageSize?: number
  /** Text the name must contain, case ignored. */
  search?: string
  /** Column to sort by; a minus sign in front turns it round. */
  sort?: 'name' | '-name' | 'missionCount' | '-missionCount'
}
export type GetLocationApiResponse = /** status 200 The place. */ LocationDetailsReply
export type GetLocationApiArg = {
  locationId: Id
}
export type UpdateLocationApiResponse = /** status 200 The place as stored. */ LocationReply
export type UpdateLocationApiArg = {
  locationId: Id
  locationEdit: LocationEdit
}
export type Id = string
export type Coordinates = {
  lat: number
  long: number
}
export type Version = number
export type Location = {
  _id: Id
  name: string
  location: Coordinates
  version: Version
}
export type LocationReply = {
  status: boolean
  message?: string
  data: Location
}
export type MessageCode = string
export type MessageValues = {
  [key: string]: unknown
}
export type FieldError = {
  field: string
  /** A sentence that does not name the field. */
  message: string
  code: MessageCode
  values: MessageValues
}
export type Problem = {
  status: boolean
  /** For people, in their language. */
  message: string
  code: MessageCode
  values: MessageValues
  /** The fields that were wrong, when the request was. */
  errors?: FieldError[]
}
export type NewLocation = {
  name: string
  location: Coordinates
}
export type ListedLocation = {
  _id: Id
  name: string
  location: Coordinates
  version: Version
  /** Flown or planned there, archived ones too. */
  missionCount: number
}
export type LocationListReply = {
  status: boolean
  message?: string
  data: {
    items: ListedLocation[]
    total: number
    page: number
    pageSize: number
  }
}
export type LocationDetailsReply = {
  status: boolean
  message?: string
  data: {
    location: Location
    /** Flown or planned there, archived ones too. */
    missions: number
  }
}
export type LocationEdit = {
  version: Version
  name?: string
  location?: Coordinates
}
