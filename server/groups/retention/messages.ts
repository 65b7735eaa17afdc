import { catalogue } from '../../platform/core/messages'
import type { Message } from '../../platform/core/messages'
import type { RetentionKind } from '../../records/retention/retention'

export const retentionText = catalogue('retention', {
  saved: 'Retention saved',
  changedElsewhere: 'Someone else changed this rule. Reload it before you save.',
  jobTitle: 'Automatic deletion',
  deleting: '{count, plural, one {# record} other {# records}} deleted',
  actor: 'Automatic deletion',
})

/** Mails to tenant roots. */
export const retentionMailText = catalogue('retentionMail', {
  subject: '{count, plural, one {# record} other {# records}} will be deleted from {day} on',
  body: 'Hello {name},\n\nby the retention rules of your organisation, {count, plural, one {# record is} other {# records are}} deleted permanently within a week, the first on {day} (UTC). You can look at them, hold recordings, or change the rules here:\n{link}',
})

const kindTexts = catalogue('retentionKind', {
  stream_recordings: 'Recordings of streams',
  uploaded_recordings: 'Uploaded recordings',
  live_telemetry: 'Live telemetry',
  snapshots: 'Snapshots',
  closed_missions: 'Files of closed missions',
})

export const retentionKindText = (kind: RetentionKind): Message => kindTexts(kind)
