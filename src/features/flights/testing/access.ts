import type { ExpectedAccess } from '../../../testing/expectedAccess'

export const access: ExpectedAccess = {
  '/dashboard/missions/:missionId/flights': { needs: ['mission_list', 'flight_list'] },
  '/dashboard/flights': { needs: ['flight_list'] },
  '/dashboard/pilots': { needs: ['flight_list'] },
}
