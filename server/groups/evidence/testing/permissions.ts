import type { SpecPermission } from '../../../platform/contract/spec'

/** Read from the specification; see server/testing/permissions/expectedPermissions.ts. */
export const permissions: Record<string, SpecPermission> = {
  listEvidenceCases: 'data_page',
  getEvidenceCase: 'data_page',
  createEvidenceCase: 'data_page',
  addEvidenceItems: 'data_page',
  removeEvidenceItem: 'data_page',
  freezeEvidenceCase: 'data_page',
  downloadEvidenceCase: 'data_page',
  deleteEvidenceCase: 'data_page',
  restoreEvidenceCase: 'data_page',
  listDeletedEvidenceCases: 'data_page',
  getEvidenceKeys: 'public',
  rotateEvidenceKey: ['super-admin'],
}
