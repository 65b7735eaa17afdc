// One flow: people in browsers of their own, pictures of what they saw when it fails.
import assert from 'node:assert/strict'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import test from 'node:test'
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core'
import { KEPT, PASSWORD } from './aerie'

const ACCOUNTS = {
  superAdmin: 'admin@aerie.test',
  root: 'root@demo.test',
  staff: 'staff@demo.test',
  client: 'client@demo.test',
  viewer: 'viewer@demo.test',
  otherRoot: 'root@other.test',
} as const

export type Role = keyof typeof ACCOUNTS

export const emailOf = (role: Role): string => ACCOUNTS[role]

export interface Visit extends Pick<BrowserContextOptions, 'viewport'> {
  /** Where to go first; / by default. */
  path?: string
  /** Another Aerie than the shared one. */
  address?: string
}

export interface Stage {
  /** A guest's page in a browser of its own. */
  open: (visit?: Visit) => Promise<Page>
  /** A page whose user has signed in, and has been here before: the terms are accepted. */
  openAs: (role: Role, visit?: Visit) => Promise<Page>
}

/** No answer of the product takes longer than this on a busy machine. */
const PATIENCE_MS = 20_000
const FLOW_TIMEOUT_MS = 180_000

/** The address of the Aerie that all flows share. */
export const sharedAddress = (): string => setting('AERIE_ADDRESS')

/** Where it keeps its data, its outbox among them. */
export const sharedDataDir = (): string => setting('AERIE_DATA_DIR')

/**
 * Registers a flow. It fails when `act` throws, and also when a page threw an error or broke its content security policy
 * along the way.
 */
export function flow(name: string, act: (stage: Stage) => Promise<void>): void {
  test(name, { timeout: FLOW_TIMEOUT_MS }, async () => {
    const browser = await chromium.connect(setting('BROWSER_ENDPOINT'))
    const pages: Page[] = []
    const faults: string[] = []
    const refusals: string[] = []
    try {
      await act(stageOf(browser, pages, faults, refusals))
      assert.deepEqual(faults, [], 'a page complained')
    } catch (error) {
      await keepEvidence(name, pages, [...faults, ...refusals])
      throw error
    } finally {
      await browser.close()
    }
  })
}

function stageOf(browser: Browser, pages: Page[], faults: string[], refusals: string[]): Stage {
  const open = async (
    { path: first = '/', address = sharedAddress(), viewport }: Visit,
    role?: Role,
  ): Promise<Page> => {
    const context = await browser.newContext({
      baseURL: address,
      viewport: viewport ?? { width: 1440, height: 900 },
      locale: 'en-US',
      timezoneId: 'UTC',
      reducedMotion: 'reduce',
    })
    context.setDefaultTimeout(PATIENCE_MS)
    if (role) {
      const reply = await context.request.post('/apis/v1/auth/login', {
        data: { email: emailOf(role), password: PASSWORD },
        headers: { origin: address },
      })
      assert.equal(reply.status(), 200, `${role} could not sign in: ${await reply.text()}`)
      await context.request.patch('/apis/v1/tenant/user/terms-conditions-check?terms=true', {
        headers: { origin: address },
      })
    }
    const page = await context.newPage()
    pages.push(page)
    page.on('response', (reply) => {
      if (reply.status() >= 400) refusals.push(`${reply.status()} ${reply.request().method()} ${reply.url()}`)
    })
    page.on('requestfailed', (request) => {
      refusals.push(`${request.failure()?.errorText ?? 'failed'} ${request.method()} ${request.url()}`)
    })
    page.on('pageerror', (error) => faults.push(`${page.url()}: ${error.message}`))
    page.on('console', (line) => {
      // A refused request is told by the product itself and is often what a flow is about.
      if (line.type() === 'error' && !/^Failed to load resource|WebSocket connection/.test(line.text())) {
        faults.push(`${page.url()}: ${line.text()}`)
      }
    })
    await page.goto(first)
    return page
  }
  return { open: (visit = {}) => open(visit), openAs: (role, visit = {}) => open(visit, role) }
}

/** What the pages looked like, what they complained of and which of their requests came to nothing. */
async function keepEvidence(name: string, pages: Page[], notes: string[]): Promise<void> {
  mkdirSync(KEPT, { recursive: true })
  const file = name.replace(/[^a-z0-9]+/gi, '-').slice(0, 80)
  writeFileSync(path.join(KEPT, `${file}.txt`), `${notes.join('\n')}\n`)
  for (const [index, page] of pages.entries()) {
    // A page that has crashed has no picture; the flow's own error says enough.
    await page.screenshot({ path: path.join(KEPT, `${file}-${index + 1}.png`) }).catch(() => undefined)
  }
}

function setting(name: string): string {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set: run the flows with npm run test:e2e`)
  return value
}
