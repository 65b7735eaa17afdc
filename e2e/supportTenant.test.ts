import assert from 'node:assert/strict'
import { assertAccessible } from './support/accessibility'
import { sharedDataDir } from './support/environment'
import { flow } from './support/flow'
import { waitForMail } from './support/mails'
import { PASSWORD } from './support/testServer'

flow('a super-admin corrects the e-mail of a tenant root, who confirms it and logs in', async ({ ...context }) => {
  const { open, openAsDemo, tenant, emailOf } = context
  const { name } = await tenant()
  const email = await emailOf('root')
  const newEmail = `new-${email}`

  const admin = await openAsDemo('superAdmin', { path: '/dashboard/admin/tenant/list' })
  await admin.getByLabel('Search tenants by name').fill(name)
  await admin.getByRole('link', { name }).click()
  await admin.getByRole('list', { name: 'People' }).getByText(email).waitFor()
  await assertAccessible(admin, 'a tenant')
  await admin.getByRole('button', { name: 'Actions for Robin Root' }).click()
  await admin.getByRole('menuitem', { name: 'Change e-mail' }).click()
  await admin.getByLabel('New e-mail').fill(newEmail)
  await assertAccessible(admin, 'the dialog for a new e-mail')
  await admin.getByRole('dialog').getByRole('button', { name: 'Change e-mail' }).click()
  await admin.getByText(`Waiting for ${newEmail} to be confirmed`).waitFor()

  const mail = (await waitForMail(sharedDataDir(), newEmail)).replace(/=\r?\n/g, '')
  const link = /\/confirm-email#[\w-]{43}/.exec(mail)?.[0]
  assert.ok(link, 'the mail contains no link')
  const guest = await open({ path: link, viewport: { width: 390, height: 844 } })
  await guest.getByRole('button', { name: 'Confirm e-mail' }).waitFor()
  await assertAccessible(guest, 'the confirmation of an e-mail')
  await guest.getByRole('button', { name: 'Confirm e-mail' }).click()
  await guest.waitForURL(/\/login/)
  await guest.getByLabel('E-mail').fill(newEmail)
  await guest.getByLabel('Password').fill(PASSWORD)
  await guest.getByRole('button', { name: 'Log in' }).click()
  await guest.waitForURL(/\/dashboard/)

  await guest.goto('/dashboard/audit?action=user.request-email-change')
  await guest.getByRole('main').getByText('Requested an e-mail change').first().waitFor()
})

flow(
  'a super-admin enters a tenant after its root grants access, and loses it when the root ends it',
  async ({ ...context }) => {
    const { openAs, openAsDemo, tenant } = context
    const { name } = await tenant()
    const root = await openAs('root', { path: '/dashboard/missions/create' })
    await root.getByLabel('Name').fill('Harbour of the tenant')
    await root.getByRole('button', { name: 'Create mission' }).click()
    await root.getByRole('heading', { name: 'Harbour of the tenant' }).waitFor()

    const admin = await openAsDemo('superAdmin', { path: '/dashboard/admin/tenant/list', ownSession: true })
    await admin.getByLabel('Search tenants by name').fill(name)
    await admin.waitForURL(/search=/)
    await admin.getByRole('link', { name }).click()
    await admin.getByRole('button', { name: 'Ask for access' }).click()
    await admin.getByLabel('Reason').fill('The import of a layer fails')
    await admin.getByRole('dialog').getByRole('button', { name: 'Ask for access' }).click()
    await admin.getByText(/Waiting for an answer until/).waitFor()

    await root.getByText('asks for access to your organisation').waitFor()
    await assertAccessible(root, 'the request for support access')
    await root.getByRole('link', { name: 'Review request' }).click()
    await root.getByRole('button', { name: 'Grant access' }).click()
    await root.getByText(/Access is open until/).waitFor()

    await admin.getByRole('button', { name: 'Enter as support' }).click()
    await admin.getByText(`You are in ${name} as Aerie support until`).waitFor()
    await admin.getByRole('link', { name: 'Missions', exact: true }).click()
    await admin.getByRole('link', { name: 'Harbour of the tenant' }).click()
    await admin.getByRole('heading', { name: 'Harbour of the tenant' }).waitFor()
    await admin.getByText(`You are in ${name} as Aerie support until`).waitFor()
    await assertAccessible(admin, 'a mission in a support session')

    await root.getByRole('button', { name: 'End access now' }).click()
    await admin.getByText(`You are no longer in ${name}`).waitFor()
    await admin.waitForURL(/\/dashboard\/admin\/tenant\//)
    await admin.getByText(/The last access was ended by Robin Root/).waitFor()
    await root.goto('/dashboard/audit?action=support')
    await root.getByRole('main').getByText('Entered the tenant for support').first().waitFor()
  },
)
