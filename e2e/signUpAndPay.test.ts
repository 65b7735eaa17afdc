import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { sharedDataDir } from './support/environment'
import { flow } from './support/flow'
import { codeIn, waitForMail } from './support/mails'
import { planMission } from './support/missions'

const PASSWORD = 'three gulls on a crane'
const GOOD_CARD = '4111 1111 1111 1111'
const DECLINED_CARD = '4000 0000 0000 0002'

flow('a new organisation signs up, pays and plans a mission', async ({ open }) => {
  const page = await open({ path: '/login' })
  await page.getByRole('link', { name: 'Sign up' }).click()
  await signUp(page, 'robin@quay.test', 'Quay Survey')
  await page.getByRole('button', { name: /^Pay INR/ }).click()
  await payWith(page, GOOD_CARD)

  await page.getByRole('button', { name: 'I accept' }).click()
  await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor()
  await planMission(page, 'First look at the quay')

  await page.getByRole('link', { name: 'My Account' }).click()
  await page.getByRole('main').getByText('Team').first().waitFor()
  assert.match(await waitForMail(sharedDataDir(), 'robin@quay.test', 2), /INV|receipt|invoice/i)
})

flow('the Back button leads through the steps of a sign-up and keeps what was typed', async ({ open }) => {
  const page = await open({ path: '/login' })
  await page.getByRole('link', { name: 'Sign up' }).click()
  await page.getByRole('button', { name: 'Choose Team' }).click()
  await page.getByLabel('Organisation name').fill('Back Bay')
  await page.goBack()
  await page.getByRole('button', { name: 'Choose Team' }).waitFor()
  await page.goForward()
  assert.equal(await page.getByLabel('Organisation name').inputValue(), 'Back Bay')
  await page.goBack()
  await page.goBack()
  await page.getByRole('button', { name: 'Log in' }).waitFor()
})

flow('a declined card charges nothing, and another card completes the sign-up', async ({ open }) => {
  const page = await open({ path: '/sign-up' })
  await signUp(page, 'dana@dock.test', 'Dock Watch')
  await page.getByRole('button', { name: /^Pay INR/ }).click()
  await payWith(page, DECLINED_CARD)
  await page.getByRole('alert').getByText('Your card was declined.').waitFor()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await page.getByText('The payment failed: Your card was declined.').waitFor()

  await page.getByRole('button', { name: /^Pay INR/ }).click()
  await payWith(page, DECLINED_CARD)
  await page.getByRole('alert').getByText('Your card was declined.').waitFor()
  await payWith(page, GOOD_CARD)
  await page.getByRole('button', { name: 'I accept' }).waitFor()
})

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

flow('a tenant-root renews the package and gets an invoice', async ({ open }) => {
  const page = await open({ path: '/sign-up' })
  await signUp(page, 'ola@lock.test', 'Lock Watch')
  await page.getByRole('button', { name: /^Pay INR/ }).click()
  await payWith(page, GOOD_CARD)
  await page.getByRole('button', { name: 'I accept' }).click()
  await page.getByRole('link', { name: 'My Account' }).click()
  await page.getByRole('link', { name: 'Renew or change' }).click()
  await page.getByRole('button', { name: 'Renew Team' }).click()
  await page.getByRole('button', { name: /^Pay INR/ }).click()
  await payWith(page, GOOD_CARD)
  await page.getByText(/^Your package is up to date/).waitFor()
  const invoices = page.getByRole('main').getByRole('link', { name: /^Download invoice/ })
  await invoices.nth(1).waitFor()
  assert.equal(await invoices.count(), 2)
})

/** Resumes a sign-up with a second code, in a browser without its token. */
async function resumeSignUp(page: Page, email: string): Promise<void> {
  await page.getByRole('button', { name: 'Resume sign-up' }).click()
  await page.getByLabel('E-mail').fill(email)
  // The server sends one code per minute.
  await page.waitForTimeout(61_000)
  await page.getByRole('button', { name: 'Send code' }).click()
  await page.getByLabel('Code from the e-mail').fill(codeIn(await waitForMail(sharedDataDir(), email, 2)))
  await page.getByLabel('Choose a password').fill('four gulls on a crane')
  await page.getByRole('button', { name: 'Confirm' }).click()
}

/** Signs up for the package Team, up to the payment step. */
async function signUp(page: Page, email: string, organisation: string): Promise<void> {
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

async function payWith(page: Page, card: string): Promise<void> {
  const checkout = page.getByRole('dialog')
  await checkout.getByLabel('Card number').fill(card)
  await checkout.getByLabel('Expires (MM/YY)').fill('12/39')
  await checkout.getByLabel('Security code').fill('123')
  await checkout.getByRole('button', { name: /^Pay/ }).click()
}
