import type { ExpectedAccess } from '../../../testing/expectedAccess'

export const access: ExpectedAccess = {
  '/dashboard/shares': { needs: ['public_map_create'] },
  '/dashboard/shares/:shareId': { needs: ['public_map_create'] },
}
