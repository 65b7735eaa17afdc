import { MailOutlined } from '@ant-design/icons'
import type { FeatureManifest } from '../../manifest/manifest'
import { lazyArea } from '../../shared/lazyArea'
import { routeText } from './routeMessages'

export const manifest: FeatureManifest = {
  screens: [
    {
      path: '/dashboard/admin/mail/list',
      page: lazyArea(() => import('./MailListPage'), 'MailListPage'),
      access: { userTypes: ['super-admin'] },
      icon: <MailOutlined />,
      crumb: { text: () => routeText('mails'), parent: '/dashboard/admin/tenant/list' },
      palette: { keywords: () => routeText('mailsKeywords') },
    },
    {
      path: '/dashboard/admin/mail/:mailId',
      page: lazyArea(() => import('./MailPage'), 'MailPage'),
      access: { userTypes: ['super-admin'] },
      icon: <MailOutlined />,
      crumb: { text: () => routeText('mail'), parent: '/dashboard/admin/mail/list', isRecord: true },
    },
  ],
}
