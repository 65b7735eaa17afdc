import type { SpecPermission } from '../../../platform/contract/spec'

/** Read from the specification; see server/testing/permissions/expectedPermissions.ts. */
export const permissions: Record<string, SpecPermission> = {
  getOrganisationDetails: 'tenant_list_self',
  updateOrganisationDetails: 'tenant_update_self',
  uploadOrganisationLogo: 'tenant_update_self',
}
