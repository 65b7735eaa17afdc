// The examination of this server, for people who ask for it.
import fp from 'fastify-plugin'
import { measureEventLoopDelay } from '../../records/installation/doctor/eventLoopDelay'
import { examineRunning } from '../../records/installation/doctor/examineRunning'
import type { Finding } from '../../records/installation/doctor/finding'
import { keptFor } from '../../records/installation/keptFor'

/** An examination signs in to the mail server and to others. */
const KEPT_MS = 10_000

interface Examination {
  at: Date
  findings: Finding[]
}

declare module 'fastify' {
  interface FastifyInstance {
    /** One at a time, and kept for 10 seconds. */
    examination: () => Promise<Examination>
  }
}

export const systemPlugin = fp(
  async (app) => {
    const { config, db, pool, temporaryFiles } = app
    const eventLoop = measureEventLoopDelay()
    const examine = async (): Promise<Examination> => ({
      findings: await examineRunning({ config, db, pool, live: app.live, eventLoop, temporaryFiles }),
      at: new Date(),
    })
    app.decorate('examination', keptFor(KEPT_MS, examine))
    app.addHook('onClose', async () => eventLoop.stop())
  },
  { name: 'system', dependencies: ['config', 'database', 'disk', 'live'] },
)
