import type { SpecPermission } from '../../../platform/contract/spec'

/** Read from the specification; see server/testing/permissions/expectedPermissions.ts. */
export const permissions: Record<string, SpecPermission> = {
  getPlotReport: 'data_page',
  getBlockReport: 'data_page',
  downloadReport: 'data_page',
  // As reports that are not saved.
  listSavedReports: 'data_page',
  createSavedReport: 'data_page',
  getSavedReport: 'data_page',
  editSavedReport: 'data_page',
  deleteSavedReport: 'data_page',
  makeReportEdition: 'data_page',
  listReportEditions: 'data_page',
  getReportEdition: 'data_page',
  getReportEditionChanges: 'data_page',
  downloadReportEdition: 'data_page',
  getReportSchedule: 'data_page',
  setReportSchedule: 'data_page',
  deleteReportSchedule: 'data_page',
  getReportRecipients: 'data_page',
}
