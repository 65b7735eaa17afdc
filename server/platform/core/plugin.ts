import fp from 'fastify-plugin'
import type { Config } from './config'

declare module 'fastify' {
  interface FastifyInstance {
    config: Config
  }
}

/** The settings of the process. */
export const configPlugin = fp<{ config: Config }>(
  async (app, { config }) => {
    app.decorate('config', config)
  },
  { name: 'config' },
)
