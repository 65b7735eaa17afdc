// Values of the user group form, and their conversion from and to the contract.
import type { NewUserGroup, UserGroup, UserGroupEdit } from '../../api/user-group'
import { changesTo } from '../../shared/forms/changes'
import { groupsText } from './messages'

export interface GroupValues {
  name: string
  description: string
  permissions: string[]
  /** Ids of users. */
  members: string[]
}

export const noValues: GroupValues = { name: '', description: '', permissions: [], members: [] }

/** Labels of the fields. */
export const fieldLabels = (): Record<keyof GroupValues, string> => ({
  name: groupsText('fieldName'),
  description: groupsText('fieldDescription'),
  permissions: groupsText('fieldPermissions'),
  members: groupsText('fieldMembers'),
})

export const valuesOf = ({ name, description, permissions }: UserGroup, members: string[]): GroupValues => ({
  name,
  description,
  permissions,
  members,
})

export const toNewGroup = ({ name, description, ...lists }: GroupValues): NewUserGroup => ({
  name: name.trim(),
  description: description.trim(),
  ...lists,
})

/** Changes from `base`. Members are added and removed individually, so that concurrent edits can be merged. */
export function toEdit(values: GroupValues, base: GroupValues, version: number): UserGroupEdit {
  const { members, name, description, permissions } = changesTo(values, base)
  return {
    version,
    ...(name !== undefined && { name: name.trim() }),
    ...(description !== undefined && { description: description.trim() }),
    ...(permissions && { permissions }),
    ...(members && {
      addMembers: members.filter((id) => !base.members.includes(id)),
      removeMembers: base.members.filter((id) => !members.includes(id)),
    }),
  }
}
