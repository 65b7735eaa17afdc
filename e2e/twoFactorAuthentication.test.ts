import assert from 'node:assert/strict'
import { TOTP } from 'otpauth'
import type { Page } from 'playwright-core'
import { flow } from './support/flow'
import { PASSWORD } from './support/testServer'

const STEP_MS = 30_000

flow('two-factor authentication accepts a code, and each recovery code once', async ({ open, openAs, emailOf }) => {
  const email = await emailOf('staff')
  const page = await openAs('staff', { path: '/dashboard/missions' })
  await page.getByRole('button', { name: /^User menu of/ }).click()
  await page.getByRole('menuitem', { name: 'Profile' }).click()
  const profile = page.getByRole('dialog')
  await profile.getByRole('button', { name: 'Two-factor authentication' }).click()
  await profile.getByRole('button', { name: 'Set up two-factor authentication' }).click()
  await profile.getByLabel('Password').fill(PASSWORD)
  await profile.getByRole('button', { name: 'Continue' }).click()
  const totp = new TOTP({ secret: await profile.getByLabel('Or enter this key in the app').inputValue() })
  await profile.getByLabel('Code', { exact: true }).fill(totp.generate())
  await profile.getByRole('button', { name: 'Turn on' }).click()
  const codes = profile.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  const recoveryCode = await codes.first().innerText()
  await profile.getByRole('button', { name: "I've saved these codes" }).click()

  // Uses the code of the next time step, which the server accepts, because a used code is rejected.
  const withCode = await enterPassword(await open({ path: '/login' }), email)
  await enterCode(withCode, totp.generate({ timestamp: Date.now() + STEP_MS }))
  await withCode.getByRole('navigation', { name: 'Main menu' }).waitFor()

  const withRecoveryCode = await enterPassword(await open({ path: '/login' }), email)
  await enterCode(withRecoveryCode, recoveryCode)
  await withRecoveryCode.getByRole('navigation', { name: 'Main menu' }).waitFor()

  const withUsedCode = await enterPassword(await open({ path: '/login' }), email)
  await enterCode(withUsedCode, recoveryCode)
  await withUsedCode.getByRole('alert').waitFor()
  assert.equal(await withUsedCode.getByRole('navigation', { name: 'Main menu' }).count(), 0)
})

async function enterPassword(page: Page, email: string): Promise<Page> {
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  return page
}

async function enterCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('Authentication code').fill(code)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
}
