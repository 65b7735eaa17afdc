// Measures how ten times more tenants affect one tenant: p95 of its mission list, with equal rows in every tenant.
import { sql } from 'kysely'
import { startBenchApp, type BenchApp } from './benchApp'
import { median, percentile, type Bench } from './table'
import { fillTenants, timed } from './tenantStats'
import { sized } from './size'

const FEW = sized(100, 2)
const MANY = sized(1000, 4)
const ROUNDS = sized(7, 1)

export const tenantScale: Bench = {
  title: `List of 20 missions among ${FEW} and among ${MANY} tenants, median of ${ROUNDS} interleaved rounds`,
  async run() {
    const apps: BenchApp[] = []
    try {
      const listOver = async (tenants: number) => {
        const bench = await startBenchApp()
        apps.push(bench)
        await fillTenants(bench, tenants)
        const cookie = await bench.signIn('staff@demo.test')
        const url = `/mission/get/tenant/${await demoId(bench)}?pageSize=20`
        return async () => percentile(await timed(() => bench.get(url, cookie)), 0.95)
      }
      const few = await listOver(FEW)
      const many = await listOver(MANY)
      const times: { few: number; many: number }[] = []
      for (let round = 0; round < ROUNDS; round++) {
        // Alternates the order, because the second one benefits from a warm CPU.
        if (round % 2) times.push({ few: await few(), many: await many() })
        else {
          const later = await many()
          times.push({ few: await few(), many: later })
        }
      }
      const thin = median(times.map((time) => time.few))
      const thick = median(times.map((time) => time.many))
      return [
        { what: `p95 among ${FEW} tenants`, figure: `${thin.toFixed(2)} ms` },
        {
          what: `p95 among ${MANY} tenants`,
          figure: `${thick.toFixed(2)} ms`,
          ratio: `${(thick / thin).toFixed(2)} x`,
          budget: '<= 1.1 x',
        },
      ]
    } finally {
      for (const bench of apps) await bench.stop()
    }
  },
}

async function demoId({ superuser }: BenchApp): Promise<string> {
  const { rows } = await sql<{ id: string }>`select id from tenant where name = 'Demo'`.execute(superuser)
  const [demo] = rows
  if (!demo) throw new Error('The tenant Demo does not exist')
  return demo.id
}
