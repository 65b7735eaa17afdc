// Measures alerts: from the commit to the alert desk of another browser, and the desk of a tenant with 100,000 alerts.
import { sql } from 'kysely'
import { chromium, type Browser } from 'playwright-core'
import { startTestServer } from '../../e2e/support/testServer'
import { findChromium } from '../../e2e/support/findChromium'
import { startBenchApp, type BenchApp } from './benchApp'
import { latencyRows, signedIn, timesToShow, untilJobsEnd } from './secondBrowser'
import { CHROMIUM_FLAGS, median, percentile, type Bench, type Row } from './table'
import { sized } from './size'

const EVENTS = sized(60, 2)
const ALERTS = sized(100_000, 500)
const CALLS = sized(40, 3)
const PAINTS = sized(5, 1)
const DAY_MS = 86_400_000
/** Of the reads of the desk. */
const BUDGET = '<= 150 ms p95'

/** Filters of the desk, as the desk sends them. */
const OPEN = ['new', 'acknowledged', 'in_progress', 'on_hold'].map((state) => `&state=${state}`).join('')
const DESK = `/alert/list?pageSize=200&snoozed=false`

function reads(missionId: string): Record<string, string> {
  const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString()
  return {
    'list, default': `${DESK}${OPEN}`,
    'list by severity': `${DESK}${OPEN}&sort=severity`,
    'list, newest first': `${DESK}${OPEN}&sort=-created`,
    'list, last seen first': `${DESK}${OPEN}&sort=-seen`,
    'list, severity': `${DESK}${OPEN}&severity=critical`,
    'list, closed': `${DESK}&state=closed`,
    'list, source': `${DESK}${OPEN}&source=webhook`,
    'list, kind': `${DESK}${OPEN}&kind=fire`,
    'list, mine': `${DESK}${OPEN}&owner=me`,
    'list, without owner': `${DESK}${OPEN}&owner=none`,
    'list, overdue': `${DESK}${OPEN}&overdue=true`,
    'list, snoozed': `/alert/list?pageSize=200&snoozed=true${OPEN}`,
    'list, mission': `${DESK}${OPEN}&missionId=${missionId}`,
    'list, raised on one day': `${DESK}${OPEN}&from=${daysAgo(30)}&until=${daysAgo(29)}`,
    'list, search': `${DESK}${OPEN}&search=gate%2077`,
    'list, last page': `${DESK}${OPEN}&page=100`,
    counts: '/alert/counts',
    'figures of the dashboard': '/alert/overview?timeZone=Europe/Berlin',
    'statistics of 30 days': `/alert/statistics?from=${daysAgo(30)}&until=${daysAgo(0)}`,
    'statistics of 90 days': `/alert/statistics?from=${daysAgo(90)}&until=${daysAgo(0)}`,
    'statistics of 365 days, which no screen asks for': `/alert/statistics?from=${daysAgo(365)}&until=${daysAgo(0)}`,
  }
}

export const alerts: Bench = {
  title: `Alerts: ${EVENTS} commits to the desk of a second browser; a tenant with ${ALERTS} alerts, ${CALLS} calls each`,
  async run() {
    const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS })
    try {
      return [...(await latency(browser)), ...(await largeTenant(browser))]
    } finally {
      await browser.close()
    }
  },
}

async function latency(browser: Browser): Promise<Row[]> {
  const server = await startTestServer('bench-alerts')
  try {
    const watching = await signedIn(browser, server.address, 'staff@demo.test')
    const raising = await signedIn(browser, server.address, 'root@demo.test')
    const mission = await raising.request.post('/apis/v1/mission/create', { data: { name: 'Bench' } })
    const { data } = (await mission.json()) as { data: { _id: string } }
    const page = await watching.newPage()
    await page.goto('/dashboard/alerts')
    await page.getByRole('list', { name: 'Alerts' }).waitFor()
    await untilJobsEnd(raising)
    await page.waitForTimeout(2000)
    // The first due, so that it is on the first page.
    const fields = { missionId: data._id, kind: 'Bench', severity: 'critical', dueAt: '2020-01-01T00:00:00Z' }
    const times = await timesToShow(page, EVENTS, (title) =>
      raising.request.post('/apis/v1/alert/create', { data: { ...fields, title } }),
    )
    return latencyRows('commit to the second browser', times, 50)
  } finally {
    await server.stop()
  }
}

async function largeTenant(browser: Browser): Promise<Row[]> {
  const app = await startBenchApp()
  try {
    const missionId = await fill(app)
    const cookie = await app.signIn('root@demo.test')
    const rows: Row[] = []
    for (const [what, url] of Object.entries(reads(missionId))) rows.push(await timesOf(app, what, url, cookie))
    rows.push(...(await firstPaint(browser, app.address)))
    return rows
  } finally {
    await app.stop()
  }
}

async function timesOf(app: BenchApp, what: string, url: string, cookie: string): Promise<Row> {
  const times: number[] = []
  // The first calls warm up.
  for (let call = -3; call < CALLS; call++) {
    const startedAt = performance.now()
    await app.get(url, cookie)
    if (call >= 0) times.push(performance.now() - startedAt)
  }
  const figure = `${percentile(times, 0.5).toFixed(0)} ms p50, ${percentile(times, 0.95).toFixed(0)} ms p95`
  return { what, figure, budget: BUDGET }
}

/** From the navigation to the first paint of the desk and to its first alerts, with an empty cache. */
async function firstPaint(browser: Browser, address: string): Promise<Row[]> {
  const times: number[] = []
  const paints: number[] = []
  for (let round = 0; round < PAINTS; round++) {
    const context = await signedIn(browser, address, 'staff@demo.test')
    const page = await context.newPage()
    const began = Date.now()
    await page.goto('/dashboard/alerts', { waitUntil: 'commit' })
    await page.getByRole('list', { name: 'Alerts' }).getByRole('listitem').first().waitFor()
    times.push(Date.now() - began)
    paints.push(
      await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN),
    )
    await context.close()
  }
  return [
    { what: `first paint of the desk, median of ${PAINTS}`, figure: `${median(paints).toFixed(0)} ms` },
    { what: `first alerts of the desk, median of ${PAINTS}`, figure: `${median(times)} ms` },
  ]
}

/** A year of alerts in 200 missions, one in five open, one in 50 snoozed. @returns a mission */
async function fill({ superuser }: BenchApp): Promise<string> {
  const run = async (query: ReturnType<typeof sql>) => {
    const { rows } = await query.execute(superuser)
    return (rows[0] as { id?: string } | undefined)?.id ?? ''
  }
  const tenantId = await run(sql`select id from tenant where name = 'Demo'`)
  const userId = await run(sql`select id from app_user where email = 'root@demo.test'`)
  await run(sql`
    insert into mission (id, tenant_id, name, status)
    select gen_random_uuid(), ${tenantId}::uuid, 'Bench mission ' || n, 'draft' from generate_series(1, 200) n`)
  // The IDs ascend with the time, as those of the product do.
  await run(sql`
    with place as (
      select array_agg(id order by name) as ids from mission where tenant_id = ${tenantId}::uuid and name like 'Bench mission %'),
    raised as (
      select n, now() - make_interval(secs => (${ALERTS}::int - n) * 315) as at from generate_series(1, ${ALERTS}::int) n)
    insert into alert (id, tenant_id, mission_id, name, kind, severity, source, state, outcome, owner_id, due_at,
                       snoozed_until, occurred_at, last_seen_at, created_at, acknowledged_at, closed_at, lat, long)
    select (substr(h, 1, 8) || '-' || substr(h, 9, 4) || '-7' || lpad(to_hex(n % 4096), 3, '0') || '-8000-' ||
            lpad(to_hex(n), 12, '0'))::uuid,
           ${tenantId}::uuid, ids[1 + n % 200], 'Person at gate ' || n % 1000,
           (array['Intrusion', 'Fire', 'Erosion', 'Hotspot', 'Damage'])[1 + n % 5],
           (array['info', 'low', 'medium', 'high', 'critical'])[1 + n % 5],
           (array['person', 'ai', 'rule', 'webhook'])[1 + n % 4],
           case when n % 5 > 0 then 'closed' else (array['new', 'acknowledged', 'in_progress', 'on_hold'])[1 + n / 5 % 4] end,
           case when n % 5 > 0 then (array['true_positive', 'false_positive', 'benign'])[1 + n % 3] end,
           case when n % 3 = 0 then ${userId}::uuid end, case when n % 7 > 0 then at + interval '8 hours' end,
           case when n % 250 = 0 then now() + interval '1 day' end, at, at, at,
           case when n % 5 > 0 then at + interval '5 minutes' end, case when n % 5 > 0 then at + interval '1 hour' end,
           46 + n % 100 / 100.0, 8 + n % 100 / 100.0
      from raised, place, lateral (select lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') as h) ids_of`)
  await run(sql`vacuum analyze`)
  return run(sql`select id from mission where tenant_id = ${tenantId}::uuid and name = 'Bench mission 1'`)
}
