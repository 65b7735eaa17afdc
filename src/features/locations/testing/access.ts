import type { ExpectedAccess } from '../../../testing/expectedAccess'

export const access: ExpectedAccess = {
  '/dashboard/locations': { needs: ['location_list'] },
  '/dashboard/locations/:locationId': { needs: ['location_list'] },
}
