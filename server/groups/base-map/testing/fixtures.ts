import type { GroupFixtures } from '../../../testing/groupFixtures'

export const fixtures: GroupFixtures = {
  records: {
    baseMap: ({ post, marker }) =>
      post('/base-map/create', {
        name: `${marker} map`,
        kind: 'raster',
        url: 'https://tiles.example.com/{z}/{x}/{y}.png',
        attribution: marker,
      }),
  },
  ids: {
    baseMapId: 'baseMap',
  },
}
