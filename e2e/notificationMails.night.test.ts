import { assertAccessible } from './support/accessibility'
import { changeRow } from './support/database'
import { sharedDataDir } from './support/environment'
import { flow } from './support/flow'
import { waitForMail } from './support/mails'
import { openNewMission } from './support/missions'

const HOUR_MS = 3_600_000

/** A time of the day, by the clock of the browser. */
const clock = (away: number): string => new Date(Date.now() + away).toISOString().slice('YYYY-MM-DDT'.length, -8)

flow('a pilot without live updates is mailed a mention and answers; quiet hours hold the answer', async (context) => {
  const { openAs, emailOf } = context
  const address = await emailOf('viewer')
  const permissions = '{dashboard,mission_list,thread_list,thread_create}'
  await changeRow('update app_user set custom_permissions = $1 where email = $2', [permissions, address])

  const staff = await openAs('staff', { path: '/healthz' })
  await openNewMission(staff, 'Harbour watch', 'thread')
  await staff.getByRole('textbox', { name: 'Comment' }).pressSequentially('Can you fly tonight, @Vera')
  await staff.getByTitle('Vera Viewer').waitFor()
  await staff.getByTitle('Robin Root').waitFor({ state: 'detached' })
  await staff.keyboard.press('Enter')
  await staff.keyboard.press('Control+Enter')
  await staff.getByText('Can you fly tonight, @Vera Viewer').waitFor()

  await staff.getByRole('button', { name: /^Notifications/ }).click()
  await staff.getByRole('link', { name: 'Settings', exact: true }).click()
  await staff.getByRole('heading', { name: 'Notification settings', level: 1 }).waitFor()
  await staff.getByText('No mails at certain hours').click()
  await staff.getByLabel('Quiet from').fill(clock(-HOUR_MS))
  await staff.getByLabel('Quiet until').fill(clock(HOUR_MS))
  await staff.getByRole('button', { name: 'Save changes' }).click()
  await staff.getByText('Notification settings saved').waitFor()
  await assertAccessible(staff, 'notification settings')

  const mail = (await waitForMail(sharedDataDir(), address, 2)).replace(/=\r?\n/g, '').replaceAll('=3D', '=')
  const link = /\/dashboard\/missions\/[\w-]+\/thread/.exec(mail)?.[0] ?? ''
  const pilot = await openAs('viewer', { path: link })
  await pilot.getByText('Can you fly tonight, @Vera Viewer').waitFor()
  await pilot.getByRole('textbox', { name: 'Comment' }).pressSequentially('At nine, @Sam')
  await pilot.getByTitle('Sam Staff').waitFor()
  await pilot.getByTitle('Robin Root').waitFor({ state: 'detached' })
  await pilot.keyboard.press('Enter')
  await pilot.keyboard.press('Control+Enter')
  await pilot.getByText('At nine, @Sam Staff').waitFor()

  await pilot.goto('/dashboard/notifications/settings')
  await pilot.getByRole('checkbox', { name: 'In the app: Mentions' }).waitFor()

  await staff.reload()
  await staff.getByText(/^1 notification waits/).waitFor()
})
