// Measures the compressed size of all scripts that Chromium loads for /login.
import { chromium } from 'playwright-core'
import { findChromium } from '../../e2e/support/findChromium'
import { LOGIN_BUDGET, totalOf, watchScripts } from '../../e2e/support/scriptSizes'
import { startTestServer } from '../../e2e/support/testServer'
import { CHROMIUM_FLAGS, type Bench } from './table'

export const loginSize: Bench = {
  title: 'JavaScript of /login, gzip',
  async run() {
    const server = await startTestServer('bench-login')
    const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS })
    try {
      const page = await browser.newPage()
      const scripts = watchScripts(page)
      await page.goto(`${server.address}/login`, { waitUntil: 'networkidle' })
      await page.getByRole('button', { name: 'Log in' }).waitFor()
      const sizes = await scripts()
      return [
        ...[...sizes].map(([what, bytes]) => ({ what, figure: kb(bytes) })),
        {
          what: 'all',
          figure: kb(totalOf(sizes)),
          ratio: `${(totalOf(sizes) / LOGIN_BUDGET).toFixed(2)} of the budget`,
          budget: `<= ${kb(LOGIN_BUDGET)}`,
          kept: { value: totalOf(sizes) / 1000, unit: 'KB', goal: { atMost: LOGIN_BUDGET / 1000 } },
        },
      ]
    } finally {
      await browser.close()
      await server.stop()
    }
  },
}

const kb = (bytes: number): string => `${(bytes / 1000).toFixed(1)} KB`
