// Permissions of a user, grouped by area.
import { PERMISSION_AREAS, permissionAreaTitle, permissionLabel } from '../../shared/permissions/permissions.gen'
import { accountText } from './messages'

const KNOWN: ReadonlySet<string> = new Set(PERMISSION_AREAS.flatMap(({ permissions }) => permissions))

export interface PermissionTopic {
  title: string
  labels: string[]
}

/** Labels of `permissions` by area. Names this version does not know are shown as they are, under "Other". */
export function permissionTopics(permissions: readonly string[]): PermissionTopic[] {
  const held = new Set(permissions)
  const topics = PERMISSION_AREAS.map(({ area, permissions: names }) => ({
    title: permissionAreaTitle(area),
    labels: names.filter((name) => held.has(name)).map((name) => permissionLabel(name)),
  }))
  const unknown = [...held].filter((name) => !KNOWN.has(name)).map((name) => name.replaceAll('_', ' '))
  return [...topics, { title: accountText('otherPermissions'), labels: unknown }].filter(
    ({ labels }) => labels.length > 0,
  )
}
