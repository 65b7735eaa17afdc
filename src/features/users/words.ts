// Kinds of users and their states, as people read them.
import type { TeamUserType, UserState } from '../../api/user'
import { usersText } from './messages'

export const TYPES = ['tenant-user', 'tenant-staff', 'tenant-root'] as const satisfies TeamUserType[]
export const STATES = ['active', 'invited', 'disabled'] as const satisfies UserState[]

export const typeWords: Record<TeamUserType, string> = {
  'tenant-root': usersText('typeRoot'),
  'tenant-staff': usersText('typeStaff'),
  'tenant-user': usersText('typeUser'),
}

export const typeHelp: Record<TeamUserType, string> = {
  'tenant-root': usersText('typeRootHelp'),
  'tenant-staff': usersText('typeStaffHelp'),
  'tenant-user': usersText('typeUserHelp'),
}

export const stateWords: Record<UserState, string> = {
  active: usersText('stateActive'),
  invited: usersText('stateInvited'),
  disabled: usersText('stateDisabled'),
}

/** Whether anything can be granted to this kind; a tenant-root has all there is. */
export const takesGrants = (type: TeamUserType): boolean => type !== 'tenant-root'
