// Tokens with which the identity provider of the organisation manages its people.
import { scimTokenGenerated } from './generated/scim-token.gen'
import { listTag, unlessFailed } from './tags'

export const scimTokenApi = scimTokenGenerated.enhanceEndpoints({
  endpoints: {
    listScimTokens: { providesTags: [listTag('ScimToken')] },
    createScimToken: {
      invalidatesTags: (_result, error) => unlessFailed(error, [listTag('ScimToken')]),
    },
    deleteScimToken: {
      extraOptions: { showErrorToast: true },
      // Also after a failure: the token may have been revoked elsewhere.
      invalidatesTags: [listTag('ScimToken')],
    },
  },
})

export const { useListScimTokensQuery, useCreateScimTokenMutation, useDeleteScimTokenMutation } = scimTokenApi

export type { ScimToken } from './generated/scim-token.gen'
