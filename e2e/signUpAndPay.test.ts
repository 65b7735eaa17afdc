import assert from 'node:assert/strict'
import { sharedDataDir } from './support/environment'
import { flow } from './support/flow'
import { waitForMail } from './support/mails'
import { planMission } from './support/missions'
import { DECLINED_CARD, GOOD_CARD, payWith, signUp } from './support/signUps'

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
