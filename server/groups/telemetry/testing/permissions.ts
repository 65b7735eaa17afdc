import type { SpecPermission } from '../../../platform/contract/spec'

/** Read from the specification; see server/testing/permissions/expectedPermissions.ts. */
export const permissions: Record<string, SpecPermission> = {
  createTelemetry: 'flight_update',
  getMissionTelemetry: 'flight_list',
  assignTelemetry: 'flight_update',
  createFlightOfTelemetry: 'flight_create',
  editTelemetryColumns: 'flight_update',
  editTelemetryZone: 'flight_update',
  deleteTelemetry: 'flight_update',
  restoreTelemetry: 'flight_update',
  getFlightTrack: 'flight_list',
  getRecordingTrack: 'flight_list',
  getFlightGround: 'flight_list',
  getRecordingGround: 'flight_list',
  getMissionTracks: 'flight_list',
}
