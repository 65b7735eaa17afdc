import { DesktopOutlined, VideoCameraOutlined } from '@ant-design/icons'
import type { FeatureManifest } from '../../manifest/manifest'
import { lazyArea } from '../../shared/lazyArea'
import { routeText } from './routeMessages'

export const manifest: FeatureManifest = {
  screens: [
    {
      path: '/dashboard/control-center',
      page: lazyArea(() => import('./wall/ControlCenterPage'), 'ControlCenterPage'),
      access: 'stream_list',
      icon: <DesktopOutlined />,
      crumb: { text: () => routeText('controlCenter') },
      palette: { keywords: () => routeText('controlCenterKeywords') },
    },
  ],
  missionSegments: [
    {
      path: 'live',
      label: () => routeText('live'),
      icon: <VideoCameraOutlined />,
      page: lazyArea(() => import('./mission/MissionLive'), 'MissionLive'),
      access: 'webrtc_view',
      order: 60,
      shownToClients: 'live',
    },
  ],
}
