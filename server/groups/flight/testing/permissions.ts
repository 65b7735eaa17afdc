import type { SpecPermission } from '../../../platform/contract/spec'

/** Read from the specification; see server/testing/permissions/expectedPermissions.ts. */
export const permissions: Record<string, SpecPermission> = {
  // The assets of a flight belong to its plan. An override also needs asset_update; assets.test.ts checks it.
  assignFlightAssets: 'flight_update',
  getFlightAssets: 'flight_list',
  getNewFlightAssets: 'flight_create',
  createFlight: 'flight_create',
  listFlights: 'flight_list',
  getMissionFlights: 'flight_list',
  getFlight: 'flight_list',
  editFlight: 'flight_update',
  updateFlightStatus: 'flight_update',
  assignPilot: 'flight_update',
  setFlightPlan: 'flight_update',
  editFlightChecks: 'flight_update',
  deleteFlight: 'flight_delete',
  restoreFlight: 'flight_delete',
  listDeletedFlights: 'flight_delete',
  deleteFlightPermanently: 'flight_delete',
  deleteFlightTrash: 'flight_delete',
  listFlightLog: 'flight_log_list',
  createFlightLogEntry: 'flight_log_create',
  editFlightLogEntry: 'flight_log_update',
  deleteFlightLogEntry: 'flight_log_delete',
  // A checklist belongs to a mission type.
  getChecklist: 'flight_list',
  editChecklist: 'mission_type_update',
}
