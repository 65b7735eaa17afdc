// Live video of this process: the media engine, what it reports, and who watches.
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { logFailure } from '../../platform/core/errors'
import { forgetHandedOverSockets } from '../../platform/core/nodeInternals'
import { placeOf } from '../../platform/core/place'
import { asPlatform } from '../../platform/db/tenancy'
import { startLiveEngine } from '../../media/live/engine'
import type { LiveEngine, NoRoom } from '../../media/live/liveEngine'
import type { GroupOptions } from '../group'
import { acceptFlvSockets } from './flvSocket'
import { registerLiveRoutes } from './liveRoutes'
import { openMediaServer } from './media-server/openMediaServer'
import { acceptPositionSockets } from './positionSocket'
import { openPublishing } from './publishing'
import { openReceiver, type OwnReceiver } from './receiver'
import { openReceivers } from './receivers'
import { endLeftStreams } from './sql'
import { openViewers } from './viewers'

/** Of a process that passes publishers on, the port of its settings only. */
type Ingest = Pick<LiveEngine, 'rtmpPort'> & Partial<Pick<LiveEngine, 'state' | 'listening'>>

declare module 'fastify' {
  interface FastifyInstance {
    /** Undefined without live video. */
    live: Ingest | undefined
  }
}

export const livePlugin = fp<GroupOptions>(
  async (app, { live, liveAddress, isAlone }) => {
    const { config, db, log, server, authenticate, socketAccess } = app
    const services = { config, db, log }
    const settings = live === 'elsewhere' ? undefined : live
    if (isAlone) await asPlatform(db, endLeftStreams)
    const receiver = settings && (await openReceiver(services, { ...settings, address: liveAddress }))
    const orders = {
      closeStream: (streamId: string) => engine?.closeStream(streamId),
      stopRecording: (streamId: string, reason: NoRoom) => engine?.stopRecording(streamId, reason),
      resumeRecording: (streamId: string) => engine?.resumeRecording(streamId),
    }
    const publishing = openPublishing(services, orders, { here: receiver })
    const callbacks = { ...publishing.callbacks, viewerLeft: (viewerId: string) => viewers?.left(viewerId) }
    const engine = settings ? await startLiveEngine(settings, callbacks, log) : undefined
    tellState(app, receiver, engine)
    const viewers = engine && openViewers(services, engine)
    const mediaServer = app.mediaServer && openMediaServer(services, app.mediaServer)
    // Whether the other process has the port of its settings is not known here.
    const ingest: Ingest = { rtmpPort: Number(config.RTMP_PORT) }
    app.decorate('live', live === 'elsewhere' ? ingest : engine)

    const own = engine && viewers && receiver && { receiver, live: engine, viewers }
    const receivers = live === 'elsewhere' ? openReceivers(db, placeOf(config.DATA_DIR)) : receiver
    if (receivers) await registerLiveRoutes(app, { config, db, receivers, own, authenticate })
    await mediaServer?.registerRoutes(app)
    const onError = logFailure(log, 'receiving positions')
    const positionSockets = acceptPositionSockets(server, { db, inject: app.inject.bind(app), onError })
    const flvSockets = acceptFlvSockets(server, {
      authenticate: socketAccess.authenticate,
      isOwnOrigin: socketAccess.isOwnOrigin,
      config,
      db,
      receivers,
      own,
      log,
    })

    // Before the server waits for its connections to end, which open sockets would not.
    app.addHook('preClose', async () => {
      positionSockets.close()
      flvSockets.close()
      viewers?.stop()
      await mediaServer?.stop()
      await engine?.stop()
      await publishing.settle()
      await receiver?.stop()
      forgetHandedOverSockets(server)
    })
  },
  { name: 'live', dependencies: ['database', 'authentication', 'realtime', 'media-server'] },
)

/** To other processes, and to who asks for /readyz. */
function tellState(
  { readinessNotes }: FastifyInstance,
  receiver: OwnReceiver | undefined,
  engine: LiveEngine | undefined,
): void {
  if (!receiver || !engine) return
  receiver.follow(engine)
  readinessNotes.set('live', () => engine.state)
}
