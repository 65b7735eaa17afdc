// Written by `npm run generate` from api-spec/. Do not edit.
import { baseApi as api } from '../baseApi'
export const addTagTypes = ['ApiToken', 'OpenApi'] as const
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listApiTokens: build.query<ListApiTokensApiResponse, ListApiTokensApiArg>({
        query: (queryArg) => ({
          url: `/api-token/list`,
          params: {
            page: queryArg.page,
            pageSize: queryArg.pageSize,
          },
        }),
        providesTags: ['ApiToken'],
      }),
      createApiToken: build.mutation<CreateApiTokenApiResponse, CreateApiTokenApiArg>({
        query: (queryArg) => ({
          url: `/api-token/create`,
          method: 'POST',
          body: queryArg.newApiToken,
        }),
        invalidatesTags: ['ApiToken'],
      }),
      deleteApiToken: build.mutation<DeleteApiTokenApiResponse, DeleteApiTokenApiArg>({
        query: (queryArg) => ({
          url: `/api-token/revoke/${encodeURIComponent(String(queryArg.apiTokenId))}`,
          method: 'DELETE',
        }),
        invalidatesTags: ['ApiToken'],
      }),
      listTenantApiTokens: build.query<ListTenantApiTokensApiResponse, ListTenantApiTokensApiArg>({
        query: (queryArg) => ({
          url: `/tenantroot/api-token/list`,
          params: {
            page: queryArg.page,
            pageSize: queryArg.pageSize,
          },
        }),
        providesTags: ['ApiToken'],
      }),
      createTenantApiToken: build.mutation<CreateTenantApiTokenApiResponse, CreateTenantApiTokenApiArg>({
        query: (queryArg) => ({
          url: `/tenantroot/api-token/create`,
          method: 'POST',
          body: queryArg.newApiToken,
        }),
        invalidatesTags: ['ApiToken'],
      }),
      deleteTenantApiToken: build.mutation<DeleteTenantApiTokenApiResponse, DeleteTenantApiTokenApiArg>({
        query: (queryArg) => ({
          url: `/tenantroot/api-token/revoke/${encodeURIComponent(String(queryArg.apiTokenId))}`,
          method: 'DELETE',
        }),
        invalidatesTags: ['ApiToken'],
      }),
      getOpenApi: build.query<GetOpenApiApiResponse, GetOpenApiApiArg>({
        query: () => ({ url: `/openapi` }),
        providesTags: ['OpenApi'],
      }),
    }),
    overrideExisting: false,
  })
export { injectedRtkApi as apiTokenGenerated }
export type ListApiTokensApiResponse =
  /** status 200 One page of tokens, also expired ones. Revoked tokens are not listed. */ ApiTokenListReply
export type ListApiTokensApiArg = {
  /** Page of the list, starting at 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
}
export type CreateApiTokenApiResponse = /** status 201 The token with its secret. */ CreatedApiTokenReply
export type CreateApiTokenApiArg = {
  newApiToken: NewApiToken
}
export type DeleteApiTokenApiResponse = /** status 200 Done. */ Done
export type DeleteApiTokenApiArg = {
  apiTokenId: Id
}
export type ListTenantApiTokensApiResponse =
  /** status 200 One page of tokens, also expired ones. Revoked tokens are not listed. */ ApiTokenListReply
export type ListTenantApiTokensApiArg = {
  /** Page of the list, starting at 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
}
export type CreateTenantApiTokenApiResponse = /** status 201 The token with its secret. */ CreatedApiTokenReply
export type CreateTenantApiTokenApiArg = {
  newApiToken: NewApiToken
}
export type DeleteTenantApiTokenApiResponse = /** status 200 Done. */ Done
export type DeleteTenantApiTokenApiArg = {
  apiTokenId: Id
}
export type GetOpenApiApiResponse =
  /** status 200 The document. Each operation names its permission and the scopes that include it. */ Blob
export type GetOpenApiApiArg = void
export type Id = string
export type ApiTokenScope =
  | 'missions:read'
  | 'missions:write'
  | 'maps:read'
  | 'maps:write'
  | 'files:read'
  | 'files:write'
  | 'flights:read'
  | 'flights:write'
  | 'alerts:read'
  | 'alerts:write'
  | 'assets:read'
  | 'assets:write'
  | 'data:read'
  | 'data:write'
export type ApiTokenScopes = ApiTokenScope[]
export type Time = string
export type MaybeTime = string | null
export type ApiToken = {
  _id: Id
  name: string
  /** A tenant token is managed by all tenant roots; it acts for the tenant root who created it. */
  kind: 'personal' | 'tenant'
  scopes: ApiTokenScopes
  /** Last characters of the secret. */
  hint: string
  /** The user whose rights it has. */
  ownerName: string
  createdAt: Time
  expiresAt: Time
  lastUsedAt: MaybeTime
}
export type ApiTokenListReply = {
  status: boolean
  data: {
    items: ApiToken[]
    total: number
    page: number
    pageSize: number
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
export type CreatedApiTokenReply = {
  status: boolean
  message?: string
  data: {
    _id: Id
    secret: string
  }
}
export type NewApiToken = {
  name: string
  scopes: ApiTokenScopes
  /** Days until the token expires. */
  days: number
  /** Of the caller. Not needed within 10 minutes of a sign-in with a password, a passkey or single sign-on. */
  password?: string
}
export type Done = {
  status: boolean
  message?: string
}
