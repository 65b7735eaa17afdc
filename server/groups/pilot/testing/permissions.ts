import type { SpecPermission } from '../../../platform/contract/spec'

/** Read from the specification; see server/testing/permissions/expectedPermissions.ts. */
export const permissions: Record<string, SpecPermission> = {
  // pilot: the specification names no permissions for pilots, so those for flights apply.
  getAllPilots: 'flight_list',
  createPilot: 'flight_update',
  editPilot: 'flight_update',
  deletePilot: 'flight_update',
  restorePilot: 'flight_update',
  listDeletedPilots: 'flight_update',
  deletePilotPermanently: 'flight_update',
  deletePilotTrash: 'flight_update',
}
