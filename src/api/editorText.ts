import { isApiError } from './errors'
import { sharedText } from '../shared/sharedText'
import { relativeTime } from '../shared/time/timeText'

/**
 * Who created the newer version that rejected an edit: "Sam Staff changed this 2m ago.". For errors that are shown without a
 * banner. Undefined for other errors, and when the server does not tell who.
 */
export function editorText(error: unknown): string | undefined {
  if (!isApiError(error) || !error.change?.by) return undefined
  const { by: name, at } = error.change
  return sharedText('changedBy', { name, time: relativeTime(at, Date.now()) })
}
