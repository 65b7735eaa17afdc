import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { aUser } from '../../../testing/factories'
import { alertHandlers, anAlert } from '../../../testing/handlers/alert'
import { alertSettingsHandlers, someAlertSettings } from '../../../testing/handlers/alert-settings'
import { apiUrl } from '../../../testing/handlers/apiUrl'
import { recordCalls, stopRecording } from '../../../testing/recordCalls'
import { renderApp } from '../../../testing/renderApp'
import { server } from '../../../testing/server'

const route = '/dashboard/alerts/settings'
const admin = aUser({ userType: 'tenant-root', permissions: ['alert_list', 'tenant_update_self'] })

afterEach(stopRecording)

test('saves due times, the duplicate window and instructions, and sends only what changed', async () => {
  server.use(...alertSettingsHandlers(), ...alertHandlers([anAlert()]))
  const calls = recordCalls()
  const { user } = renderApp({ route, user: admin })
  const save = await screen.findByRole('button', { name: 'Save changes' })
  const high = screen.getByRole('spinbutton', { name: /^High/ })
  expect(high).toHaveValue('60')
  await user.clear(high)
  await user.type(high, '30')
  await user.clear(screen.getByRole('spinbutton', { name: /^Low/ }))
  await user.click(screen.getByRole('button', { name: 'Add instruction' }))
  await user.type(screen.getByRole('combobox', { name: 'Kind' }), 'Intrusion')
  await user.type(screen.getByRole('textbox', { name: 'What to do' }), 'Call the guard.')
  await user.click(save)
  expect(await screen.findByText('Alert settings saved')).toBeVisible()
  expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({
    version: 1,
    dueMinutes: { info: null, low: null, medium: 480, high: 30, critical: 15 },
    instructions: [{ kind: 'Intrusion', text: 'Call the guard.' }],
  })
})

test('names what is invalid, and sends nothing', async () => {
  const instructions = [{ kind: 'Smoke', text: 'Call the fire brigade.' }]
  server.use(...alertSettingsHandlers(someAlertSettings({ instructions })), ...alertHandlers())
  const calls = recordCalls()
  const { user } = renderApp({ route, user: admin })
  await user.click(await screen.findByRole('button', { name: 'Add instruction' }))
  await user.type(screen.getAllByRole('combobox', { name: 'Kind' })[1] as HTMLElement, 'smoke')
  const repeats = screen.getByRole('spinbutton', { name: 'Duplicate window' })
  await user.clear(repeats)
  await user.type(repeats, '20000')
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  expect((await screen.findAllByText('Enter whole minutes from 1 to 10,080'))[0]).toBeVisible()
  expect(screen.getAllByText('This kind has an instruction already. Enter another kind.')[0]).toBeVisible()
  expect(screen.getAllByText('Enter what to do')[0]).toBeVisible()
  expect(calls.some(({ method }) => method === 'PATCH')).toBe(false)
})

test('keeps what was typed when someone else changed the settings, and asks before it is lost', async () => {
  const stored = someAlertSettings()
  server.use(...alertSettingsHandlers(stored), ...alertHandlers())
  const { user, goTo, path } = renderApp({ route, user: admin })
  const repeats = await screen.findByRole('spinbutton', { name: 'Duplicate window' })
  await user.clear(repeats)
  await user.type(repeats, '45')
  Object.assign(stored, { version: 2, dueMinutes: { ...stored.dueMinutes, high: 90 } })
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  await user.click(await screen.findByRole('button', { name: 'Load latest version' }))
  expect(screen.getByRole('spinbutton', { name: /^High/ })).toHaveValue('90')
  expect(repeats).toHaveValue('45')
  await goTo('/dashboard/alerts')
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Stay on page' }))
  expect(path()).toBe(route)
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  expect(await screen.findByText('Alert settings saved')).toBeVisible()
  expect(stored).toMatchObject({ repeatMinutes: 45, dueMinutes: { high: 90 }, version: 3 })
})

test('is reached from the desk, says why the settings did not load and tries again', async () => {
  const failing = http.get(
    apiUrl('/alert/settings'),
    () => HttpResponse.json({ status: false, message: 'The database is busy' }, { status: 503 }),
    { once: true },
  )
  server.use(failing, ...alertSettingsHandlers(), ...alertHandlers())
  const { user } = renderApp({ route: '/dashboard/alerts', user: admin })
  await user.click(await screen.findByRole('link', { name: 'Alert settings' }))
  expect(await screen.findByText('The database is busy')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('spinbutton', { name: /^Critical/ })).toHaveValue('15')
})

test('is closed to users who may not change the organisation', async () => {
  renderApp({ route, user: aUser({ permissions: ['alert_list'] }) })
  expect(await screen.findByText("You don't have access to this page")).toBeVisible()
})
