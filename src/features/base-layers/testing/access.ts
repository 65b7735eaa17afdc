import type { ExpectedAccess } from '../../../testing/expectedAccess'

export const access: ExpectedAccess = {
  '/dashboard/basemap': { needs: ['layer_list'] },
  '/dashboard/basemap/create': { needs: ['can_create_base_layer'] },
  '/dashboard/basemap/:baseLayerId': { needs: ['layer_list'] },
}
