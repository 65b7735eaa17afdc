// Measures the time until /readyz responds again, after SIGKILL of the process group, including the database, and of the database
// alone.
import { startTestServer } from '../../e2e/support/testServer'
import { killDatabase, measureOutages } from './databaseOutages'
import { median, type Bench, type Row } from './table'
import { sized } from './size'

const KILLS = sized(10, 1)

export const recovery: Bench = {
  title: `kill -9 -> serving again, ${KILLS} times each: median (worst)`,
  async run() {
    const server = await startTestServer('bench-recovery')
    try {
      const starts: number[] = []
      for (let kill = 0; kill < KILLS; kill++) {
        await server.kill()
        const started = performance.now()
        await server.start()
        starts.push(performance.now() - started)
      }
      const outages = await measureOutages(server, KILLS, () => killDatabase(server))
      return [row('everything', starts), row('the database alone', outages)]
    } finally {
      await server.stop()
    }
  },
}

const row = (what: string, times: number[]): Row => ({
  what,
  figure: `${(median(times) / 1000).toFixed(1)} s (${(Math.max(...times) / 1000).toFixed(1)} s)`,
  budget: '<= 2 s',
  kept: { value: Math.max(...times) / 1000, unit: 's', goal: { atMost: 2 } },
})
