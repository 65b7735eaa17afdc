// Support of a tenant by super-admins.
import { supportGenerated } from './generated/support.gen'
import { idTag, listTag, unlessFailed } from './tags'

const tenantTags = (tenantId: string) => [idTag('Tenant', tenantId), listTag('Tenant')]
const userTags = (userId: string) => [idTag('User', userId), listTag('User')]

export const supportApi = supportGenerated.enhanceEndpoints({
  endpoints: {
    listTenantPeople: { providesTags: (_result, _error, { tenantId }) => [idTag('Tenant', tenantId)] },
    resendTenantInvitation: {
      extraOptions: { showErrorToast: true },
      invalidatesTags: (_result, error, { tenantId, userId }) =>
        unlessFailed(error, [...tenantTags(tenantId), ...userTags(userId)]),
    },
    changeRootEmail: {
      invalidatesTags: (_result, error, { tenantId, userId }) =>
        unlessFailed(error, [...tenantTags(tenantId), ...userTags(userId)]),
    },
    confirmRootEmail: {
      invalidatesTags: (_result, error) => unlessFailed(error, ['Session', listTag('Tenant'), listTag('User')]),
    },
    extendTenantTerm: {
      invalidatesTags: (_result, error, { tenantId }) => unlessFailed(error, [...tenantTags(tenantId), 'Organisation']),
    },
  },
})

export const {
  useListTenantPeopleQuery,
  useResendTenantInvitationMutation,
  useChangeRootEmailMutation,
  useConfirmRootEmailMutation,
  useExtendTenantTermMutation,
  useListTenantInvoicesQuery,
} = supportApi

export type { TenantPerson } from './generated/support.gen'
