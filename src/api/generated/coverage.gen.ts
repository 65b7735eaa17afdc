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
