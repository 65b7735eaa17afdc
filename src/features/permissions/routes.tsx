import { SafetyCertificateOutlined } from '@ant-design/icons'
import type { FeatureManifest } from '../../manifest/manifest'
import { lazyArea } from '../../shared/lazyArea'
import { routeText } from './routeMessages'

export const manifest: FeatureManifest = {
  screens: [
    {
      path: '/dashboard/admin/permission/create',
      page: lazyArea(() => import('./PermissionPage'), 'PermissionPage'),
      access: { userTypes: ['super-admin'] },
      icon: <SafetyCertificateOutlined />,
      crumb: { text: () => routeText('permissions') },
      palette: { keywords: () => routeText('permissionsKeywords') },
    },
  ],
}
