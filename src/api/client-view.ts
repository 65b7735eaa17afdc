// Views of a tenant root as a client.
import { clientViewGenerated } from './generated/client-view.gen'
import { unlessFailed } from './tags'

export const clientViewApi = clientViewGenerated.enhanceEndpoints({
  endpoints: {
    startClientView: {
      invalidatesTags: (_result, error) => unlessFailed(error, ['Session']),
      extraOptions: { showErrorToast: true },
    },
    endClientView: {
      invalidatesTags: (_result, error) => unlessFailed(error, ['Session']),
      extraOptions: { showErrorToast: true },
    },
  },
})

export const { useStartClientViewMutation, useEndClientViewMutation } = clientViewApi
