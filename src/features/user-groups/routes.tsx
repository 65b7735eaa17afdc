import { TeamOutlined, UsergroupAddOutlined } from '@ant-design/icons'
import type { FeatureManifest } from '../../manifest/manifest'
import { lazyArea } from '../../shared/lazyArea'
import { routeText } from './routeMessages'

export const manifest: FeatureManifest = {
  screens: [
    {
      path: '/dashboard/tenant/user-group/list',
      page: lazyArea(() => import('./UserGroupListPage'), 'UserGroupListPage'),
      access: 'user_group_list',
      icon: <TeamOutlined />,
      crumb: { text: () => routeText('userGroups') },
      palette: { keywords: () => routeText('userGroupsKeywords') },
    },
    {
      path: '/dashboard/tenant/user-group/create',
      page: lazyArea(() => import('./UserGroupCreatePage'), 'UserGroupCreatePage'),
      access: 'user_group_create',
      icon: <UsergroupAddOutlined />,
      crumb: { text: () => routeText('newUserGroup'), parent: '/dashboard/tenant/user-group/list' },
      palette: { keywords: () => routeText('newUserGroupKeywords') },
    },
    {
      path: '/dashboard/tenant/user-group/:userGroupId',
      page: lazyArea(() => import('./UserGroupPage'), 'UserGroupPage'),
      access: 'user_group_list',
      icon: <TeamOutlined />,
      crumb: { text: () => routeText('userGroup'), parent: '/dashboard/tenant/user-group/list', isRecord: true },
    },
  ],
  paletteSources: [
    {
      id: 'user-groups',
      results: lazyArea(() => import('./UserGroupResults'), 'UserGroupResults'),
      access: 'user_group_list',
      order: 50,
    },
  ],
  groupIcons: { group: <TeamOutlined /> },
}
