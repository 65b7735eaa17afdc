import assert from 'node:assert/strict'
import { assertAccessible } from './support/accessibility'
import { flow } from './support/flow'

// Uses the demo tenant, because the API cannot create a tenant-client yet.
flow('a tenant-client gets a QR code that connects a phone', async ({ openAsDemo }) => {
  const page = await openAsDemo('client')
  await page.getByRole('menuitem', { name: 'Connect to App' }).click()
  const dialog = page.getByRole('dialog', { name: 'Connect to App' })
  await dialog.getByRole('img', { name: 'QR code with the addresses of this installation' }).waitFor()
  assert.deepEqual(await dialog.getByRole('listitem').allInnerTexts(), [
    'Open the app',
    'Tap Menu and choose connect',
    'Point the phone at the screen',
  ])
  await assertAccessible(page, 'Connect to App')
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
})
