// Written by `npm run generate` from api-spec/. Do not edit.
import { baseApi as api } from '../baseApi'
export const addTagTypes = ['Job', 'Photo'] as const
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      getMosaicPlan: build.query<GetMosaicPlanApiResponse, GetMosaicPlanApiArg>({
        query: (queryArg) => ({
          url: `/photo/mosaic/${encodeURIComponent(String(queryArg.missionId))}`,
        }),
        providesTags: ['Photo'],
      }),
      createMosaic: build.mutation<CreateMosaicApiResponse, CreateMosaicApiArg>({
        query: (queryArg) => ({
          url: `/photo/mosaic/${encodeURIComponent(String(queryArg.missionId))}`,
          method: 'POST',
          body: queryArg.newMosaic,
        }),
        invalidatesTags: ['Job'],
      }),
    }),
    overrideExisting: false,
  })
export { injectedRtkApi as mosaicGenerated }
export type GetMosaicPlanApiResponse =
  /** status 200 The photos that are used and those that are left out, with the reasons. */ MosaicPlanReply
export type GetMosaicPlanApiArg = {
  missionId: Id
}
export type CreateMosaicApiResponse =
  /** status 201 The job. Its end adds the layer, which is then imported like an uploaded one. */ MosaicStartedReply
export type CreateMosaicApiArg = {
  missionId: Id
  newMosaic: NewMosaic
}
export type Count = number
export type MosaicPlanReply = {
  status: boolean
  data: {
    /** Photos that are drawn. */
    used: number
    /** Photos that a mosaic can have. */
    limit: number
    leftOut: {
      rejected: Count
      proposed: Count
      withoutArea: Count
      oblique: Count
      undecodable: Count
    }
    /** Metres by which a place in the mosaic may be off, as one standard deviation; null without photos. */
    error: number | null
    /** Side of a pixel in metres. */
    gsd: number | null
    /** Pixels. */
    width: number
    height: number
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
export type MosaicStartedReply = {
  status: boolean
  message?: string
  data: {
    jobId: Id
  }
}
export type NewMosaic = {
  /** The name of the layer also states the expected error. */
  name: string
}
