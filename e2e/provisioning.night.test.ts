import assert from 'node:assert/strict'
import { assertAccessible } from './support/accessibility'
import { flow } from './support/flow'
import { startTestServer } from './support/testServer'

const USER = 'urn:ietf:params:scim:schemas:core:2.0:User'
const GROUP = 'urn:ietf:params:scim:schemas:core:2.0:Group'
const PATCH = 'urn:ietf:params:scim:api:messages:2.0:PatchOp'

flow('an identity provider manages people and groups with the token of a tenant root', async ({ openAsDemo }) => {
  const server = await startTestServer('provisioning', (address) => Promise.resolve({ PUBLIC_URL: address }))
  try {
    const { address } = server
    const root = await openAsDemo('root', { address, path: '/dashboard/tenant/organisation/single-sign-on' })
    await root.getByText('No tokens yet.', { exact: false }).waitFor()
    const base = await root.getByText(`${address}/apis/v1/scim/v2`).innerText()
    await root.getByRole('button', { name: 'Create token' }).click()
    const dialog = root.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Entra ID')
    await assertAccessible(root, 'the dialog of a provisioning token')
    await dialog.getByRole('button', { name: 'Create token' }).click()
    const token = await root.getByRole('textbox', { name: 'Token' }).inputValue()
    await assertAccessible(root, 'a new provisioning token')
    await root.getByRole('button', { name: "I've copied the token" }).click()

    const send = async (method: string, path: string, body?: object) => {
      const reply = await fetch(base.trim() + path, {
        method,
        headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/scim+json' }) },
        ...(body && { body: JSON.stringify(body) }),
      })
      const text = await reply.text()
      return { status: reply.status, data: (text && JSON.parse(text)) as { id: string; Resources: { id: string }[] } }
    }

    // The list of another browser shows the person without being loaded again.
    const admin = await openAsDemo('root', { address, path: '/dashboard/tenant/user/list' })
    await admin.getByRole('main').getByRole('link', { name: 'Sam Staff' }).first().waitFor()
    const created = await send('POST', '/Users', {
      schemas: [USER],
      userName: 'robin@demo.test',
      displayName: 'Robin Reed',
      externalId: 'robin',
      active: true,
    })
    assert.equal(created.status, 201)
    const row = admin.getByRole('row').filter({ hasText: 'Robin Reed' })
    await row.getByText('Provisioned').waitFor()
    const group = await send('POST', '/Groups', {
      schemas: [GROUP],
      displayName: 'Survey pilots',
      members: [{ value: created.data.id }],
    })
    assert.equal(group.status, 201)
    await row.getByText('Survey pilots').waitFor()
    await row.getByRole('link', { name: 'Robin Reed' }).click()
    await admin.getByText('Your identity provider manages this user.', { exact: false }).waitFor()
    await assertAccessible(admin, 'a person whom the identity provider manages')

    const staff = await openAsDemo('staff', { address, path: '/dashboard/missions' })
    await staff.getByRole('heading', { name: 'Missions', exact: true }).waitFor()
    const found = await send('GET', `/Users?filter=${encodeURIComponent('userName eq "staff@demo.test"')}`)
    const staffId = found.data.Resources[0]?.id ?? ''
    const Operations = [{ op: 'Replace', path: 'active', value: 'False' }]
    assert.equal((await send('PATCH', `/Users/${staffId}`, { schemas: [PATCH], Operations })).status, 200)
    await staff.waitForURL('**/login')

    await root.reload()
    await root.getByText('last used', { exact: false }).waitFor()
    await root.getByRole('button', { name: 'Revoke Entra ID' }).click()
    await root.getByRole('tooltip').getByRole('button', { name: 'Revoke' }).click()
    await root.getByText('No tokens yet.', { exact: false }).waitFor()
    await assertAccessible(root, 'the section of provisioning')
    const refused = await send('GET', '/Users')
    assert.equal(refused.status, 401)
  } finally {
    await server.stop()
  }
})
