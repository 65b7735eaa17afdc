import fp from 'fastify-plugin'
import { endIdleGdal, openGdal, type Gdal } from './gdal/gdal'
import { openRasterRuntime, type RasterRuntime } from './runtime/rasterRuntime'

declare module 'fastify' {
  interface FastifyInstance {
    gdal: Gdal
    raster: RasterRuntime
  }
}

/** Reading of rasters, in child processes, and their tiles. */
export const rasterPlugin = fp(
  async (app) => {
    const raster = await openRasterRuntime(app.config)
    app.decorate('gdal', await openGdal(app.config.GDAL))
    app.decorate('raster', raster)
    app.measureCache('raster tiles', () => raster.cache.use())
    app.addHook('onClose', async () => {
      endIdleGdal()
      await raster.pool.close()
    })
  },
  { name: 'raster', dependencies: ['config', 'metrics'] },
)
