// The gallery of a mission with 20,000 photos: its first pictures, scrolling, and what its data cost.
import { sql } from 'kysely'
import { chromium, type Browser, type Page } from 'playwright-core'
import { findChromium } from '../../e2e/support/findChromium'
import { startBenchApp, type BenchApp } from './benchApp'
import { signedIn } from './secondBrowser'
import { MAP_CHROMIUM_FLAGS, median, percentile, type Bench } from './table'

const PHOTOS = 20_000
const ROUNDS = 3
const SCROLL_MS = 10_000
const PIXELS = 120
const VIEWPORT = { width: 1440, height: 900 }

export const gallery: Bench = {
  title: `Gallery of ${PHOTOS.toLocaleString('en')} photos`,
  async run() {
    const app = await startBenchApp()
    const browser = await chromium.launch({ executablePath: findChromium(), args: MAP_CHROMIUM_FLAGS })
    try {
      const missionId = await fill(app)
      const paints: number[] = []
      let frames: number[] = []
      for (let round = 0; round < ROUNDS; round++) {
        const { page, ms } = await openGallery(browser, app.address, missionId)
        paints.push(ms)
        if (round === ROUNDS - 1) frames = await scroll(page)
        await page.context().close()
      }
      const late = frames.filter((frame) => frame > 50).length
      return [
        { what: `navigation to the first photos, median of ${ROUNDS}`, figure: `${median(paints)} ms` },
        {
          what: `frames while scrolling for ${SCROLL_MS / 1000} s`,
          figure: `p50 ${percentile(frames, 0.5).toFixed(1)} ms, p95 ${percentile(frames, 0.95).toFixed(1)} ms`,
          budget: 'p95 <= 20 ms',
        },
        { what: 'frames of more than 50 ms', figure: `${late} of ${frames.length}` },
      ]
    } finally {
      await browser.close()
      await app.stop()
    }
  },
}

async function openGallery(browser: Browser, address: string, missionId: string): Promise<{ page: Page; ms: number }> {
  const context = await signedIn(browser, address, 'staff@demo.test')
  const page = await context.newPage()
  await page.setViewportSize(VIEWPORT)
  // The compiler names functions with a helper that the page does not have.
  await page.addInitScript('globalThis.__name = (named) => named')
  const start = Date.now()
  await page.goto(`/dashboard/missions/${missionId}/photos`, { waitUntil: 'commit' })
  await page.getByText('DJI_00001.jpg').first().waitFor()
  return { page, ms: Date.now() - start }
}

/** Milliseconds of each frame while the gallery scrolls by itself. */
const scroll = (page: Page): Promise<number[]> =>
  page.evaluate(
    ({ duration, pixels }) =>
      new Promise<number[]>((resolve) => {
        const grids = [...document.querySelectorAll<HTMLElement>('.photos-side *')]
        const grid = grids.find(
          ({ scrollHeight, clientHeight }) => scrollHeight > 10 * clientHeight && clientHeight > 200,
        )
        const target = grid ?? document.scrollingElement
        const frames: number[] = []
        const end = performance.now() + duration
        let last = performance.now()
        requestAnimationFrame(function onFrame(now) {
          frames.push(now - last)
          last = now
          target?.scrollBy(0, pixels)
          if (now < end) requestAnimationFrame(onFrame)
          else resolve(frames)
        })
      }),
    { duration: SCROLL_MS, pixels: PIXELS },
  )

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
