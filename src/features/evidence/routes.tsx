import { KeyOutlined, SafetyCertificateOutlined } from '@ant-design/icons'
import type { FeatureManifest } from '../../manifest/manifest'
import { lazyArea } from '../../shared/lazyArea'
import { routeText } from './routeMessages'

export const manifest: FeatureManifest = {
  screens: [
    {
      path: '/dashboard/evidence',
      page: lazyArea(() => import('./EvidenceListPage'), 'EvidenceListPage'),
      access: 'data_page',
      icon: <SafetyCertificateOutlined />,
      crumb: { text: () => routeText('cases') },
      palette: { keywords: () => routeText('casesKeywords') },
    },
    {
      path: '/dashboard/evidence/:caseId',
      page: lazyArea(() => import('./EvidenceCasePage'), 'EvidenceCasePage'),
      access: 'data_page',
      icon: <SafetyCertificateOutlined />,
      crumb: { text: () => routeText('oneCase'), parent: '/dashboard/evidence' },
    },
    {
      path: '/dashboard/admin/evidence-keys',
      page: lazyArea(() => import('./EvidenceKeysPage'), 'EvidenceKeysPage'),
      access: { userTypes: ['super-admin'] },
      icon: <KeyOutlined />,
      crumb: { text: () => routeText('keys') },
      palette: { keywords: () => routeText('keysKeywords') },
    },
  ],
}
