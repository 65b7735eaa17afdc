// kill -9 of the whole process group, database and all, until /readyz answers again.
import { startTestServer } from '../../e2e/support/testServer'
import { median, type Bench } from './table'

const KILLS = 5

export const recovery: Bench = {
  title: `kill -9 -> serving again, ${KILLS} times`,
  async run() {
    const aerie = await startTestServer('bench-recovery')
    try {
      const times: number[] = []
      for (let kill = 0; kill < KILLS; kill++) {
        await aerie.kill()
        const started = performance.now()
        await aerie.start()
        times.push((performance.now() - started) / 1000)
      }
      return [
        {
          what: 'median (worst)',
          figure: `${median(times).toFixed(1)} s (${Math.max(...times).toFixed(1)} s)`,
          budget: '<= 3 s',
        },
      ]
    } finally {
      await aerie.stop()
    }
  },
}
