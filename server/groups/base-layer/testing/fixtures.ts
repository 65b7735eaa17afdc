import type { GroupFixtures } from '../../../testing/groupFixtures'

export const fixtures: GroupFixtures = {
  records: {
    baseLayer: ({ post, marker }) =>
      post('/baselayer/create-base-vector-layer', { name: `${marker} map`, description: marker }),
  },
  ids: {
    baseLayerId: 'baseLayer',
  },
}
