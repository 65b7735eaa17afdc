// Measures the sign-up in Chromium, from the packages to the dashboard of a paid organisation: number of screens and time
// without delays for typing and reading mail.
import { chromium, type Page } from 'playwright-core'
import { startTestServer } from '../../e2e/support/testServer'
import { findChromium } from '../../e2e/support/findChromium'
import { codeIn, waitForMail } from '../../e2e/support/mails'
import { CHROMIUM_FLAGS, type Bench, type Row } from './table'

const EMAIL = 'robin@quay.test'

export const signUpSteps: Bench = {
  title: 'Sign-up to dashboard in Chromium',
  async run() {
    const server = await startTestServer('bench-sign-up')
    const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS })
    try {
      const page = await browser.newPage()
      const rows: Row[] = []
      let total = 0
      for (const [what, act] of steps(`${server.address}/sign-up`, server.dataDir)) {
        const begin = performance.now()
        await act(page)
        const seconds = (performance.now() - begin) / 1000
        total += seconds
        rows.push({ what: `${rows.length + 1}. ${what}`, figure: `${seconds.toFixed(2)} s` })
      }
      return [...rows, { what: `total, ${rows.length} steps`, figure: `${total.toFixed(2)} s` }]
    } finally {
      await browser.close()
      await server.stop()
    }
  },
}

function steps(address: string, dataDir: string): [what: string, act: (page: Page) => Promise<void>][] {
  return [
    [
      'the page opens, a package is chosen',
      async (page) => {
        await page.goto(address)
        await page.getByRole('button', { name: 'Choose Team' }).click()
        await page.getByLabel('Organisation name').waitFor()
      },
    ],
    [
      'the organisation and its root',
      async (page) => {
        await page.getByLabel('Organisation name').fill('Quay Survey')
        await page.getByLabel('Your name').fill('Robin Root')
        await page.getByLabel('E-mail').fill(EMAIL)
        await page.getByLabel('Password', { exact: true }).fill('three gulls on a crane')
        await page.getByRole('button', { name: 'Send code' }).click()
        await page.getByLabel('Code from the e-mail').waitFor()
      },
    ],
    [
      'the code from the mail',
      async (page) => {
        await page.getByLabel('Code from the e-mail').fill(codeIn(await waitForMail(dataDir, EMAIL)))
        await page.getByRole('button', { name: 'Confirm' }).click()
        await page.getByRole('button', { name: /^Pay / }).waitFor()
      },
    ],
    [
      'the payment',
      async (page) => {
        await page.getByRole('button', { name: /^Pay / }).click()
        const checkout = page.getByRole('dialog')
        await checkout.getByLabel('Card number').fill('4111 1111 1111 1111')
        await checkout.getByLabel('Expires (MM/YY)').fill('12/39')
        await checkout.getByLabel('Security code').fill('123')
        await checkout.getByRole('button', { name: /^Pay/ }).click()
        await page.getByRole('button', { name: 'I accept' }).waitFor()
      },
    ],
    [
      'the terms, then the dashboard',
      async (page) => {
        await page.getByRole('button', { name: 'I accept' }).click()
        await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor()
      },
    ],
  ]
}
