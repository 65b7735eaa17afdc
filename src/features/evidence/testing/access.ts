import type { ExpectedAccess } from '../../../testing/expectedAccess'

export const access: ExpectedAccess = {
  '/dashboard/evidence': { needs: ['data_page'] },
  '/dashboard/evidence/:caseId': { needs: ['data_page'] },
  '/dashboard/admin/evidence-keys': { only: ['super-admin'] },
}
