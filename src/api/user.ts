// The user's own calls; the people of a tenant join them here.
import { userGenerated } from './generated/user.gen'

export const userApi = userGenerated.enhanceEndpoints({
  // The auth slice notes the acceptance itself.
  endpoints: { acceptTerms: { invalidatesTags: [] } },
})

export const { useAcceptTermsMutation } = userApi
