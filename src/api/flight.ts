// Flights, their logs and checklists. Tags per flight: a change of one must not refetch the others.
import { flightGenerated, type Flight, type ListFlightsApiArg } from './generated/flight.gen'
import { idTag, listTag, provideList, unlessFailed } from './tags'

const flightTags = (flightId: string) => [idTag('Flight', flightId), listTag('Flight')]

export const flightApi = flightGenerated.enhanceEndpoints({
  endpoints: {
    listFlights: { providesTags: (result) => provideList('Flight', result?.data.items) },
    getMissionFlights: { providesTags: (result) => provideList('Flight', result?.data.flights) },
    getFlight: {
      providesTags: (_result, _error, { flightId }) => [idTag('Flight', flightId)],
      // A reply that was computed before a change may arrive after the reply to the change, which is kept.
      merge: (kept, read) => (read.data.version < kept.data.version ? kept : read),
    },
    listDeletedFlights: { providesTags: [listTag('Flight')] },
    listFlightLog: { providesTags: (result) => provideList('FlightLog', result?.data.items) },
    getChecklist: { providesTags: [listTag('MissionType')] },
    createFlight: {
      invalidatesTags: (_result, error, { newFlight }) =>
        unlessFailed(error, [listTag('Flight'), idTag('Mission', newFlight.missionId), 'Photo']),
    },
    editFlight: {
      invalidatesTags: (_result, error, { flightId }) =>
        unlessFailed(error, [...flightTags(flightId), 'Photo', 'Pilot']),
      onQueryStarted: (_edit, started) => keepReply(started as Started),
    },
    updateFlightStatus: {
      invalidatesTags: (_result, error, { flightStatusChange }) =>
        unlessFailed(error, [...flightTags(flightStatusChange.flightId), 'Photo', 'Pilot']),
      onQueryStarted: (_change, started) => keepReply(started as Started),
    },
    assignPilot: {
      invalidatesTags: (_result, error, { pilotAssignment }) =>
        unlessFailed(error, [...flightTags(pilotAssignment.flightId), 'Notification', 'Pilot']),
      onQueryStarted: (_assignment, started) => keepReply(started as Started),
    },
    // Another flight that changes its time or its assets also changes which of them are free.
    getFlightAssets: { providesTags: ['Asset', 'Flight'] },
    getNewFlightAssets: { providesTags: ['Asset', 'Flight'] },
    assignFlightAssets: {
      invalidatesTags: (_result, error, { assetAssignment }) =>
        unlessFailed(error, [...flightTags(assetAssignment.flightId), 'Asset']),
      onQueryStarted: (_assignment, started) => keepReply(started as Started),
    },
    setFlightPlan: {
      extraOptions: { showErrorToast: true },
      invalidatesTags: (_result, error, { flightId }) =>
        unlessFailed(error, [...flightTags(flightId), listTag('Telemetry')]),
      onQueryStarted: (_choice, started) => keepReply(started as Started),
    },
    editFlightChecks: {
      invalidatesTags: (_result, error, { flightId }) => unlessFailed(error, flightTags(flightId)),
      onQueryStarted: (_edit, started) => keepReply(started as Started),
    },
    deleteFlight: {
      invalidatesTags: (_result, error, { flightId }) =>
        unlessFailed(error, [...flightTags(flightId), 'Mission', 'Photo', 'Pilot']),
    },
    restoreFlight: {
      invalidatesTags: (_result, error, { flightId }) =>
        unlessFailed(error, [...flightTags(flightId), 'Mission', 'Photo', 'Pilot']),
    },
    deleteFlightPermanently: {
      invalidatesTags: (_result, error) => unlessFailed(error, [listTag('Flight')]),
    },
    deleteFlightTrash: { invalidatesTags: (_result, error) => unlessFailed(error, [listTag('Flight')]) },
    createFlightLogEntry: {
      invalidatesTags: (_result, error) => unlessFailed(error, [listTag('FlightLog')]),
    },
    editFlightLogEntry: {
      invalidatesTags: (_result, error, { logId }) =>
        unlessFailed(error, [idTag('FlightLog', logId), listTag('FlightLog')]),
    },
    deleteFlightLogEntry: {
      invalidatesTags: (_result, error, { logId }) =>
        unlessFailed(error, [idTag('FlightLog', logId), listTag('FlightLog')]),
    },
    editChecklist: { invalidatesTags: (_result, error) => unlessFailed(error, [listTag('MissionType')]) },
  },
})

interface Started {
  dispatch: (action: ReturnType<typeof flightApi.util.updateQueryData>) => unknown
  queryFulfilled: Promise<{ data: { data: Flight } }>
}

/** Stores the changed flight at once: a next change before the flight is read again would have a stale version. */
async function keepReply({ dispatch, queryFulfilled }: Started): Promise<void> {
  const reply = await queryFulfilled.catch(() => undefined)
  if (!reply) return
  const flight = reply.data.data
  dispatch(
    flightApi.util.updateQueryData('getFlight', { flightId: flight._id }, (draft) => {
      draft.data = flight
    }),
  )
}

export const {
  useListFlightsQuery,
  useGetMissionFlightsQuery,
  useGetFlightQuery,
  useCreateFlightMutation,
  useEditFlightMutation,
  useUpdateFlightStatusMutation,
  useAssignPilotMutation,
  useAssignFlightAssetsMutation,
  useGetFlightAssetsQuery,
  useGetNewFlightAssetsQuery,
  useSetFlightPlanMutation,
  useEditFlightChecksMutation,
  useDeleteFlightMutation,
  useRestoreFlightMutation,
  useListDeletedFlightsQuery,
  useDeleteFlightPermanentlyMutation,
  useDeleteFlightTrashMutation,
  useListFlightLogQuery,
  useCreateFlightLogEntryMutation,
  useEditFlightLogEntryMutation,
  useDeleteFlightLogEntryMutation,
  useGetChecklistQuery,
  useEditChecklistMutation,
} = flightApi

export type {
  ChecklistItem,
  Flight,
  FlightAsset,
  FlightCheck,
  FlightLogEntry,
  FlightStatus,
  PilotProblem,
} from './generated/flight.gen'
export type FlightSort = NonNullable<ListFlightsApiArg['sort']>
