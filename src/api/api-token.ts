// API tokens of the signed-in user and of the organisation, and the contract of what they can call.
import type { DefinitionsFromApi, OverrideResultType, TagTypesFromApi } from '@reduxjs/toolkit/query/react'
import { apiTokenGenerated } from './generated/api-token.gen'
import type { PublishedContract } from './publishedContract'
import { listTag, unlessFailed } from './tags'

const ended = {
  extraOptions: { showErrorToast: true },
  // Also after a failure: the token may have been revoked elsewhere.
  invalidatesTags: [listTag('ApiToken')],
}
const added = {
  invalidatesTags: (_result: unknown, error: unknown) => unlessFailed(error, [listTag('ApiToken')]),
}

type Generated = DefinitionsFromApi<typeof apiTokenGenerated>
type Definitions = Omit<Generated, 'getOpenApi'> & {
  getOpenApi: OverrideResultType<Generated['getOpenApi'], PublishedContract>
}

export const apiTokenApi = apiTokenGenerated.enhanceEndpoints<TagTypesFromApi<typeof apiTokenGenerated>, Definitions>({
  endpoints: {
    getOpenApi: {
      // The document changes with the version of the server only.
      providesTags: [],
      // Its media type is not known as JSON.
      transformResponse: (document: string) => JSON.parse(document) as PublishedContract,
    },
    listApiTokens: { providesTags: [listTag('ApiToken')] },
    listTenantApiTokens: { providesTags: [listTag('ApiToken')] },
    createApiToken: added,
    createTenantApiToken: added,
    deleteApiToken: ended,
    deleteTenantApiToken: ended,
  },
})

export const {
  useGetOpenApiQuery,
  useListApiTokensQuery,
  useListTenantApiTokensQuery,
  useCreateApiTokenMutation,
  useCreateTenantApiTokenMutation,
  useDeleteApiTokenMutation,
  useDeleteTenantApiTokenMutation,
} = apiTokenApi

export type { ApiToken, ApiTokenScope, NewApiToken } from './generated/api-token.gen'
