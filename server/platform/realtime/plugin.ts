import fp from 'fastify-plugin'
import { startRealtime } from './realtime'

/** Events and announcements of changes, to browsers over sockets. */
export const realtimePlugin = fp(
  async (app) => {
    const { db, log, pool, socketAccess } = app
    const realtime = await startRealtime({
      httpServer: app.server,
      connection: pool.options,
      db,
      log,
      authenticate: socketAccess.authenticate,
      isOwnOrigin: socketAccess.isOwnOrigin,
    })
    // Before the server waits for its connections to end, which open sockets would not.
    app.addHook('preClose', () => realtime.close())
  },
  { name: 'realtime', dependencies: ['database', 'authentication'] },
)
