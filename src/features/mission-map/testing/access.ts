import type { ExpectedAccess } from '../../../testing/expectedAccess'

export const access: ExpectedAccess = {
  '/map/:tenantId/:missionId': { needs: ['mission_list', 'layer_list'], clients: true },
}
