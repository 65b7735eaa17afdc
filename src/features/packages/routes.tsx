import { AppstoreAddOutlined, AppstoreOutlined } from '@ant-design/icons'
import type { FeatureManifest } from '../../manifest/manifest'
import { lazyArea } from '../../shared/lazyArea'
import { routeText } from './routeMessages'

export const manifest: FeatureManifest = {
  screens: [
    {
      path: '/dashboard/admin/package/list',
      page: lazyArea(() => import('./PackageListPage'), 'PackageListPage'),
      access: 'package_list',
      icon: <AppstoreOutlined />,
      crumb: { text: () => routeText('packages') },
      palette: { keywords: () => routeText('packagesKeywords') },
    },
    {
      path: '/dashboard/admin/package/create',
      page: lazyArea(() => import('./PackageCreatePage'), 'PackageCreatePage'),
      access: 'package_create',
      icon: <AppstoreAddOutlined />,
      crumb: { text: () => routeText('newPackage'), parent: '/dashboard/admin/package/list' },
      palette: { keywords: () => routeText('newPackageKeywords') },
    },
    {
      path: '/dashboard/admin/package/:packageId',
      page: lazyArea(() => import('./PackagePage'), 'PackagePage'),
      access: 'package_update',
      icon: <AppstoreOutlined />,
      crumb: { text: () => routeText('package'), parent: '/dashboard/admin/package/list', isRecord: true },
    },
  ],
  groupIcons: { package: <AppstoreOutlined /> },
}
