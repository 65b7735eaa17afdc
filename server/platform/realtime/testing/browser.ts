// Socket clients for tests: real connections that record every frame.
import type { AddressInfo } from 'node:net'
import { io, type Socket } from 'socket.io-client'
import type { TestApp } from '../../../testing/testApp'

export interface Frame {
  event: string
  payload: { seq?: number; mission?: string; locationName?: string; reset?: boolean; entity?: string; ids?: string[] }
}

export interface Browser {
  socket: Socket
  frames: Frame[]
  /** 'ready', or why the connection was rejected. */
  outcome: Promise<string>
}

export interface ConnectOptions {
  after?: number
  tenantID?: string
  origin?: string
}

/** Starts listening and returns a function that connects with a session's cookie. */
export async function startBrowsers({ app }: TestApp): Promise<{
  connect: (cookie: string | undefined, options?: ConnectOptions) => Browser
  disconnectAll: () => void
}> {
  await app.listen({ port: 0, host: '127.0.0.1' })
  const address = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
  const open: Socket[] = []
  return {
    connect(cookie, { after, tenantID, origin } = {}) {
      const frames: Frame[] = []
      const socket = io(address, {
        path: '/stream/notification',
        transports: ['websocket'],
        forceNew: true,
        reconnection: false,
        query: tenantID === undefined ? {} : { tenantID },
        auth: after === undefined ? {} : { after },
        extraHeaders: { ...(cookie && { cookie }), ...(origin && { origin }) },
      })
      open.push(socket)
      socket.onAny((event: string, payload: Frame['payload']) => frames.push({ event, payload }))
      const outcome = new Promise<string>((resolve) => {
        socket.once('READY', () => resolve('ready'))
        socket.once('connect_error', ({ message }) => resolve(message))
      })
      return { socket, frames, outcome }
    },
    disconnectAll: () => open.splice(0).forEach((socket) => socket.disconnect()),
  }
}

/** Numbers of the stored events among the frames, as received. */
export const seqsOf = (frames: Frame[]): number[] =>
  frames.flatMap(({ event, payload }) => (event !== 'READY' && payload.seq !== undefined ? [payload.seq] : []))
