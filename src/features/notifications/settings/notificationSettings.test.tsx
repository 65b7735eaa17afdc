import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { aUser } from '../../../testing/factories'
import { apiUrl } from '../../../testing/handlers/apiUrl'
import { notificationSettingsHandlers, someNotificationSettings } from '../../../testing/handlers/notification'
import { recordCalls, stopRecording } from '../../../testing/recordCalls'
import { renderApp } from '../../../testing/renderApp'
import { server } from '../../../testing/server'
import { zoneName } from '../../../shared/time/timeText'

const route = '/dashboard/notifications/settings'
const root = aUser({ userType: 'tenant-root', permissions: ['alert_list'] })

afterEach(stopRecording)

const kind = (name: string) => within(screen.getByRole('group', { name }))
const save = async (user: { click: (element: Element) => Promise<void> }) =>
  user.click(await screen.findByRole('button', { name: 'Save changes' }))

test('saves what changed for each kind, with the time zone of the browser', async () => {
  const calls = recordCalls()
  const { user } = renderApp({ route, user: root })
  await screen.findByRole('button', { name: 'Save changes' })
  await user.click(kind('Missions').getByRole('checkbox', { name: 'In the app: Missions' }))
  await user.click(kind('Missions').getByRole('checkbox', { name: 'Webhook: Missions' }))
  await user.click(kind('Raised alerts').getByRole('combobox', { name: 'Mail: Raised alerts' }))
  await user.click(await screen.findByTitle('Daily mail'))
  await save(user)
  expect(await screen.findByText('Notification settings saved')).toBeVisible()
  expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({
    version: 1,
    timeZone: zoneName(),
    kinds: {
      mission: { app: false, mail: 'off', webhook: true },
      alert: { app: true, mail: 'digest', webhook: false, leastSeverity: 'info' },
    },
  })
})

test('saves quiet hours, which critical alerts may pass', async () => {
  const calls = recordCalls()
  const { user } = renderApp({ route, user: root })
  await user.click(await screen.findByText('No mails at certain hours'))
  expect(await screen.findByLabelText('Quiet from')).toHaveValue('22:00')
  expect(screen.getByText('On the next day')).toBeVisible()
  await user.click(screen.getByRole('checkbox', { name: 'Critical alerts pass' }))
  await save(user)
  expect(await screen.findByText('Notification settings saved')).toBeVisible()
  expect(calls.find(({ method }) => method === 'PATCH')?.body).toMatchObject({
    quiet: { from: '22:00', until: '07:00' },
    criticalPasses: true,
  })
})

test('names quiet hours without an end, and sends nothing', async () => {
  server.use(...notificationSettingsHandlers(someNotificationSettings({ quiet: { from: '22:00', until: '22:00' } })))
  const calls = recordCalls()
  const { user } = renderApp({ route, user: root })
  await user.click(await screen.findByRole('checkbox', { name: 'Critical alerts pass' }))
  await save(user)
  expect((await screen.findAllByText('Choose an end that differs from the start'))[0]).toBeVisible()
  expect(calls.filter(({ method }) => method === 'PATCH')).toEqual([])
})

test('keeps what was chosen when another window has saved, and offers to merge', async () => {
  const settings = someNotificationSettings()
  server.use(...notificationSettingsHandlers(settings))
  const { user } = renderApp({ route, user: root })
  await user.click(await screen.findByRole('checkbox', { name: 'In the app: Missions' }))
  Object.assign(settings, { version: 2, digestAt: '06:30' })
  await save(user)
  expect(await screen.findByText(/Daily mail at/, { selector: 'li, li *' })).toBeVisible()
  expect(screen.getByRole('checkbox', { name: 'In the app: Missions' })).not.toBeChecked()
})

test('sends a test mail, and tells what waits', async () => {
  const waitingUntil = new Date(Date.now() + 3_600_000).toISOString()
  server.use(...notificationSettingsHandlers(someNotificationSettings({ waiting: 3, waitingUntil })))
  const { user } = renderApp({ route, user: root })
  expect(await screen.findByText(/^3 notifications wait/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Send me a test mail' }))
  expect(await screen.findByText('Test mail sent to sam@demo.test')).toBeVisible()
})

test('offers people without a bell what they hear of', async () => {
  const { kinds } = someNotificationSettings()
  const { mention, alert_assigned } = kinds
  server.use(...notificationSettingsHandlers(someNotificationSettings({ kinds: { mention, alert_assigned } })))
  renderApp({ route, user: aUser({ userType: 'tenant-user', permissions: [] }) })
  await screen.findByRole('button', { name: 'Save changes' })
  expect(screen.getByRole('checkbox', { name: 'In the app: Mentions' })).toBeChecked()
  expect(kind('Alerts assigned to you').queryByRole('checkbox', { name: /^In the app/ })).toBeNull()
  expect(screen.queryByRole('group', { name: 'Missions' })).toBeNull()
})

test('shows an error with a retry', async () => {
  server.use(
    http.get(apiUrl('/notification/settings'), () =>
      HttpResponse.json({ status: false, message: 'The database is away' }, { status: 503 }),
    ),
  )
  renderApp({ route, user: root })
  expect(await screen.findByText('The database is away')).toBeVisible()
})
