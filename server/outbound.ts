// The one way out: requests go to the origins they were made for and to no other, whatever an address in the data says.
import { AppError } from './errors'

const TIMEOUT_MS = 10_000
const LARGEST_REPLY = 1024 * 1024

export type Outbound = (
  url: string,
  options?: { method?: 'GET' | 'POST'; headers?: Record<string, string>; body?: object },
) => Promise<{ status: number; body: unknown }>

/**
 * A client for JSON services at these origins. It follows no redirect and waits 10 s at most.
 * The client throws an AppError 502 when the service cannot be reached or does not answer JSON.
 */
export function createOutbound(origins: readonly string[]): Outbound {
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
      return { status: response.status, body: JSON.parse(await limited(response)) as unknown }
    } catch (error) {
      const refused = new AppError(502, `${new URL(url).hostname} does not answer; try again in a moment`)
      throw Object.assign(refused, { cause: error })
    }
  }
}

async function limited(response: Response): Promise<string> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    size += part.length
    if (size > LARGEST_REPLY) throw new Error('The reply is too large')
    parts.push(part)
  }
  return Buffer.concat(parts).toString()
}
