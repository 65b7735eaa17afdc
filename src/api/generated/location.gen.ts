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
      getPlaces: build.query<GetPlacesApiResponse, GetPlacesApiArg>({
        query: (queryArg) => ({
          url: `/location/search-places`,
          params: {
            search: queryArg.search,
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
      deleteLocation: build.mutation<DeleteLocationApiResponse, DeleteLocationApiArg>({
        query: (queryArg) => ({
          url: `/location/delete/${encodeURIComponent(String(queryArg.locationId))}`,
          method: 'DELETE',
        }),
        invalidatesTags: ['Location', 'Mission'],
      }),
      deleteLocations: build.mutation<DeleteLocationsApiResponse, DeleteLocationsApiArg>({
        query: (queryArg) => ({
          url: `/location/delete-locations`,
          method: 'DELETE',
          body: queryArg.locationSelection,
        }),
        invalidatesTags: ['Location', 'Mission'],
      }),
      listDeletedLocations: build.query<ListDeletedLocationsApiResponse, ListDeletedLocationsApiArg>({
        query: (queryArg) => ({
          url: `/location/deleted`,
          params: {
            page: queryArg.page,
            pageSize: queryArg.pageSize,
          },
        }),
        providesTags: ['Location'],
      }),
      deleteLocationTrash: build.mutation<DeleteLocationTrashApiResponse, DeleteLocationTrashApiArg>({
        query: (queryArg) => ({
          url: `/location/deleted`,
          method: 'DELETE',
          params: {
            count: queryArg.count,
          },
        }),
        invalidatesTags: ['Location'],
      }),
      deleteLocationPermanently: build.mutation<DeleteLocationPermanentlyApiResponse, DeleteLocationPermanentlyApiArg>({
        query: (queryArg) => ({
          url: `/location/deleted/${encodeURIComponent(String(queryArg.locationId))}`,
          method: 'DELETE',
        }),
        invalidatesTags: ['Location'],
      }),
      restoreLocation: build.mutation<RestoreLocationApiResponse, RestoreLocationApiArg>({
        query: (queryArg) => ({
          url: `/location/restore/${encodeURIComponent(String(queryArg.locationId))}`,
          method: 'POST',
        }),
        invalidatesTags: ['Location', 'Mission'],
      }),
    }),
    overrideExisting: false,
  })
export { injectedRtkApi as locationGenerated }
export type CreateLocationApiResponse = /** status 201 The stored location. */ LocationReply
export type CreateLocationApiArg = {
  newLocation: NewLocation
}
export type ListLocationsApiResponse = /** status 200 One page of locations. */ LocationListReply
export type ListLocationsApiArg = {
  /** Page of the list, starting at 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
  /** Text that the name must contain, ignoring case. */
  search?: string
  /** Column to sort by, with a minus sign for descending order. */
  sort?: 'name' | '-name' | 'missionCount' | '-missionCount'
}
export type GetPlacesApiResponse =
  /** status 200 At most five places, the best match first. Results are cached for ten minutes. */ PlaceListReply
export type GetPlacesApiArg = {
  /** Name or address. Without it, the reply only says whether there is a geocoder. */
  search?: string
}
export type GetLocationApiResponse = /** status 200 The location. */ LocationDetailsReply
export type GetLocationApiArg = {
  locationId: Id
}
export type UpdateLocationApiResponse = /** status 200 The stored location. */ LocationReply
export type UpdateLocationApiArg = {
  locationId: Id
  locationEdit: LocationEdit
}
export type DeleteLocationApiResponse = /** status 200 Done. */ Done
export type DeleteLocationApiArg = {
  locationId: Id
}
export type DeleteLocationsApiResponse = /** status 200 Done. */ Done
export type DeleteLocationsApiArg = {
  locationSelection: LocationSelection
}
export type ListDeletedLocationsApiResponse = /** status 200 The last deleted first. */ DeletedLocationListReply
export type ListDeletedLocationsApiArg = {
  /** Page of the list, starting at 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
}
export type DeleteLocationTrashApiResponse = /** status 200 Done. */ Done
export type DeleteLocationTrashApiArg = {
  /** Number of records in the trash, as confirmed by the user. Nothing is deleted if the number has changed. */
  count: number
}
export type DeleteLocationPermanentlyApiResponse = /** status 200 Done. */ Done
export type DeleteLocationPermanentlyApiArg = {
  locationId: Id
}
export type RestoreLocationApiResponse = /** status 200 The location. */ LocationReply
export type RestoreLocationApiArg = {
  locationId: Id
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
export type NewLocation = {
  name: string
  location: Coordinates
}
export type ListedLocation = {
  _id: Id
  name: string
  location: Coordinates
  version: Version
  /** Missions at this location, archived ones included. */
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
export type Place = {
  name: string
  location: Coordinates
}
export type PlaceListReply = {
  status: boolean
  message?: string
  data: {
    /** Whether this installation has a geocoder. */
    isAvailable: boolean
    /** Host of the geocoder. */
    host?: string
    places: Place[]
  }
}
export type LocationDetailsReply = {
  status: boolean
  message?: string
  data: {
    location: Location
    /** Missions at this location, archived ones included. */
    missions: number
  }
}
export type LocationEdit = {
  version: Version
  name?: string
  location?: Coordinates
}
export type Done = {
  status: boolean
  message?: string
}
export type LocationSelection = {
  locationIds: Id[]
}
export type Time = string
export type DeletedLocation = {
  _id: Id
  name: string
  deletedAt: Time
}
export type DeletedLocationListReply = {
  status: boolean
  message?: string
  data: {
    items: DeletedLocation[]
    total: number
    page: number
    pageSize: number
  }
}
