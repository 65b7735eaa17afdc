import { BankOutlined, ClearOutlined, PlusSquareOutlined } from '@ant-design/icons'
import type { FeatureManifest } from '../../manifest/manifest'
import { lazyArea } from '../../shared/lazyArea'
import { routeText } from './routeMessages'

export const manifest: FeatureManifest = {
  screens: [
    {
      path: '/dashboard/admin/tenant/list',
      page: lazyArea(() => import('./TenantListPage'), 'TenantListPage'),
      access: 'tenant_list',
      icon: <BankOutlined />,
      crumb: { text: () => routeText('tenants') },
      palette: { keywords: () => routeText('tenantsKeywords') },
    },
    {
      path: '/dashboard/admin/tenant/create',
      page: lazyArea(() => import('./TenantCreatePage'), 'TenantCreatePage'),
      access: 'tenant_create',
      icon: <PlusSquareOutlined />,
      crumb: { text: () => routeText('newTenant'), parent: '/dashboard/admin/tenant/list' },
      palette: { keywords: () => routeText('newTenantKeywords') },
    },
    {
      path: '/dashboard/admin/tenant/:tenantId',
      page: lazyArea(() => import('./TenantPage'), 'TenantPage'),
      access: 'tenant_list',
      icon: <BankOutlined />,
      crumb: { text: () => routeText('tenant'), parent: '/dashboard/admin/tenant/list', isRecord: true },
    },
    {
      path: '/dashboard/admin/erasures',
      page: lazyArea(() => import('./ErasuresPage'), 'ErasuresPage'),
      access: { userTypes: ['super-admin'] },
      icon: <ClearOutlined />,
      crumb: { text: () => routeText('erasures') },
      palette: { keywords: () => routeText('erasuresKeywords') },
    },
  ],
  paletteSources: [
    {
      id: 'tenants',
      results: lazyArea(() => import('./TenantResults'), 'TenantResults'),
      access: 'tenant_list',
      order: 10,
    },
  ],
  groupIcons: { tenant: <BankOutlined /> },
}
