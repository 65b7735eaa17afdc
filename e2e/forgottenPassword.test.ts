import type { Page } from 'playwright-core'
import { PASSWORD, startAerie } from './support/aerie'
import { emailOf, flow } from './support/flow'
import { codeIn, mailTo } from './support/mails'

const EMAIL = emailOf('staff')
const NEW_PASSWORD = 'a kite above the harbour'

// An Aerie of its own: the password of a shared account would change under the other flows.
flow('a forgotten password is replaced with a mailed code, once', async ({ open, openAs }) => {
  const aerie = await startAerie('forgetting')
  try {
    const { address, dataDir } = aerie
    const elsewhere = await openAs('staff', { address, path: '/dashboard/missions' })
    await elsewhere.getByRole('table').waitFor()

    const page = await open({ address, path: '/login' })
    await page.getByRole('link', { name: 'Forgot Password' }).click()
    await page.getByRole('heading', { name: 'Forgot your password?' }).waitFor()
    await page.getByLabel('E-mail').fill(EMAIL)
    await page.getByRole('button', { name: 'Send code' }).click()
    const code = codeIn(await mailTo(dataDir, EMAIL))

    await setPassword(page, otherThan(code))
    await page.getByText('This code is wrong or has expired. Request a new one.').first().waitFor()
    await setPassword(page, code)
    await page.waitForURL('**/login')

    await logIn(page, PASSWORD)
    await page.getByText('Wrong e-mail or password.').waitFor()
    await logIn(page, NEW_PASSWORD)
    await page.getByRole('navigation', { name: 'Main menu' }).waitFor()
    // Whoever knew the old password is out.
    await elsewhere.waitForURL('**/login')

    const again = await open({ address, path: '/reset-password' })
    await again.getByLabel('E-mail', { exact: true }).fill(EMAIL)
    await setPassword(again, code)
    await again.getByText('This code is wrong or has expired. Request a new one.').first().waitFor()
  } finally {
    await aerie.stop()
  }
})

async function setPassword(page: Page, code: string): Promise<void> {
  await page.getByLabel('Code from the e-mail').fill(code)
  await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD)
  await page.getByRole('button', { name: 'Set password' }).click()
}

async function logIn(page: Page, password: string): Promise<void> {
  await page.getByLabel('E-mail').fill(EMAIL)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
}

const otherThan = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
