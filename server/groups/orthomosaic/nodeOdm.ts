// The protocol of NodeODM. Its errors often come as HTTP 200 with {"error": "…"}, so the body of every reply is judged.
import { createReadStream, createWriteStream } from 'node:fs'
import { randomUUID } from 'node:crypto'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { createAllowListedStream, serviceUnreachable } from '../../platform/core/allowListedFetch'
import { AppError, asAppError } from '../../platform/core/errors'
import { readOptions, type NodeOption } from './nodeOptions'
import type { TaskOption } from './presets'

const ANSWER_MS = 10_000
/** A server answers an upload after it has stored the photos. */
const UPLOAD_MS = 30 * 60_000
const DOWNLOAD_MS = 6 * 60 * 60_000
const MAX_REPLY_BYTES = 16 * 2 ** 20
const LOG_LINES = 5
const MAX_LINE = 300
const MAX_REASON = 500

export interface NodeInfo {
  queued: number
  cores: number
  /** Null without a limit. */
  maxImages: number | null
}

export interface TaskInfo {
  status: 'queued' | 'running' | 'failed' | 'completed' | 'cancelled'
  /** From 0 to 1. */
  progress: number
  error: string
}

export interface NamedFile {
  name: string
  path: string
  mediaType: string
}

/** The server answered, but did not do what was asked. The message is its own. */
export class NodeRefusal extends Error {
  override name = 'NodeRefusal'

  /** Whether it does not know the task, for example because its disk was replaced. */
  get isUnknownTask(): boolean {
    return /not found|invalid uuid/i.test(this.message)
  }

  /** Whether it does not accept the token, or a proxy before it the caller. Then it says nothing about the task. */
  get isUnauthorised(): boolean {
    return /token|login required|^HTTP 40[13]$/i.test(this.message)
  }
}

/** The download has more bytes than are accepted. */
export class TooLarge extends Error {
  override name = 'TooLarge'
}

/** HTTP status of an error about a full disk. */
const DISK_FULL_STATUS = 507

export const isUnreachable = (error: unknown): boolean => error instanceof AppError && error.status === 502

const STATUS = new Map<unknown, TaskInfo['status']>([
  [10, 'queued'],
  [20, 'running'],
  [30, 'failed'],
  [40, 'completed'],
  [50, 'cancelled'],
])

export type NodeOdm = ReturnType<typeof nodeOdm>

/** A client of the server at `origin`. All calls throw an AppError 502 without an answer, and a NodeRefusal for an error. */
export function nodeOdm(origin: string, token: string | undefined) {
  const send = createAllowListedStream([origin])

  const addressOf = (path: string): string => {
    const url = new URL(path, origin)
    if (token !== undefined) url.searchParams.set('token', token)
    return url.href
  }

  const call = async (path: string, options: RequestInit, signal?: AbortSignal, ms = ANSWER_MS): Promise<unknown> => {
    const limit = AbortSignal.timeout(ms)
    const signals = signal === undefined ? [limit] : [limit, signal]
    try {
      return judge(origin, await send(addressOf(path), { ...options, signal: AbortSignal.any(signals) }))
    } catch (error) {
      signal?.throwIfAborted()
      if (error instanceof NodeRefusal || isUnreachable(error)) throw error
      throw serviceUnreachable(origin, error)
    }
  }

  const order = async (what: string, taskId: string): Promise<void> => {
    const headers = { 'content-type': 'application/json' }
    await call(`/task/${what}`, { method: 'POST', headers, body: JSON.stringify({ uuid: taskId }) })
  }

  return {
    origin,

    async info(): Promise<NodeInfo> {
      const body = asObject(await call('/info', {}))
      return {
        queued: numberOr(body['taskQueueCount'], 0),
        cores: Math.max(1, numberOr(body['cpuCores'], 1)),
        maxImages: typeof body['maxImages'] === 'number' ? body['maxImages'] : null,
      }
    },

    async options(): Promise<NodeOption[]> {
      return readOptions(await call('/options', {}))
    },

    /** @returns the ID of a task without photos */
    async create(name: string, options: readonly TaskOption[], signal: AbortSignal): Promise<string> {
      const form = new FormData()
      form.set('name', name)
      form.set('options', JSON.stringify(options))
      const { uuid } = asObject(await call('/task/new/init', { method: 'POST', body: form }, signal))
      if (typeof uuid !== 'string' || !/^[\w-]{1,100}$/.test(uuid)) throw new NodeRefusal('The task has no ID')
      return uuid
    },

    /** Sends photos from their files. A photo of the same name is replaced. */
    async upload(taskId: string, photos: readonly NamedFile[], signal: AbortSignal): Promise<void> {
      const boundary = `aerie-${randomUUID()}`
      const source = Readable.from(partsOf(boundary, photos))
      const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` }
      const body = Readable.toWeb(source) as unknown as BodyInit
      const options = { method: 'POST', headers, body, duplex: 'half' }
      try {
        await call(`/task/new/upload/${taskId}`, options, signal, UPLOAD_MS)
      } finally {
        source.destroy()
      }
    },

    async commit(taskId: string, signal: AbortSignal): Promise<void> {
      await call(`/task/new/commit/${taskId}`, { method: 'POST' }, signal, UPLOAD_MS)
    },

    async task(taskId: string): Promise<TaskInfo> {
      const body = asObject(await call(`/task/${taskId}/info`, {}))
      const { code, errorMessage } = asObject(body['status'])
      const status = STATUS.get(code)
      if (status === undefined) throw new NodeRefusal('The task has an unknown status')
      const error = errorMessage ?? body['errorMessage']
      return {
        status,
        progress: Math.min(1, Math.max(0, numberOr(body['progress'], 0) / 100)),
        error: typeof error === 'string' ? error.slice(0, MAX_REASON) : '',
      }
    },

    /** The last lines. */
    async log(taskId: string): Promise<string[]> {
      const lines = await call(`/task/${taskId}/output?line=-${LOG_LINES}`, {})
      if (!Array.isArray(lines)) return []
      return lines.slice(-LOG_LINES).map((line) => cleanLine(String(line)))
    },

    /** Writes the archive of all results to a new file. @throws TooLarge */
    async download(taskId: string, to: string, maxBytes: number, signal: AbortSignal): Promise<void> {
      const either = AbortSignal.any([signal, AbortSignal.timeout(DOWNLOAD_MS)])
      try {
        const reply = await send(addressOf(`/task/${taskId}/download/all.zip`), { signal: either })
        const isFile = reply.ok && !reply.headers.get('content-type')?.includes('json')
        if (!isFile || !reply.body) {
          await judge(origin, reply)
          throw new NodeRefusal('The task has no results')
        }
        const content = Readable.fromWeb(reply.body as ReadableStream)
        await pipeline(content, limitTo(maxBytes), createWriteStream(to, { flags: 'wx' }), { signal: either })
      } catch (error) {
        signal.throwIfAborted()
        if (error instanceof NodeRefusal || error instanceof TooLarge || isUnreachable(error)) throw error
        // Of the file. A full disk while it is written is an error without its path.
        if (error instanceof Error && 'syscall' in error && 'path' in error) throw error
        if (asAppError(error).status === DISK_FULL_STATUS) throw error
        throw serviceUnreachable(origin, error)
      }
    },

    cancel: (taskId: string) => order('cancel', taskId),
    remove: (taskId: string) => order('remove', taskId),
  }
}

/** Statuses that a proxy answers with a page for a request that it does not pass on. */
const REFUSED_BY_PROXY = new Set([401, 403, 413])

/**
 * @throws NodeRefusal for an error with a text and for a request that a proxy refuses, else AppError 502, as a proxy answers for a
 * server that is gone
 */
async function judge(origin: string, reply: Response): Promise<unknown> {
  const text = await readText(reply)
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch (error) {
    if (REFUSED_BY_PROXY.has(reply.status)) throw new NodeRefusal(`HTTP ${reply.status}`)
    throw serviceUnreachable(origin, error)
  }
  const { error } = asObject(body)
  if (typeof error === 'string') throw new NodeRefusal(cleanLine(error).slice(0, MAX_REASON))
  if (error !== undefined || !reply.ok) throw new NodeRefusal(`HTTP ${reply.status}`)
  return body
}

async function readText(reply: Response): Promise<string> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of (reply.body ?? []) as AsyncIterable<Uint8Array>) {
    size += part.length
    if (size > MAX_REPLY_BYTES) throw new Error('The reply is too large')
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

async function* partsOf(boundary: string, photos: readonly NamedFile[]): AsyncGenerator<Buffer> {
  for (const { name, path, mediaType } of photos) {
    const disposition = `Content-Disposition: form-data; name="images"; filename="${name}"`
    yield Buffer.from(`--${boundary}\r\n${disposition}\r\nContent-Type: ${mediaType}\r\n\r\n`)
    yield* createReadStream(path) as AsyncIterable<Buffer>
    yield Buffer.from('\r\n')
  }
  yield Buffer.from(`--${boundary}--\r\n`)
}

function limitTo(maxBytes: number): Transform {
  let size = 0
  return new Transform({
    transform(part: Buffer, _encoding, done) {
      size += part.length
      if (size > maxBytes) done(new TooLarge('The download is too large'))
      else done(null, part)
    },
  })
}

const asObject = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}

const numberOr = (value: unknown, other: number): number =>
  typeof value === 'number' && Number.isFinite(value) ? value : other

/** Without control characters, such as the colours of a terminal. */
const cleanLine = (line: string): string =>
  line
    .replace(/\p{Cc}\[[\d;]*m/gu, '')
    .replace(/\p{Cc}/gu, ' ')
    .trimEnd()
    .slice(0, MAX_LINE)
