// Written by `npm run generate` from api-spec/. Do not edit.
import { baseApi as api } from '../baseApi'
export const addTagTypes = ['ScimToken'] as const
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listScimTokens: build.query<ListScimTokensApiResponse, ListScimTokensApiArg>({
        query: (queryArg) => ({
          url: `/scim-token/list`,
          params: {
            page: queryArg.page,
            pageSize: queryArg.pageSize,
          },
        }),
        providesTags: ['ScimToken'],
      }),
      createScimToken: build.mutation<CreateScimTokenApiResponse, CreateScimTokenApiArg>({
        query: (queryArg) => ({
          url: `/scim-token/create`,
          method: 'POST',
          body: queryArg.newScimToken,
        }),
        invalidatesTags: ['ScimToken'],
      }),
      deleteScimToken: build.mutation<DeleteScimTokenApiResponse, DeleteScimTokenApiArg>({
        query: (queryArg) => ({
          url: `/scim-token/revoke/${encodeURIComponent(String(queryArg.scimTokenId))}`,
          method: 'DELETE',
        }),
        invalidatesTags: ['ScimToken'],
      }),
    }),
    overrideExisting: false,
  })
export { injectedRtkApi as scimTokenGenerated }
export type ListScimTokensApiResponse =
  /** status 200 The tokens, without their secrets. Revoked ones are not listed. */ ScimTokenListReply
export type ListScimTokensApiArg = {
  /** Page of the list, starting at 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
}
export type CreateScimTokenApiResponse = /** status 201 The token with its secret. */ CreatedScimTokenReply
export type CreateScimTokenApiArg = {
  newScimToken: NewScimToken
}
export type DeleteScimTokenApiResponse = /** status 200 Done. */ Done
export type DeleteScimTokenApiArg = {
  scimTokenId: Id
}
export type Id = string
export type Time = string
export type MaybeTime = string | null
export type ScimToken = {
  _id: Id
  name: string
  /** Last characters of the secret. */
  hint: string
  createdAt: Time
  lastUsedAt: MaybeTime
}
export type ScimTokenListReply = {
  status: boolean
  data: {
    items: ScimToken[]
    total: number
    page: number
    pageSize: number
    /** The identity provider calls this address. */
    baseUrl: string
    /** Tokens at the same time. */
    limit: number
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
export type CreatedScimTokenReply = {
  status: boolean
  message?: string
  data: {
    _id: Id
    secret: string
  }
}
export type NewScimToken = {
  name: string
}
export type Done = {
  status: boolean
  message?: string
}
