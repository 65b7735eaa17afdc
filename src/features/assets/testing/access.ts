import type { ExpectedAccess } from '../../../testing/expectedAccess'

export const access: ExpectedAccess = {
  '/dashboard/assets': { needs: ['asset_list'] },
  '/dashboard/assets/calendar': { needs: ['asset_list'] },
  '/dashboard/assets/settings': { needs: ['asset_list'] },
  '/dashboard/assets/:assetId': { needs: ['asset_list'] },
}
