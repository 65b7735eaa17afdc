// Written by `npm run generate` from api-spec/. Do not edit.
import { baseApi as api } from '../baseApi'
export const addTagTypes = ['FlightLog', 'PilotMessage', 'Stream', 'Telemetry'] as const
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      getActiveStreams: build.query<GetActiveStreamsApiResponse, GetActiveStreamsApiArg>({
        query: () => ({ url: `/streamtoken/get-active-streams` }),
        providesTags: ['Stream'],
      }),
      getMissionStreams: build.query<GetMissionStreamsApiResponse, GetMissionStreamsApiArg>({
        query: (queryArg) => ({
          url: `/streamtoken/mission/${encodeURIComponent(String(queryArg.missionId))}`,
        }),
        providesTags: ['Stream'],
      }),
      createStreamKey: build.mutation<CreateStreamKeyApiResponse, CreateStreamKeyApiArg>({
        query: (queryArg) => ({
          url: `/streamtoken/create`,
          method: 'POST',
          body: queryArg.newStreamKey,
        }),
        invalidatesTags: ['Stream'],
      }),
      getStreamKeys: build.query<GetStreamKeysApiResponse, GetStreamKeysApiArg>({
        query: (queryArg) => ({
          url: `/streamtoken/list/${encodeURIComponent(String(queryArg.missionId))}`,
        }),
        providesTags: ['Stream'],
      }),
      rotateStreamKey: build.mutation<RotateStreamKeyApiResponse, RotateStreamKeyApiArg>({
        query: (queryArg) => ({
          url: `/streamtoken/rotate/${encodeURIComponent(String(queryArg.streamKeyId))}`,
          method: 'POST',
        }),
        invalidatesTags: ['Stream'],
      }),
      deleteStreamKey: build.mutation<DeleteStreamKeyApiResponse, DeleteStreamKeyApiArg>({
        query: (queryArg) => ({
          url: `/streamtoken/delete/${encodeURIComponent(String(queryArg.streamKeyId))}`,
          method: 'DELETE',
        }),
        invalidatesTags: ['Stream'],
      }),
      createPlayTicket: build.mutation<CreatePlayTicketApiResponse, CreatePlayTicketApiArg>({
        query: (queryArg) => ({
          url: `/streamtoken/ticket/${encodeURIComponent(String(queryArg.streamId))}`,
          method: 'POST',
        }),
        invalidatesTags: [],
      }),
      closeStream: build.mutation<CloseStreamApiResponse, CloseStreamApiArg>({
        query: (queryArg) => ({
          url: `/streamtoken/close/${encodeURIComponent(String(queryArg.streamId))}`,
          method: 'POST',
        }),
        invalidatesTags: ['Stream', 'Telemetry'],
      }),
      sendPositions: build.mutation<SendPositionsApiResponse, SendPositionsApiArg>({
        query: (queryArg) => ({
          url: `/streamtoken/telemetry`,
          method: 'POST',
          body: queryArg.sentPositions,
        }),
        invalidatesTags: [],
      }),
      getPilotMessages: build.query<GetPilotMessagesApiResponse, GetPilotMessagesApiArg>({
        query: (queryArg) => ({
          url: `/streamtoken/pilot-messages/${encodeURIComponent(String(queryArg.streamId))}`,
        }),
        providesTags: ['PilotMessage'],
      }),
      sendPilotMessage: build.mutation<SendPilotMessageApiResponse, SendPilotMessageApiArg>({
        query: (queryArg) => ({
          url: `/streamtoken/pilot-messages/${encodeURIComponent(String(queryArg.streamId))}`,
          method: 'POST',
          body: queryArg.newPilotMessage,
        }),
        invalidatesTags: ['FlightLog', 'PilotMessage'],
      }),
      receivePilotMessages: build.mutation<ReceivePilotMessagesApiResponse, ReceivePilotMessagesApiArg>({
        query: () => ({
          url: `/streamtoken/received-messages`,
          method: 'POST',
        }),
        invalidatesTags: ['PilotMessage'],
      }),
      acknowledgePilotMessage: build.mutation<AcknowledgePilotMessageApiResponse, AcknowledgePilotMessageApiArg>({
        query: (queryArg) => ({
          url: `/streamtoken/acknowledged-message`,
          method: 'POST',
          body: queryArg.pilotMessageChoice,
        }),
        invalidatesTags: ['FlightLog', 'PilotMessage'],
      }),
    }),
    overrideExisting: false,
  })
export { injectedRtkApi as streamGenerated }
export type GetActiveStreamsApiResponse =
  /** status 200 The streams of all missions, the latest first, 200 at most. */ ActiveStreamsReply
export type GetActiveStreamsApiArg = void
export type GetMissionStreamsApiResponse =
  /** status 200 The streams of the mission, the latest first, 200 at most. */ ActiveStreamsReply
export type GetMissionStreamsApiArg = {
  missionId: Id
}
export type CreateStreamKeyApiResponse = /** status 201 The key and the addresses it is used at. */ IssuedStreamKeyReply
export type CreateStreamKeyApiArg = {
  newStreamKey: NewStreamKey
}
export type GetStreamKeysApiResponse = /** status 200 The latest first, 500 at most. */ StreamKeysReply
export type GetStreamKeysApiArg = {
  missionId: Id
}
export type RotateStreamKeyApiResponse =
  /** status 201 The new key and the addresses it is used at. */ IssuedStreamKeyReply
export type RotateStreamKeyApiArg = {
  streamKeyId: Id
}
export type DeleteStreamKeyApiResponse = /** status 200 Done. */ Done
export type DeleteStreamKeyApiArg = {
  streamKeyId: Id
}
export type CreatePlayTicketApiResponse =
  /** status 201 The ticket, and the ways to watch the stream now. */ PlayTicketReply
export type CreatePlayTicketApiArg = {
  streamId: Id
}
export type CloseStreamApiResponse = /** status 200 Done. */ Done
export type CloseStreamApiArg = {
  streamId: Id
}
export type SendPositionsApiResponse = /** status 200 The positions are stored. */ PositionsReply
export type SendPositionsApiArg = {
  sentPositions: SentPositions
}
export type GetPilotMessagesApiResponse =
  /** status 200 The earliest first, the latest 100 at most. Also of a stream that has ended. */ PilotMessagesReply
export type GetPilotMessagesApiArg = {
  streamId: Id
}
export type SendPilotMessageApiResponse =
  /** status 201 The message is stored. It is shown at once if the page is open, else when the pilot opens it. */ PilotMessageReply
export type SendPilotMessageApiArg = {
  streamId: Id
  newPilotMessage: NewPilotMessage
}
export type ReceivePilotMessagesApiResponse =
  /** status 200 Those of the last hour that are not acknowledged, the earliest first. */ ReceivedMessagesReply
export type ReceivePilotMessagesApiArg = void
export type AcknowledgePilotMessageApiResponse = /** status 200 Done. */ Done
export type AcknowledgePilotMessageApiArg = {
  pilotMessageChoice: PilotMessageChoice
}
export type Id = string
export type MaybeId = string | null
export type StreamProtocol = 'rtmp' | 'whip' | 'rtsp' | 'srt'
export type StreamState = 'connecting' | 'live' | 'stalled' | 'frozen'
export type Time = string
export type MaybeTime = string | null
export type StreamWarning = 'bFrames' | 'rareKeyFrames' | 'codec' | 'notRecorded' | 'storageFull' | 'diskFull'
export type StreamStatistics = {
  viewers: number
  bitsPerSecond: number
  framesPerSecond: number | null
  codec: string | null
  audioCodec: string | null
  width: number | null
  height: number | null
  droppedFrames: number
  keyFrameSeconds: number | null
  hasBFrames: boolean
  warnings: StreamWarning[]
}
export type LivePath = 'whep' | 'flv' | 'hls'
export type MaybeMetres = number | null
export type MaybeDegrees = number | null
export type StreamPosition = {
  at: Time
  lat: number
  long: number
  altitude: MaybeMetres
  height: MaybeMetres
  heading: MaybeDegrees
  gimbalYaw: MaybeDegrees
  gimbalPitch: MaybeDegrees
  speed: number | null
  battery: number | null
}
export type ActiveStream = {
  _id: Id
  missionId: Id
  missionName: string
  flightId: MaybeId
  /** Empty for clients. */
  flightName: string
  /** Name of the pilot. */
  pilot: string | null
  /** Name of the stream key. */
  name: string
  protocol: StreamProtocol
  state: StreamState
  startedAt: Time
  firstFrameAt: MaybeTime
  statistics: StreamStatistics
  paths: LivePath[]
  /** The latest position that the drone has sent. */
  position: StreamPosition | null
  /** Whether the caller may watch it. */
  canWatch: boolean
}
export type LiveVideoState = 'listening' | 'starting' | 'noRtmp' | 'failing' | 'none'
export type ActiveStreamsReply = {
  status: boolean
  message?: string
  data: {
    streams: ActiveStream[]
    liveVideo: LiveVideoState
  }
}
export type MessageCode = string
export type MessageValues = {
  [key: string]: unknown
}
export type FieldError = {
  field: string
  /** A sentence without the name of the field. */
  message: string
  code: MessageCode
  values: MessageValues
}
export type Problem = {
  status: boolean
  /** Text for users in their language. */
  message: string
  code: MessageCode
  values: MessageValues
  /** The invalid fields of the request. */
  errors?: FieldError[]
}
export type StreamKeyName = string
export type IssuedStreamKey = {
  _id: Id
  /** Shown only once. */
  key: string
  name: StreamKeyName
  flightId: Id
  /** Server address for RTMP; the key is entered separately. Null while RTMP is not available. */
  rtmpUrl: string | null
  /** What is entered as the stream key for RTMP. A media server needs more than the key. */
  rtmpKey: string
  /** For WHIP with the key as bearer token. */
  whipUrl: string
  /** Page that publishes from a camera in the browser. Contains the key. */
  publishUrl: string
}
export type IssuedStreamKeyReply = {
  status: boolean
  message?: string
  data: IssuedStreamKey
}
export type NewStreamKey = {
  flightId: Id
  name: StreamKeyName
  /** The key is refused from then on. A stream that is running goes on. */
  expiresAt?: MaybeTime
}
export type Author = {
  _id: Id
  name: string
  avatar?: string | null
}
export type StreamClosing = {
  at: Time
  /** publisher: it stopped; lost: its connection ended without a word; idle: nothing arrived for 15 s; closed: by a person, or
    the key became invalid; engine: live video started again; malformed: the data did not follow the protocol; noPicture:
    there was no video; replaced: the publisher connected again. The others refuse a publisher.
     */
  reason:
    | 'publisher'
    | 'lost'
    | 'idle'
    | 'closed'
    | 'engine'
    | 'malformed'
    | 'noPicture'
    | 'replaced'
    | 'keyRefused'
    | 'keyEnded'
    | 'flightEnded'
    | 'minutesUsed'
    | 'inUse'
    | 'tooManyConnections'
    | 'tooManyStreams'
    | 'unavailable'
}
export type StreamKey = {
  _id: Id
  missionId: Id
  flightId: Id
  flightName: string
  name: StreamKeyName
  /** The last characters of the key. */
  hint: string
  /** closed: the flight or its mission has ended, so that the key is refused. */
  state: 'active' | 'streaming' | 'expired' | 'revoked' | 'closed'
  expiresAt: MaybeTime
  createdAt: Time
  createdBy?: Author
  /** How the latest connection of a publisher with this key ended, or why it was refused. Null before the first and while one
    publishes.
     */
  lastClosing: StreamClosing | null
}
export type StreamKeysReply = {
  status: boolean
  message?: string
  data: {
    keys: StreamKey[]
  }
}
export type Done = {
  status: boolean
  message?: string
}
export type PlayTicket = {
  ticket: string
  expiresAt: Time
  /** The better one first. Empty until the first frame has arrived. */
  paths: LivePath[]
  /** WHEP at the media server, with the ticket as bearer token. Null for a stream of the bundled engine. */
  whepUrl: string | null
  /** Playlist at the media server, with the ticket as bearer token or in the query as `token`. Null for a stream of the
    bundled engine.
     */
  hlsUrl: string | null
}
export type PlayTicketReply = {
  status: boolean
  message?: string
  data: PlayTicket
}
export type PositionsReply = {
  status: boolean
  message?: string
  data: {
    /** Without positions of a time that is stored already. */
    stored: number
  }
}
export type SentPosition = {
  at: Time
  lat: number
  long: number
  /** Metres above sea level or the ellipsoid. */
  altitude?: number
  /** Metres above the take-off point. */
  height?: number
  /** Metres per second over ground. */
  speed?: number
  /** Degrees clockwise from north. */
  heading?: number
  /** Percent. */
  battery?: number
  /** Direction of the camera, degrees clockwise from north. */
  gimbalYaw?: number
  /** Degrees above the horizon; -90 is straight down. */
  gimbalPitch?: number
}
export type SentPositions = {
  positions: SentPosition[]
}
export type PilotMessage = {
  _id: Id
  text: string | null
  long: number | null
  lat: number | null
  /** Name of the operator. */
  sender: string
  sentAt: Time
  /** When the page of the pilot showed it. */
  seenAt: MaybeTime
  acknowledgedAt: MaybeTime
}
export type PilotMessagesReply = {
  status: boolean
  message?: string
  data: {
    messages: PilotMessage[]
    /** Whether the page of the pilot is open. */
    isPageOpen: boolean
  }
}
export type PilotMessageReply = {
  status: boolean
  message?: string
  data: PilotMessage
}
export type PilotMessageText = string
export type NewPilotMessage = {
  text?: PilotMessageText
  long?: number
  lat?: number
}
export type ReceivedMessage = {
  _id: Id
  text: string | null
  long: number | null
  lat: number | null
  /** Name of the operator. */
  sender: string
  sentAt: Time
}
export type ReceivedMessagesReply = {
  status: boolean
  message?: string
  data: {
    messages: ReceivedMessage[]
  }
}
export type PilotMessageChoice = {
  pilotMessageId: Id
}
