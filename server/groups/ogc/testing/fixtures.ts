import type { GroupFixtures } from '../../../testing/groupFixtures'

export const fixtures: GroupFixtures = {
  records: {},
  ids: {
    'ogc collectionId': 'layer',
    'ogc itemId': 'photo',
    'ogc tileMatrixSetId': { ofNobody: 'Tile matrix sets are the same for all tenants.' },
  },
}
