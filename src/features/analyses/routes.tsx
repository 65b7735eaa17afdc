import { ExperimentOutlined } from '@ant-design/icons'
import type { FeatureManifest } from '../../manifest/manifest'
import { lazyArea } from '../../shared/lazyArea'
import { routeText } from './routeMessages'

export const manifest: FeatureManifest = {
  missionSegments: [
    {
      path: 'analyses',
      label: () => routeText('analyses'),
      icon: <ExperimentOutlined />,
      page: lazyArea(() => import('./AnalysesSegment'), 'AnalysesSegment'),
      access: 'layer_list',
      order: 70,
      isFullBleed: true,
    },
  ],
}
