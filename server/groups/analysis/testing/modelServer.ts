// A small model server over HTTP, with switches for what goes wrong.
import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { isSignedContent, signContent } from '../external/signature'

export const INFERENCE_SECRET = 'a secret of the model server in tests'

export interface StartedRun {
  jobId: string
  kind: string
  inferType: string
  model: string
  source: { url: string; mediaType: string; crs: string | null; bounds: number[] | null }
  params: Record<string, number>
  callback: { url: string; token: string }
}

type Misbehaviour = 'none' | 'hangs' | 'floods' | 'redirects' | 'fails' | 'refuses' | 'lies'

export const MODELS = [
  {
    name: 'Vehicles',
    version: '2.1',
    kinds: ['layer', 'vod'],
    inferType: 'vehicles',
    parameters: [{ name: 'minScore', default: 0.5, min: 0, max: 1 }],
  },
  { name: 'Aerie vegetation', version: '9', kinds: ['layer'], inferType: 'vegetation' },
  { name: 'No kinds', version: '1', kinds: [], inferType: 'nothing' },
]

const MODEL_LIST = '/v1/models'

export class TestModelServer {
  readonly runs: StartedRun[] = []
  readonly ended: string[] = []
  /** Requests to start a run, with those that were not answered. */
  starts = 0
  /** Bytes that were written into a reply without an end. */
  flooded = 0
  unsigned = 0
  misbehaviour: Misbehaviour = 'none'
  /** Whether the models are listed correctly during a misbehaviour, because apps keep the list for a while. */
  keepsListing = false
  /** Where `redirects` leads. */
  redirectsTo = ''
  /** What the server knows of its runs; none is an unknown run. */
  report: (run: StartedRun) => object | undefined = ({ jobId }) => ({ jobId, status: 'running', progress: 0.1 })
  models: unknown = MODELS
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

  /** The latest. */
  get run(): StartedRun {
    return this.runs.at(-1)!
  }

  #newServer(): Server {
    return createServer((request, response) => {
      // Fails when the caller gives up, or this server vanishes, during a request.
      this.#answer(request, response).catch(() => response.destroy())
    })
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const body = Buffer.concat(parts).toString()
    const { method = '', url = '', headers } = request
    if (!isSignedContent(INFERENCE_SECRET, headers['aerie-signature'], body || `${method} ${url}`)) this.unsigned++
    if (method === 'POST') this.starts++
    switch (this.#misbehaviourAt(url)) {
      case 'hangs':
        return
      case 'floods':
        return this.#flood(response)
      case 'redirects':
        response.writeHead(307, { location: this.redirectsTo }).end()
        return
      case 'fails':
        return send(response, 500, { message: 'No memory' })
      case 'refuses':
        return send(response, 400, { message: 'This model needs a GPU' })
      case 'lies':
        return send(response, 200, { remoteId: '../../etc/passwd', jobId: 'x', status: 'done' })
      case 'none':
        this.#reply(method, url, body, response)
    }
  }

  #misbehaviourAt(url: string): Misbehaviour {
    return this.keepsListing && url === MODEL_LIST ? 'none' : this.misbehaviour
  }

  #reply(method: string, url: string, body: string, response: ServerResponse): void {
    if (url === MODEL_LIST) return send(response, 200, { models: this.models })
    if (method === 'POST') {
      const run = JSON.parse(body) as StartedRun
      if (!this.runs.some(({ jobId }) => jobId === run.jobId)) this.runs.push(run)
      return send(response, 202, { remoteId: `r-${run.jobId}` })
    }
    const id = url.replace('/v1/jobs/r-', '')
    if (method === 'DELETE') {
      this.ended.push(id)
      response.writeHead(204).end()
      return
    }
    const run = this.runs.find(({ jobId }) => jobId === id)
    const report = run && this.report(run)
    send(response, report ? 200 : 404, report ?? { message: 'Unknown' })
  }

  /** One gigabyte, unless the reader leaves. */
  async #flood(response: ServerResponse): Promise<void> {
    response.writeHead(200, { 'content-type': 'application/json' })
    const part = Buffer.alloc(2 ** 20, 'x')
    for (let sent = 0; sent < 1024 && !response.destroyed; sent++) {
      this.flooded += part.length
      if (!response.write(part)) await Promise.race([once(response, 'drain'), once(response, 'close')])
    }
    response.end()
  }
}

/** The headers of a callback of the model server. */
export const callbackHeaders = (
  token: string,
  body: string,
  { secret = INFERENCE_SECRET, at = new Date() } = {},
): Record<string, string> => ({
  'content-type': 'application/json',
  'aerie-signature': signContent(secret, body, at),
  authorization: `Bearer ${token}`,
})

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
