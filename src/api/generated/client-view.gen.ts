// Written by `npm run generate` from api-spec/. Do not edit.
import { baseApi as api } from '../baseApi'
export const addTagTypes = ['Client', 'Session'] as const
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      startClientView: build.mutation<StartClientViewApiResponse, StartClientViewApiArg>({
        query: (queryArg) => ({
          url: `/client-view/start/${encodeURIComponent(String(queryArg.clientId))}`,
          method: 'POST',
        }),
        invalidatesTags: ['Session'],
      }),
      endClientView: build.mutation<EndClientViewApiResponse, EndClientViewApiArg>({
        query: () => ({ url: `/client-view/end`, method: 'POST' }),
        invalidatesTags: ['Session'],
      }),
    }),
    overrideExisting: false,
  })
export { injectedRtkApi as clientViewGenerated }
export type StartClientViewApiResponse = /** status 200 Done. */ Done
export type StartClientViewApiArg = {
  clientId: Id
}
export type EndClientViewApiResponse = /** status 200 Done. */ Done
export type EndClientViewApiArg = void
export type Done = {
  status: boolean
  message?: string
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
