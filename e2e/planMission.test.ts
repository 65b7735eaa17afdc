import assert from 'node:assert/strict'
import { createSampleMissions } from './support/apiCalls'
import { flow } from './support/flow'
import { planMission } from './support/missions'
import { watchReloads } from './support/reloads'
import { TestTenant } from './support/tenant'

const LIST = { path: '/dashboard/missions' }

flow(
  'a planned mission appears in other browsers of the tenant, and in no other tenant',
  async ({ openAs, openWith }) => {
    const otherTenant = await TestTenant.create()
    const [planner, colleague, outsider] = await Promise.all([
      openAs('staff', LIST),
      openAs('root', LIST),
      openWith(await otherTenant.emailOf('root'), LIST),
    ])
    const assertNoReload = await watchReloads(colleague)
    await outsider.getByText('No missions yet').waitFor()

    await planMission(planner, 'Quay walls after the storm')
    await colleague.getByRole('table').getByRole('link', { name: 'Quay walls after the storm' }).waitFor()
    await colleague.getByRole('status').filter({ hasText: 'Quay walls after the storm was added' }).waitFor()
    await assertNoReload()
    await outsider.reload()
    await outsider.getByText('No missions yet').waitFor()
    assert.equal(await outsider.getByText('Quay walls').count(), 0)
  },
)

flow('other browsers show each change of status', async ({ openAs }) => {
  const planner = await openAs('staff', LIST)
  await planMission(planner, 'Fence line, north')
  const colleague = await openAs('root', { path: new URL(planner.url()).pathname })
  await colleague.getByRole('main').getByText('draft', { exact: true }).waitFor()
  const assertNoReload = await watchReloads(colleague)

  await planner.getByRole('button', { name: 'Schedule' }).click()
  const schedule = planner.getByRole('dialog', { name: 'Schedule Fence line, north' })
  await schedule.getByLabel('Scheduled for').fill('3/12/2030')
  await schedule.getByLabel('Scheduled for').press('Tab')
  await schedule.getByRole('button', { name: 'Schedule' }).click()
  await colleague.getByRole('main').getByText('scheduled', { exact: true }).first().waitFor()
  await planner.getByRole('button', { name: 'Go live' }).click()
  await colleague.getByRole('main').getByText('live', { exact: true }).first().waitFor()
  await planner.getByRole('button', { name: 'Complete' }).click()
  await planner.getByRole('dialog').getByRole('button', { name: 'Complete' }).click()
  await colleague.getByRole('main').getByText('completed', { exact: true }).first().waitFor()
  assert.equal(await colleague.getByRole('button', { name: 'Go live' }).count(), 0)
  await assertNoReload()
})

flow('deleting requires the name, and other users on the page are informed', async ({ openAs }) => {
  const planner = await openAs('staff', LIST)
  await createSampleMissions(await openAs('root', { path: '/healthz' }))
  await planMission(planner, 'Old quarry')
  const colleague = await openAs('root', { path: new URL(planner.url()).pathname })
  await colleague.getByRole('heading', { name: 'Old quarry' }).waitFor()

  await planner.getByRole('button', { name: 'More actions' }).click()
  await planner.getByRole('menuitem', { name: 'Delete' }).click()
  const question = planner.getByRole('dialog', { name: 'Delete Old quarry?' })
  await question.getByRole('button', { name: 'Delete mission' }).click()

  await planner.waitForURL('**/dashboard/missions')
  await planner.getByRole('table').waitFor()
  assert.equal(await planner.getByRole('link', { name: 'Old quarry' }).count(), 0)
  await colleague.getByText('Old quarry is in the trash').waitFor()
})

flow('a second editor has to load the latest version before saving', async ({ openAs }) => {
  const first = await openAs('staff', LIST)
  await planMission(first, 'Pylon 12')
  const second = await openAs('root', { path: `${new URL(first.url()).pathname}/edit` })
  await second.getByRole('textbox', { name: 'Description' }).fill('Check the insulators')

  await first.getByRole('link', { name: 'Edit' }).click()
  await first.getByRole('textbox', { name: 'Name' }).fill('Pylon 12 and 13')
  await first.getByRole('button', { name: 'Save changes' }).click()
  await first.getByRole('heading', { name: 'Pylon 12 and 13' }).waitFor()

  await second.getByRole('button', { name: 'Load latest version' }).click()
  assert.equal(await second.getByRole('textbox', { name: 'Name' }).inputValue(), 'Pylon 12 and 13')
  assert.equal(await second.getByRole('textbox', { name: 'Description' }).inputValue(), 'Check the insulators')
  await second.getByRole('button', { name: 'Save changes' }).click()
  await second.getByRole('heading', { name: 'Pylon 12 and 13' }).waitFor()
  await second.getByRole('link', { name: 'Overview' }).click()
  await second.getByText('Check the insulators').waitFor()
})

flow('a user with permissions to read cannot plan, change or delete missions', async ({ openAs }) => {
  await createSampleMissions(await openAs('root', { path: '/healthz' }))
  const reader = await openAs('viewer', LIST)
  await reader.getByRole('table').waitFor()
  assert.equal(await reader.getByRole('link', { name: 'New mission' }).count(), 0)
  await reader.getByRole('table').getByRole('link').first().click()
  await reader.getByText('Last updated').waitFor()
  assert.equal(await reader.getByRole('link', { name: 'Edit' }).count(), 0)
  assert.equal(await reader.getByRole('button', { name: 'More actions' }).count(), 0)
  await reader.goto('/dashboard/missions/create')
  await reader.getByText('You need the permission "Create missions"').waitFor()
})
