import type { NewAlert } from '../api/alert'
import { newAlertLimits } from '../shared/limits/alert.gen'

/** What is known about an alert before a person describes it. */
export interface AlertDraft extends Pick<
  NewAlert,
  'missionId' | 'flightId' | 'streamId' | 'recordingId' | 'momentMs' | 'occurredAt' | 'position' | 'camera'
> {
  /** What was seen, as PNG, JPEG or WebP of at most 5 MiB. */
  picture?: Blob | undefined
  /** `occurredAt` is counted from the start that a video file states, which nobody has verified. */
  isTimeOfFile?: boolean
}

/** What of a draft is sent as it is. */
export function sentOf(draft: AlertDraft): Omit<AlertDraft, 'picture' | 'isTimeOfFile'> {
  const sent = { ...draft }
  delete sent.picture
  delete sent.isTimeOfFile
  return sent
}

/** The name of a stream, camera or photo, shortened to what an alert holds. */
export const cameraOf = (name: string): string => name.slice(0, newAlertLimits.camera.maxLength)
