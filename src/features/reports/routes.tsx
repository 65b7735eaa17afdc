import { BarChartOutlined } from '@ant-design/icons'
import type { FeatureManifest } from '../../manifest/manifest'
import { lazyArea } from '../../shared/lazyArea'
import { routeText } from './routeMessages'

export const manifest: FeatureManifest = {
  screens: [
    {
      path: '/dashboard/reports',
      page: lazyArea(() => import('./ReportsPage'), 'ReportsPage'),
      access: 'data_page',
      icon: <BarChartOutlined />,
      crumb: { text: () => routeText('reports') },
      palette: { keywords: () => routeText('reportsKeywords') },
    },
  ],
}
