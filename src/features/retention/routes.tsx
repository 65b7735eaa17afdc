import { HistoryOutlined } from '@ant-design/icons'
import type { FeatureManifest } from '../../manifest/manifest'
import { lazyArea } from '../../shared/lazyArea'
import { routeText } from './routeMessages'

export const manifest: FeatureManifest = {
  screens: [
    {
      path: '/dashboard/tenant/organisation/retention',
      page: lazyArea(() => import('./RetentionPage'), 'RetentionPage'),
      access: 'tenant_update_self',
      icon: <HistoryOutlined />,
      crumb: { text: () => routeText('retention'), parent: '/dashboard/tenant/organisation' },
      palette: { keywords: () => routeText('keywords') },
    },
  ],
}
