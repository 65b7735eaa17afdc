import type { ExpectedAccess } from '../../../testing/expectedAccess'

export const access: ExpectedAccess = {
  '/dashboard/missions/:missionId/outcomes': { needs: ['mission_list', 'alert_list'] },
}
