// The attributes of a group that are kept, and how requests change them.
import { ScimError } from '../../platform/http/scim'
import type { MemberChange } from '../user-group/public'
import { comparisonsOf, type Filter } from './filter'
import { scimText } from './messages'
import type { Change } from './patch'
import { MAX_EXTERNAL_ID } from './userAttributes'
import { fieldsOf, objectOf, textOf, type Fields } from './values'

export interface GroupChange {
  /** Absent when it stays. */
  displayName?: string
  /** Absent when it stays, null when it is removed. */
  externalId?: string | null
  members: MemberChange
}

const MAX_NAME = 120
const MAX_MEMBERS = 10_000
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** The change that a whole resource makes; what it does not contain stays. @throws ScimError 400 */
export function changeOfResource(body: Fields): GroupChange {
  const sent = fieldsOf(body)
  const members = sent.get('members')
  return {
    ...(sent.has('displayname') && { displayName: nameOf(sent.get('displayname')) }),
    ...(sent.has('externalid') && { externalId: externalIdOf(sent.get('externalid')) }),
    members: { add: [], remove: [], ...(members !== undefined && { replace: memberIds(members) }) },
  }
}

/** @throws ScimError 400 */
export function changeOfPatch(changes: readonly Change[]): GroupChange {
  const members = new Members()
  const result: Omit<GroupChange, 'members'> = {}
  for (const change of changes) {
    const { op, path, text, value } = change
    if (path.name === 'displayname') {
      if (op === 'remove') throw new ScimError(400, 'invalidValue', scimText('requiredAttribute', { path: text }))
      result.displayName = nameOf(value)
    } else if (path.name === 'externalid') result.externalId = op === 'remove' ? null : externalIdOf(value)
    else if (path.name === 'members') members.apply(change)
  }
  return { ...result, members: members.change() }
}

/** The members after all operations, without reading those that the group has. */
class Members {
  private replaced: Set<string> | undefined
  private readonly added = new Set<string>()
  private readonly removed = new Set<string>()

  /** @throws ScimError 400 */
  apply({ op, path, text, value }: Change): void {
    if (path.filter) {
      if (op !== 'remove' || path.sub !== undefined) {
        throw new ScimError(400, 'mutability', scimText('readOnly', { path: text }))
      }
      this.remove(idsOfFilter(path.filter))
    } else if (op === 'add') this.add(memberIds(value))
    else if (op === 'replace') this.replace(memberIds(value))
    else if (value === undefined || value === null) this.replace([])
    else this.remove(memberIds(value))
  }

  change(): MemberChange {
    return {
      add: [...this.added],
      remove: [...this.removed],
      ...(this.replaced && { replace: [...this.replaced] }),
    }
  }

  private add(ids: readonly string[]): void {
    for (const id of ids) {
      this.removed.delete(id)
      this.added.add(id)
    }
  }

  private remove(ids: readonly string[]): void {
    for (const id of ids) {
      this.replaced?.delete(id)
      this.added.delete(id)
      this.removed.add(id)
    }
  }

  private replace(ids: readonly string[]): void {
    this.replaced = new Set(ids)
    this.added.clear()
    this.removed.clear()
  }
}

/** The IDs of `value eq "…"`, joined with `or`. @throws ScimError 400 invalidFilter */
function idsOfFilter(filter: Filter): string[] {
  const areAlternatives = (part: Filter): boolean =>
    part.kind === 'comparison' || (part.kind === 'or' && part.parts.every(areAlternatives))
  const comparisons = comparisonsOf(filter)
  const other = comparisons.find(({ name, operator }) => name !== 'value' || operator !== 'eq')
  if (other || !areAlternatives(filter)) {
    throw new ScimError(400, 'invalidFilter', scimText('filterAttribute', { name: other?.name ?? 'members' }))
  }
  return comparisons.map(({ value }) => String(value).toLowerCase()).filter((id) => UUID.test(id))
}

function memberIds(value: unknown): string[] {
  const members: unknown[] = value === null ? [] : [value].flat()
  if (members.length > MAX_MEMBERS) {
    throw new ScimError(400, 'invalidValue', scimText('tooManyMembers', { limit: MAX_MEMBERS }))
  }
  return members.map((member) => {
    const id = fieldsOf(objectOf('members', member)).get('value')
    if (typeof id !== 'string' || !UUID.test(id)) throw new ScimError(400, 'invalidValue', scimText('memberValue'))
    return id.toLowerCase()
  })
}

function nameOf(value: unknown): string {
  const name = textOf('displayName', value, MAX_NAME)
  if (name === undefined) throw new ScimError(400, 'invalidValue', scimText('displayNameNeeded'))
  return name
}

const externalIdOf = (value: unknown): string | null => textOf('externalId', value, MAX_EXTERNAL_ID) ?? null
