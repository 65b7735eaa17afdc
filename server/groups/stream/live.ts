// Live video of this process: the media engine, what it reports, and who watches.
import type { Server } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { logFailure } from '../../core/errors'
import { asPlatform } from '../../db/tenancy'
import type { Principal } from '../../identity/session'
import { startLiveEngine } from '../../live/engine'
import type { LiveEngine } from '../../live/liveEngine'
import type { LiveSettings } from '../../live/messages'
import type { SocketAccess } from '../../realtime/socketServer'
import type { Services } from '../services'
import { acceptFlvSockets } from './flvSocket'
import { registerLiveRoutes } from './liveRoutes'
import { openPublishing } from './publishing'
import { endLeftStreams } from './sql'
import { openViewers } from './viewers'

export interface Live {
  engine: LiveEngine | undefined
  registerRoutes(
    app: FastifyInstance,
    authenticate: (request: FastifyRequest) => Promise<Principal | undefined>,
  ): Promise<void>
  acceptSockets(server: Server, access: SocketAccess): void
  stop(): Promise<void>
}

/** @param settings undefined for no live video in this process */
export async function startLive(
  services: Pick<Services, 'config' | 'db' | 'log'>,
  settings: LiveSettings | undefined,
): Promise<Live> {
  const { config, db, log } = services
  // DATA_DIR, which the bundled database is in, is locked against a second server.
  if (config.DATABASE_URL === undefined) await asPlatform(db, endLeftStreams)
  const publishing = openPublishing(services, {
    closeStream: (streamId) => engine?.closeStream(streamId),
    stopRecording: (streamId) => engine?.stopRecording(streamId),
  })
  const callbacks = { ...publishing.callbacks, viewerLeft: (viewerId: string) => viewers?.left(viewerId) }
  const engine = settings ? await startLiveEngine(settings, callbacks, log) : undefined
  const viewers = engine && openViewers(services, engine)
  let socketServer: (Server & { _usingWorkers?: boolean }) | undefined
  return {
    engine,
    async registerRoutes(app, authenticate) {
      if (engine && viewers) await registerLiveRoutes(app, { live: engine, viewers, authenticate })
    },
    acceptSockets(server, access) {
      socketServer = server
      acceptFlvSockets(server, { ...access, live: engine, viewers, onError: logFailure(log, 'opening a stream') })
    },
    async stop() {
      viewers?.stop()
      await engine?.stop()
      await publishing.settle()
      // Node would wait for the media process to report its sockets as closed, and does not notice that it has ended.
      if (socketServer) socketServer._usingWorkers = false
    },
  }
}
