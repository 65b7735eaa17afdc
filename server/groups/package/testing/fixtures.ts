import type { GroupFixtures } from '../../../testing/groupFixtures'

export const fixtures: GroupFixtures = {
  records: {},
  ids: {
    packageId: { ofNobody: 'packages belong to the platform' },
    posterId: { ofNobody: 'posters belong to the platform' },
    fileId: { ofNobody: 'public files are for everybody' },
  },
}
