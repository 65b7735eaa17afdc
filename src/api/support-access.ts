// Access of super-admins to a tenant, with its consent.
import { supportAccessGenerated } from './generated/support-access.gen'
import { unlessFailed } from './tags'

const changed = {
  invalidatesTags: (_result: unknown, error: unknown) => unlessFailed(error, ['Session', 'SupportAccess'] as const),
}

export const supportAccessApi = supportAccessGenerated.enhanceEndpoints({
  endpoints: {
    grantSupportAccess: changed,
    endSupportAccess: changed,
    requestSupportAccess: changed,
    enterTenant: changed,
    leaveTenant: { invalidatesTags: (_result, error) => unlessFailed(error, ['Session']) },
  },
})

export const {
  useGetSupportAccessQuery,
  useGrantSupportAccessMutation,
  useEndSupportAccessMutation,
  useGetTenantSupportAccessQuery,
  useRequestSupportAccessMutation,
  useEnterTenantMutation,
  useLeaveTenantMutation,
} = supportAccessApi

export type { SupportAccess } from './generated/support-access.gen'
