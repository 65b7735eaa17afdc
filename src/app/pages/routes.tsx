import { DashboardOutlined } from '@ant-design/icons'
import type { FeatureManifest } from '../../manifest/manifest'
import { lazyArea } from '../../shared/lazyArea'
import { routeText } from './routeMessages'

export const manifest: FeatureManifest = {
  screens: [
    {
      path: '/dashboard',
      page: lazyArea(() => import('./DashboardPage'), 'DashboardPage'),
      access: 'dashboard',
      icon: <DashboardOutlined />,
      crumb: { text: () => routeText('dashboard') },
      palette: { keywords: () => routeText('dashboardKeywords') },
    },
  ],
}
