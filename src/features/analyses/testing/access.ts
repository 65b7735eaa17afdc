import type { ExpectedAccess } from '../../../testing/expectedAccess'

export const access: ExpectedAccess = {
  '/dashboard/missions/:missionId/analyses': { needs: ['mission_list', 'layer_list'] },
}
