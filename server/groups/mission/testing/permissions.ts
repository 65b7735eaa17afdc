import type { SpecPermission } from '../../../platform/contract/spec'

/** Read from the specification; see server/testing/permissions/expectedPermissions.ts. */
export const permissions: Record<string, SpecPermission> = {
  createMission: 'mission_create',
  listMissions: 'mission_list',
  getMission: 'mission_list',
  editMission: 'mission_update',
  deleteMission: 'mission_delete',
  updateMissionStatus: 'mission_update',
  archiveMissions: 'mission_update',
  updateMissionStatuses: 'mission_update',
  deleteMissions: 'mission_delete',
  getMissionsGeojson: 'mission_list',
  getMissionSummary: 'mission_list',
  exportMissions: 'mission_list',
  // The list of missions filters by type, so it needs the same permission.
  getMissionTypes: 'mission_list',
  getMissionTypeCounts: 'mission_type_list',
  createMissionType: 'mission_type_create',
  editMissionType: 'mission_type_update',
  deleteMissionType: 'mission_type_delete',
  listMissionsByLocation: 'mission_list',
  listMissionsByMapref: 'mission_list',
  getMissionDocCount: 'mission_list',
  duplicateMission: 'mission_create',
  listDeletedMissions: 'mission_delete',
  restoreMission: 'mission_delete',
  deleteMissionPermanently: 'mission_delete',
  deleteMissionTrash: 'mission_delete',
}
