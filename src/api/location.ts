// Places of the tenant. The form that uses them shows its own errors.
import { locationGenerated, type ListLocationsApiArg } from './generated/location.gen'
import { onSuccess, provideList } from './tags'

const one = (id: string) => ({ type: 'Location', id }) as const

export const locationApi = locationGenerated.enhanceEndpoints({ addTagTypes: ['Mission'] }).enhanceEndpoints({
  endpoints: {
    listLocations: {
      extraOptions: { quiet: true },
      providesTags: (result) => provideList('Location', result?.data.items),
    },
    getLocation: {
      extraOptions: { quiet: true },
      providesTags: (_result, _error, { locationId }) => [one(locationId)],
    },
    // Missions carry the name of their place.
    updateLocation: {
      extraOptions: { quiet: true },
      invalidatesTags: (_result, error) => onSuccess(error, [{ type: 'Location' }, { type: 'Mission' }]),
    },
    createLocation: { extraOptions: { quiet: true } },
  },
})

export const { useListLocationsQuery, useGetLocationQuery, useCreateLocationMutation, useUpdateLocationMutation } =
  locationApi

export type { ListedLocation, Location, NewLocation } from './generated/location.gen'
export type LocationSort = NonNullable<ListLocationsApiArg['sort']>
