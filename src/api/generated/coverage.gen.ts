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
  /** status 200 Computed from the estimated areas of accepted photos and of photos without a decision, except for those that are
proposed for rejection; 20,000 photos at most.
 */ CoverageReply
export type GetPhotoCoverageApiArg = {
  missionId: Id
  /** Layer with the area to cover, together with areaIndex. By default, the area is the convex hull of the photos' areas. */
  areaLayerId?: Id
  /** Feature of that layer that is the area; must be a polygon. */
  areaIndex?: FeatureIndex
  /** A gap is an area that fewer photos than this see. */
  gapBelow?: number
}
export type GetGapFlightApiResponse =
  /** status 200 The lines with their length, duration and number of photos. Terrain, obstacles, airspace and battery are not checked. */ GapFlightReply
export type GetGapFlightApiArg = {
  missionId: Id
  /** Layer with the area to cover, together with areaIndex. By default, the area is the convex hull of the photos' areas. */
  areaLayerId?: Id
  /** Feature of that layer that is the area; must be a polygon. */
  areaIndex?: FeatureIndex
  /** A gap is an area that fewer photos than this see. */
  gapBelow?: number
  /** Metres above the take-off point; by default the usual height of the photos. */
  height?: number
  /** Overlap of the photos of a line in per cent. */
  frontOverlap?: number
  /** Overlap of the photos of neighbouring lines in per cent. */
  sideOverlap?: number
}
export type DownloadGapFlightApiResponse =
  /** status 200 The file. The operator must check it before the flight. */ string
export type DownloadGapFlightApiArg = {
  missionId: Id
  /** Layer with the area to cover, together with areaIndex. By default, the area is the convex hull of the photos' areas. */
  areaLayerId?: Id
  /** Feature of that layer that is the area; must be a polygon. */
  areaIndex?: FeatureIndex
  /** A gap is an area that fewer photos than this see. */
  gapBelow?: number
  /** Metres above the take-off point; by default the usual height of the photos. */
  height?: number
  /** Overlap of the photos of a line in per cent. */
  frontOverlap?: number
  /** Overlap of the photos of neighbouring lines in per cent. */
  sideOverlap?: number
  /** A DJI route (KMZ) or a QGroundControl plan. */
  format?: 'wpml' | 'qgc'
  /** Drone of a DJI route. By default, that of the photos or else a consumer drone. */
  drone?: DjiDrone
}
export type Id = string
export type Geometry = {
  [key: string]: unknown
}
export type SquareMetres = number
export type CoverageClass = {
  /** Photos that see these cells. */
  from: number
  /** Null if there is no upper limit. */
  to: number | null
  squareMetres: SquareMetres
  outline: Geometry
}
export type Coverage = {
  /** Side of a grid cell in metres. */
  cellSize: number
  /** Median uncertainty of the corners of the photos' areas in metres. */
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
    /** Counted photos whose area was computed with an elevation layer; that of the others is on flat ground. */
    onGround: number
    /** The elevation layers of these photos that the caller sees. */
    groundLayers: {
      layerId: Id
      layerName: string
    }[]
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
  /** Gaps that are too small for a flight. */
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
