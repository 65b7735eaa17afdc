import fp from 'fastify-plugin'

/** @throws Error while requests cannot be served */
export type ReadinessCheck = () => Promise<unknown>

declare module 'fastify' {
  interface FastifyInstance {
    /** What /readyz checks, one after another. Plugins add checks that end soon. */
    readiness: ReadinessCheck[]
  }
}

export const readinessPlugin = fp(
  async (app) => {
    app.decorate('readiness', [] as ReadinessCheck[])
  },
  { name: 'readiness' },
)
