// Other aircraft, and the feeds that tell where they are.
import { aircraftGenerated } from './generated/aircraft.gen'
import { listTag, unlessFailed } from './tags'

const ALL = ['AircraftFeed'] as const

/** The form or the confirmation shows the error. */
const changed = {
  invalidatesTags: (_result: unknown, error: unknown) => unlessFailed(error, ALL),
}

export const aircraftApi = aircraftGenerated.enhanceEndpoints({
  endpoints: {
    getAircraft: { providesTags: [listTag('Aircraft')] },
    getAircraftFeeds: { providesTags: [listTag('AircraftFeed')] },
    createAircraftFeed: changed,
    // Also after a failure: another user may have changed the feed first.
    editAircraftFeed: { invalidatesTags: ALL },
    rotateAircraftFeedKey: changed,
    deleteAircraftFeed: changed,
  },
})

export const {
  useGetAircraftQuery,
  useGetAircraftFeedsQuery,
  useCreateAircraftFeedMutation,
  useEditAircraftFeedMutation,
  useRotateAircraftFeedKeyMutation,
  useTestAircraftFeedMutation,
  useDeleteAircraftFeedMutation,
} = aircraftApi

export type { Aircraft, AircraftFeed, NewAircraftFeed } from './generated/aircraft.gen'
