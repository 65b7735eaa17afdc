// Measures a report on many polygons and items, and how much it slows other requests of the same server.
import { sql } from 'kysely'
import { startBenchApp } from './benchApp'
import { callerOf, untilJobsEnd } from './calls'
import { median, percentile, type Bench, type Row } from './table'
import { sized } from './size'

const SIDE = 40
/** Rows of polygons: 1,000 in all. */
const ROWS = sized(25, 5)
const ITEMS = sized(100_000, 200)
const ROUNDS = sized(5, 1)
const STEP = 0.01
const CALLS_ALONE = sized(300, 5)
const PERIOD = 'from=2026-03-01&until=2026-03-31'

export const reports: Bench = {
  title: `Report on ${SIDE * ROWS} polygons and ${ITEMS} items`,
  async run() {
    const app = await startBenchApp()
    try {
      const cookie = await app.signIn('root@demo.test')
      const call = callerOf(app, cookie)
      await untilJobsEnd(app)
      const base = await call<{ _id: string; parts: { _id: string }[] }>(
        'POST',
        '/baselayer/create-base-vector-layer',
        {
          name: 'Many plots',
        },
      )
      const mission = await call<{ _id: string }>('POST', '/mission/create', { name: 'Many photos' })
      await fill(base._id, mission._id)
      const report = `/report/plot?baseLayerId=${base._id}&${PERIOD}`
      const times: number[] = []
      for (let round = 0; round < ROUNDS; round++) times.push(await timeOf(() => app.get(report, cookie)))
      const pdf = await timeOf(() =>
        app.get(`/report/download?baseLayerId=${base._id}&${PERIOD}&rows=plot&format=pdf`, cookie),
      )
      const other = await app.signIn('staff@demo.test')
      const { tenantId } = await call<{ tenantId: { _id: string } }>('GET', '/auth/userdetails')
      const list = () => app.get(`/mission/get/tenant/${tenantId._id}?pageSize=20`, other)
      const alone: number[] = []
      for (let count = 0; count < CALLS_ALONE; count++) alone.push(await timeOf(list))
      const beside: number[] = []
      for (let round = 0; round < ROUNDS; round++) {
        const running = { ended: false }
        const ended = app.get(report, cookie).finally(() => (running.ended = true))
        while (!running.ended) beside.push(await timeOf(list))
        await ended
      }
      const quiet = percentile(alone, 0.95)
      const busy = percentile(beside, 0.95)
      const rows: Row[] = [
        { what: 'report', figure: `${(median(times) / 1000).toFixed(2)} s`, budget: '<= 5 s' },
        { what: 'its PDF', figure: `${(pdf / 1000).toFixed(2)} s` },
        { what: 'list of missions alone, p95', figure: `${quiet.toFixed(1)} ms` },
        {
          what: 'list of missions while a report is made, p95',
          figure: `${busy.toFixed(1)} ms`,
          ratio: `${(busy / quiet).toFixed(2)}x`,
          budget: '<= 1.2x',
        },
      ]
      return rows

      async function fill(baseLayerId: string, missionId: string): Promise<void> {
        await sql`
          insert into feature (id, tenant_id, layer_id, index, size, props, geom, box)
          select gen_random_uuid(), l.tenant_id, l.id, n, 0, jsonb_build_object('plot', 'P-' || n),
                 json_build_object('type', 'Polygon', 'coordinates', json_build_array(json_build_array(
                   json_build_array(x, y), json_build_array(x + ${STEP}, y), json_build_array(x + ${STEP}, y + ${STEP}),
                   json_build_array(x, y + ${STEP}), json_build_array(x, y)))),
                 box(point(x, y), point(x + ${STEP}, y + ${STEP}))
            from layer l, generate_series(0, ${SIDE * ROWS - 1}::int) n,
                 lateral (select 4 + (n % ${SIDE}::int) * ${STEP}::float8 as x, 50 + (n / ${SIDE}::int) * ${STEP}::float8 as y) p
           where l.base_layer_id = ${baseLayerId}`.execute(app.superuser)
        await sql`update base_layer set prime_attr = 'plot' where id = ${baseLayerId}`.execute(app.superuser)
        await sql`
          insert into data_item (id, tenant_id, mission_id, kind, name, at, box)
          select gen_random_uuid(), m.tenant_id, m.id, 'photo', 'Photo ' || n,
                 '2026-02-01T00:00:00Z'::timestamptz + n * interval '50 seconds', box(point(x, y), point(x, y))
            from mission m, generate_series(1, ${ITEMS}::int) n,
                 lateral (select 4 + (n * 7 % 4000) / 10000.0 as x, 50 + (n * 13 % 2500) / 10000.0 as y) p
           where m.id = ${missionId}`.execute(app.superuser)
        await sql`analyze data_item`.execute(app.superuser)
      }
    } finally {
      await app.stop()
    }
  },
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}
