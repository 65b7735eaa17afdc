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
    {
      path: '/dashboard/reports/saved',
      page: lazyArea(() => import('./saved/SavedReportsPage'), 'SavedReportsPage'),
      access: ['data_page', 'layer_list'],
      icon: <BarChartOutlined />,
      crumb: { text: () => routeText('saved'), parent: '/dashboard/reports' },
      palette: { keywords: () => routeText('savedKeywords') },
    },
    {
      path: '/dashboard/reports/saved/:savedReportId',
      page: lazyArea(() => import('./saved/SavedReportPage'), 'SavedReportPage'),
      access: ['data_page', 'layer_list'],
      icon: <BarChartOutlined />,
      crumb: { text: () => routeText('savedReport'), parent: '/dashboard/reports/saved' },
    },
    {
      path: '/dashboard/reports/editions/:editionId',
      page: lazyArea(() => import('./saved/EditionPage'), 'EditionPage'),
      access: ['data_page', 'layer_list'],
      icon: <BarChartOutlined />,
      crumb: { text: () => routeText('edition'), parent: '/dashboard/reports/saved' },
    },
  ],
}
