// The one shape every failed call has in the browser, and the words people see (spec section 8).
import { catalogue } from '../shared/messages'

export interface FieldError {
  field: string
  message: string
}

export interface ApiError {
  /** HTTP status, or the kind of failure when there was no answer (FETCH_ERROR, TIMEOUT_ERROR, PARSING_ERROR). */
  status: number | string
  message: string
  /** What was wrong with which field, when the server said so. */
  fields?: FieldError[]
}

export const errorText = catalogue('errors', {
  unauthorized: 'Un-Authorized! Please re-login to continue.',
  forbidden: 'Forbidden!',
  unknown: 'Something went wrong!',
})

/** Tells an ApiError from anything else that may be thrown by `unwrap()`. */
export function isApiError(error: unknown): error is ApiError {
  return typeof error === 'object' && error !== null && 'status' in error && 'message' in error
}

/** What to tell about a failed call, in the words of the server if it had any. */
export const wordsOf = (error: unknown): string => (isApiError(error) ? error.message : errorText('unknown'))

/** The body `{status: false, …}`, whatever the HTTP status: a refusal. */
export function isRefusal(body: unknown): body is { status: false; message?: unknown; errors?: unknown } {
  return typeof body === 'object' && body !== null && 'status' in body && body.status === false
}

/**
 * What a person reads about a failed call.
 * @param status HTTP status or kind of failure
 * @param body the answer's body, if there was one
 * @param ownWords true for calls whose own refusal counts even with 401 (login)
 */
export function toApiError(status: number | string, body: unknown, ownWords = false): ApiError {
  if (status === 401 && !ownWords) return { status, message: errorText('unauthorized') }
  if (status === 403) return { status, message: errorText('forbidden') }
  const fields = fieldsOf(body)
  return { status, message: messageOf(body) ?? errorText('unknown'), ...(fields.length > 0 && { fields }) }
}

function messageOf(body: unknown): string | undefined {
  // A proxy's HTML page is a string too, but nobody wants to read it.
  if (typeof body === 'string') return body.trim() === '' || body.trimStart().startsWith('<') ? undefined : body
  if (isRefusal(body) && typeof body.message === 'string' && body.message !== '') return body.message
  return undefined
}

function fieldsOf(body: unknown): FieldError[] {
  return isRefusal(body) && Array.isArray(body.errors) ? (body.errors as FieldError[]) : []
}
