import type { SpecPermission } from '../../../platform/contract/spec'

/** Read from the specification; see server/testing/permissions/expectedPermissions.ts. */
export const permissions: Record<string, SpecPermission> = {
  getAircraft: 'stream_list',
  sendRemoteId: 'public',
  getAircraftFeeds: 'tenant_update_self',
  createAircraftFeed: 'tenant_update_self',
  editAircraftFeed: 'tenant_update_self',
  rotateAircraftFeedKey: 'tenant_update_self',
  testAircraftFeed: 'tenant_update_self',
  deleteAircraftFeed: 'tenant_update_self',
}
