import type { ExpectedAccess } from '../../../testing/expectedAccess'

export const access: ExpectedAccess = {
  '/dashboard/missions/:missionId/alerts': { needs: ['mission_list', 'alert_list'] },
  '/dashboard/alerts': { needs: ['alert_list'] },
  '/dashboard/alerts/settings': { needs: ['alert_list', 'tenant_update_self'] },
  '/dashboard/alerts/rules': { needs: ['alert_list', 'tenant_update_self'] },
  '/dashboard/alerts/webhook': { needs: ['alert_list', 'tenant_update_self'] },
}
