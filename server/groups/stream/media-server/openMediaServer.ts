// A MediaMTX beside the bundled engine: the same keys, tickets and rules, and its streams are counted and recorded in the same way.
import type { FastifyInstance } from 'fastify'
import type { MediaServer } from '../../../media/media-server/mediaServer'
import type { Services } from '../../services'
import { openPublishing } from '../publishing'
import { authorize } from './authorization'
import { registerMediaServerRoutes } from './mediaServerRoutes'
import { superviseMediaServer } from './supervision'

/** Streams outlive a restart of this server, or a control API that does not answer, for this time. */
const LEASE_SECONDS = 60

export interface OpenMediaServer {
  registerRoutes(app: FastifyInstance): Promise<void>
  stop(): Promise<void>
}

export function openMediaServer(
  services: Pick<Services, 'config' | 'db' | 'log'>,
  server: MediaServer,
): OpenMediaServer {
  const { secret } = server.settings
  const publishing = openPublishing(
    services,
    {
      // The next round ends the connection of a publisher whose stream has ended.
      closeStream: () => supervision.wake({ isSegment: false }),
      // The media server has no switch for it.
      stopRecording: () => undefined,
      resumeRecording: () => undefined,
    },
    { leaseSeconds: LEASE_SECONDS },
  )
  const supervision = superviseMediaServer(services, server, publishing)
  return {
    registerRoutes: (app) =>
      registerMediaServerRoutes(app, {
        secret,
        // Its requests are not logged, but their failures are.
        authorize: (question) =>
          authorize(services, { publishing, secret }, question).catch((error: unknown) => {
            services.log.error({ err: error }, 'a question of the media server was not answered')
            throw error
          }),
        noticed: (event) => supervision.wake(event),
      }),
    async stop() {
      await supervision.stop()
      await publishing.settle()
    },
  }
}
