import fp from 'fastify-plugin'
import { openUploadStore } from './store/openUploadStore'
import type { UploadStore } from './store/uploadStore'
import { registerTus } from './tus/tusRoutes'
import { openUploadLocker } from './tus/uploadLocker'

declare module 'fastify' {
  interface FastifyInstance {
    uploadStore: UploadStore
  }
}

/** Files that are being uploaded, and the tus routes that receive them. */
export const uploadsPlugin = fp(
  async (app) => {
    const { config, db, storage, log, authenticate } = app
    const uploadStore = await openUploadStore(config, storage)
    const locker = openUploadLocker(app.pool.options, log)
    app.decorate('uploadStore', uploadStore)
    await registerTus(app, { services: { config, db, storage, uploadStore, log }, locker, authenticate })
    // Before the server waits for its connections: uploads resume, so that nothing is lost by cutting them.
    app.addHook('preClose', async () => {
      await uploadStore.close()
      await locker.close()
    })
  },
  { name: 'uploads', dependencies: ['config', 'database', 'storage', 'http', 'authentication'] },
)
