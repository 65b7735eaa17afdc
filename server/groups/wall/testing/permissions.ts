import type { SpecPermission } from '../../../platform/contract/spec'

/** Read from the specification; see server/testing/permissions/expectedPermissions.ts. */
export const permissions: Record<string, SpecPermission> = {
  // wall: the specification names no permissions for layouts, so that of the control center applies.
  getWalls: 'stream_list',
  createWall: 'stream_list',
  editWall: 'stream_list',
  deleteWall: 'stream_list',
}
