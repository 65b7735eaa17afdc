import { KeyOutlined } from '@ant-design/icons'
import type { FeatureManifest } from '../../manifest/manifest'
import { lazyArea } from '../../shared/lazyArea'
import { routeText } from './routeMessages'

export const manifest: FeatureManifest = {
  screens: [
    {
      path: '/dashboard/tenant/organisation/single-sign-on',
      page: lazyArea(() => import('./SingleSignOnPage'), 'SingleSignOnPage'),
      access: { userTypes: ['tenant-root'] },
      icon: <KeyOutlined />,
      crumb: { text: () => routeText('singleSignOn'), parent: '/dashboard/tenant/organisation' },
      palette: { keywords: () => routeText('keywords') },
    },
  ],
}
