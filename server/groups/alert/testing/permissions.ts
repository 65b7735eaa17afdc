import type { SpecPermission } from '../../../platform/contract/spec'

/** Read from the specification; see server/testing/permissions/expectedPermissions.ts. */
export const permissions: Record<string, SpecPermission> = {
  createAlert: 'alert_create',
  createAlertWithPicture: 'alert_create',
  deleteAlerts: 'alert_delete',
  getMissionAlerts: 'alert_list',
  getLocationAlerts: 'alert_list',
  listAlertsByMapref: 'alert_list',
  listLocationAlertsInTime: 'alert_list',
  listLocationAlerts: 'alert_list',
  getAlert: 'alert_list',
  updateAlert: 'alert_update',
  updateAlerts: 'alert_update',
  listAlerts: 'alert_list',
  getAlertCounts: 'alert_list',
  getAlertOverview: 'alert_list',
  getAlertStatistics: 'alert_list',
  listAlertActivity: 'alert_list',
  getAlertPicture: 'alert_list',
  getAlertOwners: 'alert_list',
  listDeletedAlerts: 'alert_delete',
  restoreAlerts: 'alert_delete',
  getAlertSettings: 'alert_list',
  editAlertSettings: 'tenant_update_self',
}
