import { FireOutlined, PictureOutlined } from '@ant-design/icons'
import type { FeatureManifest } from '../../manifest/manifest'
import { lazyArea } from '../../shared/lazyArea'
import { routeText } from './routeMessages'

export const manifest: FeatureManifest = {
  screens: [
    {
      path: '/dashboard/data/temperatures',
      page: lazyArea(() => import('./thermal/TemperaturesPage'), 'TemperaturesPage'),
      access: 'data_page',
      icon: <FireOutlined />,
      crumb: { text: () => routeText('temperatures'), parent: '/dashboard/data' },
      palette: { keywords: () => routeText('temperaturesKeywords') },
    },
  ],
  missionSegments: [
    {
      path: 'photos',
      label: () => routeText('photos'),
      icon: <PictureOutlined />,
      page: lazyArea(() => import('./PhotosSegment'), 'PhotosSegment'),
      access: 'feature_list',
      order: 40,
      counted: 'images',
      shownToClients: 'photos',
      isFullBleed: true,
    },
  ],
}
