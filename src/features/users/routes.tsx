import { UnorderedListOutlined, UserAddOutlined, UserOutlined } from '@ant-design/icons'
import type { FeatureManifest } from '../../manifest/manifest'
import { lazyArea } from '../../shared/lazyArea'
import { routeText } from './routeMessages'

export const manifest: FeatureManifest = {
  screens: [
    {
      path: '/dashboard/tenant/user/list',
      page: lazyArea(() => import('./UserListPage'), 'UserListPage'),
      access: 'user_list',
      icon: <UnorderedListOutlined />,
      crumb: { text: () => routeText('users') },
      palette: { keywords: () => routeText('usersKeywords') },
    },
    {
      path: '/dashboard/tenant/user/create',
      page: lazyArea(() => import('./UserCreatePage'), 'UserCreatePage'),
      access: 'user_create',
      icon: <UserAddOutlined />,
      crumb: { text: () => routeText('newUser'), parent: '/dashboard/tenant/user/list' },
      palette: { keywords: () => routeText('newUserKeywords') },
    },
    {
      path: '/dashboard/tenant/user/:userId',
      page: lazyArea(() => import('./UserPage'), 'UserPage'),
      access: 'user_list',
      icon: <UserOutlined />,
      crumb: { text: () => routeText('user'), parent: '/dashboard/tenant/user/list', isRecord: true },
    },
  ],
  paletteSources: [
    {
      id: 'users',
      results: lazyArea(() => import('./UserResults'), 'UserResults'),
      access: 'user_list',
      order: 40,
    },
  ],
  groupIcons: { user: <UserOutlined /> },
}
