import type { Outcome } from '../api/outcome'
import type { OutcomeValues } from './OutcomeFields'

/** A picture before it is saved as an outcome. */
export interface OutcomeDraft {
  /** The picture, or its address. */
  picture: Blob | string
  /** When it was taken; null when unknown. */
  takenAt: string | null
  /** Milliseconds from the start of its recording. */
  momentMs?: number
  send: (values: OutcomeValues) => Promise<{ data?: { data: Outcome }; error?: { message?: string } }>
}
