import assert from 'node:assert/strict'
import { assertAccessible } from './support/axe'
import { flow } from './support/flow'

flow('a client connects a phone with the code on the screen', async ({ openAs }) => {
  const page = await openAs('client')
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
