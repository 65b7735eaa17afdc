import fp from 'fastify-plugin'
import { createFootagePool, type FootagePool } from './footagePool'

declare module 'fastify' {
  interface FastifyInstance {
    footage: FootagePool
  }
}

/** What the cameras of recordings see of the ground. */
export const footagePlugin = fp(
  async (app) => {
    const footage = createFootagePool()
    app.decorate('footage', footage)
    app.addHook('onClose', () => footage.close())
  },
  { name: 'footage' },
)
