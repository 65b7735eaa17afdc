import type { GroupFixtures } from '../../../testing/groupFixtures'

export const fixtures: GroupFixtures = {
  records: {
    userGroup: async ({ post, id, marker }) =>
      post('/tenant/usergroup/tenant-usergroup-create', {
        name: `${marker} group`,
        permissions: [],
        members: [await id('user')],
      }),
  },
  ids: {
    userGroupId: 'userGroup',
    groupId: 'userGroup',
    groups: 'userGroup',
  },
}
