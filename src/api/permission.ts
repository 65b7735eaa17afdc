// What may be granted.
import { permissionGenerated } from './generated/permission.gen'

export const permissionApi = permissionGenerated.enhanceEndpoints({
  endpoints: {
    getTenantPermissions: { extraOptions: { quiet: true } },
  },
})

export const { useGetTenantPermissionsQuery } = permissionApi
