import fp from 'fastify-plugin'
import { connectMediaServer, type MediaServer } from './mediaServer'

declare module 'fastify' {
  interface FastifyInstance {
    /** Undefined without a MediaMTX. */
    mediaServer: MediaServer | undefined
  }
}

export const mediaServerPlugin = fp(
  async (app) => {
    const { MEDIAMTX } = app.config
    app.decorate('mediaServer', MEDIAMTX && connectMediaServer(MEDIAMTX))
  },
  { name: 'media-server', dependencies: ['config'] },
)
