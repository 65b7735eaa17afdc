import { AimOutlined } from '@ant-design/icons'
import type { FeatureManifest } from '../../manifest/manifest'
import { lazyArea } from '../../shared/lazyArea'
import { routeText } from './routeMessages'

export const manifest: FeatureManifest = {
  missionSegments: [
    {
      path: 'outcomes',
      label: () => routeText('outcomes'),
      icon: <AimOutlined />,
      page: lazyArea(() => import('./OutcomesSegment'), 'OutcomesSegment'),
      access: 'alert_list',
      order: 90,
      counted: 'outcomes',
      shownToClients: 'outcomes',
    },
  ],
  overlays: [
    {
      parameter: 'outcome',
      dialog: lazyArea(() => import('./modal/OutcomeDialog'), 'OutcomeDialog'),
      access: { permissions: ['alert_list'], withClients: true },
    },
  ],
}
