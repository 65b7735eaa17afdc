import { PlaySquareOutlined } from '@ant-design/icons'
import type { FeatureManifest } from '../../manifest/manifest'
import { lazyArea } from '../../shared/lazyArea'
import { routeText } from './routeMessages'

export const manifest: FeatureManifest = {
  missionSegments: [
    {
      path: 'recordings',
      label: () => routeText('recordings'),
      icon: <PlaySquareOutlined />,
      page: lazyArea(() => import('./RecordingsSegment'), 'RecordingsSegment'),
      access: 'vod_list',
      order: 50,
      counted: 'recordings',
      shownToClients: 'recordings',
    },
  ],
}
