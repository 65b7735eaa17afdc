import { VideoCameraOutlined } from '@ant-design/icons'
import type { FeatureManifest } from '../../manifest/manifest'
import { lazyArea } from '../../shared/lazyArea'
import { routeText } from './routeMessages'

export const manifest: FeatureManifest = {
  placeSearches: [
    {
      id: 'footage',
      label: () => routeText('whatFilmed'),
      icon: <VideoCameraOutlined />,
      panel: lazyArea(() => import('./FootagePanel'), 'FootagePanel'),
      isForLocations: true,
      access: 'vod_list',
    },
  ],
}
