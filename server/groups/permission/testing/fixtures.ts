import type { GroupFixtures } from '../../../testing/groupFixtures'

export const fixtures: GroupFixtures = {
  records: {},
  ids: {
    permissionSetId: { ofNobody: 'sets are offered to every tenant' },
  },
}
