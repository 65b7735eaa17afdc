import { RocketOutlined } from '@ant-design/icons'
import type { FeatureManifest } from '../../manifest/manifest'
import { lazyArea } from '../../shared/lazyArea'
import { routeText } from './routeMessages'

export const manifest: FeatureManifest = {
  screens: [
    {
      path: '/dashboard/assets',
      page: lazyArea(() => import('./AssetListPage'), 'AssetListPage'),
      access: 'asset_list',
      icon: <RocketOutlined />,
      crumb: { text: () => routeText('assets') },
      palette: { keywords: () => routeText('assetsKeywords') },
    },
  ],
}
