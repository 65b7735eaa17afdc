import { catalogue } from '../../platform/core/messages'

export const userGroupText = catalogue('userGroup', {
  created: 'User group created',
  saved: 'User group saved',
  deleted: 'User group deleted',
  notFound: 'User group not found',
  changedElsewhere: 'Someone else changed this user group. Reload it before you save.',
  nameTaken: 'Another user group has this name. Choose another name.',
  higherAccess: 'This user group has permissions that you do not have. Ask someone who has all of them.',
  fixedRole: 'Choose only tenant staff and tenant users. The permissions of the other roles are fixed.',
  unknownUser: 'Choose existing users',
})
