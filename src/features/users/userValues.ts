// What the form of a user holds, and its way from and to the contract.
import type { NewUser, TeamUserType, User, UserEdit } from '../../api/user'
import { changesTo } from '../../shared/forms/changes'
import { usersText } from './messages'
import { takesGrants } from './words'

export interface UserValues {
  name: string
  email: string
  userType: TeamUserType
  /** Ids of user groups. */
  groups: string[]
  customPermissions: string[]
}

export const noValues: UserValues = { name: '', email: '', userType: 'tenant-user', groups: [], customPermissions: [] }

/** What the fields are called on the screen. */
export const fieldLabels: Record<keyof UserValues, string> = {
  name: usersText('fieldName'),
  email: usersText('fieldEmail'),
  userType: usersText('fieldType'),
  groups: usersText('fieldGroups'),
  customPermissions: usersText('fieldPermissions'),
}

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
  ...(takesGrants(userType) && grants),
})

/** Only what differs from `base`. Who becomes a tenant-root has everything, so what was granted goes. */
export function toEdit(values: UserValues, base: UserValues, version: number): UserEdit {
  const granted = takesGrants(values.userType) ? values : { ...values, groups: [], customPermissions: [] }
  const { name, email, ...changes } = changesTo(granted, base)
  return {
    version,
    ...changes,
    ...(name !== undefined && { name: name.trim() }),
    ...(email !== undefined && { email: email.trim() }),
  }
}
