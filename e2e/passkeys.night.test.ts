import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { assertAccessible } from './support/accessibility'
import { sharedAddress } from './support/environment'
import { flow } from './support/flow'
import { PASSWORD } from './support/testServer'

/** Browsers have no passkeys for IP addresses. */
const address = () => sharedAddress().replace('127.0.0.1', 'localhost')

flow('a passkey is added, named, used as second factor and alone, and removed', async ({ openAs, emailOf }) => {
  const email = await emailOf('staff')
  const page = await openAs('staff', { path: '/dashboard/missions', address: address(), ownSession: true })
  const device = await addDevice(page)

  let profile = await openPasskeys(page)
  await profile.getByText('You have no passkeys yet.').waitFor()
  await assertAccessible(page, 'no passkeys')
  await profile.getByRole('button', { name: 'Add a passkey' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' })
  assert.equal(await dialog.getByLabel('Name of the passkey').inputValue(), 'Chrome on Linux')
  await assertAccessible(page, 'a passkey is added')
  await dialog.getByLabel('Password').fill('wrong')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await dialog.getByRole('link', { name: 'Password: This is not your password' }).waitFor()
  await dialog.getByLabel('Password').fill(PASSWORD)
  await device.cancel(true)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await dialog.getByText(/^No passkey was used/).waitFor()
  await device.cancel(false)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  const codes = profile.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  const recoveryCode = await codes.first().innerText()
  await profile.getByRole('button', { name: "I've saved these codes" }).click()
  await profile.getByText('Never used').waitFor()

  await profile.getByRole('button', { name: 'Rename Chrome on Linux' }).click()
  const rename = page.getByRole('dialog', { name: 'Rename Chrome on Linux' })
  await rename.getByLabel('Name of the passkey').fill('Key on the desk')
  await rename.getByRole('button', { name: 'Save' }).click()
  await profile.getByText('Key on the desk').waitFor()
  await assertAccessible(page, 'passkeys')

  await signOut(page)
  await enterPassword(page, email)
  await page.getByText('Confirm with your passkey, or enter a recovery code.').waitFor()
  await assertAccessible(page, 'a passkey is asked for')
  await page.getByRole('button', { name: 'Confirm with a passkey' }).click()
  await isSignedIn(page)

  await signOut(page)
  await enterPassword(page, email)
  await page.getByLabel('Authentication code').fill(recoveryCode)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await isSignedIn(page)

  await signOut(page)
  await device.cancel(true)
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await page.getByText(/^No passkey was used/).waitFor()
  await assertAccessible(page, 'a sign-in with a passkey was cancelled')
  await device.cancel(false)
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await isSignedIn(page)

  profile = await openPasskeys(page)
  await profile.getByText(/Last used/).waitFor()
  await profile.getByRole('button', { name: 'Sessions' }).click()
  await profile.getByRole('listitem').filter({ hasText: 'Passkey' }).first().waitFor()
  await profile.getByRole('button', { name: 'Remove Key on the desk' }).click()
  const remove = page.getByRole('dialog', { name: 'Remove Key on the desk' })
  await assertAccessible(page, 'a passkey is removed')
  await remove.getByLabel('Password').fill(PASSWORD)
  await remove.getByRole('button', { name: 'Remove', exact: true }).click()
  await profile.getByText('You have no passkeys yet.').waitFor()

  await signOut(page)
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await page.getByText(/^This passkey was not accepted/).waitFor()
  await assertAccessible(page, 'a removed passkey')
  await enterPassword(page, email)
  await isSignedIn(page)
})

interface Device {
  /** Whether the person declines what the browser asks. */
  cancel: (declines: boolean) => Promise<void>
}

/** Gives the page an authenticator of its own, which has verified the person. */
async function addDevice(page: Page): Promise<Device> {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    async cancel(declines) {
      await session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: !declines })
    },
  }
}

async function openPasskeys(page: Page) {
  await page.getByRole('button', { name: /^User menu of/ }).click()
  await page.getByRole('menuitem', { name: 'Profile' }).click()
  const profile = page.getByRole('dialog', { name: 'Profile' })
  await profile.getByRole('button', { name: 'Passkeys' }).click()
  return profile
}

async function signOut(page: Page): Promise<void> {
  await page.context().clearCookies()
  await page.goto('/login')
  await page.getByRole('button', { name: 'Log in', exact: true }).waitFor()
}

async function enterPassword(page: Page, email: string): Promise<void> {
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
}

const isSignedIn = (page: Page) => page.getByRole('navigation', { name: 'Main menu' }).waitFor()
