import { RadarChartOutlined } from '@ant-design/icons'
import type { FeatureManifest } from '../../manifest/manifest'
import { lazyArea } from '../../shared/lazyArea'
import { routeText } from './routeMessages'

export const manifest: FeatureManifest = {
  screens: [
    {
      path: '/dashboard/tenant/organisation/aircraft',
      page: lazyArea(() => import('./FeedsPage'), 'FeedsPage'),
      access: 'tenant_update_self',
      icon: <RadarChartOutlined />,
      crumb: { text: () => routeText('feeds'), parent: '/dashboard/tenant/organisation' },
      palette: { keywords: () => routeText('keywords') },
    },
  ],
}
