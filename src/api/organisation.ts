// Organisation of the signed-in user.
import { organisationGenerated } from './generated/organisation.gen'
import { listTag, unlessFailed } from './tags'

export const organisationApi = organisationGenerated.enhanceEndpoints({
  endpoints: {
    updateOrganisationDetails: {
      invalidatesTags: (_result, error) => unlessFailed(error, ['Organisation', 'Session']),
    },
    uploadOrganisationLogo: { invalidatesTags: (_result, error) => unlessFailed(error, [listTag('Upload')]) },
  },
})

export const {
  useGetOrganisationDetailsQuery,
  useUpdateOrganisationDetailsMutation,
  useUploadOrganisationLogoMutation,
} = organisationApi

export type { Organisation, OrganisationEdit, ResourceUsage, Subscription } from './generated/organisation.gen'
