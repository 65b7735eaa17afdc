import { BlockOutlined } from '@ant-design/icons'
import type { FeatureManifest } from '../../manifest/manifest'
import { lazyArea } from '../../shared/lazyArea'
import { routeText } from './routeMessages'

export const manifest: FeatureManifest = {
  screens: [
    {
      path: '/dashboard/tenant/organisation/detectors',
      page: lazyArea(() => import('./settings/DetectorsPage'), 'DetectorsPage'),
      access: ['tenant_update_self', 'layer_list'],
      icon: <BlockOutlined />,
      crumb: { text: () => routeText('detectors'), parent: '/dashboard/tenant/organisation' },
      palette: { keywords: () => routeText('keywords') },
    },
  ],
  missionSegments: [
    {
      path: 'objects',
      label: () => routeText('objects'),
      icon: <BlockOutlined />,
      page: lazyArea(() => import('./objects/ObjectsSegment'), 'ObjectsSegment'),
      // Results show photos.
      access: ['layer_list', 'feature_list'],
      order: 71,
    },
  ],
}
