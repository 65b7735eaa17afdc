// People and groups as resources of SCIM.
import { GROUP_SCHEMA, USER_SCHEMA } from './attributes'
import type { GroupRow, UserRow } from './sql'
import type { UserAttributes } from './userAttributes'

/** @param base address of SCIM at this installation */
export const userResource = (base: string, user: UserRow): Record<string, unknown> => ({
  schemas: [USER_SCHEMA],
  id: user.id,
  ...(user.externalId !== null && { externalId: user.externalId }),
  userName: user.email,
  name: {
    formatted: user.name,
    ...(user.givenName !== null && { givenName: user.givenName }),
    ...(user.familyName !== null && { familyName: user.familyName }),
  },
  displayName: user.name,
  active: !user.isDisabled,
  emails: [{ value: user.email, type: 'work', primary: true }],
  groups: user.groups.map(({ id, name }) => ({
    value: id,
    $ref: `${base}/Groups/${id}`,
    display: name,
    type: 'direct',
  })),
  meta: metaOf(base, 'User', user),
})

export const groupResource = (base: string, group: GroupRow): Record<string, unknown> => ({
  schemas: [GROUP_SCHEMA],
  id: group.id,
  ...(group.externalId !== null && { externalId: group.externalId }),
  displayName: group.name,
  ...(group.members && {
    members: group.members.map(({ id, name }) => ({
      value: id,
      $ref: `${base}/Users/${id}`,
      display: name,
      type: 'User',
    })),
  }),
  meta: metaOf(base, 'Group', group),
})

export const storedAttributes = (user: UserRow): UserAttributes => ({
  userName: user.email,
  name: user.name,
  displayName: user.name,
  formatted: user.name,
  givenName: user.givenName ?? undefined,
  familyName: user.familyName ?? undefined,
  externalId: user.externalId ?? undefined,
  active: !user.isDisabled,
})

const metaOf = (
  base: string,
  resourceType: 'User' | 'Group',
  { id, createdAt, editedAt }: { id: string; createdAt: Date; editedAt: Date },
) => ({
  resourceType,
  created: createdAt.toISOString(),
  lastModified: editedAt.toISOString(),
  location: `${base}/${resourceType}s/${id}`,
})
