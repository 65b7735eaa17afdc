// Written by `npm run generate` from api-spec/. Do not edit.
import { baseApi as api } from '../baseApi'
export const addTagTypes = ['Footage'] as const
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      searchFootage: build.query<SearchFootageApiResponse, SearchFootageApiArg>({
        query: (queryArg) => ({
          url: `/footage/search`,
          method: 'POST',
          body: queryArg.footageSearch,
        }),
        providesTags: ['Footage'],
      }),
    }),
    overrideExisting: false,
  })
export { injectedRtkApi as footageGenerated }
export type SearchFootageApiResponse =
  /** status 200 Areas on the ground are computed with the elevation layers of the mission, else for level ground; what hills hide is not
found. Recordings without telemetry are not found. Photos are found
by users with the permission feature_list.
 */ FootageReply
export type SearchFootageApiArg = {
  footageSearch: FootageSearch
}
export type MaybeId = string | null
export type Id = string
export type MaybeTime = string | null
export type Coordinates = {
  lat: number
  long: number
}
export type Ground = {
  /** Null for those who do not see the layer. */
  layerId: MaybeId
  layerName: string | null
} | null
export type FootageMoment = {
  recordingId: MaybeId
  photoId: MaybeId
  name: string
  missionId: Id
  missionName: string
  flightId: MaybeId
  /** First second that shows the place; null for a photo without a time. */
  from: MaybeTime
  /** Last second that shows the place. */
  until: MaybeTime
  /** The second that shows the place best. */
  bestAt: MaybeTime
  /** The second that shows the place best, in milliseconds since the start of the recording; null for photos. */
  momentMs: number | null
  /** The times are those of a camera in an unknown time zone, as if they were UTC. */
  isLocalTime: boolean
  /** Metres from the camera to the place. */
  distance: number
  /** Resolution at the place. */
  metresPerPixel: number
  /** Degrees from straight down. */
  offNadir: number
  /** 1 in the middle of the picture, 0 at its edge. */
  centredness: number
  /** Quality of the view. */
  score: number
  /** Direction or angle of view are assumed, because the telemetry lacks them. */
  isAssumed: boolean
  /** Metres by which the area on the ground may be off. */
  uncertainty: number
  /** Corners on the ground at the best second. */
  footprint: Coordinates[]
  ground: Ground
  thumbnailUrl: string | null
}
export type FootageReply = {
  status: boolean
  message?: string
  data: {
    moments: FootageMoment[]
    /** There are further moments, or more recordings of the place than are searched at once. */
    isLimited: boolean
    /** Photos that show the place and are left out, because nobody knows whether they were taken in the period. */
    untimedPhotos: number
    /** Whether photos were searched. */
    withPhotos: boolean
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
export type Geometry = {
  [key: string]: unknown
}
export type Time = string
export type FootageSearch = {
  /** At most 2,000 positions within 50 km. */
  geometry: Geometry
  /** Only what was taken at or after this time. A photo of a camera whose time zone is unknown is found if its clock may have shown such a time; a photo without a time is left out. */
  from?: Time
  /** Only what was taken at or before this time. */
  until?: Time
  missionId?: Id
  /** Only of missions of this place. */
  locationId?: Id
  /** Number of moments. */
  limit?: number
}
