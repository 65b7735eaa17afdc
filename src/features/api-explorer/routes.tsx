import { ApiOutlined } from '@ant-design/icons'
import type { FeatureManifest } from '../../manifest/manifest'
import { lazyArea } from '../../shared/lazyArea'
import { routeText } from './routeMessages'

export const manifest: FeatureManifest = {
  screens: [
    {
      path: '/dashboard/api',
      page: lazyArea(() => import('./ExplorerPage'), 'ExplorerPage'),
      // Those who can have API tokens.
      access: { userTypes: ['tenant-root', 'tenant-staff', 'tenant-user', 'tenant-client'] },
      icon: <ApiOutlined />,
      crumb: { text: () => routeText('explorer') },
      palette: { keywords: () => routeText('keywords') },
    },
  ],
}
