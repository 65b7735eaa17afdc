// The gallery of a mission with 20,000 photos: its first pictures, scrolling, and what its data cost.
import { sql } from 'kysely'
import { chromium, type Browser, type Page } from 'playwright-core'
import { findChromium } from '../../e2e/support/findChromium'
import { startBenchApp, type BenchApp } from './benchApp'
import { frameRows, framesOf, NAMES } from './frames'
import { plainFrames } from './plainFrames'
import { signedIn } from './secondBrowser'
import { CHROMIUM_FLAGS, MAP_CHROMIUM_FLAGS, median, type Bench, type Row } from './table'
import { sized } from './size'

const PHOTOS = sized(20_000, 200)
const ROUNDS = sized(3, 1)
const SCROLL_MS = sized(8000, 500)
const PIXELS = 120
/** The map and further requests end before the gallery scrolls. */
const SETTLE_MS = sized(2000, 200)
const VIEWPORT = { width: 1440, height: 900 }

/** The GPU is emulated on the CPU, which draws slowly: without WebGL the map is missing, and the browser draws by itself. */
const BROWSERS = { 'with the map': MAP_CHROMIUM_FLAGS, 'without WebGL': CHROMIUM_FLAGS }

export const gallery: Bench = {
  title: `Gallery of ${PHOTOS.toLocaleString('en')} photos`,
  async run() {
    const app = await startBenchApp()
    try {
      const missionId = await fill(app)
      const rows: Row[] = []
      for (const [what, args] of Object.entries(BROWSERS)) {
        const browser = await chromium.launch({ executablePath: findChromium(), args })
        try {
          rows.push(...(await measure(browser, app.address, missionId, what)))
        } finally {
          await browser.close()
        }
      }
      return rows
    } finally {
      await app.stop()
    }
  },
}

async function measure(browser: Browser, address: string, missionId: string, what: string): Promise<Row[]> {
  const plain = await plainFrames(browser, SCROLL_MS)
  const paints: number[] = []
  let rows: Row[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const { page, ms } = await openGallery(browser, address, missionId)
    paints.push(ms)
    if (round === ROUNDS - 1) {
      await page.waitForTimeout(SETTLE_MS)
      const frames = await framesOf(page, SCROLL_MS, { selector: '.photo-grid', pixels: PIXELS })
      rows = frameRows(`frames while scrolling, ${what}`, frames, plain, 'p95 <= 20 ms')
    }
    await page.context().close()
  }
  return [
    { what: `navigation to the first photos, ${what}, median of ${ROUNDS}`, figure: `${median(paints)} ms` },
    ...rows,
  ]
}

async function openGallery(browser: Browser, address: string, missionId: string): Promise<{ page: Page; ms: number }> {
  const context = await signedIn(browser, address, 'staff@demo.test')
  const page = await context.newPage()
  await page.setViewportSize(VIEWPORT)
  await page.addInitScript(NAMES)
  const start = Date.now()
  await page.goto(`/dashboard/missions/${missionId}/photos`, { waitUntil: 'commit' })
  await page.getByText('DJI_00001.jpg').first().waitFor()
  return { page, ms: Date.now() - start }
}

/** Photos of a survey in lines, without files. @returns the mission */
async function fill({ superuser }: BenchApp): Promise<string> {
  const tenant = await superuser.selectFrom('tenant').select('id').where('name', '=', 'Demo').executeTakeFirstOrThrow()
  const { rows } = await sql<{ id: string }>`
    insert into mission (id, tenant_id, name, status)
    values (gen_random_uuid(), ${tenant.id}, 'Survey', 'draft') returning id`.execute(superuser)
  const missionId = rows[0]?.id ?? ''
  await sql`
    with stored as (
      insert into stored_file (id, tenant_id, key, name, size, media_type, sha256)
      values (gen_random_uuid(), ${tenant.id}, 'bench', 'bench.jpg', 1, 'image/jpeg', repeat('0', 64)) returning id
    ), file as (
      insert into mission_file (id, tenant_id, mission_id, stored_file_id, kind, name, lat, long, taken_at)
      select gen_random_uuid(), ${tenant.id}, ${missionId}, stored.id, 'photo', 'DJI_' || lpad(n::text, 5, '0') || '.jpg',
             47 + (n / 200) * 0.0002, 8 + (n % 200) * 0.0003, '2026-01-01Z'::timestamptz + make_interval(secs => n * 2)
        from stored, generate_series(1, ${PHOTOS}::int) n
      returning id
    )
    insert into mission_photo (file_id, tenant_id, sha256, state, imported_at, width, height, yaw, pitch, relative_altitude)
    select id, ${tenant.id}, md5(id::text) || md5(id::text), 'staged', now(), 4000, 3000, 90, -90, 80 from file`.execute(
    superuser,
  )
  await sql`vacuum analyze mission_file`.execute(superuser)
  await sql`vacuum analyze mission_photo`.execute(superuser)
  return missionId
}
