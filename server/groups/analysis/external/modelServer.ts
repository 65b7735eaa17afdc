// The requests to the model server. Nothing that it sends is trusted: replies are cut off, redirects are refused, and the shape of
// every reply is judged. docs/inference.md describes the contract.
import { createAllowListedStream, serviceUnreachable } from '../../../platform/core/allowListedFetch'
import { EMBEDDED, type Config } from '../../../platform/core/config'
import { AppError } from '../../../platform/core/errors'
import { cleanText } from './cleanText'
import { isRecord } from './isRecord'
import { readModels, type ExternalModel } from './modelList'
import { signContent } from './signature'

const ANSWER_MS = 10_000
/** People wait for the list. */
const MODELS_MS = 3000
const MAX_REPLY_BYTES = 2 ** 20
/** A run may have thousands of results. */
export const MAX_RESULT_BYTES = 16 * 2 ** 20
const MAX_REASON = 300
/** The server is busy or will be asked again. */
const TRY_AGAIN = new Set([408, 425, 429])

export type ModelServerSettings = Pick<Config, 'INFERENCE_URL' | 'INFERENCE_SECRET'>

/** The server answered that it does not do this. The message is its own, cleaned. */
export class ModelServerRefusal extends Error {
  override name = 'ModelServerRefusal'

  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message)
  }

  /** It does not know the run, for example because it was started again. */
  get isUnknownRun(): boolean {
    return this.status === 404 || this.status === 410
  }
}

export const isUnreachable = (error: unknown): boolean => error instanceof AppError && error.status === 502

export type ModelServer = ReturnType<typeof modelServerAt>

/** The configured server; undefined without one. Without the secret nothing could be believed of it. */
export function modelServerOf({ INFERENCE_URL, INFERENCE_SECRET }: ModelServerSettings): ModelServer | undefined {
  if (INFERENCE_URL === EMBEDDED || INFERENCE_SECRET === undefined) return undefined
  return modelServerAt(INFERENCE_URL, INFERENCE_SECRET)
}

/** All calls throw an AppError 502 without a readable answer, and a ModelServerRefusal for an error that is not worth a repetition. */
function modelServerAt(address: string, secret: string) {
  const send = createAllowListedStream([address])

  async function call(
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    { body, ms = ANSWER_MS, maxBytes = MAX_REPLY_BYTES }: { body?: string; ms?: number; maxBytes?: number } = {},
  ): Promise<unknown> {
    const url = `${address}${path}`
    const headers = {
      'aerie-signature': signContent(secret, body ?? `${method} ${path}`),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    }
    try {
      const signal = AbortSignal.timeout(ms)
      const reply = await send(url, { method, headers, signal, ...(body !== undefined && { body }) })
      const text = await readText(reply, reply.ok ? maxBytes : MAX_REPLY_BYTES)
      if (reply.ok) return method === 'DELETE' ? undefined : (JSON.parse(text) as unknown)
      if (reply.status >= 500 || TRY_AGAIN.has(reply.status)) throw new Error(`Status ${reply.status}`)
      throw new ModelServerRefusal(reply.status, reasonOf(text, reply.status))
    } catch (error) {
      if (error instanceof ModelServerRefusal || isUnreachable(error)) throw error
      throw serviceUnreachable(url, error)
    }
  }

  const pathOf = (remoteId: string) => `/v1/jobs/${encodeURIComponent(remoteId)}`

  return {
    address,

    models: async (): Promise<ExternalModel[]> => readModels(await call('GET', '/v1/models', { ms: MODELS_MS })),

    /** Starts a run, or finds the one that was started with the same `jobId`. @returns its ID at the server */
    async start(run: object): Promise<string> {
      const reply = await call('POST', '/v1/jobs', { body: JSON.stringify(run) })
      const remoteId = isRecord(reply) ? reply['remoteId'] : undefined
      if (typeof remoteId === 'string' && /^[\w.:~-]{1,100}$/.test(remoteId)) return remoteId
      throw new ModelServerRefusal(200, 'The reply has no remoteId of at most 100 letters, digits and . : ~ _ -')
    },

    /** The report about a run, which `readReport` judges. */
    read: (remoteId: string): Promise<unknown> => call('GET', pathOf(remoteId), { maxBytes: MAX_RESULT_BYTES }),

    async end(remoteId: string): Promise<void> {
      await call('DELETE', pathOf(remoteId))
    },
  }
}

/** @throws when there is more of it */
async function readText(reply: Response, maxBytes: number): Promise<string> {
  const parts: Uint8Array[] = []
  let size = 0
  // Leaving the loop ends the connection.
  for await (const part of (reply.body ?? []) as AsyncIterable<Uint8Array>) {
    size += part.length
    if (size > maxBytes) throw new Error('The reply is too large')
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

function reasonOf(text: string, status: number): string {
  try {
    const body: unknown = JSON.parse(text)
    const message = isRecord(body) ? cleanText(body['message'], MAX_REASON) : ''
    if (message !== '') return message
  } catch {
    // Pages of proxies are not shown.
  }
  return `Status ${status}`
}
