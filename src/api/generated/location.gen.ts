// Written by `npm run generate` from api-spec/. Do not edit.
import { baseApi as api } from '../baseApi'
export const addTagTypes = ['Location'] as const
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
          },
        }),
        providesTags: ['Location'],
      }),
    }),
    overrideExisting: false,
  })
export { injectedRtkApi as locationGenerated }
export type CreateLocationApiResponse = /** status 201 The place as stored. */ LocationReply
export type CreateLocationApiArg = {
  newLocation: NewLocation
}
export type ListLocationsApiResponse = /** status 200 One page of places, by name. */ LocationListReply
export type ListLocationsApiArg = {
  /** Page of the list, from 1. */
  page?: number
  /** Rows a page. */
  pageSize?: number
  /** Text the name must contain, case ignored. */
  search?: string
}
export type Id = string
export type Coordinates = {
  lat: number
  long: number
}
export type Location = {
  _id: Id
  name: string
  location: Coordinates
}
export type LocationReply = {
  status: boolean
  message?: string
  data: Location
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
export type NewLocation = {
  name: string
  location: Coordinates
}
export type LocationListReply = {
  status: boolean
  message?: string
  data: {
    items: Location[]
    total: number
    page: number
    pageSize: number
  }
}
