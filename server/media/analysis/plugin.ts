import fp from 'fastify-plugin'
import { createAnalysisPool, type AnalysisPool } from './analysisPool'

declare module 'fastify' {
  interface FastifyInstance {
    analyses: AnalysisPool
  }
}

/** Runs of models on pictures. */
export const analysisPlugin = fp(
  async (app) => {
    const analyses = createAnalysisPool()
    app.decorate('analyses', analyses)
    app.addHook('onClose', () => analyses.close())
  },
  { name: 'analysis' },
)
