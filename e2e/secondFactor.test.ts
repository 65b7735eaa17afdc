import assert from 'node:assert/strict'
import { TOTP } from 'otpauth'
import type { Page } from 'playwright-core'
import { PASSWORD, startAerie } from './support/aerie'
import { emailOf, flow } from './support/flow'

const STEP_MS = 30_000

// An Aerie of its own: the other flows log in with the password alone.
flow('a second factor is set up, asked for, and replaced once by a recovery code', async ({ open, openAs }) => {
  const aerie = await startAerie('second-factor')
  try {
    const { address } = aerie
    const page = await openAs('staff', { address, path: '/dashboard/missions' })
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

    // A code that was used is not taken again, so this is the next one; the server allows a step ahead.
    const withCode = await logIn(await open({ address, path: '/login' }))
    await withCode.getByLabel('Authentication code').fill(totp.generate({ timestamp: Date.now() + STEP_MS }))
    await withCode.getByRole('button', { name: 'Log in', exact: true }).click()
    await withCode.getByRole('navigation', { name: 'Main menu' }).waitFor()

    const withRecovery = await logIn(await open({ address, path: '/login' }))
    await withRecovery.getByLabel('Authentication code').fill(recoveryCode)
    await withRecovery.getByRole('button', { name: 'Log in', exact: true }).click()
    await withRecovery.getByRole('navigation', { name: 'Main menu' }).waitFor()

    const onceMore = await logIn(await open({ address, path: '/login' }))
    await onceMore.getByLabel('Authentication code').fill(recoveryCode)
    await onceMore.getByRole('button', { name: 'Log in', exact: true }).click()
    await onceMore.getByRole('alert').waitFor()
    assert.equal(await onceMore.getByRole('navigation', { name: 'Main menu' }).count(), 0)
  } finally {
    await aerie.stop()
  }
})

async function logIn(page: Page): Promise<Page> {
  await page.getByLabel('E-mail').fill(emailOf('staff'))
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  return page
}
