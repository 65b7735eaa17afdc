// Signing up for a package and paying it.
import type { Page } from 'playwright-core'
import { changeRow } from './database'
import { sharedDataDir } from './environment'
import { codeIn, waitForMail } from './mails'

const PASSWORD = 'three gulls on a crane'
export const GOOD_CARD = '4111 1111 1111 1111'
export const DECLINED_CARD = '4000 0000 0000 0002'

/** Signs up for the package Team, up to the payment step. */
export async function signUp(page: Page, email: string, organisation: string): Promise<void> {
  await page.getByRole('button', { name: 'Choose Team' }).click()
  await page.getByLabel('Organisation name').fill(organisation)
  await page.getByLabel('Your name').fill('Robin Root')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Send code' }).click()
  await page.getByLabel('Code from the e-mail').fill(codeIn(await waitForMail(sharedDataDir(), email)))
  await page.getByRole('button', { name: 'Confirm' }).click()
  await page.getByRole('heading', { name: 'Payment' }).waitFor()
}

/** Makes the last code of a sign-up a minute older, after which the server sends another one. */
export const ageCode = (email: string): Promise<void> =>
  changeRow(
    `update sign_up set code_sent_at = code_sent_at - interval '1 minute'
      where tenant_id = (select tenant_id from app_user where email = $1)`,
    [email],
  )

export async function payWith(page: Page, card: string): Promise<void> {
  const checkout = page.getByRole('dialog')
  await checkout.getByLabel('Card number').fill(card)
  await checkout.getByLabel('Expires (MM/YY)').fill('12/39')
  await checkout.getByLabel('Security code').fill('123')
  await checkout.getByRole('button', { name: /^Pay/ }).click()
}
