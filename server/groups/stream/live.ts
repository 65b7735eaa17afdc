// Live video of this process: the media engine, what it reports, and who watches.
import type { Server } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { logFailure } from '../../core/errors'
import { forgetHandedOverSockets } from '../../core/nodeInternals'
import { asPlatform } from '../../db/tenancy'
import type { Principal } from '../../identity/session'
import { startLiveEngine } from '../../live/engine'
import type { LiveEngine } from '../../live/liveEngine'
import type { LiveSettings } from '../../live/messages'
import type { SocketAccess } from '../../realtime/socketServer'
import type { Services } from '../services'
import { acceptFlvSockets, type FlvSockets } from './flvSocket'
import { registerLiveRoutes } from './liveRoutes'
import { acceptPositionSockets, type PositionSockets } from './positionSocket'
import { openMediaServer } from './media-server/openMediaServer'
import { openPublishing } from './publishing'
import { openReceiver } from './receiver'
import { endLeftStreams } from './sql'
import { openViewers } from './viewers'

export interface Live {
  engine: LiveEngine | undefined
  registerRoutes(
    app: FastifyInstance,
    authenticate: (request: FastifyRequest) => Promise<Principal | undefined>,
  ): Promise<void>
  acceptSockets(app: FastifyInstance, access: SocketAccess): void
  stop(): Promise<void>
}

/** @param settings undefined for no live video in this process */
export async function startLive(
  services: Pick<Services, 'config' | 'db' | 'log' | 'mediaServer'>,
  settings: LiveSettings | undefined,
): Promise<Live> {
  const { config, db, log } = services
  // DATA_DIR, which the bundled database is in, is locked against a second server.
  if (config.DATABASE_URL === undefined) await asPlatform(db, endLeftStreams)
  const receiver = settings && (await openReceiver(services, settings))
  const orders = {
    closeStream: (streamId: string) => engine?.closeStream(streamId),
    stopRecording: (streamId: string) => engine?.stopRecording(streamId),
  }
  const publishing = openPublishing(services, orders, { here: receiver })
  const callbacks = { ...publishing.callbacks, viewerLeft: (viewerId: string) => viewers?.left(viewerId) }
  const engine = settings ? await startLiveEngine(settings, callbacks, log) : undefined
  const viewers = engine && openViewers(services, engine)
  const mediaServer = services.mediaServer && openMediaServer(services, services.mediaServer)
  let socketServer: Server | undefined
  let positionSockets: PositionSockets | undefined
  let flvSockets: FlvSockets | undefined
  return {
    engine,
    async registerRoutes(app, authenticate) {
      if (engine && viewers && receiver) {
        await registerLiveRoutes(app, { config, receiver, live: engine, viewers, authenticate })
      }
      await mediaServer?.registerRoutes(app)
    },
    acceptSockets(app, access) {
      const { server } = app
      socketServer = server
      const onError = logFailure(log, 'receiving positions')
      positionSockets = acceptPositionSockets(server, { db, inject: app.inject.bind(app), onError })
      flvSockets = acceptFlvSockets(server, { ...access, config, receiver, live: engine, viewers, log })
    },
    async stop() {
      positionSockets?.close()
      flvSockets?.close()
      viewers?.stop()
      await mediaServer?.stop()
      await engine?.stop()
      await publishing.settle()
      await receiver?.stop()
      if (socketServer) forgetHandedOverSockets(socketServer)
    },
  }
}
