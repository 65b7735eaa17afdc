import { BellOutlined } from '@ant-design/icons'
import type { FeatureManifest } from '../../manifest/manifest'
import { lazyArea } from '../../shared/lazyArea'
import { routeText } from './routeMessages'

export const manifest: FeatureManifest = {
  screens: [
    {
      path: '/dashboard/notifications/settings',
      page: lazyArea(() => import('./settings/NotificationSettingsPage'), 'NotificationSettingsPage'),
      access: { userTypes: ['tenant-root', 'tenant-staff', 'tenant-user'] },
      icon: <BellOutlined />,
      crumb: { text: () => routeText('settings') },
      palette: { keywords: () => routeText('settingsKeywords') },
    },
  ],
}
