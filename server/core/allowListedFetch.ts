// All outgoing HTTP requests. Only configured origins are reachable, whatever a URL in the data says (SSRF).
import { AppError, errorText } from './errors'

const TIMEOUT_MS = 10_000
const MAX_REPLY_BYTES = 1024 * 1024

export type AllowListedFetch = (
  url: string,
  options?: { method?: 'GET' | 'POST'; headers?: Record<string, string>; body?: object },
) => Promise<{ status: number; body: unknown }>

/**
 * Creates a client for JSON services at these origins. It follows no redirects and times out after 10 s.
 * The client throws an AppError 502 when the service is unreachable or does not answer with JSON.
 */
export function createAllowListedFetch(origins: readonly string[]): AllowListedFetch {
  const allowed = new Set(origins.map((address) => new URL(address).origin))
  return async (url, { method = 'GET', headers, body } = {}) => {
    if (!allowed.has(new URL(url).origin)) throw new Error(`Requests to ${new URL(url).origin} are not allowed`)
    try {
      const response = await fetch(url, {
        method,
        headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
        body: body && JSON.stringify(body),
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      return { status: response.status, body: JSON.parse(await readLimited(response)) as unknown }
    } catch (error) {
      const failure = new AppError(502, errorText('serviceUnreachable', { host: new URL(url).hostname }))
      throw Object.assign(failure, { cause: error })
    }
  }
}

async function readLimited(response: Response): Promise<string> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    size += part.length
    if (size > MAX_REPLY_BYTES) throw new Error('The reply is too large')
    parts.push(part)
  }
  return Buffer.concat(parts).toString()
}
