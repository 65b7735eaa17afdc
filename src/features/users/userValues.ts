// Values of the user form, and their conversion from and to the contract.
import type { NewUser, TeamUserType, User, UserEdit } from '../../api/user'
import { changesTo } from '../../shared/forms/changes'
import { usersText } from './messages'
import { canHoldGrants } from './labels'

export interface UserValues {
  name: string
  email: string
  userType: TeamUserType
  /** Ids of user groups. */
  groups: string[]
  customPermissions: string[]
}

export const noValues: UserValues = { name: '', email: '', userType: 'tenant-user', groups: [], customPermissions: [] }

/** Labels of the fields. */
export const fieldLabels = (): Record<keyof UserValues, string> => ({
  name: usersText('fieldName'),
  email: usersText('fieldEmail'),
  userType: usersText('fieldType'),
  groups: usersText('fieldGroups'),
  customPermissions: usersText('fieldPermissions'),
})

export const valuesOf = ({ name, email, userType, groups, customPermissions }: User): UserValues => ({
  name,
  email,
  userType,
  groups: groups.map(({ _id }) => _id),
  customPermissions,
})

export const toNewUser = ({ name, email, userType, ...grants }: UserValues): NewUser => ({
  name: name.trim(),
  email: email.trim(),
  userType,
  ...(canHoldGrants(userType) && grants),
})

/** Changes from `base`. A tenant-root has all permissions, so groups and additional permissions are removed. */
export function toEdit(values: UserValues, base: UserValues, version: number): UserEdit {
  const granted = canHoldGrants(values.userType) ? values : { ...values, groups: [], customPermissions: [] }
  const { name, email, ...changes } = changesTo(granted, base)
  return {
    version,
    ...changes,
    ...(name !== undefined && { name: name.trim() }),
    ...(email !== undefined && { email: email.trim() }),
  }
}
