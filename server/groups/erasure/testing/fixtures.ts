import type { GroupFixtures } from '../../../testing/groupFixtures'

export const fixtures: GroupFixtures = {
  records: {},
  ids: { erasureId: { ofNobody: 'certificates belong to the platform' } },
}
