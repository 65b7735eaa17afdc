import fp from 'fastify-plugin'

/** @throws Error while requests cannot be served */
export type ReadinessCheck = () => Promise<unknown>

declare module 'fastify' {
  interface FastifyInstance {
    /** What /readyz checks, one after another. Plugins add checks that end soon. */
    readiness: ReadinessCheck[]
    /** What /readyz tells besides, by its name: the state of what the server also works without. */
    readinessNotes: Map<string, () => string>
  }
}

export const readinessPlugin = fp(
  async (app) => {
    app.decorate('readiness', [] as ReadinessCheck[])
    app.decorate('readinessNotes', new Map<string, () => string>())
  },
  { name: 'readiness' },
)
