// Values of the permission set form.
import type { PermissionSet } from '../../api/permission'
import { permissionsText } from './messages'

export interface SetValues {
  name: string
  description: string
  permissions: string[]
}

export const noValues: SetValues = { name: '', description: '', permissions: [] }

export const fieldLabels = (): Record<keyof SetValues, string> => ({
  name: permissionsText('fieldName'),
  description: permissionsText('fieldDescription'),
  permissions: permissionsText('fieldPermissions'),
})

export const valuesOf = ({ name, description, permissions }: PermissionSet): SetValues => ({
  name,
  description,
  permissions,
})

export const trimmed = ({ name, description, permissions }: SetValues): SetValues => ({
  name: name.trim(),
  description: description.trim(),
  permissions,
})
