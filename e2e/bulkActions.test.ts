import assert from 'node:assert/strict'
import { createRecord } from './support/apiCalls'
import { flow } from './support/flow'

flow(
  'a tenant root disables several users at once by keyboard, and enables one from its menu',
  async ({ openAs, emailOf }) => {
    await emailOf('viewer')
    const staff = await openAs('staff')
    const root = await openAs('root', { path: '/dashboard/tenant/user/list' })
    await staff.getByRole('navigation', { name: 'Main menu' }).waitFor()

    const own = root.getByRole('checkbox', { name: 'Select Robin Root' })
    await own.waitFor()
    assert.equal(await own.isDisabled(), true)
    for (const name of ['Sam Staff', 'Vera Viewer']) {
      await root.getByRole('checkbox', { name: `Select ${name}` }).focus()
      await root.keyboard.press('Space')
    }
    const bar = root.getByRole('toolbar', { name: 'Selected: 2' })
    await bar.getByRole('button', { name: 'Disable' }).click()
    await root.getByRole('dialog', { name: 'Disable 2 users?' }).getByRole('button', { name: 'Disable' }).click()
    await root.getByText('2 users were disabled').waitFor()
    await bar.waitFor({ state: 'detached' })
    await staff.getByRole('button', { name: 'Log in' }).waitFor()

    await root.getByRole('button', { name: 'Actions for Sam Staff' }).focus()
    await root.keyboard.press('Enter')
    await root.getByRole('menuitem', { name: 'Enable' }).click()
    await root.getByText('Sam Staff was enabled').waitFor()
    const row = root.getByRole('row', { name: /Vera Viewer/ })
    await row.getByText('disabled').waitFor()
  },
)

flow('a planner archives several missions at once and returns them from the archive', async ({ openAs, tenant }) => {
  await tenant()
  const page = await openAs('staff', { path: '/healthz' })
  for (const name of ['Quay 1', 'Quay 2', 'Quay 3']) await createRecord(page, '/mission/create', { name })
  await page.goto('/dashboard/missions')
  await page.getByRole('link', { name: 'Quay 3' }).waitFor()
  const select = async (name: string) => {
    await page.getByRole('checkbox', { name: `Select ${name}` }).focus()
    await page.keyboard.press('Space')
  }
  await select('Quay 1')
  await select('Quay 2')
  const bar = page.getByRole('toolbar', { name: 'Selected: 2' })
  await bar.getByRole('button', { name: 'Change status' }).click()
  await page.getByRole('menuitem', { name: 'Cancel mission' }).waitFor()
  await page.keyboard.press('Escape')
  await bar.getByRole('button', { name: 'Archive', exact: true }).click()
  await page.getByText('2 missions archived').waitFor()
  await page.getByRole('link', { name: 'Quay 1' }).waitFor({ state: 'detached' })
  await page.getByRole('link', { name: 'Quay 3' }).waitFor()

  await page.getByRole('switch', { name: 'Archived' }).click()
  await select('Quay 1')
  await select('Quay 2')
  await bar.getByRole('button', { name: 'Unarchive' }).click()
  await page.getByText('2 missions returned from the archive').waitFor()
})
