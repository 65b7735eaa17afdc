import { DatabaseOutlined } from '@ant-design/icons'
import type { FeatureManifest } from '../../manifest/manifest'
import { lazyArea } from '../../shared/lazyArea'
import { routeText } from './routeMessages'

export const manifest: FeatureManifest = {
  screens: [
    {
      path: '/dashboard/data',
      page: lazyArea(() => import('./DataPage'), 'DataPage'),
      access: 'data_page',
      icon: <DatabaseOutlined />,
      crumb: { text: () => routeText('data') },
      palette: { keywords: () => routeText('dataKeywords') },
    },
  ],
}
