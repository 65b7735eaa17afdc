// Labels of roles and states.
import type { TeamUserType, UserState } from '../../api/user'
import { usersText } from './messages'

export const TYPES = ['tenant-user', 'tenant-staff', 'tenant-root'] as const satisfies TeamUserType[]
export const STATES = ['active', 'invited', 'disabled'] as const satisfies UserState[]

export const roleLabels = (): Record<TeamUserType, string> => ({
  'tenant-root': usersText('typeRoot'),
  'tenant-staff': usersText('typeStaff'),
  'tenant-user': usersText('typeUser'),
})

export const roleHelp = (): Record<TeamUserType, string> => ({
  'tenant-root': usersText('typeRootHelp'),
  'tenant-staff': usersText('typeStaffHelp'),
  'tenant-user': usersText('typeUserHelp'),
})

export const stateLabels = (): Record<UserState, string> => ({
  active: usersText('stateActive'),
  invited: usersText('stateInvited'),
  disabled: usersText('stateDisabled'),
})

/** Whether permissions can be granted to this role; a tenant-root has all of them. */
export const canHoldGrants = (type: TeamUserType): boolean => type !== 'tenant-root'
