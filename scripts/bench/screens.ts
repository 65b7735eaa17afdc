// Every screen of a tenant's root, each in a browser with an empty cache: its JavaScript, the time to its content and what moves.
import { chromium, type Browser } from 'playwright-core'
import { findChromium } from '../../e2e/support/findChromium'
import { createTenantRecords } from '../../e2e/support/pseudoPages'
import { allowedPaths, pathWithIds } from '../../e2e/support/routes'
import { totalOf, watchScripts } from '../../e2e/support/scriptSizes'
import { startTestServer } from '../../e2e/support/testServer'
import type { UserDetails } from '../../src/api/auth'
import { signedIn } from './secondBrowser'
import { isSmoke } from './size'
import { MAP_CHROMIUM_FLAGS, type Bench, type Row } from './table'

const EMAIL = 'root@demo.test'
const VIEWPORT = { width: 1440, height: 900 }
/** Of a screen; good pages have at most 0.1 (web.dev, "Cumulative Layout Shift"). */
const MOST_SHIFT = 0.05
const SMOKE_SCREENS = 2
/** Maps draw for longer than they load. */
const SETTLE_MS = 500

interface Screen {
  path: string
  /** After gzip. */
  bytes: number
  /** Until the largest content was painted, in milliseconds. */
  content: number
  shift: number
}

export const screens: Bench = {
  title: 'Screens of a tenant root, each with an empty cache',
  async run() {
    const server = await startTestServer('bench-screens')
    const browser = await chromium.launch({ executablePath: findChromium(), args: MAP_CHROMIUM_FLAGS })
    try {
      const { paths, ids } = await prepare(browser, server.address)
      const measured: Screen[] = []
      for (const path of isSmoke ? paths.slice(0, SMOKE_SCREENS) : paths) {
        measured.push({ path, ...(await measure(browser, server.address, pathWithIds(path, ids))) })
      }
      return [...measured.map(rowOf), ...extremesOf(measured)]
    } finally {
      await browser.close()
      await server.stop()
    }
  },
}

async function prepare(browser: Browser, address: string) {
  const context = await signedIn(browser, address, EMAIL)
  const page = await context.newPage()
  await page.goto('/healthz')
  const ids = await createTenantRecords(page)
  const reply = await context.request.get('/apis/v1/auth/userdetails')
  const { data: user } = (await reply.json()) as { data: UserDetails }
  await context.close()
  return { paths: allowedPaths(user), ids: { ...ids, userId: user._id, tenantId: user.tenantId?._id ?? '' } }
}

async function measure(browser: Browser, address: string, url: string): Promise<Omit<Screen, 'path'>> {
  const context = await signedIn(browser, address, EMAIL)
  const page = await context.newPage()
  await page.setViewportSize(VIEWPORT)
  // A text, because the compiler would add helpers that the page does not have.
  await page.addInitScript(`
    window.paints = { content: 0, shift: 0 }
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.paints.content = entry.startTime
    }).observe({ type: 'largest-contentful-paint', buffered: true })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.paints.shift += entry.hadRecentInput ? 0 : entry.value
    }).observe({ type: 'layout-shift', buffered: true })`)
  const scripts = watchScripts(page)
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.locator('h1').first().waitFor({ state: 'attached' })
  await page.waitForTimeout(SETTLE_MS)
  const { content, shift } = await page.evaluate<{ content: number; shift: number }>('window.paints')
  const bytes = totalOf(await scripts())
  await context.close()
  return { bytes, content, shift }
}

const kb = (bytes: number): string => `${(bytes / 1000).toFixed(0)} KB`

const rowOf = ({ path, bytes, content, shift }: Screen): Row => ({
  what: path,
  figure: `${kb(bytes)} JavaScript, content after ${content.toFixed(0)} ms, shift ${shift.toFixed(3)}`,
  budget: `shift <= ${MOST_SHIFT}`,
})

function extremesOf(measured: Screen[]): Row[] {
  const largest = measured.reduce((one, other) => (other.bytes > one.bytes ? other : one))
  const slowest = measured.reduce((one, other) => (other.content > one.content ? other : one))
  const shiftiest = measured.reduce((one, other) => (other.shift > one.shift ? other : one))
  return [
    {
      what: 'largest layout shift',
      figure: `${shiftiest.shift.toFixed(3)}, ${shiftiest.path}`,
      kept: { value: shiftiest.shift, unit: '', goal: { atMost: MOST_SHIFT } },
    },
    { what: 'most JavaScript', figure: `${kb(largest.bytes)}, ${largest.path}` },
    { what: 'latest content', figure: `${slowest.content.toFixed(0)} ms, ${slowest.path}` },
  ]
}
