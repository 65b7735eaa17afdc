// Measures the compressed size of all scripts that Chromium loads for /login.
import { gzipSync } from 'node:zlib'
import { chromium } from 'playwright-core'
import { startTestServer } from '../../e2e/support/testServer'
import { findChromium } from '../../e2e/support/findChromium'
import { CHROMIUM_FLAGS, type Bench, type Row } from './table'

const BUDGET_KB = 215

export const loginSize: Bench = {
  title: 'JavaScript of /login, gzip',
  async run() {
    const server = await startTestServer('bench-login')
    const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS })
    try {
      const page = await browser.newPage()
      const sizes = new Map<string, number>()
      page.on('response', (response) => {
        if (!response.url().endsWith('.js')) return
        const name = new URL(response.url()).pathname
        sizes.set(name, 0)
        void response.body().then((body) => sizes.set(name, gzipSync(body, { level: 9 }).length))
      })
      await page.goto(`${server.address}/login`, { waitUntil: 'networkidle' })
      await page.getByRole('button', { name: 'Log in' }).waitFor()
      const rows: Row[] = [...sizes].map(([what, bytes]) => ({ what, figure: kb(bytes) }))
      const total = [...sizes.values()].reduce((sum, bytes) => sum + bytes, 0)
      return [...rows, { what: 'all', figure: kb(total), budget: `<= ${BUDGET_KB} KB` }]
    } finally {
      await browser.close()
      await server.stop()
    }
  },
}

const kb = (bytes: number): string => `${(bytes / 1000).toFixed(1)} KB`
