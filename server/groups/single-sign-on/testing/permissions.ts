import type { SpecPermission } from '../../../platform/contract/spec'

/** Read from the specification; see server/testing/permissions/expectedPermissions.ts. */
export const permissions: Record<string, SpecPermission> = {
  getSingleSignOn: ['tenant-root'],
  editSingleSignOn: ['tenant-root'],
  deleteSingleSignOn: ['tenant-root'],
  checkSingleSignOnDomain: ['tenant-root'],
  mailSingleSignOnDomain: ['tenant-root'],
  confirmSingleSignOnDomain: ['tenant-root'],
  testSingleSignOn: ['tenant-root'],
  finishSingleSignOnTest: ['tenant-root'],
  findSingleSignOn: 'public',
  startSingleSignOn: 'public',
  finishSingleSignOn: 'public',
}
