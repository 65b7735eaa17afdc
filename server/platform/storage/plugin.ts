import fp from 'fastify-plugin'
import { openStorage } from './openStorage'
import type { Storage } from './storage'

declare module 'fastify' {
  interface FastifyInstance {
    storage: Storage
  }
}

/** Stored files: a folder or a bucket. */
export const storagePlugin = fp(
  async (app) => {
    app.decorate('storage', await openStorage(app.config))
  },
  { name: 'storage', dependencies: ['config'] },
)
