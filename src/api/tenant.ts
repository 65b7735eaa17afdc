// Tenants, managed by super-admins, and the sign-up for a new one.
import { tenantGenerated, type ListTenantsApiArg } from './generated/tenant.gen'
import { idTag, listTag, provideList, unlessFailed } from './tags'

// Package rows show a tenant count, so writes invalidate the package list too.
export const tenantApi = tenantGenerated.enhanceEndpoints({
  endpoints: {
    listTenants: {
      providesTags: (result) => provideList('Tenant', result?.data.items),
    },
    getTenant: {
      providesTags: (_result, _error, { tenantId }) => [idTag('Tenant', tenantId)],
    },
    getTenantStats: { providesTags: [listTag('Tenant')] },
    createTenant: {
      invalidatesTags: (_result, error) => unlessFailed(error, [listTag('Tenant'), listTag('Package')]),
    },
    editTenant: {
      invalidatesTags: (_result, error, { tenantId }) =>
        unlessFailed(error, [
          idTag('Tenant', tenantId),
          listTag('Tenant'),
          listTag('Package'),
          'Organisation',
          'Session',
        ]),
    },
    deleteTenant: {
      // Not the tenant itself: its open page would refetch and get a 404.
      invalidatesTags: (_result, error) => unlessFailed(error, [listTag('Tenant'), listTag('Package')]),
    },
    registerTenant: { invalidatesTags: (_result, error) => unlessFailed(error, [listTag('Tenant')]) },
    verifyTenant: {
      invalidatesTags: (_result, error) => unlessFailed(error, [listTag('Tenant'), listTag('Package')]),
    },
  },
})

export const {
  useListTenantsQuery,
  useGetTenantQuery,
  useGetTenantStatsQuery,
  useCreateTenantMutation,
  useEditTenantMutation,
  useDeleteTenantMutation,
  useListPublicPackagesQuery,
  useRegisterTenantMutation,
  useResendVerificationCodeMutation,
  useVerifyTenantMutation,
} = tenantApi

export type {
  ListTenantsApiArg,
  NewTenant,
  ResourceUsage,
  Tenant,
  TenantRow,
  TenantStatus,
} from './generated/tenant.gen'
export type TenantSort = NonNullable<ListTenantsApiArg['sort']>
