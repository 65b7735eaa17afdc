// Written by `npm run generate` from api-spec/. Do not edit.
import { baseApi as api } from '../baseApi'
export const addTagTypes = ['Session'] as const
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      acceptTerms: build.mutation<AcceptTermsApiResponse, AcceptTermsApiArg>({
        query: (queryArg) => ({
          url: `/tenant/user/terms-conditions-check`,
          method: 'PATCH',
          params: {
            terms: queryArg.terms,
          },
        }),
        invalidatesTags: ['Session'],
      }),
    }),
    overrideExisting: false,
  })
export { injectedRtkApi as userGenerated }
export type AcceptTermsApiResponse = /** status 200 Done. */ Done
export type AcceptTermsApiArg = {
  /** Must be true; declining is a logout. */
  terms: true
}
export type Done = {
  status: boolean
  message?: string
}
export type FieldError = {
  field: string
  message: string
}
export type Problem = {
  status: boolean
  message: string
  /** The fields that were wrong, when the request was. */
  errors?: FieldError[]
}
