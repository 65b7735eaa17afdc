// Locations of the tenant.
import { locationGenerated, type ListLocationsApiArg } from './generated/location.gen'
import { idTag, listTag, provideList, unlessFailed } from './tags'

export const locationApi = locationGenerated.enhanceEndpoints({
  endpoints: {
    listLocations: {
      providesTags: (result) => provideList('Location', result?.data.items),
    },
    getLocation: {
      providesTags: (_result, _error, { locationId }) => [idTag('Location', locationId)],
    },
    // What a geocoder knows does not change with our locations.
    getPlaces: { providesTags: [] },
    listDeletedLocations: { providesTags: [listTag('Location')] },
    createLocation: {
      invalidatesTags: (_result, error) => unlessFailed(error, [listTag('Location')]),
    },
    // Missions contain the name of their location.
    updateLocation: {
      invalidatesTags: (_result, error, { locationId }) =>
        unlessFailed(error, [idTag('Location', locationId), listTag('Location'), 'Mission']),
    },
    deleteLocation: {
      invalidatesTags: (_result, error, { locationId }) =>
        unlessFailed(error, [idTag('Location', locationId), listTag('Location'), 'Mission']),
    },
    deleteLocations: {
      invalidatesTags: (_result, error) => unlessFailed(error, ['Location', 'Mission']),
    },
    restoreLocation: {
      invalidatesTags: (_result, error, { locationId }) =>
        unlessFailed(error, [idTag('Location', locationId), listTag('Location'), 'Mission']),
    },
    deleteLocationPermanently: {
      invalidatesTags: (_result, error) => unlessFailed(error, [listTag('Location')]),
    },
    deleteLocationTrash: {
      invalidatesTags: (_result, error) => unlessFailed(error, [listTag('Location')]),
    },
  },
})

export const {
  useListLocationsQuery,
  useGetLocationQuery,
  useCreateLocationMutation,
  useUpdateLocationMutation,
  useDeleteLocationMutation,
  useDeleteLocationsMutation,
  useListDeletedLocationsQuery,
  useRestoreLocationMutation,
  useDeleteLocationPermanentlyMutation,
  useDeleteLocationTrashMutation,
  useGetPlacesQuery,
  useLazyGetPlacesQuery,
} = locationApi

export type { ListedLocation, Location, NewLocation, Place } from './generated/location.gen'
export type LocationSort = NonNullable<ListLocationsApiArg['sort']>
