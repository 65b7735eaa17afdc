import type { ExpectedAccess } from '../../../testing/expectedAccess'

export const access: ExpectedAccess = {
  '/dashboard/missions/:missionId/photos': { needs: ['mission_list', 'feature_list'] },
}
