// Telemetry of flights and the tracks that are computed from it.
import {
  telemetryGenerated,
  type GetFlightTrackApiResponse,
  type Telemetry,
  type TrackGroundReply,
} from './generated/telemetry.gen'
import { idTag, listTag, unlessFailed } from './tags'

const isUnread = ({ state }: Telemetry): boolean => state !== 'ready' && state !== 'unassigned'

/** Tags of the ground of a camera, which is an elevation layer. Its take-off point is that of the telemetry. */
const provideGround = (reply: TrackGroundReply | undefined) => [
  listTag('Telemetry'),
  listTag('Layer'),
  ...(reply?.data.ground ? [idTag('Layer', reply.data.ground.layerId)] : []),
]

export const telemetryApi = telemetryGenerated.enhanceEndpoints({
  addTagTypes: ['Recording', 'Layer'],
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
    getFlightGround: {
      providesTags: (result, _error, { flightId }) => [...provideGround(result), idTag('Flight', flightId)],
    },
    getRecordingGround: {
      providesTags: (result, _error, { vodId }) => [...provideGround(result), idTag('Recording', vodId)],
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
    editTelemetryZone: {
      extraOptions: { showErrorToast: true },
      invalidatesTags: (_result, error) =>
        unlessFailed(error, ['Mission', listTag('Flight'), listTag('Telemetry'), 'Photo', 'Recording'] as const),
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
  useGetFlightGroundQuery,
  useGetRecordingGroundQuery,
  useGetMissionTracksQuery,
  useAssignTelemetryMutation,
  useCreateFlightOfTelemetryMutation,
  useEditTelemetryColumnsMutation,
  useEditTelemetryZoneMutation,
  useDeleteTelemetryMutation,
  useRestoreTelemetryMutation,
} = telemetryApi

export type {
  FlightTrack,
  MissionTrack,
  Telemetry,
  TelemetryColumns,
  TrackGround,
  TrackGroundReply,
} from './generated/telemetry.gen'
export type TrackSamples = NonNullable<GetFlightTrackApiResponse['data']['samples']>
