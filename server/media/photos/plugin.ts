import fp from 'fastify-plugin'
import { createCoveragePool, type CoveragePool } from './coverage/coveragePool'
import { createPhotoPool, type PhotoPool } from './photoPool'

declare module 'fastify' {
  interface FastifyInstance {
    photos: PhotoPool
    coverage: CoveragePool
  }
}

/** Reading of photos, and how well photos cover the ground. */
export const photosPlugin = fp(
  async (app) => {
    const photos = createPhotoPool({ converter: app.config.THERMAL_CONVERTER })
    const coverage = createCoveragePool()
    app.decorate('photos', photos)
    app.decorate('coverage', coverage)
    app.addHook('onClose', async () => {
      await photos.close()
      await coverage.close()
    })
  },
  { name: 'photos', dependencies: ['config'] },
)
