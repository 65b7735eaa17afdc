// The attributes of a person that are kept, and how requests change them. The e-mail address is `userName`; `emails` repeats it
// and is ignored in requests, because providers send a second address there that the person does not sign in with.
import { ScimError } from '../../platform/http/scim'
import { isEmailAddress } from '../user/public'
import { scimText } from './messages'
import type { Change } from './patch'
import { booleanOf, fieldsOf, objectOf, textOf, type Fields } from './values'

export interface UserAttributes {
  userName: string
  /** The name that is stored, which `displayName` and `formatted` show. */
  name?: string
  displayName?: string | undefined
  formatted?: string | undefined
  givenName?: string | undefined
  familyName?: string | undefined
  externalId?: string | undefined
  active: boolean
}

const MAX_NAME = 120
const MAX_EMAIL = 254
export const MAX_EXTERNAL_ID = 255

/** Texts by their normal names. */
const TEXTS: Readonly<Record<string, { field: Exclude<keyof UserAttributes, 'active' | 'userName'>; limit: number }>> =
  {
    displayname: { field: 'displayName', limit: MAX_NAME },
    'name.formatted': { field: 'formatted', limit: MAX_NAME },
    'name.givenname': { field: 'givenName', limit: MAX_NAME },
    'name.familyname': { field: 'familyName', limit: MAX_NAME },
    externalid: { field: 'externalId', limit: MAX_EXTERNAL_ID },
  }

/**
 * The attributes of a whole resource. Those that it does not contain stay as in `before`, except names: the parts of one that was
 * not sent must not hide the one that was.
 * @throws ScimError 400
 */
export function attributesOf(body: Fields, before?: UserAttributes): UserAttributes {
  const sent = fieldsOf(body)
  if (before === undefined && textOf('userName', sent.get('username'), MAX_EMAIL) === undefined) {
    throw new ScimError(400, 'invalidValue', scimText('userNameNeeded'))
  }
  const nameless = { displayName: undefined, formatted: undefined, givenName: undefined, familyName: undefined }
  const after: UserAttributes = { active: true, userName: '', ...before, ...nameless }
  for (const [name, value] of sent) setAttribute(after, { name, text: name, value })
  return { ...after, name: sentName(after) ?? before?.name ?? localPart(after), ...partsOf(after, before) }
}

/** @throws ScimError 400 */
export function patched(before: UserAttributes, changes: readonly Change[]): UserAttributes {
  const after = { ...before }
  for (const { op, path, text, value } of changes) {
    const name = path.sub === undefined ? path.name : `${path.name}.${path.sub}`
    if (op === 'remove' && (name === 'username' || name === 'active')) {
      throw new ScimError(400, 'invalidValue', scimText('requiredAttribute', { path: text }))
    }
    setAttribute(after, { name, text, value: op === 'remove' ? null : value })
  }
  return { ...after, name: changedName(before, after) ?? before.name }
}

/** Providers send the display name, the parts of the name or both. */
const sentName = (after: UserAttributes): string | undefined =>
  after.displayName ?? after.formatted ?? (joinedName(after) || undefined)

/** The name that a patch changes, in the order of its meaning. */
function changedName(before: UserAttributes, after: UserAttributes): string | undefined {
  if (after.displayName !== before.displayName) return after.displayName
  if (after.formatted !== before.formatted) return after.formatted
  return joinedName(after) === joinedName(before) ? undefined : joinedName(after)
}

const joinedName = ({ givenName, familyName }: UserAttributes): string =>
  [givenName, familyName].filter(Boolean).join(' ').slice(0, MAX_NAME)

const localPart = ({ userName }: UserAttributes): string => userName.split('@')[0] ?? userName

const partsOf = (after: UserAttributes, before: UserAttributes | undefined) => ({
  givenName: after.givenName ?? before?.givenName,
  familyName: after.familyName ?? before?.familyName,
})

function setAttribute(
  after: UserAttributes,
  { name, text, value }: { name: string; text: string; value: unknown },
): void {
  const known = Object.hasOwn(TEXTS, name) ? TEXTS[name] : undefined
  if (known) after[known.field] = textOf(text, value, known.limit)
  else if (name === 'username') after.userName = emailOf(value)
  else if (name === 'active') after.active = booleanOf(text, value)
  else if (name === 'name' && value !== null) {
    for (const [part, each] of fieldsOf(objectOf(text, value))) {
      setAttribute(after, { name: `name.${part}`, text: `name.${part}`, value: each })
    }
  }
}

function emailOf(value: unknown): string {
  const email = textOf('userName', value, MAX_EMAIL)?.toLowerCase()
  if (email === undefined || !isEmailAddress(email)) {
    throw new ScimError(400, 'invalidValue', scimText('userNameNeeded'))
  }
  return email
}
