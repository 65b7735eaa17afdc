// A small server that speaks the protocol of NodeODM over HTTP, with switches for what goes wrong.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { randomUUID } from 'node:crypto'
import { ZipFile } from 'yazl'

interface Task {
  name: string
  options: { name: string; value: unknown }[]
  files: string[]
  isCommitted: boolean
  code: number
  progress: number
  error: string
  log: string[]
}

const OPTIONS = [
  { name: 'dsm', type: 'bool', value: 'false', domain: 'bool', help: 'Build a digital surface model.' },
  { name: 'fast-orthophoto', type: 'bool', value: 'false', domain: 'bool', help: 'Skip the dense reconstruction.' },
  { name: 'orthophoto-resolution', type: 'float', value: '5', domain: 'float', help: 'Centimetres per pixel.' },
  { name: 'pc-quality', type: 'enum', value: 'medium', domain: ['high', 'medium', 'low'], help: 'Point cloud.' },
]

export class TestNode {
  readonly tasks = new Map<string, Task>()
  readonly removed: string[] = []
  /** Number of photos in each upload. */
  readonly uploads: number[] = []
  token: string | undefined
  queued = 0
  maxImages: number | null = null
  isDiskFull = false
  /** Called before the reply to an upload. */
  onUpload: (() => void) | undefined
  archive: Buffer = Buffer.alloc(0)
  #server = createServer((request, response) => void this.#answer(request, response))
  readonly #sockets = new Set<Socket>()
  #port = 0

  async start(): Promise<this> {
    this.#server.on('connection', (socket) => {
      this.#sockets.add(socket)
      socket.on('close', () => this.#sockets.delete(socket))
    })
    await new Promise<void>((resolve) => this.#server.listen(this.#port, '127.0.0.1', resolve))
    this.#port = (this.#server.address() as AddressInfo).port
    return this
  }

  get origin(): string {
    return `http://127.0.0.1:${this.#port}`
  }

  /** As a process that was killed. `start` listens at the same port again. */
  async vanish(): Promise<void> {
    const closed = new Promise<void>((resolve) => this.#server.close(() => resolve()))
    for (const socket of this.#sockets) socket.destroy()
    await closed
    this.#server = createServer((request, response) => void this.#answer(request, response))
  }

  /** The only task. */
  get task(): Task {
    return [...this.tasks.values()].at(-1)!
  }

  finish(archive: Buffer): void {
    this.archive = archive
    Object.assign(this.task, { code: 40, progress: 100 })
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', this.origin)
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const body = Buffer.concat(parts).toString('latin1')
    if (this.token !== undefined && url.searchParams.get('token') !== this.token) {
      return send(response, { error: 'Invalid authentication token' })
    }
    if (/^\/task\/[^/]+\/download\/all\.zip$/.test(url.pathname) && this.archive.length > 0) {
      response.writeHead(200, { 'content-type': 'application/zip' }).end(this.archive)
      return
    }
    send(response, this.#reply(url, body))
  }

  #reply(url: URL, body: string): unknown {
    const [, , first = '', second = '', third = ''] = url.pathname.split('/')
    if (url.pathname === '/info') {
      const { maxImages } = this
      return { version: '2.2.4', taskQueueCount: this.queued, cpuCores: 4, maxImages, engine: 'odm' }
    }
    if (url.pathname === '/options') return OPTIONS
    if (url.pathname === '/task/new/init') {
      const uuid = randomUUID()
      const field = (name: string) => new RegExp(`name="${name}"\r\n\r\n([^]*?)\r\n--`).exec(body)?.[1] ?? ''
      const options = JSON.parse(field('options')) as Task['options']
      const started = { isCommitted: false, code: 10, progress: 0, error: '', log: [] }
      this.tasks.set(uuid, { name: field('name'), options, files: [], ...started })
      return { uuid }
    }
    if (first === 'new') {
      const task = this.tasks.get(third)
      if (!task) return { error: 'Invalid uuid (not found)' }
      if (second === 'commit') {
        Object.assign(task, { isCommitted: true, code: 20 })
        return { uuid: third }
      }
      if (this.isDiskFull) return { error: 'ENOSPC: no space left on device, write' }
      const names = [...body.matchAll(/name="images"; filename="([^"]+)"/g)].map(([, name]) => name ?? '')
      task.files.push(...names)
      this.uploads.push(names.length)
      this.onUpload?.()
      return { success: true }
    }
    if (['cancel', 'remove', 'restart'].includes(first)) {
      const { uuid } = JSON.parse(body) as { uuid: string }
      if (!this.tasks.has(uuid)) return { error: `${uuid} not found` }
      if (first === 'remove') {
        this.tasks.delete(uuid)
        this.removed.push(uuid)
      }
      return { success: true }
    }
    const task = this.tasks.get(first)
    if (!task?.isCommitted) return { error: `${first} not found` }
    if (second === 'output') return task.log.slice(Number(url.searchParams.get('line') ?? 0))
    if (second === 'download') return { error: 'Invalid asset' }
    const { code, error, progress } = task
    return { uuid: first, status: { code, ...(error !== '' && { errorMessage: error }) }, progress, imagesCount: 3 }
  }
}

function send(response: ServerResponse, body: unknown): void {
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

export async function zipOf(files: Record<string, Buffer | string>, mode?: number): Promise<Buffer> {
  const zip = new ZipFile()
  for (const [name, content] of Object.entries(files))
    zip.addBuffer(Buffer.from(content), name, { ...(mode && { mode }) })
  zip.end()
  const parts: Buffer[] = []
  for await (const part of zip.outputStream) parts.push(part as Buffer)
  return Buffer.concat(parts)
}
