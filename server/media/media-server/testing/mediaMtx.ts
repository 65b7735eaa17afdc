// A small MediaMTX: real HTTP with the calls that Aerie uses, and the questions and hooks that it sends. It serves its control API,
// WebRTC, HLS and playback on one port, and moves no media.
import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { serverFile } from '../../../platform/core/folders'

const VIDEO = serverFile('demo/files/brighton_flyover.mp4')
const KICK = /^\/v3\/([a-z]+)\/kick\/([\w-]+)$/
const PLAYLIST = '#EXTM3U\n#EXT-X-VERSION:9\n#EXT-X-STREAM-INF:BANDWIDTH=500000,CODECS="avc1.42c028"\nstream.m3u8\n'
const ANSWER = 'v=0\r\no=- 0 0 IN IP4 127.0.0.1\r\ns=-\r\nt=0 0\r\nm=video 9 UDP/TLS/RTP/SAVPF 96\r\n'

interface Peer {
  type: string
  id: string
}

interface Path {
  source: Peer
  since: Date
  tracks: string[]
  bytes: number
  readers: Peer[]
}

interface Published {
  /** Of the reply to the question. */
  status: number
  id: string
}

export class MediaMtx {
  /** Base of the addresses at Aerie, with the secret. */
  callbacks = ''
  readonly kicked: string[] = []
  readonly deletedSegments: string[] = []
  losesHooks = false
  /** Names of properties as in versions before they were renamed. */
  isOldVersion = false
  /** Before a question is sent. */
  questionDelayMs = 0
  private readonly paths = new Map<string, Path>()
  private readonly recordings = new Map<string, { start: Date; seconds: number }[]>()
  private readonly hlsSessions = new Map<string, string>()
  private isDown = false
  private readonly server = createServer((request, response) => {
    if (this.isDown) return void request.socket.destroy()
    this.serve(request, response).catch(() => response.writeHead(500).end())
  })

  async listen(): Promise<string> {
    this.server.listen(0, '127.0.0.1')
    await once(this.server, 'listening')
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`
  }

  async close(): Promise<void> {
    this.server.closeAllConnections()
    this.server.close()
    await once(this.server, 'close')
  }

  /** Nothing answers. Publishers stay connected. */
  setDown(isDown: boolean): void {
    this.isDown = isDown
  }

  /** All connections are lost. */
  restart(): void {
    this.paths.clear()
    this.hlsSessions.clear()
  }

  async publish(path: string, token: string, { tracks = ['H264'] }: { tracks?: string[] } = {}): Promise<Published> {
    const id = randomUUID()
    const status = await this.ask({ action: 'publish', protocol: 'rtmp', path, token, id, query: `token=${token}` })
    if (status < 300) {
      this.paths.set(path, { source: { type: 'rtmpConn', id }, since: new Date(), tracks, bytes: 0, readers: [] })
      await this.hook('available', path)
    }
    return { status, id }
  }

  async unpublish(path: string): Promise<void> {
    this.paths.delete(path)
    await this.hook('unavailable', path)
  }

  receive(path: string, bytes: number): void {
    const found = this.paths.get(path)
    if (found) found.bytes += bytes
  }

  isPublished(path: string): boolean {
    return this.paths.has(path)
  }

  readersOf(path: string): string[] {
    return this.paths.get(path)?.readers.map(({ id }) => id) ?? []
  }

  leave(path: string, readerId: string): void {
    const found = this.paths.get(path)
    if (found) found.readers = found.readers.filter(({ id }) => id !== readerId)
  }

  /** Adds a segment to the recordings of a path. */
  record(path: string, start: Date, seconds: number): void {
    this.recordings.set(path, [...(this.recordings.get(path) ?? []), { start, seconds }])
  }

  segmentsOf(path: string): number {
    return this.recordings.get(path)?.length ?? 0
  }

  async completeSegment(path: string): Promise<void> {
    await this.hook('segment', path)
  }

  /** @returns the status of the reply */
  async ask(question: Record<string, string>): Promise<number> {
    await sleep(this.questionDelayMs)
    const all = { user: '', password: '', token: '', ip: '192.0.2.7', query: '', id: randomUUID(), ...question }
    const reply = await fetch(`${this.callbacks}/auth`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(all),
    })
    await reply.arrayBuffer()
    return reply.status
  }

  private async hook(event: string, path: string): Promise<void> {
    if (this.losesHooks) return
    await fetch(`${this.callbacks}/hook?event=${event}&path=${path}`, { method: 'POST' })
  }

  private async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://media')
    const method = request.method ?? ''
    // Any page may play.
    response.setHeader('access-control-allow-origin', '*')
    response.setHeader('access-control-allow-headers', 'authorization, content-type')
    response.setHeader('access-control-expose-headers', 'location')
    if (method === 'OPTIONS') return void response.writeHead(204).end()
    if (pathname.startsWith('/v3/')) return this.control(pathname, searchParams, response)
    if (pathname === '/list' || pathname === '/get') return this.playBack(pathname, searchParams, request, response)
    const [, name = '', what = ''] = /^\/(.+)\/(whep|index\.m3u8)$/.exec(pathname) ?? []
    if (what === 'whep' && method === 'POST') return this.whep(name, request, response)
    if (what === 'index.m3u8') return this.hls(name, searchParams, request, response)
    response.writeHead(404).end()
  }

  private control(pathname: string, query: URLSearchParams, response: ServerResponse): void {
    if (pathname === '/v3/paths/list') {
      return sendJson(
        response,
        this.page([...this.paths.keys()], query, (name) => this.described(name)),
      )
    }
    if (pathname === '/v3/recordings/list') {
      const segmentsOf = (name: string) =>
        (this.recordings.get(name) ?? []).map(({ start }) => ({ start: start.toISOString() }))
      const names = [...this.recordings.keys()]
      return sendJson(
        response,
        this.page(names, query, (name) => ({ name, segments: segmentsOf(name) })),
      )
    }
    if (pathname === '/v3/recordings/deletesegment') {
      const path = query.get('path') ?? ''
      const start = query.get('start') ?? ''
      this.deletedSegments.push(start)
      const left = (this.recordings.get(path) ?? []).filter((each) => each.start.toISOString() !== start)
      this.recordings.set(path, left)
      return void response.writeHead(200).end()
    }
    const [, list, id] = KICK.exec(pathname) ?? []
    response.writeHead(list && id && this.kick(list, id) ? 200 : 404).end()
  }

  private page(names: string[], query: URLSearchParams, describe: (name: string) => unknown): object {
    const size = Number(query.get('itemsPerPage') ?? 100)
    const page = Number(query.get('page') ?? 0)
    const items = names.slice(page * size, (page + 1) * size).map(describe)
    return { itemCount: names.length, pageCount: Math.ceil(names.length / size), items }
  }

  private described(name: string): object {
    const path = this.paths.get(name)
    if (!path) return { name, source: null, readers: [] }
    const { source, readers, bytes, tracks } = path
    const since = path.since.toISOString()
    if (this.isOldVersion) return { name, source, ready: true, readyTime: since, tracks, bytesReceived: bytes, readers }
    const tracks2 = tracks.map((codec) => ({
      codec,
      codecProps: codec === 'H264' ? { width: 1280, height: 720 } : null,
    }))
    return {
      name,
      source,
      available: true,
      availableTime: since,
      online: true,
      onlineTime: since,
      tracks2,
      readers,
      inboundBytes: bytes,
      outboundBytes: 0,
      inboundFramesInError: 0,
    }
  }

  private kick(list: string, id: string): boolean {
    this.kicked.push(`${list} ${id}`)
    for (const [name, path] of this.paths) {
      if (path.source.id === id) return this.paths.delete(name)
      if (!path.readers.some((reader) => reader.id === id)) continue
      this.leave(name, id)
      this.hlsSessions.delete(id)
      return true
    }
    return false
  }

  private async whep(name: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const id = randomUUID()
    const token = bearerOf(request)
    const status = await this.ask({ action: 'read', protocol: 'webrtc', path: name, token, id })
    if (status >= 300) return void response.writeHead(401).end()
    const path = this.paths.get(name)
    if (!path) return void response.writeHead(404).end()
    path.readers.push({ type: 'webRTCSession', id })
    response.writeHead(201, { 'content-type': 'application/sdp', location: `/${name}/whep/${id}`, id }).end(ANSWER)
  }

  private async hls(
    name: string,
    query: URLSearchParams,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const known = /hls_session=([\w-]+)/.exec(request.headers.cookie ?? '')?.[1]
    const id = known && this.hlsSessions.get(known) === name ? known : randomUUID()
    const path = this.paths.get(name)
    if (!path) return void response.writeHead(404).end()
    if (id !== known) {
      const token = bearerOf(request) || (query.get('token') ?? '')
      const status = await this.ask({ action: 'read', protocol: 'hls', path: name, token, id, query: query.toString() })
      if (status >= 300) return void response.writeHead(401).end()
      this.hlsSessions.set(id, name)
      path.readers.push({ type: 'hlsSession', id })
    }
    response.writeHead(200, { 'content-type': 'application/vnd.apple.mpegurl', 'set-cookie': `hls_session=${id}` })
    response.end(PLAYLIST)
  }

  private async playBack(
    call: string,
    query: URLSearchParams,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const path = query.get('path') ?? ''
    const status = await this.ask({ action: 'playback', protocol: '', path, token: bearerOf(request) })
    if (status >= 300) return void response.writeHead(401).end()
    const segments = this.recordings.get(path) ?? []
    if (call === '/list') {
      const spans = segments.map(({ start, seconds }) => ({ start: start.toISOString(), duration: seconds }))
      return sendJson(response, spans)
    }
    if (!segments.some(({ start }) => start.toISOString() === query.get('start'))) {
      return void response.writeHead(404).end()
    }
    response.writeHead(200, { 'content-type': 'video/mp4' })
    createReadStream(VIDEO).pipe(response)
  }
}

const bearerOf = (request: IncomingMessage): string =>
  /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? ''

function sendJson(response: ServerResponse, body: unknown): void {
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
