import { FileTextOutlined } from '@ant-design/icons'
import type { FeatureManifest } from '../../manifest/manifest'
import { lazyArea } from '../../shared/lazyArea'
import { routeText } from './routeMessages'

export const manifest: FeatureManifest = {
  missionSegments: [
    {
      path: 'documents',
      label: () => routeText('documents'),
      icon: <FileTextOutlined />,
      page: lazyArea(() => import('./DocumentsSegment'), 'DocumentsSegment'),
      access: 'list_document',
      order: 100,
      counted: 'documents',
      shownToClients: 'documents',
    },
  ],
}
