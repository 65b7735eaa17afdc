// A small server that speaks the protocol of NodeODM over HTTP, with switches for what goes wrong.
import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
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
  /** Number of requests that were refused for their token. */
  refusals = 0
  queued = 0
  maxImages: number | null = null
  isDiskFull = false
  /** Called before the reply to an upload, which waits for it. */
  onUpload: (() => Promise<void> | void) | undefined
  archive: Buffer = Buffer.alloc(0)
  #server = this.#newServer()
  #port = 0

  /** @param port any free port by default, and the same one when it is started again */
  async start(port = this.#port): Promise<this> {
    this.#server.listen(port, '127.0.0.1')
    await once(this.#server, 'listening')
    this.#port = (this.#server.address() as AddressInfo).port
    return this
  }

  get origin(): string {
    return `http://127.0.0.1:${this.#port}`
  }

  /** As a process that was killed. `start` listens at the same port again. */
  async vanish(): Promise<void> {
    const closed = once(this.#server, 'close')
    this.#server.close()
    this.#server.closeAllConnections()
    await closed
    this.#server = this.#newServer()
  }

  /** The only task. */
  get task(): Task {
    return [...this.tasks.values()].at(-1)!
  }

  finish(archive: Buffer): void {
    this.archive = archive
    Object.assign(this.task, { code: 40, progress: 100 })
  }

  #newServer(): Server {
    return createServer((request, response) => {
      // Fails when the caller gives up, or this server vanishes, during a request.
      this.#answer(request, response).catch(() => response.destroy())
    })
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', this.origin)
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const body = Buffer.concat(parts).toString('latin1')
    if (this.token !== undefined && url.searchParams.get('token') !== this.token) {
      this.refusals += 1
      return send(response, { error: 'Invalid authentication token' })
    }
    if (/^\/task\/[^/]+\/download\/all\.zip$/.test(url.pathname) && this.archive.length > 0) {
      response.writeHead(200, { 'content-type': 'application/zip' }).end(this.archive)
      return
    }
    const reply = this.#reply(url, body)
    if (url.pathname.startsWith('/task/new/upload/')) await this.onUpload?.()
    send(response, reply)
  }

  #reply(url: URL, body: string): unknown {
    const { maxImages, queued } = this
    switch (url.pathname) {
      case '/info':
        return { version: '2.2.4', taskQueueCount: queued, cpuCores: 4, maxImages, engine: 'odm' }
      case '/options':
        return OPTIONS
      case '/task/new/init':
        return this.#create(body)
      case '/task/cancel':
      case '/task/remove':
        return this.#end(url.pathname, body)
    }
    const [, , first = '', second = '', third = ''] = url.pathname.split('/')
    return first === 'new' ? this.#fill(second, third, body) : this.#read(first, second, url)
  }

  #create(body: string): unknown {
    const uuid = randomUUID()
    const field = (name: string) => new RegExp(`name="${name}"\r\n\r\n([^]*?)\r\n--`).exec(body)?.[1] ?? ''
    const options = JSON.parse(field('options')) as Task['options']
    const started = { isCommitted: false, code: 10, progress: 0, error: '', log: [] }
    this.tasks.set(uuid, { name: field('name'), options, files: [], ...started })
    return { uuid }
  }

  #fill(what: string, uuid: string, body: string): unknown {
    const task = this.tasks.get(uuid)
    if (!task) return { error: 'Invalid uuid (not found)' }
    if (what === 'commit') {
      Object.assign(task, { isCommitted: true, code: 20 })
      return { uuid }
    }
    if (this.isDiskFull) return { error: 'ENOSPC: no space left on device, write' }
    const names = [...body.matchAll(/name="images"; filename="([^"]+)"/g)].map(([, name]) => name ?? '')
    task.files.push(...names)
    this.uploads.push(names.length)
    return { success: true }
  }

  #read(uuid: string, what: string, url: URL): unknown {
    const task = this.tasks.get(uuid)
    if (!task?.isCommitted) return { error: `${uuid} not found` }
    if (what === 'output') return task.log.slice(Number(url.searchParams.get('line') ?? 0))
    if (what === 'download') return { error: 'Invalid asset' }
    const { code, error, progress } = task
    return { uuid, status: { code, ...(error !== '' && { errorMessage: error }) }, progress, imagesCount: 3 }
  }

  #end(path: string, body: string): unknown {
    const { uuid } = JSON.parse(body) as { uuid: string }
    if (!this.tasks.get(uuid)?.isCommitted) return { error: `${uuid} not found` }
    if (path === '/task/remove') {
      this.tasks.delete(uuid)
      this.removed.push(uuid)
    }
    return { success: true }
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
