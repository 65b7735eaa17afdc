import type { ExpectedAccess } from '../../../testing/expectedAccess'

export const access: ExpectedAccess = {
  '/dashboard/missions/:missionId/recordings': { needs: ['mission_list', 'vod_list'] },
}
