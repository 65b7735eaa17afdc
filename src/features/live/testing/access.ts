import type { ExpectedAccess } from '../../../testing/expectedAccess'

export const access: ExpectedAccess = {
  '/dashboard/missions/:missionId/live': { needs: ['mission_list', 'webrtc_view'] },
  '/dashboard/control-center': { needs: ['stream_list'] },
}
