import type { GroupFixtures } from '../../../testing/groupFixtures'

export const fixtures: GroupFixtures = {
  records: {
    mission: async ({ post, id, marker }) => {
      const locationId = await id('location')
      return post('/mission/create', { name: `${marker} mission`, description: marker, locationId })
    },
    missionType: ({ post, marker }) => post('/common/missiontype/create', { name: `${marker} type` }),
  },
  ids: {
    missionId: 'mission',
    missionIds: 'mission',
    aboutId: 'mission',
    missionTypeId: 'missionType',
  },
}
