// Written by `npm run generate` from api-spec/. Do not edit.
import { baseApi as api } from '../baseApi'
export const addTagTypes = ['Flight', 'Job', 'Mission', 'Photo', 'Recording', 'Telemetry', 'Upload'] as const
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      createTelemetry: build.mutation<CreateTelemetryApiResponse, CreateTelemetryApiArg>({
        query: (queryArg) => ({
          url: `/flight/telemetry/create`,
          method: 'POST',
          body: queryArg.newTelemetry,
        }),
        invalidatesTags: ['Job', 'Mission', 'Telemetry', 'Upload'],
      }),
      getMissionTelemetry: build.query<GetMissionTelemetryApiResponse, GetMissionTelemetryApiArg>({
        query: (queryArg) => ({
          url: `/flight/telemetry/list/${encodeURIComponent(String(queryArg.missionId))}`,
        }),
        providesTags: ['Telemetry'],
      }),
      assignTelemetry: build.mutation<AssignTelemetryApiResponse, AssignTelemetryApiArg>({
        query: (queryArg) => ({
          url: `/flight/telemetry/assign/${encodeURIComponent(String(queryArg.telemetryId))}`,
          method: 'PATCH',
          body: queryArg.telemetryAssignment,
        }),
        invalidatesTags: ['Photo', 'Recording', 'Telemetry'],
      }),
      createFlightOfTelemetry: build.mutation<CreateFlightOfTelemetryApiResponse, CreateFlightOfTelemetryApiArg>({
        query: (queryArg) => ({
          url: `/flight/telemetry/create-flight/${encodeURIComponent(String(queryArg.telemetryId))}`,
          method: 'POST',
          body: queryArg.flightOfTelemetry,
        }),
        invalidatesTags: ['Flight', 'Mission', 'Photo', 'Recording', 'Telemetry'],
      }),
      editTelemetryColumns: build.mutation<EditTelemetryColumnsApiResponse, EditTelemetryColumnsApiArg>({
        query: (queryArg) => ({
          url: `/flight/telemetry/columns/${encodeURIComponent(String(queryArg.telemetryId))}`,
          method: 'PATCH',
          body: queryArg.telemetryColumns,
        }),
        invalidatesTags: ['Job', 'Telemetry'],
      }),
      editTelemetryZone: build.mutation<EditTelemetryZoneApiResponse, EditTelemetryZoneApiArg>({
        query: (queryArg) => ({
          url: `/flight/telemetry/zone/${encodeURIComponent(String(queryArg.telemetryId))}`,
          method: 'PATCH',
          body: queryArg.telemetryZone,
        }),
        invalidatesTags: ['Flight', 'Mission', 'Photo', 'Recording', 'Telemetry'],
      }),
      deleteTelemetry: build.mutation<DeleteTelemetryApiResponse, DeleteTelemetryApiArg>({
        query: (queryArg) => ({
          url: `/flight/telemetry/delete/${encodeURIComponent(String(queryArg.telemetryId))}`,
          method: 'DELETE',
        }),
        invalidatesTags: ['Mission', 'Telemetry'],
      }),
      restoreTelemetry: build.mutation<RestoreTelemetryApiResponse, RestoreTelemetryApiArg>({
        query: (queryArg) => ({
          url: `/flight/telemetry/restore/${encodeURIComponent(String(queryArg.telemetryId))}`,
          method: 'POST',
        }),
        invalidatesTags: ['Mission', 'Telemetry'],
      }),
      getFlightTrack: build.query<GetFlightTrackApiResponse, GetFlightTrackApiArg>({
        query: (queryArg) => ({
          url: `/flight/track/${encodeURIComponent(String(queryArg.flightId))}`,
          params: {
            detail: queryArg.detail,
          },
        }),
        providesTags: ['Telemetry'],
      }),
      getRecordingTrack: build.query<GetRecordingTrackApiResponse, GetRecordingTrackApiArg>({
        query: (queryArg) => ({
          url: `/flight/track-of-recording/${encodeURIComponent(String(queryArg.vodId))}`,
        }),
        providesTags: ['Telemetry'],
      }),
      getFlightGround: build.query<GetFlightGroundApiResponse, GetFlightGroundApiArg>({
        query: (queryArg) => ({
          url: `/flight/ground/${encodeURIComponent(String(queryArg.flightId))}`,
          params: {
            lat: queryArg.lat,
            long: queryArg.long,
          },
        }),
        providesTags: ['Telemetry'],
      }),
      getRecordingGround: build.query<GetRecordingGroundApiResponse, GetRecordingGroundApiArg>({
        query: (queryArg) => ({
          url: `/flight/ground-of-recording/${encodeURIComponent(String(queryArg.vodId))}`,
          params: {
            lat: queryArg.lat,
            long: queryArg.long,
          },
        }),
        providesTags: ['Telemetry'],
      }),
      getMissionTracks: build.query<GetMissionTracksApiResponse, GetMissionTracksApiArg>({
        query: (queryArg) => ({
          url: `/flight/tracks/${encodeURIComponent(String(queryArg.missionId))}`,
        }),
        providesTags: ['Telemetry'],
      }),
    }),
    overrideExisting: false,
  })
export { injectedRtkApi as telemetryGenerated }
export type CreateTelemetryApiResponse = /** status 201 The telemetry, which is not read yet. */ TelemetryReply
export type CreateTelemetryApiArg = {
  newTelemetry: NewTelemetry
}
export type GetMissionTelemetryApiResponse =
  /** status 200 The telemetry of the mission, the newest first, 500 at most. */ TelemetryListReply
export type GetMissionTelemetryApiArg = {
  missionId: Id
}
export type AssignTelemetryApiResponse = /** status 200 The stored telemetry. */ TelemetryReply
export type AssignTelemetryApiArg = {
  telemetryId: Id
  telemetryAssignment: TelemetryAssignment
}
export type CreateFlightOfTelemetryApiResponse = /** status 201 The stored telemetry. */ TelemetryReply
export type CreateFlightOfTelemetryApiArg = {
  telemetryId: Id
  flightOfTelemetry: FlightOfTelemetry
}
export type EditTelemetryColumnsApiResponse = /** status 200 The telemetry, which is not read yet. */ TelemetryReply
export type EditTelemetryColumnsApiArg = {
  telemetryId: Id
  telemetryColumns: TelemetryColumns
}
export type EditTelemetryZoneApiResponse =
  /** status 200 The stored telemetry with its new times. The start of recordings that is that of the telemetry moves with it, and so does
a flight that was created from it.
 */ TelemetryReply
export type EditTelemetryZoneApiArg = {
  telemetryId: Id
  telemetryZone: TelemetryZone
}
export type DeleteTelemetryApiResponse = /** status 200 Done. */ Done
export type DeleteTelemetryApiArg = {
  telemetryId: Id
}
export type RestoreTelemetryApiResponse = /** status 200 Done. */ Done
export type RestoreTelemetryApiArg = {
  telemetryId: Id
}
export type GetFlightTrackApiResponse =
  /** status 200 The track; without telemetry the path is empty. */ FlightTrackReply
export type GetFlightTrackApiArg = {
  flightId: Id
  /** Only the path, for maps, or also the samples. */
  detail?: 'path' | 'samples'
}
export type GetRecordingTrackApiResponse =
  /** status 200 The track of the telemetry that is paired with the recording, otherwise that of its flight; empty without both.
   */ FlightTrackReply
export type GetRecordingTrackApiArg = {
  vodId: Id
}
export type GetFlightGroundApiResponse =
  /** status 200 Heights within a kilometre. Null for flat ground: without an elevation layer there, and for those who do not see the
layer, which needs the permission layer_list.
 */ TrackGroundReply
export type GetFlightGroundApiArg = {
  flightId: Id
  /** Where the camera is. */
  lat: number
  long: number
}
export type GetRecordingGroundApiResponse =
  /** status 200 As of a flight; the take-off point is that of the track of the recording. */ TrackGroundReply
export type GetRecordingGroundApiArg = {
  vodId: Id
  /** Where the camera is. */
  lat: number
  long: number
}
export type GetMissionTracksApiResponse =
  /** status 200 Flights with telemetry, at most 100, the latest first. */ MissionTracksReply
export type GetMissionTracksApiArg = {
  missionId: Id
}
export type Id = string
export type MaybeId = string | null
export type TelemetryState = 'reading' | 'columns' | 'unassigned' | 'ready' | 'failed'
export type ColumnName = string
export type TelemetryTable = {
  header: ColumnName[]
  /** The first rows. */
  examples: string[][]
  /** Columns by their names, or those last chosen for the same header. */
  proposal: {
    fields: {
      [key: string]: ColumnName
    }
    timeUnit: 's' | 'ms'
    lengthUnit: 'm' | 'ft'
    speedUnit: 'm/s' | 'km/h' | 'mph' | 'kn'
  }
} | null
export type MaybeTime = string | null
export type MaybeMetres = number | null
export type Time = string
export type Author = {
  _id: Id
  name: string
  avatar?: string | null
}
export type Telemetry = {
  _id: Id
  missionId: Id
  flightId: MaybeId
  name: string
  kind: 'srt' | 'gpx' | 'csv' | 'ulog' | 'dataflash' | 'tlog'
  state: TelemetryState
  /** Why it failed. */
  problem: string | null
  /** What the import left out. */
  notes: string[]
  table: TelemetryTable
  /** Whether the file has times of day. */
  hasTimes: boolean
  /** The time zone that times without a zone were read in; null if they have one. */
  timeZone: string | null
  samples: number
  startedAt: MaybeTime
  endedAt: MaybeTime
  distance: MaybeMetres
  maxHeight: MaybeMetres
  createdAt: Time
  createdBy?: Author
}
export type TelemetryReply = {
  status: boolean
  message?: string
  data: Telemetry
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
export type NewTelemetry = {
  missionId: Id
  uploadId: Id
  /** The flight. By default, the flight at the time of the file, if there is exactly one. */
  flightId?: Id
  /** IANA time zone of times without a zone in the file; by default that of the first position. */
  timeZone?: string
}
export type TelemetryListReply = {
  status: boolean
  message?: string
  data: {
    telemetry: Telemetry[]
  }
}
export type TelemetryAssignment = {
  flightId: Id
}
export type FlightOfTelemetry = {
  name: string
}
export type TelemetryColumns = {
  fields: {
    date?: ColumnName
    time: ColumnName
    lat: ColumnName
    long: ColumnName
    altitude?: ColumnName
    height?: ColumnName
    speed?: ColumnName
    battery?: ColumnName
    heading?: ColumnName
    gimbalYaw?: ColumnName
    gimbalPitch?: ColumnName
  }
  /** Unit of numeric times. */
  timeUnit: 's' | 'ms'
  lengthUnit: 'm' | 'ft'
  speedUnit: 'm/s' | 'km/h' | 'mph' | 'kn'
}
export type TelemetryZone = {
  /** IANA name. */
  timeZone: string
}
export type Done = {
  status: boolean
  message?: string
}
export type Coordinates = {
  lat: number
  long: number
}
export type TrackEvent = {
  at: Time
  location: Coordinates
} | null
export type Position = number[]
export type PathDeviation = {
  mean: number
  max: number
}
export type PlannedPath = {
  /** Of the layer. */
  name: string
  lines: Position[][]
  /** Null without telemetry, or when the planned path has more than 5000 positions. */
  deviation: PathDeviation | null
}
export type Measurements = (number | null)[]
export type TrackSamples = {
  /** Milliseconds since the start of the track. */
  at: number[]
  long: number[]
  lat: number[]
  altitude: Measurements
  height: Measurements
  speed: Measurements
  battery: Measurements
  heading: Measurements
  gimbalYaw: Measurements
  gimbalPitch: Measurements
  focalLength: Measurements
} | null
export type FlightTrack = {
  startedAt: MaybeTime
  endedAt: MaybeTime
  /** Seconds. */
  duration: number
  /** Metres over ground. */
  distance: number
  maxHeight: MaybeMetres
  takeOff: TrackEvent
  landing: TrackEvent
  /** The simplified path in the order of time. */
  path: Position[]
  planned: PlannedPath | null
  samples: TrackSamples
}
export type FlightTrackReply = {
  status: boolean
  message?: string
  data: FlightTrack
}
export type TrackGround = {
  layerId: Id
  layerName: string
  /** Height of the take-off point. */
  takeOff: number
  columns: number
  rows: number
  /** Longitude of the western edge. */
  west: number
  /** Longitude of the eastern edge; above 180 for a grid across the antimeridian. */
  east: number
  /** Vertical position in Web Mercator of the northern edge; 0 is at 85.05 degrees north, 1 at 85.05 degrees south. */
  top: number
  /** The same of the southern edge. */
  bottom: number
  /** Metres at the middle of each cell, row by row from the north; null where they are unknown. */
  heights: (number | null)[]
}
export type TrackGroundReply = {
  status: boolean
  message?: string
  data: {
    /** Null for flat ground. */
    ground: TrackGround | null
  }
}
export type MissionTrack = {
  flightId: Id
  /** Of the flight. */
  name: string
  startedAt: Time
  /** Milliseconds since the start, one for each position of the path. */
  at: number[]
  /** Positions in the order of time, at equal intervals. */
  path: Position[]
}
export type MissionTracksReply = {
  status: boolean
  message?: string
  data: {
    tracks: MissionTrack[]
  }
}
