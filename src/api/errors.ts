// The shape of a failed call in the browser, and its message (specification, section 8).
import { catalogue } from '../shared/messages'
import type { Deletion } from '../shared/states/deletionOf'

export interface FieldError {
  field: string
  message: string
}

export interface ApiError {
  /** HTTP status, or the kind of failure without a response (FETCH_ERROR, TIMEOUT_ERROR, PARSING_ERROR). */
  status: number | string
  /** Complete message for the user: the text of the specification, followed by the reason if there is one. */
  message: string
  /** For places that show the reason under the text of the specification, as toasts do: both alone. */
  title?: string
  reason?: string
  /** Problems by field, if the server reported any. */
  fields?: FieldError[]
  /** With status 409 for a stale version: when the newer version was created, and by whom if the server tells. */
  change?: { at: string; by?: string }
  /** With status 404 for a record in the trash, told to people who may see the trash. */
  deleted?: Deletion
}

export const errorText = catalogue('errors', {
  unauthorized: 'Un-Authorized! Please re-login to continue.',
  forbidden: 'Forbidden!',
  forbiddenBecause: 'Forbidden! {reason}',
  unknown: 'Something went wrong!',
  unknownBecause: 'Something went wrong! {reason}',
  unreachable: 'The server cannot be reached. Check your connection, then try again.',
})

/** Tells an ApiError from anything else that may be thrown by `unwrap()`. */
export function isApiError(error: unknown): error is ApiError {
  return typeof error === 'object' && error !== null && 'status' in error && 'message' in error
}

/** Message of a failed call for the user. */
export const errorMessage = (error: unknown): string => (isApiError(error) ? error.message : errorText('unknown'))

/** Whether a body is an error reply, `{status: false, …}`; the HTTP status does not matter. */
export function isErrorReply(
  body: unknown,
): body is { status: false; message?: unknown; code?: unknown; errors?: unknown; values?: unknown } {
  return typeof body === 'object' && body !== null && 'status' in body && body.status === false
}

/**
 * Converts a failed call.
 * @param status HTTP status or kind of failure
 * @param body body of the response, if there was one
 * @param isLogin with status 401 the server's message is used: it is about the credentials, not the session
 */
export function toApiError(status: number | string, body: unknown, isLogin = false): ApiError {
  if (status === 401 && !isLogin) return { status, message: errorText('unauthorized') }
  if (status === 403) return toForbidden(messageOf(body))
  if (hasNoAnswer(status)) return toUnreachable(status)
  const fields = fieldsOf(body)
  const change = changeOf(body)
  const deleted = deletedOf(body)
  return {
    status,
    message: messageOf(body) ?? errorText('unknown'),
    ...(fields.length > 0 && { fields }),
    ...(change && { change }),
    ...(deleted && { deleted }),
  }
}

/** No response at all. */
const hasNoAnswer = (status: number | string): boolean => status === 'FETCH_ERROR' || status === 'TIMEOUT_ERROR'

function toForbidden(serverMessage = ''): ApiError {
  const title = errorText('forbidden')
  // The server begins most of its messages with the title.
  const reason = serverMessage.replace(title, '').trim()
  return reason === ''
    ? { status: 403, message: title }
    : { status: 403, message: errorText('forbiddenBecause', { reason }), title, reason }
}

function toUnreachable(status: number | string): ApiError {
  const reason = errorText('unreachable')
  return { status, message: errorText('unknownBecause', { reason }), title: errorText('unknown'), reason }
}

function messageOf(body: unknown): string | undefined {
  // HTML error pages of a proxy are of no use to the user.
  if (typeof body === 'string') return body.trim() === '' || body.trimStart().startsWith('<') ? undefined : body
  if (isErrorReply(body) && typeof body.message === 'string' && body.message !== '') return body.message
  return undefined
}

function changeOf(body: unknown): ApiError['change'] {
  if (!isErrorReply(body) || typeof body.values !== 'object' || body.values === null) return undefined
  const { changedAt, changedBy } = body.values as { changedAt?: unknown; changedBy?: unknown }
  if (typeof changedAt !== 'string') return undefined
  return { at: changedAt, ...(typeof changedBy === 'string' && { by: changedBy }) }
}

function deletedOf(body: unknown): Deletion | undefined {
  return isErrorReply(body) && body.code === 'deleted' ? (body.values as Deletion) : undefined
}

function fieldsOf(body: unknown): FieldError[] {
  return isErrorReply(body) && Array.isArray(body.errors) ? (body.errors as FieldError[]) : []
}
