// All outgoing HTTP requests. Only configured origins are reachable, whatever a URL in the data says (SSRF).
import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { AppError, errorText } from './errors'
import { inOutboundSpan } from './outboundSpan'

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
  const request = createAllowListedRequest(origins)
  return async (url, { method = 'GET', headers, body } = {}) => {
    const response = await request(url, {
      method,
      headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    try {
      return { status: response.status, body: (await response.json()) as unknown }
    } catch (error) {
      throw serviceUnreachable(url, error)
    }
  }
}

/**
 * As createAllowListedFetch, with the parameters and the reply of `fetch`, for libraries that bring their own protocol. The
 * reply has been read completely.
 */
export function createAllowListedRequest(
  origins: readonly string[],
): (url: string, options?: RequestInit) => Promise<Response> {
  const assertAllowed = allowOnly(origins)
  return async (url, options) => {
    assertAllowed(url)
    try {
      const signal = AbortSignal.timeout(TIMEOUT_MS)
      const response = await inOutboundSpan(url, options?.method ?? 'GET', () =>
        fetch(url, { ...options, redirect: 'error', signal }),
      )
      const { status, headers } = response
      const body = await readLimited(response)
      return new Response(body.length > 0 ? new Uint8Array(body) : null, { status, headers })
    } catch (error) {
      throw serviceUnreachable(url, error)
    }
  }
}

/**
 * As createAllowListedRequest, for large files: the reply has not been read, and only the signal limits the time.
 * @throws AppError 502 when the service is unreachable; the signal's reason when aborted
 */
export function createAllowListedStream(
  origins: readonly string[],
): (url: string, options: RequestInit & { signal: AbortSignal }) => Promise<Response> {
  const assertAllowed = allowOnly(origins)
  return async (url, options) => {
    assertAllowed(url)
    try {
      return await inOutboundSpan(url, options.method ?? 'GET', () => fetch(url, { ...options, redirect: 'error' }))
    } catch (error) {
      options.signal.throwIfAborted()
      throw serviceUnreachable(url, error)
    }
  }
}

function allowOnly(origins: readonly string[]): (url: string) => void {
  const allowed = new Set(origins.map((address) => new URL(address).origin))
  return (url) => {
    if (!allowed.has(new URL(url).origin)) throw new Error(`Requests to ${new URL(url).origin} are not allowed`)
  }
}

/**
 * Writes the body of a reply to a file, however large it is. The caller ends a download that takes too long with `signal`.
 * @returns the status of the reply; the file exists for 200 only
 */
export function createAllowListedDownload(
  origins: readonly string[],
): (
  url: string,
  file: string,
  options: { headers: Record<string, string>; maxBytes: number; signal: AbortSignal },
) => Promise<number | 'tooLarge'> {
  const assertAllowed = allowOnly(origins)
  return async (url, file, { headers, maxBytes, signal }) => {
    assertAllowed(url)
    const response = await inOutboundSpan(url, 'GET', () => fetch(url, { headers, redirect: 'error', signal })).catch(
      (error: unknown) => {
        signal.throwIfAborted()
        throw serviceUnreachable(url, error)
      },
    )
    if (response.status !== 200 || !response.body) {
      await response.body?.cancel()
      return response.status
    }
    let size = 0
    let isTooLarge = false
    async function* limited(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
      for await (const part of body) {
        size += part.length
        isTooLarge = size > maxBytes
        if (isTooLarge) return
        yield part
      }
    }
    await pipeline(limited(response.body as AsyncIterable<Uint8Array>), createWriteStream(file), { signal })
    return isTooLarge ? 'tooLarge' : response.status
  }
}

/** 502, with the host of the service. */
export const serviceUnreachable = (url: string, cause: unknown): AppError =>
  Object.assign(new AppError(502, errorText('serviceUnreachable', { host: new URL(url).hostname })), { cause })

async function readLimited(response: Response): Promise<Buffer> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    size += part.length
    if (size > MAX_REPLY_BYTES) throw new Error('The reply is too large')
    parts.push(part)
  }
  return Buffer.concat(parts)
}
