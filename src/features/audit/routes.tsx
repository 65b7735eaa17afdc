import { FileSearchOutlined } from '@ant-design/icons'
import type { FeatureManifest } from '../../manifest/manifest'
import { lazyArea } from '../../shared/lazyArea'
import { routeText } from './routeMessages'

export const manifest: FeatureManifest = {
  screens: [
    {
      path: '/dashboard/audit',
      page: lazyArea(() => import('./AuditPage'), 'AuditPage'),
      access: { userTypes: ['tenant-root', 'super-admin'] },
      icon: <FileSearchOutlined />,
      crumb: {
        text: () => routeText('audit'),
        parent: ['/dashboard/tenant/organisation', '/dashboard/admin/tenant/list'],
      },
      palette: { keywords: () => routeText('auditKeywords') },
    },
  ],
}
