// Which items of a case a user may see: those of the kinds that they may list elsewhere.
import type { Permission } from '../../platform/identity/permissions'
import type { CustodyEntry, EvidenceItem } from './sql'

const LISTED_WITH: Record<EvidenceItem['kind'], Permission> = {
  document: 'list_document',
  photo: 'feature_list',
  telemetry: 'flight_list',
  recording: 'vod_list',
  outcome: 'alert_list',
  alert: 'alert_list',
  thread: 'thread_list',
}

export const maySee = (permissions: ReadonlySet<string>, kind: EvidenceItem['kind']): boolean =>
  permissions.has(LISTED_WITH[kind])

/** An item as users see it who may not list its kind. */
export const withheld = (item: EvidenceItem): EvidenceItem => ({
  ...item,
  name: '',
  fileId: null,
  alertId: null,
  fromMs: null,
  untilMs: null,
  isWithheld: true,
})

/** For readers who may not see every item: entries name items, but not their kinds. */
export const withoutItemName = (entry: CustodyEntry): CustodyEntry =>
  entry.action === 'add' || entry.action === 'remove' ? { ...entry, target: '' } : entry
