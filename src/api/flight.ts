// Flights, their logs and checklists. Tags per flight: a change of one must not refetch the others.
import { flightGenerated, type ListFlightsApiArg } from './generated/flight.gen'
import { idTag, listTag, provideList, unlessFailed } from './tags'

const flightTags = (flightId: string) => [idTag('Flight', flightId), listTag('Flight')]

export const flightApi = flightGenerated.enhanceEndpoints({
  endpoints: {
    listFlights: { providesTags: (result) => provideList('Flight', result?.data.items) },
    getMissionFlights: { providesTags: (result) => provideList('Flight', result?.data.flights) },
    getFlight: { providesTags: (_result, _error, { flightId }) => [idTag('Flight', flightId)] },
    listDeletedFlights: { providesTags: [listTag('Flight')] },
    listFlightLog: { providesTags: (result) => provideList('FlightLog', result?.data.items) },
    getChecklist: { providesTags: [listTag('MissionType')] },
    createFlight: {
      invalidatesTags: (_result, error, { newFlight }) =>
        unlessFailed(error, [listTag('Flight'), idTag('Mission', newFlight.missionId)]),
    },
    editFlight: {
      invalidatesTags: (_result, error, { flightId }) => unlessFailed(error, [...flightTags(flightId), 'Pilot']),
    },
    updateFlightStatus: {
      invalidatesTags: (_result, error, { flightStatusChange }) =>
        unlessFailed(error, [...flightTags(flightStatusChange.flightId), 'Pilot']),
    },
    assignPilot: {
      invalidatesTags: (_result, error, { pilotAssignment }) =>
        unlessFailed(error, [...flightTags(pilotAssignment.flightId), 'Notification', 'Pilot']),
    },
    editFlightChecks: {
      invalidatesTags: (_result, error, { flightId }) => unlessFailed(error, flightTags(flightId)),
    },
    deleteFlight: {
      invalidatesTags: (_result, error, { flightId }) =>
        unlessFailed(error, [...flightTags(flightId), 'Mission', 'Pilot']),
    },
    restoreFlight: {
      invalidatesTags: (_result, error, { flightId }) =>
        unlessFailed(error, [...flightTags(flightId), 'Mission', 'Pilot']),
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

export const {
  useListFlightsQuery,
  useGetMissionFlightsQuery,
  useGetFlightQuery,
  useCreateFlightMutation,
  useEditFlightMutation,
  useUpdateFlightStatusMutation,
  useAssignPilotMutation,
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
  FlightCheck,
  FlightLogEntry,
  FlightStatus,
  PilotProblem,
} from './generated/flight.gen'
export type FlightSort = NonNullable<ListFlightsApiArg['sort']>
