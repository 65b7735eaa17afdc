import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { sharedDataDir } from './support/environment'
import { flow } from './support/flow'
import { codeIn, waitForMail } from './support/mails'
import { ageCode, GOOD_CARD, payWith, signUp } from './support/signUps'

flow('a sign-up interrupted during the payment is resumed in another browser', async ({ open }) => {
  const email = 'kim@crane.test'
  const first = await open({ path: '/sign-up' })
  await signUp(first, email, 'Crane Works')
  await first.getByRole('button', { name: /^Pay INR/ }).click()
  await first.getByRole('dialog').getByLabel('Card number').fill(GOOD_CARD)
  // A reload restores the payment step.
  await first.reload()
  await first.getByRole('button', { name: /^Pay INR/ }).click()
  await first.getByRole('dialog').getByLabel('Card number').waitFor()
  // So does another tab, without another code.
  const tab = await first.context().newPage()
  await tab.goto('/sign-up')
  await tab.getByRole('button', { name: /^Pay INR/ }).waitFor()
  await first.context().close()

  const second = await open({ path: '/sign-up' })
  await resumeSignUp(second, email)
  await second.getByRole('button', { name: /^Pay INR/ }).click()
  await payWith(second, GOOD_CARD)
  await second.getByRole('button', { name: 'I accept' }).waitFor()
})

flow('a payment without confirmation is charged once and activates the organisation', async ({ open }) => {
  const email = 'noor@pier.test'
  const first = await open({ path: '/sign-up' })
  await signUp(first, email, 'Pier Patrol')
  // Loses the confirmation after the card was charged.
  await first.route('**/payment/complete-order', (route) => route.abort())
  await first.getByRole('button', { name: /^Pay INR/ }).click()
  await payWith(first, GOOD_CARD)
  await first.getByText(/Do not pay again/).waitFor()
  assert.ok(await first.getByRole('button', { name: /^Pay INR/ }).isDisabled())
  await first.context().close()

  const second = await open({ path: '/sign-up' })
  await resumeSignUp(second, email)
  // The server finds the payment, so nothing is left to pay.
  await second.getByRole('button', { name: 'I accept' }).click()
  await second.getByRole('link', { name: 'My Account' }).click()
  const invoices = second.getByRole('main').getByRole('link', { name: /^Download invoice/ })
  await invoices.first().waitFor()
  assert.equal(await invoices.count(), 1)
})

/** Resumes a sign-up with a second code, in a browser without its token. */
async function resumeSignUp(page: Page, email: string): Promise<void> {
  await page.getByRole('button', { name: 'Resume sign-up' }).click()
  await page.getByLabel('E-mail').fill(email)
  // The server sends one code per minute.
  await ageCode(email)
  await page.getByRole('button', { name: 'Send code' }).click()
  await page.getByLabel('Code from the e-mail').fill(codeIn(await waitForMail(sharedDataDir(), email, 2)))
  await page.getByLabel('Choose a password').fill('four gulls on a crane')
  await page.getByRole('button', { name: 'Confirm' }).click()
}
