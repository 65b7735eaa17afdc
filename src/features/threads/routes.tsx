import { CommentOutlined } from '@ant-design/icons'
import type { FeatureManifest } from '../../manifest/manifest'
import { lazyArea } from '../../shared/lazyArea'
import { routeText } from './routeMessages'

export const manifest: FeatureManifest = {
  missionSegments: [
    {
      path: 'thread',
      label: () => routeText('thread'),
      icon: <CommentOutlined />,
      page: lazyArea(() => import('./ThreadSegment'), 'ThreadSegment'),
      access: 'thread_list',
      order: 110,
    },
  ],
  placeSearches: [
    {
      id: 'comments',
      label: () => routeText('comment'),
      icon: <CommentOutlined />,
      isForSpots: true,
      panel: lazyArea(() => import('./PlaceComments'), 'PlaceComments'),
      access: 'thread_list',
    },
  ],
}
