import { SendOutlined } from '@ant-design/icons'
import type { FeatureManifest } from '../../manifest/manifest'
import { lazyArea } from '../../shared/lazyArea'
import { routeText } from './routeMessages'

export const manifest: FeatureManifest = {
  screens: [
    {
      path: '/dashboard/tenant/organisation/webhooks',
      page: lazyArea(() => import('./WebhooksPage'), 'WebhooksPage'),
      access: 'tenant_update_self',
      icon: <SendOutlined />,
      crumb: { text: () => routeText('webhooks'), parent: '/dashboard/tenant/organisation' },
      palette: { keywords: () => routeText('keywords') },
    },
    {
      path: '/dashboard/tenant/organisation/webhooks/:webhookId',
      page: lazyArea(() => import('./WebhookPage'), 'WebhookPage'),
      access: 'tenant_update_self',
      icon: <SendOutlined />,
      crumb: { text: () => routeText('webhook'), parent: '/dashboard/tenant/organisation/webhooks', isRecord: true },
    },
  ],
}
