import assert from 'node:assert/strict'
import { isSigned, startReceiver } from '../server/groups/webhook/testing/receiver'
import { assertAccessible } from './support/accessibility'
import { createRecord } from './support/apiCalls'
import { flow } from './support/flow'

const DESKTOP = { viewport: { width: 1440, height: 900 } }
const PHONE = { width: 390, height: 844 }

flow('events reach a server, also one that was down for a while', async ({ openAs }) => {
  const receiver = await startReceiver()
  try {
    const root = await openAs('root', { ...DESKTOP, path: '/dashboard/tenant/organisation' })
    await root.getByRole('link', { name: 'Manage webhooks' }).click()
    await root.getByRole('heading', { name: 'No webhooks yet' }).waitFor()
    await assertAccessible(root, 'the page without webhooks')
    await root.getByRole('button', { name: 'New webhook' }).click()
    const form = root.getByRole('dialog')
    await form.getByRole('textbox', { name: 'Name' }).fill('Control room')
    await form.getByRole('textbox', { name: 'Address' }).fill(`https://127.0.0.1:${receiver.port}/`)
    await form.getByRole('button', { name: 'Create webhook' }).click()
    await form
      .getByText(/127\.0\.0\.1, which is not a public address/)
      .first()
      .waitFor()
    await assertAccessible(root, 'the form of a webhook with a refused address')
    await form.getByRole('textbox', { name: 'Address' }).fill(receiver.address)
    await form.getByRole('button', { name: 'Create webhook' }).click()
    const secret = (await root.getByRole('alert').locator('code').innerText()).trim()
    await assertAccessible(root, 'the list of webhooks with a new secret')
    await root.getByRole('button', { name: 'Done' }).click()

    await root.getByRole('link', { name: 'Control room' }).click()
    await root.getByRole('button', { name: 'Send a test' }).click()
    await root.getByText(/^The receiver answered 200 in/).waitFor()
    await root.getByText('answered 200', { exact: true }).waitFor()

    receiver.answer = 503
    await createRecord(root, '/mission/create', { name: 'Harbour survey' })
    // Follows without a reload.
    await root.getByText('The receiver answered 503').first().waitFor()
    await assertAccessible(root, 'a webhook')
    receiver.answer = 200
    await root.getByText('Waiting', { exact: true }).first().click()
    await root.getByRole('link', { name: 'A mission was created' }).click()
    const delivery = root.getByRole('dialog')
    await delivery.getByText(/^Answered 503 in/).waitFor()
    await assertAccessible(root, 'a delivery')
    await delivery.getByRole('button', { name: 'Send now' }).click()
    await delivery.getByText(/^Answered 200 in/).waitFor()
    await delivery.getByText('Delivered').waitFor()
    await delivery.getByRole('button', { name: 'Close' }).click()
    const missions = receiver.received.filter(({ headers }) => headers['aerie-event'] === 'MISSION_ADDED')
    assert.ok(missions.length >= 2, 'the event was sent again')
    assert.ok(missions.every((received) => isSigned(received, secret)))
    assert.equal(new Set(missions.map(({ headers }) => headers['aerie-delivery'])).size, 1)
    assert.match(missions[0]?.body ?? '', /"mission":"Harbour survey"/)

    await root.getByRole('button', { name: 'Replace secret…' }).click()
    await root.getByRole('button', { name: 'Replace secret', exact: true }).click()
    const newSecret = (await root.getByRole('alert').locator('code').innerText()).trim()
    await root.getByRole('button', { name: 'Send a test' }).click()
    await root.getByText(/^The receiver answered 200 in/).waitFor()
    const last = receiver.received.at(-1)
    assert.ok(last && isSigned(last, secret) && isSigned(last, newSecret), 'both secrets sign')
    await root.setViewportSize(PHONE)
    await assertAccessible(root, 'a webhook on a phone')
  } finally {
    await receiver.close()
  }
})
