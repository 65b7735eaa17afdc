import { IdcardOutlined, RocketOutlined } from '@ant-design/icons'
import type { FeatureManifest } from '../../manifest/manifest'
import { lazyArea } from '../../shared/lazyArea'
import { routeText } from './routeMessages'

export const manifest: FeatureManifest = {
  screens: [
    {
      path: '/dashboard/flights',
      page: lazyArea(() => import('./list/FlightListPage'), 'FlightListPage'),
      access: 'flight_list',
      icon: <RocketOutlined />,
      crumb: { text: () => routeText('flights'), parent: '/dashboard/missions' },
      palette: { keywords: () => routeText('flightsKeywords') },
    },
    {
      path: '/dashboard/pilots',
      page: lazyArea(() => import('./pilots/PilotsPage'), 'PilotsPage'),
      access: 'flight_list',
      icon: <IdcardOutlined />,
      crumb: { text: () => routeText('pilots'), parent: '/dashboard/missions' },
      palette: { keywords: () => routeText('pilotsKeywords') },
    },
  ],
  missionSegments: [
    {
      path: 'flights',
      label: () => routeText('flights'),
      icon: <RocketOutlined />,
      page: lazyArea(() => import('./MissionFlights'), 'MissionFlights'),
      access: 'flight_list',
      order: 30,
      counted: 'flights',
    },
  ],
}
