import path from 'node:path'
import { readFileSync } from 'node:fs'
import { assertAccessible } from './support/accessibility'
import { changeRow } from './support/database'
import { flow } from './support/flow'
import { openNewMission } from './support/missions'
import { TestTenant } from './support/tenant'

const VIDEOS = path.resolve(__dirname, '../server/media/video/fixtures')
const PHONE = { width: 390, height: 844 }

flow('old recordings are deleted after a week of grace, and a held one stays', async ({ openWith }) => {
  const tenant = await TestTenant.create()
  const root = await openWith(await tenant.emailOf('root'), { path: '/healthz' })
  const mission = await openNewMission(root, 'Car park', 'recordings')
  const missionId = mission.split('/').at(-1) ?? ''
  const main = root.getByRole('main')
  const video = (name: string, mimeType: string) => ({ name, mimeType, buffer: readFileSync(path.join(VIDEOS, name)) })
  await main
    .locator('input[type=file][aria-label="Upload recordings"]')
    .first()
    .setInputFiles([video('cars.mp4', 'video/mp4'), video('cars.mov', 'video/quicktime')])
  await main.getByText('Ready', { exact: true }).nth(1).waitFor()
  const age = `update mission_file set created_at = now() - interval '60 days' where mission_id = $1 and name = $2`
  await changeRow(age, [missionId, 'cars.mp4'])
  await changeRow(age, [missionId, 'cars.mov'])

  await root.goto('/dashboard/tenant/organisation')
  await root.getByRole('link', { name: 'Manage retention' }).click()
  await root.getByRole('heading', { name: 'Uploaded recordings' }).waitFor()
  await assertAccessible(root, 'retention without a rule')
  await root.getByRole('button', { name: 'Change: Uploaded recordings' }).click()
  const dialog = root.getByRole('dialog')
  await dialog.getByRole('radio', { name: 'After a number of days' }).click()
  await dialog.getByRole('spinbutton', { name: 'Days' }).fill('30')
  await dialog.getByText(/^2 records \(.+\) are older than that/).waitFor()
  await assertAccessible(root, 'the form of a retention rule')
  await dialog.getByRole('checkbox', { name: /^Delete 2 records permanently/ }).check()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await root.getByText('Deleted after 30 days').waitFor()
  await root.getByText(/^First deletion on/).waitFor()

  await root.getByRole('button', { name: 'Show records: Uploaded recordings' }).click()
  await root.getByRole('button', { name: 'Hold cars.mov' }).click()
  await root.getByText('cars.mov is held. It is not deleted until it is released.').waitFor()
  await root.getByRole('list', { name: 'Records: Uploaded recordings' }).getByText('cars.mp4').waitFor()
  await assertAccessible(root, 'retention with a rule')
  await root.setViewportSize(PHONE)
  await assertAccessible(root, 'retention on a phone')
  await root.setViewportSize({ width: 1280, height: 800 })

  await root.goto(`${mission}/recordings`)
  await main.getByText(/^Will be deleted on/).waitFor()
  await root.getByRole('button', { name: /^Notifications, [1-9]/ }).click()
  await root
    .getByText(/records? will be deleted by retention rules from/)
    .first()
    .waitFor()

  await root.goto('/dashboard/tenant/organisation/retention')
  await root.getByText('Deleted after 30 days').waitFor()
  const ofTenant = `tenant_id = (select tenant_id from mission where id = $1)`
  await changeRow(`update retention_rule set starts_on = current_date - 1 where ${ofTenant}`, [missionId])
  await changeRow(`update retention_check set checked_at = null where ${ofTenant}`, [missionId])
  // Follows without a reload.
  await root.getByText(/^Last deletion: 1 record/).waitFor()

  await root.getByRole('link', { name: 'Audit log', exact: true }).last().click()
  await main.getByText('Deleted records by a retention rule').first().waitFor()
  await root.goto(`${mission}/recordings`)
  await main.getByRole('link', { name: 'cars.mov' }).waitFor()
  await main.getByRole('link', { name: 'cars.mp4' }).waitFor({ state: 'detached' })
})
