// Telemetry of flights and the tracks that are computed from it.
import { telemetryGenerated, type GetFlightTrackApiResponse, type Telemetry } from './generated/telemetry.gen'
import { idTag, listTag, unlessFailed } from './tags'

const isUnread = ({ state }: Telemetry): boolean => state !== 'ready' && state !== 'unassigned'

export const telemetryApi = telemetryGenerated.enhanceEndpoints({
  addTagTypes: ['Recording'],
  endpoints: {
    getMissionTelemetry: {
      // The state shows how the job of an unfinished import ended.
      providesTags: (result) => [
        listTag('Telemetry'),
        ...(result?.data.telemetry.some(isUnread) ? [listTag('Job')] : []),
      ],
    },
    getFlightTrack: { providesTags: [listTag('Telemetry')] },
    // The choice of the telemetry is a change of the recording.
    getRecordingTrack: {
      providesTags: (_result, _error, { vodId }) => [listTag('Telemetry'), idTag('Recording', vodId)],
    },
    getMissionTracks: { providesTags: [listTag('Telemetry'), listTag('Flight')] },
    createTelemetry: {
      invalidatesTags: (_result, error, { newTelemetry }) =>
        unlessFailed(error, [
          listTag('Telemetry'),
          listTag('Upload'),
          listTag('Job'),
          idTag('Mission', newTelemetry.missionId),
        ]),
    },
    assignTelemetry: {
      extraOptions: { showErrorToast: true },
      invalidatesTags: (_result, error) => unlessFailed(error, [listTag('Telemetry'), 'Photo', 'Recording'] as const),
    },
    createFlightOfTelemetry: {
      invalidatesTags: (_result, error) =>
        unlessFailed(error, ['Mission', listTag('Flight'), listTag('Telemetry'), 'Photo', 'Recording'] as const),
    },
    editTelemetryColumns: {
      invalidatesTags: (_result, error) => unlessFailed(error, [listTag('Job'), listTag('Telemetry')]),
    },
    deleteTelemetry: {
      extraOptions: { showErrorToast: true },
      invalidatesTags: (_result, error) => unlessFailed(error, ['Mission', listTag('Telemetry')] as const),
    },
    restoreTelemetry: {
      extraOptions: { showErrorToast: true },
      invalidatesTags: (_result, error) => unlessFailed(error, ['Mission', listTag('Telemetry')] as const),
    },
  },
})

export const {
  useGetMissionTelemetryQuery,
  useGetFlightTrackQuery,
  useGetRecordingTrackQuery,
  useGetMissionTracksQuery,
  useAssignTelemetryMutation,
  useCreateFlightOfTelemetryMutation,
  useEditTelemetryColumnsMutation,
  useDeleteTelemetryMutation,
  useRestoreTelemetryMutation,
} = telemetryApi

export type { FlightTrack, MissionTrack, Telemetry, TelemetryColumns } from './generated/telemetry.gen'
export type TrackSamples = NonNullable<GetFlightTrackApiResponse['data']['samples']>
