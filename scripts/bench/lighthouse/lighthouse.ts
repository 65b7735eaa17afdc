// The scores that Lighthouse gives to the login page, in the conditions of a desktop and of a slow phone.
import { existsSync } from 'node:fs'
import path from 'node:path'
import { chromium } from 'playwright-core'
import { findChromium } from '../../../e2e/support/findChromium'
import { freePort, startTestServer } from '../../../e2e/support/testServer'
import { isSmoke, sized } from '../size'
import { CHROMIUM_FLAGS, median, type Bench, type Row } from '../table'

// Most people never measure with Lighthouse, whose 200 packages are therefore installed beside this file only.
const PACKAGE = path.join(__dirname, 'node_modules/lighthouse')

const ROUNDS = sized(5, 1)
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const NAMES = {
  performance: 'performance',
  accessibility: 'accessibility',
  'best-practices': 'best practices',
  seo: 'SEO',
} as const satisfies Record<Category, string>
const GOAL = 100
const DEVICES: readonly Device[] = isSmoke ? ['desktop'] : ['desktop', 'phone']

type Category = (typeof CATEGORIES)[number]
type Device = 'desktop' | 'phone'
type Scores = Record<Category, number>

export const lighthouse: Bench = {
  title: `Lighthouse of /login, median of ${ROUNDS} rounds`,
  async run() {
    if (!existsSync(PACKAGE)) {
      throw new Error('Lighthouse is not installed. Run npm ci --prefix scripts/bench/lighthouse first.')
    }
    const server = await startTestServer('bench-lighthouse')
    const port = await freePort()
    const args = [...CHROMIUM_FLAGS, `--remote-debugging-port=${port}`]
    const browser = await chromium.launch({ executablePath: findChromium(), args })
    try {
      const rows: Row[] = []
      for (const device of DEVICES) {
        const rounds: Scores[] = []
        for (let round = 0; round < ROUNDS; round++)
          rounds.push(await scoresOf(`${server.address}/login`, port, device))
        rows.push(...CATEGORIES.map((category) => rowOf(device, category, rounds)))
      }
      return rows
    } finally {
      await browser.close()
      await server.stop()
    }
  },
}

/** From 0 to 100. */
async function scoresOf(url: string, port: number, device: Device): Promise<Scores> {
  // It exists as a module only.
  const { default: run, desktopConfig } = await import('lighthouse')
  const config = device === 'desktop' ? desktopConfig : undefined
  const result = await run(url, { port, logLevel: 'error', onlyCategories: [...CATEGORIES] }, config)
  if (!result) throw new Error('Lighthouse gave no result')
  const { categories, runtimeError } = result.lhr
  if (runtimeError) throw new Error(runtimeError.message)
  const scoreOf = (category: Category): number => Math.round((categories[category]?.score ?? 0) * 100)
  return {
    performance: scoreOf('performance'),
    accessibility: scoreOf('accessibility'),
    'best-practices': scoreOf('best-practices'),
    seo: scoreOf('seo'),
  }
}

function rowOf(device: Device, category: Category, rounds: Scores[]): Row {
  const scores = rounds.map((round) => round[category])
  const value = median(scores)
  return {
    what: `${device}: ${NAMES[category]}`,
    figure: `${value} (${Math.min(...scores)} to ${Math.max(...scores)})`,
    budget: `>= ${GOAL}`,
    kept: { value, unit: 'of 100', goal: { atLeast: GOAL } },
  }
}
