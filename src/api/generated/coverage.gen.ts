// Written by `npm run generate` from api-spec/. Do not edit.
import { baseApi as api } from '../baseApi'
export const addTagTypes = ['Photo'] as const
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      getPhotoCoverage: build.query<GetPhotoCoverageApiResponse, GetPhotoCoverageApiArg>({
        query: (queryArg) => ({
          url: `/photo/coverage/${encodeURIComponent(String(queryArg.missionId))}`,
          params: {
            areaLayerId: queryArg.areaLayerId,
            areaIndex: queryArg.areaIndex,
            gapBelow: queryArg.gapBelow,
          },
        }),
        providesTags: ['Photo'],
      }),
      getGapFlight: build.query<GetGapFlightApiResponse, GetGapFlightApiArg>({
        query: (queryArg) => ({
          url: `/photo/gap-flight/${encodeURIComponent(String(queryArg.missionId))}`,
          params: {
            areaLayerId: queryArg.areaLayerId,
            areaIndex: queryArg.areaIndex,
            gapBelow: queryArg.gapBelow,
            height: queryArg.height,
            frontOverlap: queryArg.frontOverlap,
            sideOverlap: queryArg.sideOverlap,
          },
        }),
        providesTags: ['Photo'],
      }),
      downloadGapFlight: build.query<DownloadGapFlightApiResponse, DownloadGapFlightApiArg>({
        query: (queryArg) => ({
          url: `/photo/download-gap-flight/${encodeURIComponent(String(queryArg.missionId))}`,
          params: {
            areaLayerId: queryArg.areaLayerId,
            areaIndex: queryArg.areaIndex,
            gapBelow: queryArg.gapBelow,
            height: queryArg.height,
            frontOverlap: queryArg.frontOverlap,
            sideOverlap: queryArg.sideOverlap,
            format: queryArg.format,
            drone: queryArg.drone,
          },
        }),
        providesTags: ['Photo'],
      }),
    }),
    overrideExisting: false,
  })
export { injectedRtkApi as coverageGenerated }
export type GetPhotoCoverageApiResponse =
  /** status 200 Computed from the estimated areas of accepted photos and of photos that nobody has decided about, except for those
that are proposed for rejection; 20,000 photos at most.
 */ CoverageReply
export type GetPhotoCoverageApiArg = {
  missionId: Id
  /** Layer with the area to cover, with areaIndex. Without an area, the convex hull of the photos' areas. */
  areaLayerId?: Id
  /** Feature of that layer, which must be a polygon. */
  areaIndex?: FeatureIndex
  /** A gap is what fewer photos than this see. */
  gapBelow?: number
}
export type GetGapFlightApiResponse =
  /** status 200 The lines and what they need. Terrain, obstacles, airspace and battery are not checked. */ GapFlightReply
export type GetGapFlightApiArg = {
  missionId: Id
  /** Layer with the area to cover, with areaIndex. Without an area, the convex hull of the photos' areas. */
  areaLayerId?: Id
  /** Feature of that layer, which must be a polygon. */
  areaIndex?: FeatureIndex
  /** A gap is what fewer photos than this see. */
  gapBelow?: number
  /** Metres above the take-off point; by default the usual height of the photos. */
  height?: number
  /** Per cent by which photos of a line overlap. */
  frontOverlap?: number
  /** Per cent by which photos of neighbouring lines overlap. */
  sideOverlap?: number
}
export type DownloadGapFlightApiResponse =
  /** status 200 The file. The operator must check it before the flight. */ string
export type DownloadGapFlightApiArg = {
  missionId: Id
  /** Layer with the area to cover, with areaIndex. Without an area, the convex hull of the photos' areas. */
  areaLayerId?: Id
  /** Feature of that layer, which must be a polygon. */
  areaIndex?: FeatureIndex
  /** A gap is what fewer photos than this see. */
  gapBelow?: number
  /** Metres above the take-off point; by default the usual height of the photos. */
  height?: number
  /** Per cent by which photos of a line overlap. */
  frontOverlap?: number
  /** Per cent by which photos of neighbouring lines overlap. */
  sideOverlap?: number
  /** DJI's route as a KMZ, or a plan of QGroundControl. */
  format?: 'wpml' | 'qgc'
  /** Drone of a DJI route; by default that of the photos, else a consumer drone. */
  drone?: DjiDrone
}
export type Geometry = {
  [key: string]: unknown
}
export type SquareMetres = number
export type CoverageClass = {
  /** Photos that see these cells. */
  from: number
  /** Null without an upper limit. */
  to: number | null
  squareMetres: SquareMetres
  outline: Geometry
}
export type Coverage = {
  /** Side of a grid cell in metres. */
  cellSize: number
  /** Median of the metres by which the corner of a photo's area may be off. */
  uncertainty: number
  outline: Geometry
  squareMetres: SquareMetres
  /** Seen by at least one photo. */
  covered: SquareMetres
  fewerThan: {
    photos: number
    squareMetres: SquareMetres
  }[]
  classes: CoverageClass[]
  gaps: {
    below: number
    squareMetres: SquareMetres
    /** Connected areas. */
    count: number
    outline: Geometry
  }
} | null
export type CoverageReply = {
  status: boolean
  data: {
    /** Photos that are counted. */
    photos: number
    /** Photos left out because their area on the ground is unknown. */
    withoutArea: number
    /** Photos left out until someone accepts them, because they are proposed for rejection. */
    proposed: number
    /** Photos beyond the limit of 20,000. */
    unread: number
    coverage: Coverage
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
export type Id = string
export type FeatureIndex = number
export type DjiDrone = 'M300' | 'M350' | 'M30' | 'M30T' | 'M3E' | 'M3T' | 'M3D' | 'M3TD' | 'DJI_FLY'
export type Coordinates = {
  lat: number
  long: number
}
export type GapFlight = {
  /** Metres above the take-off point. */
  height: number
  /** Ground length of a pixel in metres. */
  gsd: number
  /** Metres per second. */
  speed: number
  frontOverlap: number
  sideOverlap: number
  /** In metres. */
  photoDistance: number
  /** In metres. */
  lineDistance: number
  photos: number
  /** From the first line to the last. */
  metres: number
  /** At that speed. */
  minutes: number
  camera: string | null
  drone: DjiDrone
  /** Gaps too small to fly for. */
  ignored: number
  /** In the order of the flight; each with its start and its end. */
  lines: {
    from: Coordinates
    to: Coordinates
  }[]
}
export type GapFlightReply = {
  status: boolean
  data: GapFlight
}
