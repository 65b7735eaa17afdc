// Places of the tenant. The form that uses them shows its own errors.
import { locationGenerated } from './generated/location.gen'
import { provideList } from './tags'

export const locationApi = locationGenerated.enhanceEndpoints({
  endpoints: {
    listLocations: {
      extraOptions: { quiet: true },
      providesTags: (result) => provideList('Location', result?.data.items),
    },
    createLocation: { extraOptions: { quiet: true } },
  },
})

export const { useListLocationsQuery, useCreateLocationMutation } = locationApi

export type { Location, NewLocation } from './generated/location.gen'
