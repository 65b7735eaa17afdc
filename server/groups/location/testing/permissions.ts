import type { SpecPermission } from '../../../platform/contract/spec'

/** Read from the specification; see server/testing/permissions/expectedPermissions.ts. */
export const permissions: Record<string, SpecPermission> = {
  createLocation: 'location_create',
  listLocations: 'location_list',
  getLocation: 'location_list',
  updateLocation: 'location_update',
  deleteLocation: 'location_delete',
  deleteLocations: 'location_delete',
  listDeletedLocations: 'location_delete',
  restoreLocation: 'location_delete',
  deleteLocationPermanently: 'location_delete',
  deleteLocationTrash: 'location_delete',
  getPlaces: 'location_list',
}
