import assert from 'node:assert/strict'
import { assertAccessible } from './support/accessibility'
import { flow } from './support/flow'
import { planMission } from './support/missions'

flow('the command palette opens pages and finds missions, by keyboard and on a phone', async ({ openAs }) => {
  const page = await openAs('root', { path: '/dashboard/missions' })
  await planMission(page, 'Harbour crane inspection')
  await page.keyboard.press('Control+k')
  const field = page.getByRole('combobox', { name: 'Search and go to' })
  await field.waitFor()
  await page.keyboard.type('group')
  await page.getByRole('option', { name: 'User groups', selected: true }).waitFor()
  await page.keyboard.press('Enter')
  await page.waitForURL('**/dashboard/tenant/user-group/list')
  assert.equal(await field.count(), 0)

  const phone = await openAs('root', { viewport: { width: 390, height: 844 } })
  await phone.getByRole('button', { name: 'Search' }).click()
  await phone.getByRole('combobox', { name: 'Search and go to' }).fill('crane')
  const found = phone.getByRole('option', { name: 'Harbour crane inspection' })
  await found.waitFor()
  await assertAccessible(phone, 'the command palette')
  await found.click()
  await phone.getByRole('heading', { name: 'Harbour crane inspection' }).waitFor()
})
