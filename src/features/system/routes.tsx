import { DashboardOutlined } from '@ant-design/icons'
import type { FeatureManifest } from '../../manifest/manifest'
import { lazyArea } from '../../shared/lazyArea'
import { routeText } from './routeMessages'

export const manifest: FeatureManifest = {
  screens: [
    {
      path: '/dashboard/admin/system',
      page: lazyArea(() => import('./SystemPage'), 'SystemPage'),
      access: { userTypes: ['super-admin'] },
      icon: <DashboardOutlined />,
      crumb: { text: () => routeText('system'), parent: '/dashboard/admin/tenant/list' },
      palette: { keywords: () => routeText('systemKeywords') },
    },
  ],
}
