import fp from 'fastify-plugin'
import { createReportPool, type ReportPool } from './files/reportPool'

declare module 'fastify' {
  interface FastifyInstance {
    reportFiles: ReportPool
  }
}

/** Files of reports, which are written in threads. */
export const reportPlugin = fp(
  async (app) => {
    const reportFiles = createReportPool()
    app.decorate('reportFiles', reportFiles)
    app.addHook('onClose', () => reportFiles.close())
  },
  { name: 'report' },
)
