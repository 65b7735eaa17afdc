// Which items of a case a user may see: those of the kinds that they may list elsewhere.
import type { Permission } from '../../platform/identity/permissions'
import type { CustodyEntry, EvidenceItem, StoredItem } from './sql'

const LISTED_WITH: Record<EvidenceItem['kind'], Permission> = {
  document: 'list_document',
  photo: 'feature_list',
  telemetry: 'flight_list',
  recording: 'vod_list',
  outcome: 'alert_list',
  alert: 'alert_list',
  thread: 'thread_list',
  report: 'layer_list',
}

/** Whether the user may list items of a kind. */
export const mayList = (permissions: ReadonlySet<string>, kind: EvidenceItem['kind']): boolean =>
  permissions.has(LISTED_WITH[kind])

/** Whether the user may see an item: a report also needs the permissions of all that it counts. */
export const maySee = (
  permissions: ReadonlySet<string>,
  { kind, needs }: Pick<StoredItem, 'kind' | 'needs'>,
): boolean => mayList(permissions, kind) && needs.every((permission) => permissions.has(permission))

/** An item as users see it: what they may not see is left out. */
export function itemFor(permissions: ReadonlySet<string>, stored: StoredItem): EvidenceItem {
  const { _id, kind, addedAt } = stored
  if (!maySee(permissions, stored)) {
    const unseen = { fileId: null, alertId: null, editionId: null, fromMs: null, untilMs: null }
    return { _id, kind, addedAt, name: '', isWithheld: true, ...unseen }
  }
  const { name, fileId, alertId, editionId, fromMs, untilMs } = stored
  return { _id, kind, addedAt, name, fileId, alertId, editionId, fromMs, untilMs, isWithheld: false }
}

/** For readers who may not see every item: without the names of items, whose kinds are not known, and without addresses. */
export const withheldFrom = ({ target, ...entry }: CustodyEntry): CustodyEntry => ({
  ...entry,
  target: entry.action === 'add' || entry.action === 'remove' ? '' : target,
  address: '',
})
