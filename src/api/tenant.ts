// Tenants in the hands of super-admins, and signing up for one, with precise tags.
import { tenantGenerated, type ListTenantsApiArg } from './generated/tenant.gen'
import { LIST, onSuccess, provideList } from './tags'

const list = { type: 'Tenant', id: LIST } as const
const one = (id: string) => ({ type: 'Tenant', id }) as const
// Packages count the tenants that have them.
const packages = { type: 'Package', id: LIST } as const

export const tenantApi = tenantGenerated.enhanceEndpoints({
  addTagTypes: ['Package'],
  endpoints: {
    listTenants: {
      extraOptions: { quiet: true },
      providesTags: (result) => provideList('Tenant', result?.data.items),
    },
    getTenant: {
      extraOptions: { quiet: true },
      providesTags: (_result, _error, { tenantId }) => [one(tenantId)],
    },
    getTenantStats: { extraOptions: { quiet: true }, providesTags: [list] },
    createTenant: {
      extraOptions: { quiet: true },
      invalidatesTags: (_result, error) => onSuccess(error, [list, packages]),
    },
    editTenant: {
      extraOptions: { quiet: true },
      invalidatesTags: (_result, error, { tenantId }) => onSuccess(error, [one(tenantId), list, packages]),
    },
    deleteTenant: {
      extraOptions: { quiet: true },
      // Its own page is being left: reading it again would only find nothing.
      invalidatesTags: (_result, error) => onSuccess(error, [list, packages]),
    },
    // The sign-up: guests have nothing loaded that it could make stale, and its steps show what went wrong.
    listPublicPackages: { extraOptions: { quiet: true } },
    registerTenant: { extraOptions: { quiet: true }, invalidatesTags: [] },
    resendVerificationCode: { extraOptions: { quiet: true }, invalidatesTags: [] },
    verifyTenant: { extraOptions: { quiet: true }, invalidatesTags: [] },
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
