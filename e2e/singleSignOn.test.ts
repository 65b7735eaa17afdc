import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { startProvider, type TestProvider } from '../server/groups/single-sign-on/testing/startProvider'
import { assertAccessible } from './support/accessibility'
import { waitForMail } from './support/mails'
import { flow } from './support/flow'
import { startTestServer } from './support/testServer'

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
    await turnOn.click()
    await assertAccessible(root, 'the settings of single sign-on')
    await save.click()
    await root.getByText(/^The address works as soon as/).waitFor({ state: 'detached' })
    const signInUrl = await root.getByText(new RegExp(`^${address}/sso/[a-z0-9]{12}$`)).innerText()

    await provider.choose({ sub: '7', email: 'staff@demo.test', email_verified: true, name: 'Sam Staff' })
    const staff = await open({ address, path: new URL(signInUrl).pathname })
    const next = staff.getByRole('button', { name: 'Continue' })
    await next.waitFor()
    await assertAccessible(staff, 'the page that leads to the provider')
    await next.click()
    await staff.getByRole('button', { name: 'I accept' }).click()
    await staff.waitForURL(`${address}/dashboard**`)
    await staff.getByText('Sam Staff').first().waitFor()

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
