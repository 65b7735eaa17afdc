import type { SpecPermission } from '../../../platform/contract/spec'

/** Read from the specification; see server/testing/permissions/expectedPermissions.ts. */
export const permissions: Record<string, SpecPermission> = {
  // outcome: the permissions of alerts apply.
  listOutcomes: 'alert_list',
  getOutcome: 'alert_list',
  createOutcome: 'alert_create',
  createPhotoOutcome: 'alert_create',
  editOutcome: 'alert_update',
  deleteOutcome: 'alert_delete',
  restoreOutcomes: 'alert_delete',
  listDeletedOutcomes: 'alert_delete',
  getOutcomePicture: 'alert_list',
  downloadOutcomePicture: 'alert_list',
  getOutcomeMap: 'alert_list',
}
