// A real server with real sockets for tests of live updates. Tests control when it answers.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Server, type Socket } from 'socket.io'
import type { UserDetails } from '../api/auth'

export interface EventServer {
  address: string
  /** Reply of userdetails; null means no session. */
  user: UserDetails | null
  /** Number of mission list calls. */
  listCalls: number
  /** Number of missions, read when a list call arrives. */
  total: number
  /** While set, list calls wait for it after computing their reply. */
  hold: Promise<unknown> | undefined
  /** Reason for rejecting sockets, if set. */
  rejection: string | undefined
  /** Handshakes of all connections, including rejected ones. */
  handshakes: { tenantID: unknown; after: unknown }[]
  sockets: Socket[]
  /** Sends initial events to a new connection. */
  onConnect: (socket: Socket) => void
  emit: (event: string, payload: object) => void
  close: () => Promise<void>
}

const SOCKET_PATH = '/stream/notification'

export async function startEventServer(): Promise<EventServer> {
  const http = createServer((request, response) => void answer(server, request, response))
  const io = new Server(http, { path: SOCKET_PATH, serveClient: false })
  const server: EventServer = {
    address: '',
    user: null,
    listCalls: 0,
    total: 0,
    hold: undefined,
    rejection: undefined,
    handshakes: [],
    sockets: [],
    onConnect: (socket) => socket.emit('READY', { seq: 0 }),
    emit: (event, payload) => io.emit(event, payload),
    close: async () => {
      await io.close()
    },
  }

  io.use((socket, next) => {
    const { query, auth } = socket.handshake
    server.handshakes.push({ tenantID: query['tenantID'], after: (auth as { after?: unknown }).after })
    next(server.rejection === undefined ? undefined : new Error(server.rejection))
  })
  io.on('connection', (socket) => {
    server.sockets.push(socket)
    server.onConnect(socket)
  })

  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  server.address = `http://127.0.0.1:${(http.address() as AddressInfo).port}`
  return server
}

async function answer(server: EventServer, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const path = request.url?.replace('/apis/v1', '') ?? ''
  const send = (body: object, status = 200) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))

  if (path.startsWith('/auth/userdetails')) {
    if (server.user) send({ status: true, data: server.user })
    else send({ status: false, message: 'No session' }, 401)
  } else if (path.startsWith('/auth/logout')) {
    send({ status: true })
  } else if (path.startsWith('/mission/get/tenant/')) {
    server.listCalls += 1
    const data = { items: [], total: server.total, page: 1, pageSize: 50 }
    await server.hold
    send({ status: true, data })
  }
  // Every other call never ends.
}
