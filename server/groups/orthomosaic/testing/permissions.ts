import type { SpecPermission } from '../../../platform/contract/spec'

/** Read from the specification; see server/testing/permissions/expectedPermissions.ts. */
export const permissions: Record<string, SpecPermission> = {
  getOrthomosaicPlan: 'upload_layer',
  listOrthomosaics: 'feature_list',
  createOrthomosaic: 'upload_layer',
  cancelOrthomosaic: 'upload_layer',
  retryOrthomosaic: 'upload_layer',
  downloadPointCloud: 'download_layer',
}
