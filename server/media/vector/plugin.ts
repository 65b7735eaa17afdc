import fp from 'fastify-plugin'
import { createVectorTiles, type VectorTiles } from './vectorTiles'

declare module 'fastify' {
  interface FastifyInstance {
    vectorTiles: VectorTiles
  }
}

/** Tiles of vector layers. */
export const vectorPlugin = fp(
  async (app) => {
    const vectorTiles = createVectorTiles(app.db)
    app.decorate('vectorTiles', vectorTiles)
    app.measureCache('vector tiles', () => vectorTiles.cacheUse())
    app.addHook('onClose', () => vectorTiles.close())
  },
  { name: 'vector', dependencies: ['database', 'metrics'] },
)
