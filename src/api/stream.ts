// Live streams: what is published now, keys of publishers and tickets of viewers.
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit'
import { streamGenerated, type ActiveStream, type StreamPosition } from './generated/stream.gen'
import { idTag, listTag, provideList, unlessFailed } from './tags'

export const streamApi = streamGenerated.enhanceEndpoints({
  endpoints: {
    getActiveStreams: { providesTags: (result) => provideList('Stream', result?.data.streams) },
    getMissionStreams: { providesTags: (result) => provideList('Stream', result?.data.streams) },
    getStreamKeys: { providesTags: [listTag('Stream')] },
    createStreamKey: { invalidatesTags: (_result, error) => unlessFailed(error, [listTag('Stream')]) },
    rotateStreamKey: { invalidatesTags: (_result, error) => unlessFailed(error, [listTag('Stream')]) },
    deleteStreamKey: {
      extraOptions: { showErrorToast: true },
      invalidatesTags: (_result, error) => unlessFailed(error, [listTag('Stream')]),
    },
    sendPilotMessage: {
      invalidatesTags: (_result, error) => unlessFailed(error, [listTag('FlightLog'), 'PilotMessage']),
    },
    // The page of the pilot has no session and no lists; it calls these without the cache (receiveMessages.ts).
    receivePilotMessages: { invalidatesTags: (_result, error) => unlessFailed(error, ['PilotMessage']) },
    acknowledgePilotMessage: {
      invalidatesTags: (_result, error) => unlessFailed(error, [listTag('FlightLog'), 'PilotMessage']),
    },
    closeStream: {
      extraOptions: { showErrorToast: true },
      invalidatesTags: (_result, error, { streamId }) =>
        unlessFailed(error, [idTag('Stream', streamId), listTag('Stream'), listTag('Telemetry')]),
    },
  },
})

type State = Parameters<typeof streamApi.util.selectInvalidatedBy>[0]

/** Moves a drone in all lists of streams that contain it, without reading them again. */
export const moveStream =
  ({
    streamId,
    position,
  }: {
    streamId: string
    position: StreamPosition
  }): ThunkAction<void, State, unknown, UnknownAction> =>
  (dispatch, getState) => {
    const move = ({ data }: { data: { streams: ActiveStream[] } }): void => {
      const stream = data.streams.find(({ _id }) => _id === streamId)
      if (stream) stream.position = position
    }
    const lists = streamApi.util.selectInvalidatedBy(getState(), [idTag('Stream', streamId)])
    for (const { endpointName, originalArgs } of lists) {
      if (endpointName === 'getActiveStreams') {
        dispatch(streamApi.util.updateQueryData('getActiveStreams', originalArgs as void, move))
      }
      if (endpointName === 'getMissionStreams') {
        const arg = originalArgs as { missionId: string }
        dispatch(streamApi.util.updateQueryData('getMissionStreams', arg, move))
      }
    }
  }

export const {
  useGetActiveStreamsQuery,
  useGetMissionStreamsQuery,
  useGetStreamKeysQuery,
  useCreateStreamKeyMutation,
  useRotateStreamKeyMutation,
  useDeleteStreamKeyMutation,
  useCreatePlayTicketMutation,
  useCloseStreamMutation,
  useGetPilotMessagesQuery,
  useSendPilotMessageMutation,
} = streamApi

export type {
  ActiveStream,
  IssuedStreamKey,
  LivePath,
  LiveVideoState,
  PlayTicket,
  PilotMessage,
  ReceivedMessage,
  StreamKey,
  StreamPosition,
  StreamWarning,
} from './generated/stream.gen'
