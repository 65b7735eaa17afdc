// The one way to the server: cookies, time limit, multipart where a body carries a file, and errors in one shape.
import { fetchBaseQuery, type BaseQueryFn, type FetchArgs, type FetchBaseQueryMeta } from '@reduxjs/toolkit/query/react'
import { apiBase, serializeParams } from './address'
import { isRefusal, toApiError, type ApiError } from './errors'
import { sessionExpired } from './sessionExpired'

/** Two hours: the longest upload a call may carry. */
const TIMEOUT_MS = 7_200_000

export interface CallOptions {
  /** The screen shows the error itself; no message is popped up. */
  quiet?: boolean
}

/** Reaches listeners as `action.meta.baseQueryMeta`. */
export type CallMeta = Partial<FetchBaseQueryMeta> & CallOptions

type Send = ReturnType<typeof fetchBaseQuery>

let sender: Send | undefined

/** Made at the first call, because the address comes from start-up values that must have been checked before. */
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

export const baseQuery: BaseQueryFn<string | FetchArgs, unknown, ApiError, CallOptions, CallMeta> = async (
  args,
  api,
  options,
) => {
  const request = typeof args === 'string' ? { url: args } : args
  const result = await send({ ...request, body: toMultipart(request.body) }, api, {})
  const meta = { ...result.meta, quiet: options?.quiet }
  // Wrong credentials must not "expire" a session that never was.
  const isLogin = api.endpoint === 'login'

  if (result.error) {
    const response = result.meta?.response
    // A good answer that broke off, as when the page is left, is none: its status would pass for a refusal.
    const status = response && !response.ok ? response.status : result.error.status
    if (status === 401 && !isLogin) api.dispatch(sessionExpired())
    // What was announced as JSON and is not says nothing to a person.
    const body = result.error.status === 'PARSING_ERROR' ? undefined : result.error.data
    return { error: toApiError(status, body, isLogin), meta }
  }
  if (isRefusal(result.data)) return { error: toApiError(200, result.data), meta }
  return { data: result.data, meta }
}

/** Generated calls hand over multipart bodies as plain objects, which would be sent as JSON with the file lost. */
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
