import { SendOutlined, SolutionOutlined, UserAddOutlined } from '@ant-design/icons'
import type { FeatureManifest } from '../../manifest/manifest'
import { lazyArea } from '../../shared/lazyArea'
import { routeText } from './routeMessages'

export const manifest: FeatureManifest = {
  screens: [
    {
      path: '/dashboard/tenant/client/list',
      page: lazyArea(() => import('./ClientListPage'), 'ClientListPage'),
      access: 'client_list',
      icon: <SolutionOutlined />,
      crumb: { text: () => routeText('clients') },
      palette: { keywords: () => routeText('clientsKeywords') },
    },
    {
      path: '/dashboard/tenant/client/create',
      page: lazyArea(() => import('./ClientCreatePage'), 'ClientCreatePage'),
      access: 'create_client',
      icon: <UserAddOutlined />,
      crumb: { text: () => routeText('newClient'), parent: '/dashboard/tenant/client/list' },
      palette: { keywords: () => routeText('newClientKeywords') },
    },
    {
      path: '/dashboard/tenant/client/missions',
      page: lazyArea(() => import('./ClientMissionsPage'), 'ClientMissionsPage'),
      access: 'client_data',
      icon: <SendOutlined />,
      crumb: { text: () => routeText('clientMissions'), parent: '/dashboard/tenant/client/list' },
      palette: { keywords: () => routeText('clientMissionsKeywords') },
    },
    {
      path: '/dashboard/client/missions',
      page: lazyArea(() => import('./SharedMissionsPage'), 'SharedMissionsPage'),
      access: { userTypes: ['tenant-client'] },
      icon: <SendOutlined />,
      crumb: { text: () => routeText('missions') },
      palette: { keywords: () => routeText('missionsKeywords') },
    },
    {
      path: '/dashboard/client/missions/:missionId/*',
      page: lazyArea(() => import('./SharedMissionPage'), 'SharedMissionPage'),
      access: { userTypes: ['tenant-client'] },
      icon: <SendOutlined />,
      crumb: { text: () => routeText('mission'), parent: '/dashboard/client/missions', isRecord: true },
    },
  ],
  missionSegments: [
    {
      path: 'clients',
      label: () => routeText('sharedWith'),
      icon: <SolutionOutlined />,
      page: lazyArea(() => import('./MissionClients'), 'MissionClients'),
      access: 'client_data',
      order: 110,
    },
  ],
  paletteSources: [
    {
      id: 'shared missions',
      results: lazyArea(() => import('./SharedMissionResults'), 'SharedMissionResults'),
      access: { userTypes: ['tenant-client'] },
      order: 15,
    },
  ],
  groupIcons: { client: <SolutionOutlined /> },
}
