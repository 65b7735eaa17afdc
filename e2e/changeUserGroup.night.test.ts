import { flow } from './support/flow'
import { watchReloads } from './support/reloads'

flow('a changed user group updates the menu of a signed-in member', async ({ openAs, emailOf }) => {
  const member = await openAs('staff')
  const root = await openAs('root', { path: '/dashboard/tenant/user-group/create' })
  const menu = member.getByRole('navigation', { name: 'Main menu' })
  const users = menu.getByRole('link', { name: 'Users' })
  await menu.waitFor()
  const assertNoReload = await watchReloads(member)

  await root.getByRole('textbox', { name: 'Name' }).fill('Reception')
  await root.getByRole('combobox', { name: 'Members' }).click()
  await root.getByText(`Sam Staff · ${await emailOf('staff')}`).click()
  await root.keyboard.press('Escape')
  await root.getByRole('searchbox', { name: 'Search permissions' }).fill('see users')
  await root.getByRole('checkbox', { name: 'See users', exact: true }).check()
  await root.getByRole('button', { name: 'Create user group' }).click()
  await users.waitFor()

  await root.getByRole('link', { name: 'Reception' }).click()
  await root.getByRole('button', { name: 'Delete' }).click()
  await root.getByRole('textbox', { name: 'Type Reception to confirm' }).fill('Reception')
  await root.getByRole('button', { name: 'Delete user group' }).click()
  await users.waitFor({ state: 'detached' })
  await assertNoReload()
})
