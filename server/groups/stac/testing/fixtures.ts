import type { GroupFixtures } from '../../../testing/groupFixtures'

export const fixtures: GroupFixtures = {
  records: {},
  ids: { 'stac collectionId': 'mission', 'stac itemId': 'photo' },
}
