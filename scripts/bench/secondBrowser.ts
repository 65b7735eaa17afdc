// Measures when another browser shows what a call has changed.
import { setTimeout as sleep } from 'node:timers/promises'
import type { APIResponse, Browser, BrowserContext, Page } from 'playwright-core'
import { PASSWORD } from '../../e2e/support/testServer'
import { LONGEST_JOBS_MS } from './calls'
import { percentile, type Row } from './table'

const PAUSE_MS = 300
const JOBS_PAUSE_MS = 500

/** A browser in which an account is signed in and has accepted the terms. */
export async function signedIn(browser: Browser, baseURL: string, email: string): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL, reducedMotion: 'reduce' })
  const login = await context.request.post('/apis/v1/auth/login', { data: { email, password: PASSWORD } })
  if (!login.ok()) throw new Error(await login.text())
  // Without them every call is refused.
  const terms = await context.request.patch('/apis/v1/tenant/user/terms-conditions-check?terms=true')
  if (!terms.ok()) throw new Error(await terms.text())
  return context
}

/** Waits for the jobs of the account's tenant: the imports of the demo otherwise run beside a measurement. */
export async function untilJobsEnd(context: BrowserContext): Promise<void> {
  const deadline = Date.now() + LONGEST_JOBS_MS
  while (Date.now() < deadline) {
    const reply = await context.request.get('/apis/v1/job/list?active=true')
    if (!reply.ok()) throw new Error(await reply.text())
    const { data } = (await reply.json()) as { data: { total: number } }
    if (data.total === 0) return
    await sleep(JOBS_PAUSE_MS)
  }
  throw new Error('The jobs of the demo data did not end')
}

/**
 * Makes changes one after the other. @returns milliseconds from the reply to each until the page shows its text
 * @param change makes a change that shows the text
 */
export async function timesToShow(
  page: Page,
  count: number,
  change: (text: string) => Promise<APIResponse>,
): Promise<number[]> {
  const times: number[] = []
  for (let made = 0; made < count; made++) {
    const text = `Latency ${made} of ${Date.now()}`
    const seen = timeOfText(page, text)
    // If the change fails, the page is closed while it waits, which must not hide the failure.
    seen.catch(() => undefined)
    const reply = await change(text)
    // The server replies immediately after the commit.
    const committed = Date.now()
    if (!reply.ok()) throw new Error(await reply.text())
    times.push((await seen) - committed)
    await page.waitForTimeout(PAUSE_MS)
  }
  return times
}

/** The time at which the page shows a text. */
const timeOfText = (page: Page, text: string): Promise<number> =>
  page.evaluate(
    (wanted) =>
      // Contains no named functions, because the compiler would add a helper that the page does not have.
      new Promise<number>((resolve) => {
        new MutationObserver((_changes, watcher) => {
          if (!document.body.textContent.includes(wanted)) return
          watcher.disconnect()
          requestAnimationFrame(() => resolve(Date.now()))
        }).observe(document.body, { subtree: true, childList: true, characterData: true })
      }),
    text,
  )

export const latencyRows = (what: string, times: number[], most: number): Row[] => [
  { what: `${what}, p50`, figure: `${percentile(times, 0.5)} ms` },
  {
    what: `${what}, p95`,
    figure: `${percentile(times, 0.95)} ms`,
    budget: `<= ${most} ms`,
    kept: { value: percentile(times, 0.95), unit: 'ms', goal: { atMost: most } },
  },
]
