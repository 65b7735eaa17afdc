// From a committed transaction to the browsers of its tenant: the listener hears it, the socket server delivers it.
import type { ClientConfig } from 'pg'
import { listen } from './listener'
import { startSocketServer } from './socketServer'

type SocketServerOptions = Parameters<typeof startSocketServer>[0]

/** `connection` is a database connection of its own, to listen on. */
export async function startRealtime(
  options: SocketServerOptions & { connection: ClientConfig },
): Promise<{ close(): Promise<void> }> {
  const sockets = startSocketServer(options)
  const listener = await listen(
    options.connection,
    options.log,
    (announcement) => sockets.deliver(announcement),
    // What was announced while nobody listened is lost here, but stored: clients come back and replay it.
    () => sockets.cutAll(),
  )
  return {
    async close() {
      await listener.close()
      await sockets.close()
    },
  }
}
