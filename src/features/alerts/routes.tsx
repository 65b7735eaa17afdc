import { AlertOutlined } from '@ant-design/icons'
import type { FeatureManifest } from '../../manifest/manifest'
import { lazyArea } from '../../shared/lazyArea'
import { routeText } from './routeMessages'

export const manifest: FeatureManifest = {
  screens: [
    {
      path: '/dashboard/alerts',
      page: lazyArea(() => import('./AlertsPage'), 'AlertsPage'),
      access: 'alert_list',
      icon: <AlertOutlined />,
      crumb: { text: () => routeText('alerts') },
      palette: { keywords: () => routeText('alertsKeywords') },
    },
  ],
  missionSegments: [
    {
      path: 'alerts',
      label: () => routeText('alerts'),
      icon: <AlertOutlined />,
      page: lazyArea(() => import('./AlertsSegment'), 'AlertsSegment'),
      access: 'alert_list',
      order: 27,
    },
  ],
}
