import type { GroupFixtures } from '../../../testing/groupFixtures'

export const fixtures: GroupFixtures = {
  records: {},
  ids: {
    mailId: { ofNobody: 'the outbox belongs to the platform' },
  },
}
