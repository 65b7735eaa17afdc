import type { ExpectedAccess } from '../../../testing/expectedAccess'

export const access: ExpectedAccess = {
  '/dashboard/missions/:missionId/documents': { needs: ['mission_list', 'list_document'] },
}
