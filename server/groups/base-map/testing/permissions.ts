import type { SpecPermission } from '../../../platform/contract/spec'

/** Read from the specification; see server/testing/permissions/expectedPermissions.ts. */
export const permissions: Record<string, SpecPermission> = {
  // base-map: settings of the organisation, and of the installation for a super-admin.
  getBaseMaps: 'session',
  getPublicBaseMaps: 'public',
  getBaseMapFile: 'session',
  getPublicBaseMapFile: 'public',
  getBaseMapSettings: ['tenant-root', 'super-admin'],
  createBaseMapFromFile: ['tenant-root'],
  createBaseMapFromMbtiles: ['tenant-root'],
  createBaseMap: ['tenant-root', 'super-admin'],
  editBaseMap: ['tenant-root', 'super-admin'],
  deleteBaseMap: ['tenant-root', 'super-admin'],
}
