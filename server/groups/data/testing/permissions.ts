import type { SpecPermission } from '../../../platform/contract/spec'

/** Read from the specification; see server/testing/permissions/expectedPermissions.ts. */
export const permissions: Record<string, SpecPermission> = {
  listData: 'data_page',
  downloadData: 'data_page',
  getDataFilters: 'data_page',
  createDataFilter: 'data_page',
  editDataFilter: 'data_page',
  deleteDataFilter: 'data_page',
}
