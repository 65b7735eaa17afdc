// Registers flows: each uses its own browser contexts and its own tenant, and saves screenshots when it fails.
import assert from 'node:assert/strict'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import test from 'node:test'
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core'
import { browserEndpoint, sharedAddress } from './environment'
import { FLOW_LIMIT_MS, startLimit } from './flowLimit'
import { DEMO_ACCOUNTS, sharedSession, signIn, useSession } from './sessions'
import { TestTenant, type TenantRole } from './tenant'
import { ARTIFACTS_DIR } from './testServer'

export interface Visit extends Pick<BrowserContextOptions, 'viewport' | 'locale'> {
  /** The first page to open; / by default. */
  path?: string
  /** Another server than the shared one. */
  address?: string
  /** Signs in for this page only, for flows that end or change the session. */
  ownSession?: boolean
}

export interface FlowContext {
  /** A guest's page in a new browser context. */
  open: (visit?: Visit) => Promise<Page>
  /** A page of a signed-in user of the flow's tenant, who has accepted the terms. */
  openAs: (role: TenantRole, visit?: Visit) => Promise<Page>
  /** A page of another signed-in user. */
  openWith: (email: string, visit?: Visit) => Promise<Page>
  /** A page of a signed-in user of the demo data. */
  openAsDemo: (role: keyof typeof DEMO_ACCOUNTS, visit?: Visit) => Promise<Page>
  /** The flow's tenant, created with the first call. */
  tenant: () => Promise<TestTenant>
  /** The e-mail address of a user of the flow's tenant. */
  emailOf: (role: TenantRole) => Promise<string>
}

/** For the end of a flow whose pages are closed at its limit. */
const CLOSING_MS = 120_000
/** A crashed page has no screenshot. */
const SCREENSHOT_MS = 30_000

interface Observations {
  pages: Page[]
  /** Errors thrown by pages, and violations of their content security policy. */
  errors: string[]
  /** Requests that were rejected or failed. */
  failedRequests: string[]
}

/**
 * Registers a flow. It fails when `run` throws, and also when a page throws an error or violates its content security
 * policy meanwhile.
 */
export function flow(name: string, run: (context: FlowContext) => Promise<void>): void {
  test(name, { timeout: FLOW_LIMIT_MS + CLOSING_MS }, async () => {
    const browser = await chromium.connect(browserEndpoint())
    const observed: Observations = { pages: [], errors: [], failedRequests: [] }
    startLimit()
    // What the flow waits for on a page fails then, and says what it is.
    const limit = setTimeout(() => void endAtLimit(name, browser, observed), FLOW_LIMIT_MS)
    try {
      await run(contextOf(browser, observed))
      assert.deepEqual(observed.errors, [], 'a page reported errors')
    } catch (error) {
      await saveArtifacts(name, observed)
      throw error
    } finally {
      clearTimeout(limit)
      await browser.close()
    }
  })
}

/** Closes the pages and not the browser, because only then Playwright says what it waited for. */
async function endAtLimit(name: string, browser: Browser, observed: Observations): Promise<void> {
  await saveArtifacts(name, observed)
  const reason = `The flow has not ended after ${FLOW_LIMIT_MS / 1000} s`
  await Promise.all(browser.contexts().map((context) => context.close({ reason })))
  // A flow that waits for no page ends with what it does next.
  await browser.close({ reason })
}

function contextOf(browser: Browser, observed: Observations): FlowContext {
  const openPage = async (visit: Visit, email?: string): Promise<Page> => {
    const { path: first = '/', address = sharedAddress(), viewport, locale } = visit
    const context = await browser.newContext({
      baseURL: address,
      viewport: viewport ?? { width: 1440, height: 900 },
      locale: locale ?? 'en-US',
      timezoneId: 'UTC',
      reducedMotion: 'reduce',
      // A server with TLS has a certificate that nobody has signed.
      ignoreHTTPSErrors: address.startsWith('https:'),
    })
    // They end with the flow.
    context.setDefaultTimeout(0)
    if (email) {
      const cookie = await (visit.ownSession ? signIn(email, address) : sharedSession(email, address))
      await useSession(context, cookie, address)
    }
    const page = await context.newPage()
    observe(page, observed)
    await page.goto(first)
    return page
  }
  let created: Promise<TestTenant> | undefined
  const tenant = () => (created ??= TestTenant.create())
  const emailOf = async (role: TenantRole) => (await tenant()).emailOf(role)
  return {
    open: (visit = {}) => openPage(visit),
    openAs: async (role, visit = {}) => openPage(visit, await emailOf(role)),
    openWith: (email, visit = {}) => openPage(visit, email),
    openAsDemo: (role, visit = {}) => openPage(visit, DEMO_ACCOUNTS[role]),
    tenant,
    emailOf,
  }
}

function observe(page: Page, { pages, errors, failedRequests }: Observations): void {
  pages.push(page)
  page.on('response', (reply) => {
    if (reply.status() >= 400) failedRequests.push(`${reply.status()} ${reply.request().method()} ${reply.url()}`)
  })
  page.on('requestfailed', (request) => {
    failedRequests.push(`${request.failure()?.errorText ?? 'failed'} ${request.method()} ${request.url()}`)
  })
  page.on('pageerror', (error) => errors.push(`${page.url()}: ${error.message}`))
  page.on('console', (line) => {
    // The app itself reports failed requests to the user, and many flows provoke them.
    if (line.type() === 'error' && !/^Failed to load resource|WebSocket connection/.test(line.text())) {
      errors.push(`${page.url()}: ${line.text()}`)
    }
  })
}

/** Saves screenshots of the pages, their errors and their failed requests. */
async function saveArtifacts(name: string, { pages, errors, failedRequests }: Observations): Promise<void> {
  mkdirSync(ARTIFACTS_DIR, { recursive: true })
  const file = name.replace(/[^a-z0-9]+/gi, '-').slice(0, 80)
  writeFileSync(path.join(ARTIFACTS_DIR, `${file}.txt`), `${[...errors, ...failedRequests].join('\n')}\n`)
  for (const [index, page] of pages.entries()) {
    const picture = path.join(ARTIFACTS_DIR, `${file}-${index + 1}.png`)
    // Without one, the error of the flow is sufficient.
    await page.screenshot({ path: picture, timeout: SCREENSHOT_MS }).catch(() => undefined)
  }
}
