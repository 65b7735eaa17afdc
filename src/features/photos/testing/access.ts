import type { ExpectedAccess } from '../../../testing/expectedAccess'

export const access: ExpectedAccess = {
  '/dashboard/data/temperatures': { needs: ['data_page'] },
  '/dashboard/missions/:missionId/photos': { needs: ['mission_list', 'feature_list'] },
}
