// Permanent deletion of tenants, with certificates.
import { erasureGenerated } from './generated/erasure.gen'
import { listTag, unlessFailed } from './tags'

export const erasureApi = erasureGenerated.enhanceEndpoints({
  addTagTypes: ['Tenant', 'Package'],
  endpoints: {
    listErasures: { providesTags: ['Erasure'] },
    listDeletedTenants: { providesTags: ['Erasure', 'Tenant'] },
    eraseTenant: {
      // Not the tenant itself: its open page would refetch and get a 404.
      invalidatesTags: (_result, error) =>
        unlessFailed(error, [{ type: 'Erasure' as const }, listTag('Tenant'), listTag('Package')]),
    },
  },
})

export const { useListErasuresQuery, useListDeletedTenantsQuery, useEraseTenantMutation } = erasureApi

export type { DeletedTenant, Erasure } from './generated/erasure.gen'
