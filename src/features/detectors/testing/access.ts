import type { ExpectedAccess } from '../../../testing/expectedAccess'

export const access: ExpectedAccess = {
  '/dashboard/tenant/organisation/detectors': { needs: ['tenant_update_self', 'layer_list'] },
  '/dashboard/missions/:missionId/objects': { needs: ['mission_list', 'layer_list', 'feature_list'] },
}
