import fp from 'fastify-plugin'
import { createGroundReader, type GroundReader } from './groundReader'

declare module 'fastify' {
  interface FastifyInstance {
    ground: GroundReader
  }
}

/** Heights of the ground from elevation layers. */
export const groundPlugin = fp(
  async (app) => {
    app.decorate('ground', createGroundReader({ db: app.db, storage: app.storage, raster: app.raster }))
  },
  { name: 'ground', dependencies: ['database', 'storage', 'raster'] },
)
