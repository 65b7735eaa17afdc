import { EditOutlined, PlusCircleOutlined, ProfileOutlined, SendOutlined } from '@ant-design/icons'
import type { FeatureManifest } from '../../manifest/manifest'
import { lazyArea } from '../../shared/lazyArea'
import { routeText } from './routeMessages'

export const manifest: FeatureManifest = {
  screens: [
    {
      path: '/dashboard/missions',
      page: lazyArea(() => import('./MissionListPage'), 'MissionListPage'),
      access: 'mission_list',
      icon: <SendOutlined />,
      crumb: { text: () => routeText('missions') },
      palette: { keywords: () => routeText('missionsKeywords') },
    },
    {
      path: '/dashboard/missions/create',
      page: lazyArea(() => import('./MissionCreatePage'), 'MissionCreatePage'),
      access: 'mission_create',
      icon: <PlusCircleOutlined />,
      crumb: { text: () => routeText('newMission'), parent: '/dashboard/missions' },
      palette: { keywords: () => routeText('newMissionKeywords') },
    },
    {
      path: '/dashboard/missions/:missionId/*',
      page: lazyArea(() => import('./MissionPage'), 'MissionPage'),
      access: 'mission_list',
      icon: <SendOutlined />,
      crumb: { text: () => routeText('mission'), parent: '/dashboard/missions', isRecord: true },
      clientPath: '/dashboard/client/missions/:missionId/*',
    },
    {
      path: '/dashboard/missions/:missionId/edit',
      page: lazyArea(() => import('./MissionEditPage'), 'MissionEditPage'),
      access: 'mission_update',
      icon: <EditOutlined />,
      crumb: { text: () => routeText('edit'), parent: '/dashboard/missions/:missionId/*' },
    },
  ],
  paletteSources: [
    {
      id: 'missions',
      results: lazyArea(() => import('./MissionResults'), 'MissionResults'),
      access: 'mission_list',
      order: 10,
    },
  ],
  missionSegments: [
    {
      path: 'overview',
      label: () => routeText('overview'),
      icon: <ProfileOutlined />,
      page: lazyArea(() => import('./detail/MissionFacts'), 'MissionFacts'),
      access: 'mission_list',
      order: 10,
    },
  ],
}
