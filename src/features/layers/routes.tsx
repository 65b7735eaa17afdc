import { GlobalOutlined } from '@ant-design/icons'
import type { FeatureManifest } from '../../manifest/manifest'
import { lazyArea } from '../../shared/lazyArea'
import { MapPreparation } from './MapPreparation'
import { routeText } from './routeMessages'

export const manifest: FeatureManifest = {
  missionSegments: [
    {
      path: '',
      label: () => routeText('map'),
      icon: <GlobalOutlined />,
      page: lazyArea(() => import('./MapSegment'), 'MapSegment'),
      Preparation: MapPreparation,
      access: 'layer_list',
      order: 20,
      counted: 'layers',
      shownToClients: 'layers',
      isFullBleed: true,
    },
  ],
}
