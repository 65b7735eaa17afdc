import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { startProvider, type TestProvider } from '../server/groups/single-sign-on/testing/startProvider'
import { callApi } from './support/callApi'
import { assertAccessible } from './support/accessibility'
import { waitForMail } from './support/mails'
import { flow } from './support/flow'
import { takePicture } from './support/pictures'
import { DEMO_ACCOUNTS, sharedSession } from './support/sessions'
import { PASSWORD, startTestServer } from './support/testServer'

const SAM = { sub: '7', email: 'staff@demo.test', email_verified: true, name: 'Sam Staff', groups: ['pilots'] }
const GROUP = 'Pilots of the provider'
const PHONE = { width: 390, height: 844 }

flow('people sign in at the identity provider that a tenant root has set up', async ({ open, openAsDemo }) => {
  let provider: TestProvider | undefined
  const server = await startTestServer('single-sign-on', async (address) => {
    provider = await startProvider(`${address}/sso/callback`)
    return { OIDC_ORIGINS: provider.address, PUBLIC_URL: address }
  })
  try {
    const { address } = server
    assert.ok(provider)
    const root = await openAsDemo('root', { address, path: '/dashboard/tenant/organisation/single-sign-on' })
    await root.getByRole('textbox', { name: /issuer/ }).fill(provider.address)
    await root.getByRole('textbox', { name: 'Client ID' }).fill('aerie')
    await root.getByRole('textbox', { name: 'Client secret' }).fill('a secret')
    await root.getByRole('combobox', { name: 'E-mail domains' }).fill('demo.test ')
    await mapGroup(root, address)
    const save = root.getByRole('button', { name: 'Save changes' })
    const turnOn = root.getByRole('switch', { name: 'Single sign-on is on' })
    await turnOn.click()
    await save.click()
    await root
      .getByText(/^Prove at least one of the domains/)
      .first()
      .waitFor()
    await turnOn.click()
    await save.click()
    await root.getByText('Saved', { exact: true }).waitFor()
    await proveByMail(root, server.dataDir, 'demo.test')
    await testSettings(root, provider)
    await turnOn.click()
    await assertAccessible(root, 'the settings of single sign-on')
    await takePicture(root, 'single sign-on')
    await save.click()
    await root.getByText(/^The address works as soon as/).waitFor({ state: 'detached' })
    const signInUrl = await root.getByText(new RegExp(`^${address}/sso/[a-z0-9]{12}$`)).innerText()

    await provider.choose(SAM)
    const staff = await open({ address, path: new URL(signInUrl).pathname })
    const next = staff.getByRole('button', { name: 'Continue' })
    await next.waitFor()
    await assertAccessible(staff, 'the page that leads to the provider')
    await next.click()
    await staff.getByRole('button', { name: 'I accept' }).click()
    await staff.waitForURL(`${address}/dashboard**`)
    await staff.getByText('Sam Staff').first().waitFor()
    await root.goto(`${address}/dashboard/tenant/user-group/list`)
    await root.getByRole('link', { name: GROUP }).click()
    await root.getByText('Sam Staff').first().waitFor()

    await root.goto(`${address}/dashboard/tenant/organisation/single-sign-on`)
    const logoutUrl = await root.getByText(new RegExp(`/single-sign-on/logout/[a-z0-9]{12}$`)).innerText()
    await provider.signOut({ sub: SAM.sub, address: logoutUrl })
    await staff.goto(`${address}/dashboard/missions`)
    await staff.waitForURL(`${address}/login**`)

    await root.getByRole('switch', { name: 'Turn passwords off' }).click()
    await save.click()
    await root.getByText('Saved', { exact: true }).waitFor()
    await enterWithoutPassword(await open({ address, path: '/login' }), 'single sign-on on the login page')
    await enterWithoutPassword(
      await open({ address, path: '/login', viewport: PHONE }),
      'single sign-on on the login page of a phone',
    )
    await enterAsRoot(await open({ address, path: '/login' }))

    await provider.choose({ sub: '8', email: 'nobody@demo.test', email_verified: true, name: 'Nobody' })
    const stranger = await open({ address, path: new URL(signInUrl).pathname })
    await stranger.getByRole('button', { name: 'Continue' }).click()
    await stranger
      .getByText('You have no account in this organisation. Ask your administrator to invite you.')
      .waitFor()
    await assertAccessible(stranger, 'a sign-in that failed')
  } finally {
    await server.stop()
    await provider?.stop()
  }
})

/** Makes a user group follow a group of the provider. */
async function mapGroup(page: Page, address: string): Promise<void> {
  const cookie = await sharedSession(DEMO_ACCOUNTS.root, address)
  const data = { name: GROUP, permissions: ['mission_list'], members: [] }
  await callApi('/tenant/usergroup/tenant-usergroup-create', { data, cookie, address })
  await page.getByRole('button', { name: 'Add group' }).click()
  await page.getByRole('textbox', { name: 'Group at the provider' }).fill('pilots')
  const group = page.getByRole('combobox', { name: 'User group' })
  await group.fill(GROUP)
  await group.press('Enter')
}

/** Sees what would happen, before single sign-on is on. */
async function testSettings(page: Page, provider: TestProvider): Promise<void> {
  await provider.choose(SAM)
  await page.getByRole('button', { name: 'Test sign-in' }).click()
  await page.getByText('A sign-in would open the existing account.').waitFor()
  await page.getByText(GROUP, { exact: true }).waitFor()
  await assertAccessible(page, 'a test of single sign-on')
  await takePicture(page, 'a test of single sign-on')
  await page.getByRole('link', { name: 'Back to single sign-on' }).click()
  await page.getByRole('button', { name: 'Save changes' }).waitFor()
}

/** The login page leads to the provider, because passwords are off. */
async function enterWithoutPassword(page: Page, picture: string): Promise<void> {
  await page.getByLabel('E-mail').fill(SAM.email)
  const before = await page.getByRole('link', { name: 'Forgot Password' }).boundingBox()
  await page.keyboard.press('Tab')
  const next = page.getByRole('button', { name: 'Continue with single sign-on' })
  await next.waitFor()
  assert.equal(await page.getByLabel('Password', { exact: true }).isVisible(), false)
  assert.deepEqual(await page.getByRole('link', { name: 'Forgot Password' }).boundingBox(), before)
  await assertAccessible(page, picture)
  await takePicture(page, picture)
  await next.click()
  await page.waitForURL(/\/dashboard/)
}

/** Tenant roots keep their passwords. */
async function enterAsRoot(page: Page): Promise<void> {
  await page.getByLabel('E-mail').fill(DEMO_ACCOUNTS.root)
  await page.keyboard.press('Tab')
  await page.getByRole('button', { name: 'Use a password instead' }).click()
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.waitForURL(/\/dashboard/)
}

/** Proves a domain by the code in a mail to its postmaster. */
async function proveByMail(page: Page, dataDir: string, domain: string): Promise<void> {
  const proof = page.getByRole('region', { name: domain })
  await proof.getByText('Not proven').waitFor()
  await proof.getByRole('button', { name: /^Send a mail/ }).click()
  await proof.getByText(`We sent a code to postmaster@${domain}`).waitFor()
  await assertAccessible(page, 'the proof of a domain')
  const mail = await waitForMail(dataDir, `postmaster@${domain}`)
  await proof.getByRole('textbox', { name: /^Code from the mail/ }).fill(/: ([a-z0-9]{8})\r?$/m.exec(mail)?.[1] ?? '')
  await proof.getByRole('button', { name: /^Confirm/ }).click()
  await proof.getByText('Proven', { exact: true }).waitFor()
}
