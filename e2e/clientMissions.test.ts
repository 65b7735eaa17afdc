import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { assertAccessible } from './support/accessibility'
import { createLayer, createRecord } from './support/apiCalls'
import { sharedDataDir } from './support/environment'
import { flow } from './support/flow'
import { chooseLayerAction } from './support/layers'
import { invitationIn, waitForMail } from './support/mails'

const PASSWORD = 'low tide at the pier'
const PHONE = { viewport: { width: 390, height: 844 } }
const SMALL = { viewport: { width: 1200, height: 680 } }
const SQUARE = {
  type: 'Polygon',
  coordinates: [
    [
      [4, 52],
      [4.02, 52],
      [4.02, 52.01],
      [4, 52.01],
      [4, 52],
    ],
  ],
}

flow(
  'a client is invited, sees the mission that is shared with it and no other, until it is withdrawn',
  async (context) => {
    const { open, openAs } = context
    const root = await openAs('root', { ...SMALL, path: '/healthz' })
    const { _id: missionId } = await createRecord(root, '/mission/create', { name: 'Quay walls' })
    const { _id: hiddenId } = await createRecord(root, '/mission/create', { name: 'Secret site' })
    await root.goto('/dashboard/tenant/client/create')
    await root.getByRole('textbox', { name: 'Name' }).fill('Harbour authority')
    await assertAccessible(root, 'the form of a client')
    await root.getByRole('button', { name: 'Create client' }).click()
    await root.getByText('No missions are shared').waitFor()
    const missionsOf = root.url()

    await root.getByRole('button', { name: 'Share missions' }).click()
    await root.getByRole('dialog').getByRole('combobox', { name: 'Missions' }).click()
    await root.getByTitle('Quay walls').last().click()
    await root.keyboard.press('Escape')
    await root.getByRole('dialog').getByRole('button', { name: 'Share', exact: true }).click()
    await root.getByText(/Nothing is shown yet/).waitFor()
    const email = `casey@${randomBytes(4).toString('hex')}.test`
    await root.getByRole('button', { name: 'Invite person' }).click()
    await root.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('Casey Client')
    await root.getByRole('dialog').getByRole('textbox', { name: 'E-mail' }).fill(email)
    await root.getByRole('dialog').getByRole('button', { name: 'Send invitation' }).click()
    await root.getByText('Casey Client').first().waitFor()
    await assertAccessible(root, 'the missions and people of a client')

    const client = await open({ ...PHONE, path: invitationIn(await waitForMail(sharedDataDir(), email)) })
    await client.getByLabel('New password', { exact: true }).fill(PASSWORD)
    await client.getByRole('button', { name: 'Set password' }).click()
    await client.getByRole('button', { name: 'I accept' }).click()
    await client.waitForURL('**/dashboard/client/missions')
    await client.getByRole('link', { name: 'Quay walls' }).waitFor()
    assert.equal(await client.getByText('Secret site').count(), 0)
    await assertAccessible(client, 'the missions of a client on a phone')
    const hidden = await client.request.get(`/apis/v1/mission/get/${hiddenId}`)
    assert.equal(hidden.status(), 404)
    await client.getByRole('link', { name: 'Quay walls' }).click()
    await client.getByRole('heading', { name: 'Quay walls' }).waitFor()
    await client.getByText('Nothing is shown yet').waitFor()
    await createLayer(root, { missionId, name: 'Plots' }, [SQUARE])
    await root.goto(`/dashboard/missions/${missionId}`)
    await chooseLayerAction(root, 'Plots', 'Show to clients')
    await root.goto(`/dashboard/missions/${missionId}/clients`)
    await root.getByText('Map layers: Marked').waitFor()
    await assertAccessible(root, 'the clients of a mission')
    await root.goto(missionsOf)
    await client.getByRole('link', { name: 'Map' }).waitFor()
    await client.getByRole('button', { name: 'Show layers' }).click()
    await client.getByText('Plots').first().waitFor()
    await assertAccessible(client, 'a mission of a client on a phone')

    await root.getByRole('button', { name: 'Withdraw Quay walls' }).click()
    await root.getByRole('button', { name: 'Withdraw', exact: true }).last().click()
    await root.getByText('No missions are shared').waitFor()
    const gone = await client.request.get(`/apis/v1/mission/get/${missionId}`)
    assert.equal(gone.status(), 404)
    await client.getByRole('heading', { name: 'Quay walls is no longer shared with you' }).waitFor()
    await client.getByRole('link', { name: 'Show my missions' }).click()
    await client.getByText('No missions yet').waitFor()
  },
)
