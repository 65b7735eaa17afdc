// From a committed transaction to the browsers of its tenant: outbox -> publisher -> notice -> listener -> sockets.
import type { ClientConfig } from 'pg'
import { listen } from '../db/listener'
import { CHANNEL, type Notice } from './notice'
import { startPublisher } from './publisher'
import { startSocketServer } from './socketServer'

type SocketServerOptions = Parameters<typeof startSocketServer>[0]

export interface Realtime {
  /** The sockets of browsers that are open in this process. */
  countSockets(): number
  /** The tenants of these sockets, which share what is read for them. */
  countTenants(): number
  close(): Promise<void>
}

/** `connection` is a separate database connection to listen on. */
export async function startRealtime(options: SocketServerOptions & { connection: ClientConfig }): Promise<Realtime> {
  const sockets = startSocketServer(options)
  const listener = await listen(
    { connection: options.connection, channel: CHANNEL },
    options.log,
    (payload) => sockets.deliver(JSON.parse(payload) as Notice),
    // Notices may be lost, but events are stored: clients reconnect and replay them.
    () => sockets.disconnectAll(),
  )
  const publisher = startPublisher(options.db, options.log)
  return {
    countSockets: () => sockets.count(),
    countTenants: () => sockets.countTenants(),
    async close() {
      await publisher.close()
      await listener.close()
      await sockets.close()
    },
  }
}
