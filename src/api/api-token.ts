// API tokens of the signed-in user and of the organisation.
import { apiTokenGenerated } from './generated/api-token.gen'
import { listTag, unlessFailed } from './tags'

const ended = {
  extraOptions: { showErrorToast: true },
  // Also after a failure: the token may have been revoked elsewhere.
  invalidatesTags: [listTag('ApiToken')],
}
const added = {
  invalidatesTags: (_result: unknown, error: unknown) => unlessFailed(error, [listTag('ApiToken')]),
}

export const apiTokenApi = apiTokenGenerated.enhanceEndpoints({
  endpoints: {
    listApiTokens: { providesTags: [listTag('ApiToken')] },
    listTenantApiTokens: { providesTags: [listTag('ApiToken')] },
    createApiToken: added,
    createTenantApiToken: added,
    deleteApiToken: ended,
    deleteTenantApiToken: ended,
  },
})

export const {
  useListApiTokensQuery,
  useListTenantApiTokensQuery,
  useCreateApiTokenMutation,
  useCreateTenantApiTokenMutation,
  useDeleteApiTokenMutation,
  useDeleteTenantApiTokenMutation,
} = apiTokenApi

export type { ApiToken, ApiTokenScope, NewApiToken } from './generated/api-token.gen'
