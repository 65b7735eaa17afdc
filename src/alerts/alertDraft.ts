import type { NewAlert } from '../api/alert'
import { newAlertLimits } from '../shared/limits/alert.gen'

/** What is known about an alert before a person describes it. */
export interface AlertDraft extends Pick<
  NewAlert,
  'missionId' | 'flightId' | 'streamId' | 'recordingId' | 'momentMs' | 'occurredAt' | 'position' | 'camera'
> {
  /** What was seen, as PNG, JPEG or WebP of at most 5 MiB. */
  picture?: Blob | undefined
}

/** The name of a stream, camera or photo, shortened to what an alert holds. */
export const cameraOf = (name: string): string => name.slice(0, newAlertLimits.camera.maxLength)
