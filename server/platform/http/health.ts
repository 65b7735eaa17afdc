// For load balancers: /healthz reports that the process runs, /readyz that it can serve requests. Both fail with 503 after an
// error that nothing handled, while the process ends.
import fp from 'fastify-plugin'
import { hasCrashed } from '../core/crash'
import { AppError } from '../core/errors'
import { httpText } from './messages'

export const healthPlugin = fp(
  async (app) => {
    const assertRunning = (): void => {
      if (hasCrashed()) throw new AppError(503, httpText('ending'))
    }
    app.get('/healthz', async () => {
      assertRunning()
      return { status: true }
    })
    app.get('/readyz', async () => {
      assertRunning()
      for (const check of app.readiness) await check()
      const notes = [...app.readinessNotes].map(([name, read]) => [name, read()])
      return { status: true, ...Object.fromEntries(notes) }
    })
  },
  { name: 'health', dependencies: ['http', 'readiness'] },
)
