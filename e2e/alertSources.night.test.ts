import assert from 'node:assert/strict'
import { assertAccessible } from './support/accessibility'
import { createRecord } from './support/apiCalls'
import { sharedAddress } from './support/environment'
import { flow } from './support/flow'

const DESKTOP = { viewport: { width: 1440, height: 900 } }
const DELIVERY = { title: 'Door open', details: 'Hall 2', camera: { id: 'cam-4' } }

flow('an admin sets due times, creates a rule, and another system raises an alert', async ({ openAs }) => {
  const root = await openAs('root', { ...DESKTOP, path: '/dashboard/alerts' })
  await createRecord(root, '/mission/create', { name: 'Hall watch' })
  await root.getByRole('link', { name: 'Alert settings' }).click()
  await root.getByRole('spinbutton', { name: /Medium/ }).fill('30')
  await root.getByRole('button', { name: 'Add instruction' }).click()
  await root.getByRole('combobox', { name: 'Kind' }).fill('Door')
  await root.getByRole('textbox', { name: 'What to do' }).fill('Send a guard to the hall.')
  await assertAccessible(root, 'the settings of alerts')
  await root.getByRole('button', { name: 'Save changes' }).click()
  await root.getByText('Alert settings saved').waitFor()

  await root.getByRole('link', { name: 'Alert rules' }).click()
  await root.getByRole('button', { name: 'New rule' }).first().click()
  const rule = root.getByRole('dialog')
  await rule.getByRole('textbox', { name: 'Name' }).fill('Lost streams')
  await rule.getByRole('combobox', { name: 'Raise an alert when' }).click()
  await root.getByTitle('A live stream is lost').filter({ visible: true }).click()
  await rule.getByRole('spinbutton', { name: 'Interrupted for longer than' }).fill('45')
  await rule.getByRole('combobox', { name: 'Kind of the alert' }).fill('Signal')
  await assertAccessible(root, 'the form of a rule')
  await rule.getByRole('button', { name: 'Create rule' }).click()
  await root.getByText('A live stream is interrupted for more than 45 seconds').waitFor()
  await assertAccessible(root, 'the rules of alerts')

  await root.getByRole('link', { name: 'Alert webhook' }).click()
  await root.getByRole('combobox', { name: 'Mission' }).click()
  await root.getByTitle('Hall watch').filter({ visible: true }).click()
  await root.getByRole('combobox', { name: 'Kind of the alert' }).fill('Door')
  await root.getByRole('textbox', { name: 'Example delivery (JSON)' }).fill(JSON.stringify(DELIVERY))
  await root.getByText('In the example: Door open').waitFor()
  await root.getByRole('button', { name: 'Test delivery' }).click()
  await root.getByText('The delivery would raise this alert').waitFor()
  await root.getByRole('button', { name: 'Create webhook' }).click()
  await root.getByText('Webhook saved').waitFor()
  await root.getByRole('button', { name: 'Create token' }).click()
  await root.getByText('Copy the token now').waitFor()
  await assertAccessible(root, 'the webhook of alerts')
  const token = await root.getByRole('alert').locator('code').innerText()
  const send = (body: object, key: string) =>
    fetch(new URL('/apis/v1/alert-webhook/receive', sharedAddress()), {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
      body: JSON.stringify(body),
    })
  assert.equal((await send(DELIVERY, 'a wrong token')).status, 403)
  assert.equal((await send({ name: 'without a title' }, token.trim())).status, 422)
  assert.equal((await send(DELIVERY, token.trim())).status, 202)
  await root.getByRole('button', { name: 'Refresh' }).click()
  await root.getByText('Raised').waitFor()
  await root.getByText('Rejected').waitFor()

  await root.goto('/dashboard/alerts')
  await root.getByRole('list', { name: 'Alerts' }).getByText('Door open').click()
  const detail = root.getByRole('article', { name: 'Door open' })
  await detail.getByText('Send a guard to the hall.').waitFor()
  await root
    .getByText(/Due in (29|30)m/)
    .first()
    .waitFor()
})
