// Measures the time from SIGKILL of the process group, including the database, until /readyz responds again.
import { startTestServer } from '../../e2e/support/testServer'
import { median, type Bench } from './table'

const KILLS = 10

export const recovery: Bench = {
  title: `kill -9 -> serving again, ${KILLS} times`,
  async run() {
    const server = await startTestServer('bench-recovery')
    try {
      const times: number[] = []
      for (let kill = 0; kill < KILLS; kill++) {
        await server.kill()
        const started = performance.now()
        await server.start()
        times.push((performance.now() - started) / 1000)
      }
      return [
        {
          what: 'median (worst)',
          figure: `${median(times).toFixed(1)} s (${Math.max(...times).toFixed(1)} s)`,
          budget: '<= 2 s',
        },
      ]
    } finally {
      await server.stop()
    }
  },
}
