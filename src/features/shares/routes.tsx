import { ShareAltOutlined } from '@ant-design/icons'
import type { FeatureManifest } from '../../manifest/manifest'
import { lazyArea } from '../../shared/lazyArea'
import { routeText } from './routeMessages'

export const manifest: FeatureManifest = {
  screens: [
    {
      path: '/dashboard/shares',
      page: lazyArea(() => import('./ShareListPage'), 'ShareListPage'),
      access: 'public_map_create',
      icon: <ShareAltOutlined />,
      crumb: { text: () => routeText('links') },
      palette: { keywords: () => routeText('linksKeywords') },
    },
    {
      path: '/dashboard/shares/:shareId',
      page: lazyArea(() => import('./SharePage'), 'SharePage'),
      access: 'public_map_create',
      icon: <ShareAltOutlined />,
      crumb: { text: () => routeText('link'), parent: '/dashboard/shares', isRecord: true },
    },
  ],
}
