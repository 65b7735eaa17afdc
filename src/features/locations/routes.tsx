import { EnvironmentOutlined } from '@ant-design/icons'
import type { FeatureManifest } from '../../manifest/manifest'
import { lazyArea } from '../../shared/lazyArea'
import { routeText } from './routeMessages'

export const manifest: FeatureManifest = {
  screens: [
    {
      path: '/dashboard/locations',
      page: lazyArea(() => import('./LocationListPage'), 'LocationListPage'),
      access: 'location_list',
      icon: <EnvironmentOutlined />,
      crumb: { text: () => routeText('locations'), parent: '/dashboard/missions' },
      palette: { keywords: () => routeText('locationsKeywords') },
    },
    {
      path: '/dashboard/locations/:locationId',
      page: lazyArea(() => import('./LocationPage'), 'LocationPage'),
      access: 'location_list',
      icon: <EnvironmentOutlined />,
      crumb: { text: () => routeText('location'), parent: '/dashboard/locations', isRecord: true },
    },
  ],
  paletteSources: [
    {
      id: 'locations',
      results: lazyArea(() => import('./LocationResults'), 'LocationResults'),
      access: 'location_list',
      order: 20,
    },
  ],
}
