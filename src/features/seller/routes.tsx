import { AccountBookOutlined } from '@ant-design/icons'
import type { FeatureManifest } from '../../manifest/manifest'
import { lazyArea } from '../../shared/lazyArea'
import { routeText } from './routeMessages'

export const manifest: FeatureManifest = {
  screens: [
    {
      path: '/dashboard/admin/seller',
      page: lazyArea(() => import('./SellerPage'), 'SellerPage'),
      access: { userTypes: ['super-admin'] },
      icon: <AccountBookOutlined />,
      crumb: { text: () => routeText('seller'), parent: '/dashboard/admin/package/list' },
      palette: { keywords: () => routeText('sellerKeywords') },
    },
  ],
}
