// Written by `npm run generate` from api-spec/. Do not edit.
import { baseApi as api } from '../baseApi'
export const addTagTypes = ['Aircraft', 'AircraftFeed'] as const
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      getAircraft: build.query<GetAircraftApiResponse, GetAircraftApiArg>({
        query: () => ({ url: `/aircraft/list` }),
        providesTags: ['Aircraft'],
      }),
      sendRemoteId: build.mutation<SendRemoteIdApiResponse, SendRemoteIdApiArg>({
        query: (queryArg) => ({
          url: `/aircraft/remote-id`,
          method: 'POST',
          body: queryArg.sentRemoteId,
        }),
        invalidatesTags: [],
      }),
      getAircraftFeeds: build.query<GetAircraftFeedsApiResponse, GetAircraftFeedsApiArg>({
        query: () => ({ url: `/aircraft/feed/getall` }),
        providesTags: ['AircraftFeed'],
      }),
      createAircraftFeed: build.mutation<CreateAircraftFeedApiResponse, CreateAircraftFeedApiArg>({
        query: (queryArg) => ({
          url: `/aircraft/feed/create`,
          method: 'POST',
          body: queryArg.newAircraftFeed,
        }),
        invalidatesTags: ['AircraftFeed'],
      }),
      editAircraftFeed: build.mutation<EditAircraftFeedApiResponse, EditAircraftFeedApiArg>({
        query: (queryArg) => ({
          url: `/aircraft/feed/edit/${encodeURIComponent(String(queryArg.aircraftFeedId))}`,
          method: 'PATCH',
          body: queryArg.aircraftFeedEdit,
        }),
        invalidatesTags: ['AircraftFeed'],
      }),
      rotateAircraftFeedKey: build.mutation<RotateAircraftFeedKeyApiResponse, RotateAircraftFeedKeyApiArg>({
        query: (queryArg) => ({
          url: `/aircraft/feed/rotate/${encodeURIComponent(String(queryArg.aircraftFeedId))}`,
          method: 'POST',
        }),
        invalidatesTags: ['AircraftFeed'],
      }),
      testAircraftFeed: build.mutation<TestAircraftFeedApiResponse, TestAircraftFeedApiArg>({
        query: (queryArg) => ({
          url: `/aircraft/feed/test`,
          method: 'POST',
          body: queryArg.aircraftFeedTest,
        }),
        invalidatesTags: [],
      }),
      deleteAircraftFeed: build.mutation<DeleteAircraftFeedApiResponse, DeleteAircraftFeedApiArg>({
        query: (queryArg) => ({
          url: `/aircraft/feed/delete/${encodeURIComponent(String(queryArg.aircraftFeedId))}`,
          method: 'DELETE',
        }),
        invalidatesTags: ['AircraftFeed'],
      }),
    }),
    overrideExisting: false,
  })
export { injectedRtkApi as aircraftGenerated }
export type GetAircraftApiResponse =
  /** status 200 The last position of each aircraft, at most a minute after it went stale. */ AircraftListReply
export type GetAircraftApiArg = void
export type SendRemoteIdApiResponse = /** status 200 How many positions were stored. */ SentRemoteIdReply
export type SendRemoteIdApiArg = {
  sentRemoteId: SentRemoteId
}
export type GetAircraftFeedsApiResponse = /** status 200 10 at most, sorted by name. */ AircraftFeedsReply
export type GetAircraftFeedsApiArg = void
export type CreateAircraftFeedApiResponse =
  /** status 201 The feed, and its key if it is of Remote ID. */ AircraftFeedKeyReply
export type CreateAircraftFeedApiArg = {
  newAircraftFeed: NewAircraftFeed
}
export type EditAircraftFeedApiResponse = /** status 200 The feed. */ AircraftFeedReply
export type EditAircraftFeedApiArg = {
  aircraftFeedId: Id
  aircraftFeedEdit: AircraftFeedEdit
}
export type RotateAircraftFeedKeyApiResponse = /** status 201 The feed with its new key. */ AircraftFeedKeyReply
export type RotateAircraftFeedKeyApiArg = {
  aircraftFeedId: Id
}
export type TestAircraftFeedApiResponse =
  /** status 200 Whether it could be reached, and what it sent. */ AircraftFeedTestReply
export type TestAircraftFeedApiArg = {
  aircraftFeedTest: AircraftFeedTest
}
export type DeleteAircraftFeedApiResponse = /** status 200 Done. */ Done
export type DeleteAircraftFeedApiArg = {
  aircraftFeedId: Id
}
export type Id = string
export type AircraftFeedName = string
export type AircraftFeedKind = 'cot' | 'remote_id'
export type Time = string
export type Aircraft = {
  feedId: Id
  feedName: AircraftFeedName
  feedKind: AircraftFeedKind
  /** Identifies the aircraft within its feed. */
  uid: string
  /** Call sign. */
  name: string | null
  cotType: string | null
  at: Time
  staleAt: Time
  lat: number
  long: number
  /** Metres above the WGS 84 ellipsoid. */
  altitude: number | null
  height: number | null
  /** What the height is above. */
  heightReference: ('ground' | 'take_off' | null) | ('ground' | 'take_off' | null)
  accuracy: number | null
  course: number | null
  speed: number | null
  verticalSpeed: number | null
  isEmergency: boolean
  operatorId: string | null
  operatorLat: number | null
  operatorLong: number | null
}
export type AircraftListReply = {
  status: boolean
  message?: string
  data: {
    aircraft: Aircraft[]
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
export type SentRemoteIdReply = {
  status: boolean
  message?: string
  data: {
    stored: number
  }
}
export type RemoteIdMessage = {
  /** Base64 of a message of 25 bytes, or of a message pack. */
  pack?: string
  uasId?: string
  /** Shown instead of the ID. */
  name?: string
  at?: Time
  lat?: number
  long?: number
  /** Metres above the WGS 84 ellipsoid. */
  altitude?: number
  /** Metres; see heightType. */
  height?: number
  /** take_off if absent. */
  heightType?: 'ground' | 'take_off'
  /** Radius in metres. */
  accuracy?: number
  /** Degrees from true north. */
  direction?: number
  /** Metres per second over the ground. */
  speed?: number
  verticalSpeed?: number
  status?: 'undeclared' | 'ground' | 'airborne' | 'emergency' | 'failure'
  operatorId?: string
  operatorLat?: number
  operatorLong?: number
}
export type SentRemoteId = {
  messages: RemoteIdMessage[]
}
export type AircraftFeedServerName = string
export type AircraftFeedPem = string
export type MaybeTime = string | null
export type AircraftClock = {
  /** Callsign or UID of the sender. */
  name: string
  /** By which its clock is ahead of the one of the server. Negative when it is behind, or its events arrive late. */
  seconds: number
}
export type Version = number
export type AircraftFeed = {
  _id: Id
  name: AircraftFeedName
  kind: AircraftFeedKind
  enabled: boolean
  host: string | null
  port: number | null
  usesTls: boolean
  serverName: AircraftFeedServerName
  authority: AircraftFeedPem
  certificate: AircraftFeedPem
  hasPrivateKey: boolean
  sendsOwn: boolean
  /** Last characters of the key of Remote ID. */
  hint: string | null
  /** connected: also for Remote ID, while messages came in the last minute; otherwise it is waiting for some. failed: it connects again after a while. */
  state: 'off' | 'connecting' | 'connected' | 'failed' | 'waiting'
  /** Why it failed. */
  problem: string | null
  connectedAt: MaybeTime
  messageAt: MaybeTime
  /** Messages in the last minute. */
  perMinute: number
  /** Of these, messages that are no positions of aircraft, stale or invalid. */
  passedOver: number
  /** Of these, messages over the limits of 2,000 a second and 1,000 aircraft of an organisation. */
  dropped: number
  /** Shown now. */
  aircraft: number
  /** Senders of the last minute whose clocks differ by 15 seconds or more, the worst first. Their positions have the time at which they arrived. Empty for Remote ID, which refuses such positions. */
  wrongClocks: AircraftClock[]
  /** All of them. */
  wrongClockCount: number
  createdAt: Time
  version: Version
}
export type AircraftFeedsReply = {
  status: boolean
  message?: string
  data: {
    feeds: AircraftFeed[]
  }
}
export type AircraftFeedKeyReply = {
  status: boolean
  message?: string
  data: {
    _id: Id
    feed: AircraftFeed
    key: string | null
  }
}
export type AircraftFeedHost = string
export type AircraftFeedPort = number
export type NewAircraftFeed = {
  name: AircraftFeedName
  kind: AircraftFeedKind
  host?: AircraftFeedHost
  port?: AircraftFeedPort
  usesTls?: boolean
  serverName?: AircraftFeedServerName
  /** Certificate of the authority that signed the one of the server; empty for public authorities. */
  authority?: AircraftFeedPem
  /** Client certificate. */
  certificate?: AircraftFeedPem
  /** Private key of the client certificate. No reply contains it. */
  privateKey?: AircraftFeedPem
  /** Positions of own drones are sent to it. */
  sendsOwn?: boolean
}
export type AircraftFeedReply = {
  status: boolean
  message?: string
  data: AircraftFeed
}
export type AircraftFeedEdit = {
  version: Version
  name?: AircraftFeedName
  enabled?: boolean
  host?: AircraftFeedHost
  port?: AircraftFeedPort
  usesTls?: boolean
  serverName?: AircraftFeedServerName
  authority?: AircraftFeedPem
  certificate?: AircraftFeedPem
  /** Absent to keep the one that is stored. */
  privateKey?: AircraftFeedPem
  sendsOwn?: boolean
}
export type AircraftFeedTestReply = {
  status: boolean
  message?: string
  data: {
    isConnected: boolean
    problem: string | null
    messages: number
    /** Messages that are positions of aircraft. */
    aircraft: number
  }
}
export type AircraftFeedTest = {
  /** A feed whose stored private key is used if there is none here. */
  aircraftFeedId?: Id
  host: AircraftFeedHost
  port: AircraftFeedPort
  usesTls: boolean
  serverName?: AircraftFeedServerName
  authority?: AircraftFeedPem
  certificate?: AircraftFeedPem
  privateKey?: AircraftFeedPem
}
export type Done = {
  status: boolean
  message?: string
}
