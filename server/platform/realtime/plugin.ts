import fp from 'fastify-plugin'
import { Gauge } from 'prom-client'
import { passSocketsOn, socketId } from '../processes/neighbours'
import { startRealtime } from './realtime'
import { SOCKET_PATH } from './socketServer'

/** Events and announcements of changes, to browsers over sockets. */
export const realtimePlugin = fp(
  async (app) => {
    const { config, db, log, pool, socketAccess } = app
    const isOneOfSeveral = config.PROCESS.ports.length > 1
    const realtime = await startRealtime({
      httpServer: app.server,
      connection: pool.options,
      db,
      log,
      authenticate: socketAccess.authenticate,
      isOwnOrigin: socketAccess.isOwnOrigin,
      ...(isOneOfSeveral && { newSocketId: () => socketId(config.PROCESS) }),
    })
    if (isOneOfSeveral) passSocketsOn(app.server, SOCKET_PATH, config.PROCESS)
    new Gauge({
      name: 'aerie_sockets',
      help: 'Sockets of browsers that receive live updates.',
      registers: [app.metrics],
      collect() {
        this.set(realtime.countSockets())
      },
    })
    // Before the server waits for its connections to end, which open sockets would not.
    app.addHook('preClose', () => realtime.close())
  },
  { name: 'realtime', dependencies: ['config', 'metrics', 'database', 'authentication'] },
)
