import type { SpecPermission } from '../../../platform/contract/spec'

/** Read from the specification; see server/testing/permissions/expectedPermissions.ts. */
export const permissions: Record<string, SpecPermission> = {
  uploadPackagePoster: 'package_create',
  createPackage: 'package_create',
  listPackages: 'package_list',
  getPackage: 'package_list',
  listActivePackages: 'package_list',
  editPackage: 'package_update',
  deletePackage: 'package_delete',
  getPublicFile: 'public',
}
