// Requests to addresses that tenants choose. The only place that sends them; `allowListedFetch` is for services of the operator.
import http from 'node:http'
import https from 'node:https'
import type { LookupFunction } from 'node:net'
import { catalogue } from './messages'
import { MessageError } from './messageError'
import { inOutboundSpan } from './outboundSpan'
import { resolveOutbound, type OutboundRules, type ResolvedAddress } from './outboundAddress'

const TIMEOUT_MS = 10_000
/** What is kept of a reply. The rest is not read. */
const MAX_REPLY_BYTES = 2048

const outboundRequestText = catalogue('outboundRequest', {
  timeout: 'No complete reply within {seconds} seconds',
  certificate: 'The certificate of {host} is not valid: {reason}',
  refused: '{host} refused the connection',
  connection: 'The connection to {host} failed: {reason}',
})

export interface OutboundReply {
  status: number
  /** Start of the body as text. */
  start: string
}

export interface OutboundRequest {
  headers: Record<string, string>
  body: string
  /** Ends the request early. */
  signal: AbortSignal
}

/**
 * Sends a POST to the address that was checked, and follows no redirects. The time limit of 10 s includes the look-up and the
 * reply.
 * @param timeoutMs replaces the time limit
 * @throws MessageError with the reason, or what `signal` was aborted with
 */
export async function postOutbound(
  address: string,
  { headers, body, signal }: OutboundRequest,
  rules: OutboundRules,
  timeoutMs = TIMEOUT_MS,
): Promise<OutboundReply> {
  const tooLate = new AbortController()
  const timer = setTimeout(() => tooLate.abort(), timeoutMs)
  try {
    const ended = AbortSignal.any([signal, tooLate.signal])
    const { url, at } = await orAborted(resolveOutbound(address, rules), ended)
    // Also when the connection ends without an error, as it does when the receiver answers with another protocol.
    return await orAborted(send(url, at, { headers, body, signal: ended }), ended)
  } catch (error) {
    signal.throwIfAborted()
    if (tooLate.signal.aborted) throw new MessageError(outboundRequestText('timeout', { seconds: timeoutMs / 1000 }))
    if (error instanceof MessageError) throw error
    throw failureOf(error, new URL(address).hostname)
  } finally {
    clearTimeout(timer)
  }
}

const send = (url: URL, at: ResolvedAddress, request: OutboundRequest): Promise<OutboundReply> =>
  inOutboundSpan(url, 'POST', () => post(url, at, request))

function post(url: URL, at: ResolvedAddress, { headers, body, signal }: OutboundRequest): Promise<OutboundReply> {
  const client = url.protocol === 'https:' ? https : http
  return new Promise((resolve, reject) => {
    const request = client.request(
      url,
      {
        method: 'POST',
        headers: { ...headers, 'content-length': Buffer.byteLength(body), connection: 'close' },
        // A connection of its own, to the address that was checked.
        agent: false,
        lookup: only(at),
        signal,
      },
      (response) => {
        readStart(response).then((start) => {
          request.destroy()
          resolve({ status: response.statusCode ?? 0, start })
        }, reject)
      },
    )
    request.on('error', reject)
    request.end(body)
  })
}

/** Answers every look-up with this address. */
const only =
  ({ address, family }: ResolvedAddress): LookupFunction =>
  (_name, options, done) => {
    if (options.all) done(null, [{ address, family }])
    else done(null, address, family)
  }

async function readStart(response: http.IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of response as AsyncIterable<Buffer>) {
    parts.push(part)
    size += part.length
    if (size >= MAX_REPLY_BYTES) break
  }
  return Buffer.concat(parts).subarray(0, MAX_REPLY_BYTES).toString('utf8')
}

function orAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error('aborted')), { once: true })
    work.then(resolve, reject)
  })
}

function failureOf(cause: unknown, host: string): MessageError {
  const { code = '', message = '' } = cause as Partial<NodeJS.ErrnoException>
  if (code === 'ECONNREFUSED') return new MessageError(outboundRequestText('refused', { host }), { cause })
  const isCertificate = /CERT|SELF_SIGNED|UNABLE_TO_VERIFY/.test(code)
  const reason = (code || message).slice(0, 100)
  return new MessageError(outboundRequestText(isCertificate ? 'certificate' : 'connection', { host, reason }), {
    cause,
  })
}
