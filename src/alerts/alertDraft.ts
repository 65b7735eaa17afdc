import type { NewAlert } from '../api/alert'

/** What is known about an alert before a person describes it. */
export interface AlertDraft extends Pick<
  NewAlert,
  'missionId' | 'flightId' | 'streamId' | 'recordingId' | 'momentMs' | 'occurredAt' | 'position'
> {
  /** What was seen, as PNG, JPEG or WebP of at most 5 MiB. */
  picture?: Blob | undefined
}
