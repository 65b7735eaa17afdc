// All API calls go through this base query: cookies, timeout, multipart for bodies with files, and one error shape.
import { fetchBaseQuery, type BaseQueryFn, type FetchArgs, type FetchBaseQueryMeta } from '@reduxjs/toolkit/query/react'
import { apiBase, serializeParams } from './address'
import { isErrorReply, toApiError, type ApiError } from './errors'
import { isUnreachable, reached, unreachable } from './outageSlice'
import { noteReply } from './serverClock'
import { sessionExpired } from './sessionExpired'
import { missingStep } from './termsRequired'

/** Two hours: a call may upload a large file. */
const TIMEOUT_MS = 7_200_000

export interface CallOptions {
  /**
   * A failure is shown as a toast. Set it for endpoints whose screens do not show `error`, such as a toggle or a menu item;
   * by default the screen that makes the call shows the error.
   */
  showErrorToast?: boolean
  /** A paired phone calls with its own session: a 401 does not end that of a user in the same browser. */
  isOfPhone?: boolean
}

/** Reaches listeners as `action.meta.baseQueryMeta`. */
export type CallMeta = Partial<FetchBaseQueryMeta> & CallOptions

type Send = ReturnType<typeof fetchBaseQuery>

let sender: Send | undefined

/** Created on the first call, because the start-up values with the address are checked before that. */
function send(...call: Parameters<Send>): ReturnType<Send> {
  sender ??= fetchBaseQuery({
    baseUrl: apiBase(),
    credentials: 'include',
    timeout: TIMEOUT_MS,
    paramsSerializer: serializeParams,
    responseHandler: 'content-type',
  })
  return sender(...call)
}

// oxlint-disable-next-line complexity -- one case for each kind of reply and failure
export const baseQuery: BaseQueryFn<string | FetchArgs, unknown, ApiError, CallOptions, CallMeta> = async (
  args,
  api,
  options,
) => {
  const request = typeof args === 'string' ? { url: args } : args
  const sentAt = Date.now()
  const result = await send({ ...request, body: toMultipart(request.body) }, api, {})
  const meta = { ...result.meta, showErrorToast: options?.showErrorToast }
  // Wrong credentials must not expire a session.
  const isLogin = api.endpoint === 'login'

  const response = result.meta?.response
  if (response) {
    noteReply({ sentAt, receivedAt: Date.now(), date: response.headers.get('date') })
    if (isUnreachable(api.getState())) api.dispatch(reached())
  } else if (!api.signal.aborted && result.error?.status === 'FETCH_ERROR') api.dispatch(unreachable())

  if (result.error) {
    // A successful response that was cut off, as when the user leaves the page, must not be reported with its status.
    const status = response && !response.ok ? response.status : result.error.status
    if (status === 401 && !isLogin && !options?.isOfPhone) api.dispatch(sessionExpired())
    const step = status === 403 && missingStep(result.error.data)
    if (step) api.dispatch(step)
    // The text of broken JSON is of no use to the user.
    const body = result.error.status === 'PARSING_ERROR' ? undefined : result.error.data
    return { error: toApiError(status, body, isLogin), meta }
  }
  if (isErrorReply(result.data)) return { error: toApiError(200, result.data), meta }
  return { data: result.data, meta }
}

/** Generated endpoints pass multipart bodies as plain objects; sent as JSON they would lose the file. */
function toMultipart(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || body instanceof FormData || body instanceof Blob) return body
  const parts = Object.entries(body as Record<string, unknown>).flatMap(([name, value]) =>
    (Array.isArray(value) ? (value as unknown[]) : [value]).map((part) => ({ name, part })),
  )
  if (!parts.some(({ part }) => part instanceof Blob)) return body
  const form = new FormData()
  for (const { name, part } of parts) {
    if (part !== undefined && part !== null) form.append(name, toPart(part))
  }
  return form
}

function toPart(value: unknown): Blob | string {
  if (value instanceof Blob || typeof value === 'string') return value
  return JSON.stringify(value)
}
