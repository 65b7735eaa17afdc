import { GlobalOutlined } from '@ant-design/icons'
import type { FeatureManifest } from '../../manifest/manifest'
import { lazyArea } from '../../shared/lazyArea'
import { routeText } from './routeMessages'

export const manifest: FeatureManifest = {
  screens: [
    {
      path: '/map/:tenantId/:missionId',
      page: lazyArea(() => import('./MissionMapPage'), 'MissionMapPage'),
      access: { permissions: ['mission_list', 'layer_list'], withClients: true },
      icon: <GlobalOutlined />,
      crumb: { text: () => routeText('missionMap'), isRecord: true },
      isFullBleed: true,
    },
  ],
}
