// WebSockets at /live/positions, on which drones send positions with their stream key. Each message is answered as a call of
// POST /streamtoken/telemetry would be, because it becomes one: validation, limits and texts are the same.
import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { WebSocket, WebSocketServer, type RawData } from 'ws'
import { asPlatform, type Db } from '../../platform/db/tenancy'
import { selectPublisherKey } from './keySql'
import { bearerOf, hashOf } from './streamKey'

const POSITIONS_PATH = '/live/positions'
const CALL = '/apis/v1/streamtoken/telemetry'
/** Chosen by browsers, which cannot send an Authorization header, beside a second one that is the key. */
const PROTOCOL = 'aerie.positions'
const KEY_PROTOCOL = /^aerie\.key\.([\w-]{1,200})$/

const MAX_MESSAGE_BYTES = 64 * 1024
/** Open sockets of a process. Those of a tenant are few of all, so that it leaves the others room. */
const LIMITS = { all: 2000, ofTenant: 200, ofKey: 4 }
/** A socket that does not answer a ping until the next one has lost its connection. */
const PING_MS = 30_000
/** Codes of the close frame: the key is not valid any more. */
const KEY_ENDED = 4403

const REASONS = { 401: 'Unauthorized', 429: 'Too Many Requests', 500: 'Internal Server Error' }

interface Dependencies {
  db: Db
  inject: FastifyInstance['inject']
  onError: (error: unknown) => void
}

interface Owner {
  key: string
  tenantId: string
}

export interface PositionSockets {
  close(): void
}

export function acceptPositionSockets(
  server: Server,
  { db, inject, onError }: Dependencies,
  limits = LIMITS,
): PositionSockets {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_MESSAGE_BYTES,
    perMessageDeflate: false,
    handleProtocols: (offered) => (offered.has(PROTOCOL) ? PROTOCOL : false),
  })
  /** Whose the open sockets are. */
  const owners = new Map<WebSocket, Owner>()
  const alive = new WeakSet<WebSocket>()

  async function accept(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const key = keyOf(request)
    const hash = key === undefined ? undefined : hashOf(key)
    const found = hash && (await asPlatform(db, (tx) => selectPublisherKey(tx, hash)))
    if (key === undefined || !found) return refuse(socket, 401)
    const owner = { key, tenantId: found.tenantId }
    if (isFull(owner)) return refuse(socket, 429)
    sockets.handleUpgrade(request, socket, head, (opened) => open(opened, owner, request))
  }

  function isFull({ key, tenantId }: Owner): boolean {
    const open = [...owners.values()]
    const ofTenant = open.filter((each) => each.tenantId === tenantId)
    const ofKey = ofTenant.filter((each) => each.key === key)
    return open.length >= limits.all || ofTenant.length >= limits.ofTenant || ofKey.length >= limits.ofKey
  }

  function open(socket: WebSocket, owner: Owner, { headers, socket: { remoteAddress } }: IncomingMessage): void {
    const { key } = owner
    owners.set(socket, owner)
    alive.add(socket)
    const { 'accept-language': language, 'x-forwarded-for': forwarded } = headers
    const passedOn = {
      ...(language !== undefined && { 'accept-language': language }),
      ...(forwarded !== undefined && { 'x-forwarded-for': forwarded }),
    }
    const caller = { key, remoteAddress, headers: passedOn }
    socket.on('error', () => socket.terminate())
    socket.on('close', () => owners.delete(socket))
    socket.on('pong', () => alive.add(socket))
    let last: Promise<void> = Promise.resolve()
    let waiting = 0
    socket.on('message', (data, isBinary) => {
      // Nothing more is read meanwhile; messages that came with this one are answered in their order.
      socket.pause()
      waiting++
      last = last
        .then(() => answer(socket, isBinary ? undefined : data, caller))
        .catch((error: unknown) => {
          onError(error)
          socket.terminate()
        })
        .finally(() => {
          if (--waiting === 0) socket.resume()
        })
    })
  }

  async function answer(
    socket: WebSocket,
    data: RawData | undefined,
    {
      key,
      remoteAddress,
      headers,
    }: { key: string; remoteAddress: string | undefined; headers: Record<string, string | string[]> },
  ): Promise<void> {
    if (socket.readyState !== WebSocket.OPEN) return
    const { id, payload } = readMessage(data)
    const reply = await inject({
      method: 'POST',
      url: CALL,
      remoteAddress,
      headers: {
        authorization: `Bearer ${key}`,
        'content-type': 'application/json',
        ...headers,
      },
      payload,
    })
    const body = JSON.parse(reply.payload) as object
    socket.send(JSON.stringify({ ...(id !== undefined && { id }), statusCode: reply.statusCode, ...body }))
    if (reply.statusCode === 403) socket.close(KEY_ENDED)
  }

  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (!isPositionsPath(request.url)) return
    socket.on('error', () => socket.destroy())
    accept(request, socket, head).catch((error: unknown) => {
      onError(error)
      refuse(socket, 500)
    })
  })

  const timer = setInterval(() => {
    for (const socket of owners.keys()) {
      if (!alive.delete(socket)) socket.terminate()
      else socket.ping()
    }
  }, PING_MS)
  timer.unref()

  return {
    close() {
      clearInterval(timer)
      for (const socket of owners.keys()) socket.terminate()
    },
  }
}

export const isPositionsPath = (url: string | undefined): boolean => url?.split('?')[0] === POSITIONS_PATH

function keyOf({ headers }: IncomingMessage): string | undefined {
  const offered = (headers['sec-websocket-protocol'] ?? '').split(',').map((each) => each.trim())
  const key = offered.map((each) => KEY_PROTOCOL.exec(each)?.[1]).find((each) => each !== undefined)
  return bearerOf(headers.authorization) ?? key
}

/** The number of a message is for its sender only; the rest is the body of the call, which rejects what is malformed. */
function readMessage(data: RawData | undefined): { id?: number; payload: string } {
  const text = Buffer.isBuffer(data) ? data.toString() : ''
  try {
    const message: unknown = JSON.parse(text)
    if (typeof message !== 'object' || message === null || Array.isArray(message)) return { payload: text }
    const { id, ...rest } = message as { id?: unknown }
    return { payload: JSON.stringify(rest), ...(typeof id === 'number' && { id }) }
  } catch {
    return { payload: text }
  }
}

function refuse(socket: Duplex, status: keyof typeof REASONS): void {
  // A client that does not close its side must not keep the connection open.
  socket.end(`HTTP/1.1 ${status} ${REASONS[status]}\r\nConnection: close\r\n\r\n`, () => socket.destroy())
}
