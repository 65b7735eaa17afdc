import fp from 'fastify-plugin'
import { Counter, Gauge } from 'prom-client'
import { passSocketsOn, socketId } from '../processes/neighbours'
import { startRealtime } from './realtime'
import { SOCKET_PATH } from './socketServer'

/** Events and announcements of changes, to browsers over sockets. */
export const realtimePlugin = fp(
  async (app) => {
    const { config, db, log, pool, socketAccess } = app
    const isOneOfSeveral = config.PROCESS.ports.length > 1
    const sent = new Counter({
      name: 'aerie_socket_events_total',
      help: 'Events that were sent to sockets of browsers, by name; one for each socket.',
      labelNames: ['event'] as const,
      registers: [app.metrics],
    })
    const realtime = await startRealtime({
      httpServer: app.server,
      connection: pool.options,
      db,
      log,
      authenticate: socketAccess.authenticate,
      sessionOf: socketAccess.sessionOf,
      isOwnOrigin: socketAccess.isOwnOrigin,
      onSent: (event) => sent.inc({ event }),
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
    new Gauge({
      name: 'aerie_socket_tenants',
      help: 'Tenants that have a socket in this process; what is sent is read once for each.',
      registers: [app.metrics],
      collect() {
        this.set(realtime.countTenants())
      },
    })
    // Before the server waits for its connections to end, which open sockets would not.
    app.addHook('preClose', () => realtime.close())
  },
  { name: 'realtime', dependencies: ['config', 'metrics', 'database', 'authentication'] },
)
