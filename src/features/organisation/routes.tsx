import { CreditCardOutlined, IdcardOutlined } from '@ant-design/icons'
import type { FeatureManifest } from '../../manifest/manifest'
import { lazyArea } from '../../shared/lazyArea'
import { routeText } from './routeMessages'

export const manifest: FeatureManifest = {
  screens: [
    {
      path: '/dashboard/tenant/organisation',
      page: lazyArea(() => import('./OrganisationPage'), 'OrganisationPage'),
      access: 'tenant_list_self',
      icon: <IdcardOutlined />,
      crumb: { text: () => routeText('organisation') },
      palette: { keywords: () => routeText('organisationKeywords') },
    },
    {
      path: '/dashboard/tenant/organisation/renew',
      page: lazyArea(() => import('./renewal/RenewPage'), 'RenewPage'),
      access: 'tenant_update_self',
      icon: <CreditCardOutlined />,
      crumb: { text: () => routeText('renew'), parent: '/dashboard/tenant/organisation' },
      palette: { keywords: () => routeText('renewKeywords') },
    },
  ],
}
