import { BgColorsOutlined } from '@ant-design/icons'
import type { FeatureManifest } from '../../manifest/manifest'
import { lazyArea } from '../../shared/lazyArea'
import { routeText } from './routeMessages'

export const manifest: FeatureManifest = {
  screens: [
    {
      path: '/dashboard/base-maps',
      page: lazyArea(() => import('./BaseMapsPage'), 'BaseMapsPage'),
      access: { userTypes: ['tenant-root', 'super-admin'] },
      icon: <BgColorsOutlined />,
      crumb: {
        text: () => routeText('baseMaps'),
        parent: ['/dashboard/tenant/organisation', '/dashboard/admin/tenant/list'],
      },
      palette: { keywords: () => routeText('baseMapsKeywords') },
    },
  ],
}
