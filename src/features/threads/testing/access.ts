import type { ExpectedAccess } from '../../../testing/expectedAccess'

export const access: ExpectedAccess = {
  '/dashboard/missions/:missionId/thread': { needs: ['mission_list', 'thread_list'] },
}
