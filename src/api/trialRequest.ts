// Requests that a person tries in the API explorer. They are no data of the app, so they bypass its cache, and a 401 of a
// token does not end the session.
import { toApiError, type ApiError } from './errors'

/** Of a longer answer only the beginning is read. */
export const SHOWN_BYTES = 200_000

export interface TrialAnswer {
  status: number
  isOk: boolean
  ms: number
  /** Media type. */
  type: string
  /** Undefined for a file that is no text. */
  text: string | undefined
  isCut: boolean
  /** Undefined if the server does not tell and the answer was not read completely. */
  bytes: number | undefined
}

/** Sends a GET with the session, or with `token` and without the session. */
export async function sendTrial(
  address: string,
  token: string | undefined,
  signal: AbortSignal,
): Promise<TrialAnswer | { error: ApiError }> {
  const startedAt = performance.now()
  try {
    const reply = await fetch(address, {
      signal,
      credentials: token === undefined ? 'include' : 'omit',
      cache: 'no-store',
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    })
    return await answerOf(reply, startedAt)
  } catch {
    return { error: toApiError('FETCH_ERROR', undefined) }
  }
}

async function answerOf(reply: Response, startedAt: number): Promise<TrialAnswer> {
  const type = reply.headers.get('content-type') ?? ''
  const isText = type === '' || /json|xml|^text\//.test(type)
  const start = isText ? await readStart(reply) : undefined
  if (!start) void reply.body?.cancel()
  return {
    status: reply.status,
    isOk: reply.ok,
    ms: Math.round(performance.now() - startedAt),
    type: type.split(';')[0] ?? '',
    text: start?.text,
    isCut: start?.isCut ?? false,
    bytes: start?.isCut === false ? start.bytes : lengthOf(reply),
  }
}

function lengthOf({ headers }: Response): number | undefined {
  const length = headers.get('content-length')
  return length === null ? undefined : Number(length)
}

/** The first SHOWN_BYTES of the body. */
async function readStart(reply: Response): Promise<{ text: string; bytes: number; isCut: boolean }> {
  const reader = reply.body?.getReader()
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  while (reader) {
    const { value, done } = await reader.read()
    if (done) break
    const chunk = value as Uint8Array
    text += decoder.decode(chunk.subarray(0, SHOWN_BYTES - bytes), { stream: true })
    bytes += chunk.length
    if (bytes > SHOWN_BYTES) {
      await reader.cancel()
      return { text, bytes, isCut: true }
    }
  }
  return { text: text + decoder.decode(), bytes, isCut: false }
}
