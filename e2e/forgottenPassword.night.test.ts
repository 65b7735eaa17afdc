import type { Page } from 'playwright-core'
import { sharedDataDir } from './support/environment'
import { flow } from './support/flow'
import { codeIn, waitForMail } from './support/mails'
import { PASSWORD } from './support/testServer'

const NEW_PASSWORD = 'a kite above the harbour'
/** The invitation and the reset code. */
const MAILS = 2

flow('a mailed code replaces a forgotten password once', async ({ open, openAs, emailOf }) => {
  const email = await emailOf('staff')
  const otherSession = await openAs('staff', { path: '/dashboard/missions' })
  await otherSession.getByRole('heading', { name: 'Missions', exact: true }).waitFor()

  const page = await open({ path: '/login' })
  await page.getByRole('link', { name: 'Forgot Password' }).click()
  await page.getByRole('heading', { name: 'Forgot your password?' }).waitFor()
  await page.getByLabel('E-mail').fill(email)
  await page.getByRole('button', { name: 'Send code' }).click()
  const code = codeIn(await waitForMail(sharedDataDir(), email, MAILS))

  await setPassword(page, otherThan(code))
  await page.getByText('This code is wrong or has expired. Request a new one.').first().waitFor()
  await setPassword(page, code)
  await page.waitForURL('**/login')

  await logIn(page, email, PASSWORD)
  await page.getByText('Wrong e-mail or password.').waitFor()
  await logIn(page, email, NEW_PASSWORD)
  await page.getByRole('navigation', { name: 'Main menu' }).waitFor()
  // Sessions started with the old password end.
  await otherSession.waitForURL('**/login')

  const second = await open({ path: '/reset-password' })
  await second.getByLabel('E-mail', { exact: true }).fill(email)
  await setPassword(second, code)
  await second.getByText('This code is wrong or has expired. Request a new one.').first().waitFor()
})

async function setPassword(page: Page, code: string): Promise<void> {
  await page.getByLabel('Code from the e-mail').fill(code)
  await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD)
  await page.getByRole('button', { name: 'Set password' }).click()
}

async function logIn(page: Page, email: string, password: string): Promise<void> {
  // The address changes before the page does.
  await page.getByRole('button', { name: 'Log in' }).waitFor()
  await page.getByLabel('E-mail', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
}

const otherThan = (code: string): string => String((Number(code) + 1) % 10 ** 12).padStart(12, '0')
