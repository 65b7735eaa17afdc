import type { ExpectedAccess } from '../../../testing/expectedAccess'

export const access: ExpectedAccess = {
  '/dashboard/client/missions/:missionId/*': { only: ['tenant-client'] },
  '/dashboard/tenant/client/list': { needs: ['client_list'] },
  '/dashboard/tenant/client/create': { needs: ['create_client'] },
  '/dashboard/tenant/client/missions': { needs: ['client_data'] },
  '/dashboard/client/missions': { only: ['tenant-client'] },
  '/dashboard/missions/:missionId/clients': { needs: ['mission_list', 'client_data'] },
}
