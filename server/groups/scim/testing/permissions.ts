import type { SpecPermission } from '../../../platform/contract/spec'

/** Identity providers with a provisioning token; the specification knows none. */
export const permissions: Record<string, SpecPermission> = {
  getScimServiceProviderConfig: 'scim',
  getScimResourceTypes: 'scim',
  getScimResourceType: 'scim',
  getScimSchemas: 'scim',
  getScimSchema: 'scim',
  getScimUsers: 'scim',
  createScimUser: 'scim',
  getScimUser: 'scim',
  replaceScimUser: 'scim',
  patchScimUser: 'scim',
  deleteScimUser: 'scim',
  getScimGroups: 'scim',
  createScimGroup: 'scim',
  getScimGroup: 'scim',
  replaceScimGroup: 'scim',
  patchScimGroup: 'scim',
  deleteScimGroup: 'scim',
}
