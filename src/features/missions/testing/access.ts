import type { ExpectedAccess } from '../../../testing/expectedAccess'

export const access: ExpectedAccess = {
  '/dashboard/missions': { needs: ['mission_list'] },
  '/dashboard/missions/create': { needs: ['mission_create'] },
  '/dashboard/missions/:missionId/*': { needs: ['mission_list'] },
  '/dashboard/missions/:missionId/edit': { needs: ['mission_update'] },
  '/dashboard/missions/:missionId/overview': { needs: ['mission_list'] },
}
