// One's own organisation; a write answers with it, so nothing has to be read twice.
import { organisationGenerated } from './generated/organisation.gen'
import { onSuccess } from './tags'

const own = { type: 'Organisation' } as const

export const organisationApi = organisationGenerated.enhanceEndpoints({
  endpoints: {
    getOrganisationDetails: { extraOptions: { quiet: true } },
    updateOrganisationDetails: {
      extraOptions: { quiet: true },
      invalidatesTags: (_result, error) => onSuccess(error, [own]),
    },
    // The picture belongs to nobody until the details name it.
    uploadOrganisationLogo: { extraOptions: { quiet: true }, invalidatesTags: [] },
  },
})

export const {
  useGetOrganisationDetailsQuery,
  useUpdateOrganisationDetailsMutation,
  useUploadOrganisationLogoMutation,
} = organisationApi

export type { Organisation, OrganisationEdit, ResourceUsage, Subscription } from './generated/organisation.gen'
