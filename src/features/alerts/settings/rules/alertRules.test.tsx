import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { aBaseLayer, aFeature, aLayer, aMission, aUser } from '../../../../testing/factories'
import { analysisHandlers } from '../../../../testing/handlers/analysis'
import { alertHandlers } from '../../../../testing/handlers/alert'
import { alertRuleHandlers, anAlertRule } from '../../../../testing/handlers/alert-rule'
import { apiUrl } from '../../../../testing/handlers/apiUrl'
import { aDetector, detectorHandlers } from '../../../../testing/handlers/detector'
import { baseLayerHandlers } from '../../../../testing/handlers/base-layer'
import { featureHandlers } from '../../../../testing/handlers/feature'
import { layerHandlers } from '../../../../testing/handlers/layer'
import { missionHandlers } from '../../../../testing/handlers/mission'
import { recordCalls, stopRecording } from '../../../../testing/recordCalls'
import { renderApp } from '../../../../testing/renderApp'
import { server } from '../../../../testing/server'

const route = '/dashboard/alerts/rules'
const permissions = ['alert_list', 'tenant_update_self', 'layer_list', 'feature_list', 'mission_list'] as const
const admin = aUser({ userType: 'tenant-root', permissions: [...permissions] })
const mission = aMission({ name: 'Harbour survey' })
const base = aBaseLayer({ name: 'Fence' })

beforeEach(() =>
  server.use(
    ...missionHandlers([mission]),
    ...baseLayerHandlers([base]),
    ...layerHandlers([aLayer({ missionId: mission._id, name: 'Zones' })]),
    ...featureHandlers([aFeature({ index: 0, properties: { name: 'Gate 4' } })]),
    ...alertHandlers(),
  ),
)

afterEach(stopRecording)

test('creates a geofence of a base layer from the empty list', async () => {
  server.use(...alertRuleHandlers())
  const calls = recordCalls()
  const { user } = renderApp({ route, user: admin })
  expect(await screen.findByText('No rules yet')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'New rule' }))
  const dialog = within(await screen.findByRole('dialog'))
  const create = await dialog.findByRole('button', { name: 'Create rule' })
  await user.click(create)
  expect((await dialog.findAllByText('Choose a base layer'))[0]).toBeVisible()
  await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Perimeter')
  await user.click(dialog.getByRole('combobox', { name: 'Base layer' }))
  await user.click(await screen.findByTitle('Fence'))
  await user.type(dialog.getByRole('combobox', { name: 'Kind of the alert' }), 'Intrusion')
  await user.click(create)
  expect(await screen.findByText('A drone enters Fence · All missions')).toBeVisible()
  expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
    name: 'Perimeter',
    kind: 'geofence_entered',
    severity: 'medium',
    alertKind: 'Intrusion',
    baseLayerId: base._id,
    mapref: null,
    layerId: null,
    missionId: null,
    seconds: null,
    degrees: null,
  })
})

test('creates a geofence of an area of a layer in one mission', async () => {
  server.use(...alertRuleHandlers([anAlertRule()]))
  const calls = recordCalls()
  const { user } = renderApp({ route, user: admin })
  await user.click(await screen.findByRole('button', { name: 'New rule' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(await dialog.findByRole('textbox', { name: 'Name' }), 'Gate')
  await user.click(dialog.getByText('Layer of a mission'))
  await user.click(await dialog.findByRole('combobox', { name: /^Mission of the layer/ }))
  await user.click(await screen.findByTitle('Harbour survey'))
  const layer = dialog.getByRole('combobox', { name: 'Layer' })
  await waitFor(() => expect(layer).toBeEnabled())
  await user.click(layer)
  await user.click(await screen.findByTitle('Zones'))
  const area = dialog.getByRole('combobox', { name: 'Area' })
  await waitFor(() => expect(area).toBeEnabled())
  await user.click(area)
  await user.click(await screen.findByTitle('Gate 4'))
  await user.type(dialog.getByRole('combobox', { name: 'Kind of the alert' }), 'Gate')
  await user.click(dialog.getByRole('button', { name: 'Create rule' }))
  expect(await screen.findByText('Rule created')).toBeVisible()
  expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
    baseLayerId: null,
    featureIndex: 0,
    missionId: null,
    layerId: expect.any(String) as string,
  })
})

test('opens the form for an area of the address, shows fences first and the problem of a fence at its field', async () => {
  const fence = aLayer({ missionId: mission._id, name: 'Perimeter', fence: true })
  const zones = aLayer({ missionId: mission._id, name: 'Zones' })
  const message = 'The outline of this area crosses itself.'
  server.use(
    ...layerHandlers([zones, fence]),
    http.post(
      apiUrl('/alert-rule/create'),
      () =>
        HttpResponse.json(
          { status: false, message: 'Check the fields', errors: [{ field: 'featureIndex', message }] },
          { status: 400 },
        ),
      { once: true },
    ),
    ...alertRuleHandlers([]),
  )
  const calls = recordCalls()
  const query = `mission=${mission._id}&layer=${zones._id}&feature=0`
  const { user } = renderApp({ route: `${route}?${query}`, user: admin })
  const dialog = within(await screen.findByRole('dialog', { name: 'New rule' }))
  expect(await dialog.findByTitle('Zones')).toBeVisible()
  expect(await dialog.findByTitle('Gate 4')).toBeVisible()
  expect(await dialog.findAllByTitle('Harbour survey')).toHaveLength(2)
  await user.click(dialog.getByRole('combobox', { name: 'Layer' }))
  const offered = await screen.findAllByText(/^(Fences|Perimeter|Other layers; .*)$/)
  expect(offered.map(({ textContent }) => textContent)).toEqual([
    'Fences',
    'Perimeter',
    'Other layers; the one you choose becomes a fence',
  ])
  await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Gate')
  await user.type(dialog.getByRole('combobox', { name: 'Kind of the alert' }), 'Gate')
  const create = dialog.getByRole('button', { name: 'Create rule' })
  await user.click(create)
  expect((await dialog.findAllByText(new RegExp(message)))[0]).toBeVisible()
  await user.click(create)
  expect(await screen.findByText('Rule created')).toBeVisible()
  const sent = { missionId: mission._id, layerId: zones._id, featureIndex: 0, baseLayerId: null }
  expect(calls.findLast(({ method }) => method === 'POST')?.body).toMatchObject(sent)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('says when the shape of an area crosses itself', async () => {
  server.use(...alertRuleHandlers([anAlertRule({ kind: 'geofence_left', areaName: 'Zones', isAreaCrossed: true })]))
  renderApp({ route, user: admin })
  expect(await screen.findByText(/^The outline of its area crosses itself/)).toBeVisible()
})

test('creates a rule about stream minutes, whose alerts need a mission', async () => {
  server.use(...alertRuleHandlers())
  const calls = recordCalls()
  const { user } = renderApp({ route, user: admin })
  await user.click(await screen.findByRole('button', { name: 'New rule' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(await dialog.findByRole('textbox', { name: 'Name' }), 'Minutes')
  await user.click(dialog.getByRole('combobox', { name: 'Raise an alert when' }))
  await user.click(await screen.findByTitle('Stream minutes are near their limit'))
  expect(await dialog.findByText('At other times the alert waits until the hours begin.')).toBeVisible()
  const percent = dialog.getByRole('spinbutton', { name: 'Part of the limit in use' })
  await user.clear(percent)
  await user.type(dialog.getByRole('combobox', { name: 'Kind of the alert' }), 'Package')
  await user.click(dialog.getByRole('button', { name: 'Create rule' }))
  expect((await dialog.findAllByText('Enter a whole percentage from 1 to 100'))[0]).toBeVisible()
  expect(dialog.getAllByText('Choose a mission')[0]).toBeVisible()
  await user.type(percent, '90')
  await user.click(dialog.getByRole('combobox', { name: 'Alerts appear in this mission' }))
  await user.click(await screen.findByTitle('Harbour survey'))
  await user.click(dialog.getByRole('button', { name: 'Create rule' }))
  expect(await screen.findByText(/^Stream minutes of the month reach 90 % of the package · Alerts in/)).toBeVisible()
  const sent = { kind: 'minutes_near_limit', percent: 90, missionId: mission._id, days: null, baseLayerId: null }
  expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject(sent)
})

test('creates a rule about the results of a model of some confidence', async () => {
  server.use(...analysisHandlers(), ...alertRuleHandlers())
  const calls = recordCalls()
  const { user } = renderApp({ route, user: admin })
  await user.click(await screen.findByRole('button', { name: 'New rule' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(await dialog.findByRole('textbox', { name: 'Name' }), 'Plants')
  await user.click(dialog.getByRole('combobox', { name: 'Raise an alert when' }))
  await user.click(await screen.findByTitle('An analysis or a detector finds something'))
  await user.click(await dialog.findByRole('combobox', { name: /^Model/ }))
  await user.click(await screen.findByTitle('Aerie motion'))
  await user.type(dialog.getByRole('spinbutton', { name: /^Least confidence/ }), '80')
  await user.type(dialog.getByRole('combobox', { name: 'Kind of the alert' }), 'Motion')
  await user.click(dialog.getByRole('button', { name: 'Create rule' }))
  const condition = /^Aerie motion finds something with a confidence of 80 % or more · All missions/
  expect(await screen.findByText(condition)).toBeVisible()
  const sent = {
    kind: 'detection',
    model: 'Aerie motion',
    class: null,
    leastConfidence: 80,
    percent: null,
    missionId: null,
  }
  expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject(sent)
})

test('creates a rule about a class of a detector', async () => {
  server.use(...analysisHandlers(), ...alertRuleHandlers(), ...detectorHandlers({ detectors: [aDetector()] }))
  const calls = recordCalls()
  const { user } = renderApp({ route, user: admin })
  await user.click(await screen.findByRole('button', { name: 'New rule' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(await dialog.findByRole('textbox', { name: 'Name' }), 'Panels')
  await user.click(dialog.getByRole('combobox', { name: 'Raise an alert when' }))
  await user.click(await screen.findByTitle('An analysis or a detector finds something'))
  await user.click(await dialog.findByRole('combobox', { name: /^Model/ }))
  await user.click(await screen.findByTitle('Solar panels'))
  await user.click(dialog.getByRole('combobox', { name: /^Class/ }))
  await user.click(await screen.findByTitle('hot spot'))
  await user.type(dialog.getByRole('combobox', { name: 'Kind of the alert' }), 'Hotspot')
  await user.click(dialog.getByRole('button', { name: 'Create rule' }))
  expect(await screen.findByText(/^Solar panels finds hot spot · All missions/)).toBeVisible()
  const sent = { kind: 'detection', model: 'Solar panels', class: 'hot spot', leastConfidence: null }
  expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject(sent)
})

test('creates a rule about other aircraft, whose height difference may be empty', async () => {
  server.use(...alertRuleHandlers())
  const calls = recordCalls()
  const { user } = renderApp({ route, user: admin })
  await user.click(await screen.findByRole('button', { name: 'New rule' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(await dialog.findByRole('textbox', { name: 'Name' }), 'Too close')
  await user.click(dialog.getByRole('combobox', { name: 'Raise an alert when' }))
  await user.click(await screen.findByTitle('Another aircraft is near a live drone'))
  const distance = await dialog.findByRole('spinbutton', { name: 'Nearer than' })
  expect(distance).toHaveValue('500')
  expect(dialog.getByText(/as things are now/)).toBeVisible()
  await user.clear(distance)
  await user.type(dialog.getByRole('combobox', { name: 'Kind of the alert' }), 'Airspace')
  await user.click(dialog.getByRole('button', { name: 'Create rule' }))
  expect((await dialog.findAllByText('Enter whole metres from 10 to 50,000'))[0]).toBeVisible()
  await user.type(distance, '1200')
  await user.click(dialog.getByRole('button', { name: 'Create rule' }))
  expect(await screen.findByText('Another aircraft is within 1,200 m of a live drone · All missions')).toBeVisible()
  const sent = { kind: 'aircraft_near', distance: 1200, heightDifference: null, degrees: null, missionId: null }
  expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject(sent)
})

test('creates a rule about a low battery, and says which drones it cannot judge', async () => {
  server.use(...alertRuleHandlers())
  const calls = recordCalls()
  const { user } = renderApp({ route, user: admin })
  await user.click(await screen.findByRole('button', { name: 'New rule' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(await dialog.findByRole('textbox', { name: 'Name' }), 'Empty')
  await user.click(dialog.getByRole('combobox', { name: 'Raise an alert when' }))
  await user.click(await screen.findByTitle('The battery of a drone is low'))
  const percent = await dialog.findByRole('spinbutton', { name: /^Battery at or below/ })
  expect(dialog.getByText(/A drone that sends no battery raises no alert/)).toBeVisible()
  await user.clear(percent)
  await user.type(percent, '20')
  await user.type(dialog.getByRole('combobox', { name: 'Kind of the alert' }), 'Battery')
  await user.click(dialog.getByRole('button', { name: 'Create rule' }))
  expect(await screen.findByText('The battery of a drone is at 20 % or below · All missions')).toBeVisible()
  const sent = { kind: 'battery_low', percent: 20, seconds: null, missionId: null }
  expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject(sent)
})

test('creates a rule about positions that stop for five seconds or more', async () => {
  server.use(...alertRuleHandlers())
  const calls = recordCalls()
  const { user } = renderApp({ route, user: admin })
  await user.click(await screen.findByRole('button', { name: 'New rule' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(await dialog.findByRole('textbox', { name: 'Name' }), 'Silent')
  await user.click(dialog.getByRole('combobox', { name: 'Raise an alert when' }))
  await user.click(await screen.findByTitle('The positions of a drone stop'))
  const seconds = await dialog.findByRole('spinbutton', { name: /^No positions for longer than/ })
  expect(dialog.getByText(/A drone that sends no height is taken to be in the air/)).toBeVisible()
  expect(dialog.getByText(/as things are now/)).toBeVisible()
  await user.clear(seconds)
  await user.type(seconds, '4')
  await user.type(dialog.getByRole('combobox', { name: 'Kind of the alert' }), 'Drone')
  await user.click(dialog.getByRole('button', { name: 'Create rule' }))
  expect((await dialog.findAllByText('Enter whole seconds from 5 to 3,600'))[0]).toBeVisible()
  await user.clear(seconds)
  await user.type(seconds, '15')
  await user.click(dialog.getByRole('button', { name: 'Create rule' }))
  expect(await screen.findByText('A drone sends no positions for more than 15 seconds · All missions')).toBeVisible()
  const sent = { kind: 'positions_stopped', seconds: 15, percent: null, missionId: null }
  expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject(sent)
})

test('edits the height difference of a rule about other aircraft, and the row says it', async () => {
  const rules = [anAlertRule({ kind: 'aircraft_near', name: 'Too close', degrees: null, distance: 500 })]
  server.use(...alertRuleHandlers(rules))
  const { user } = renderApp({ route, user: admin })
  await user.click(await screen.findByRole('button', { name: 'Actions for Too close' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Edit' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(await dialog.findByRole('spinbutton', { name: /^Height difference up to/ }), '100')
  await user.click(dialog.getByRole('button', { name: 'Save changes' }))
  const condition = 'Another aircraft is within 500 m and 100 m of height of a live drone · All missions'
  expect(await screen.findByText(condition)).toBeVisible()
  expect(rules[0]).toMatchObject({ distance: 500, heightDifference: 100, version: 2 })
})

test('says what a rule has raised, and resumes a rule that is paused', async () => {
  const at = '2026-03-02T08:00:00.000Z'
  const rules = [
    anAlertRule({ name: 'Noisy', alertsLastDay: 3, repeatsLastDay: 120, lastRaisedAt: at, pausedAt: at }),
    anAlertRule({ name: 'Old', lastRaisedAt: at }),
    anAlertRule({ name: 'New' }),
  ]
  server.use(...alertRuleHandlers(rules))
  const { user } = renderApp({ route, user: admin })
  expect(await screen.findByText(/^Raised 3 alerts and 120 repeats in the last day, last on /)).toBeVisible()
  expect(screen.getByText(/^Raised nothing in the last day, last on /)).toBeVisible()
  expect(screen.getByText('Has raised nothing yet')).toBeVisible()
  expect(screen.getByText(/^Paused on .* because it raised 200 new alerts within an hour/)).toBeVisible()
  expect(screen.getByRole('switch', { name: 'Noisy is on' })).not.toBeChecked()
  await user.click(screen.getByRole('button', { name: 'Resume Noisy' }))
  await waitFor(() => expect(screen.queryByText(/^Paused on/)).not.toBeInTheDocument())
  expect(screen.getByRole('switch', { name: 'Noisy is on' })).toBeChecked()
  expect(rules[0]).toMatchObject({ enabled: true, pausedAt: null, version: 2 })
})

test('says where alerts about maintenance appear', async () => {
  const due = { kind: 'maintenance_due', degrees: null } as const
  server.use(
    ...alertRuleHandlers([
      anAlertRule({ ...due, name: 'Flying' }),
      anAlertRule({ ...due, name: 'All', missionId: mission._id, missionName: 'Workshop' }),
    ]),
  )
  const { user } = renderApp({ route, user: admin })
  const condition = 'Maintenance of an asset is due soon or overdue'
  expect(await screen.findByText(`${condition} · Assets with an open flight only`)).toBeVisible()
  expect(screen.getByText(`${condition} · Assets without an open flight in Workshop`)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Actions for Flying' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Edit' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(await dialog.findByRole('combobox', { name: /^Mission for assets without an open flight/ })).toBeVisible()
  expect(dialog.getByText(/as things are now/)).toBeVisible()
})

test('says that a rule about licences has no hours', async () => {
  server.use(...alertRuleHandlers([anAlertRule({ kind: 'licence_expired', name: 'Licences', days: 0, degrees: null })]))
  const { user } = renderApp({ route, user: admin })
  await user.click(await screen.findByRole('button', { name: 'Actions for Licences' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Edit' }))
  expect(await screen.findByText('A licence expires on a day, so this rule has no hours.')).toBeVisible()
})

test('edits a rule, keeps what was typed over a newer version, and switches it off', async () => {
  const rules = [anAlertRule()]
  server.use(...alertRuleHandlers(rules))
  const { user } = renderApp({ route, user: admin })
  const row = within(await screen.findByRole('list', { name: 'Alert rules' }))
  expect(row.getByText('A thermal photo is hotter than 70 °C · All missions')).toBeVisible()
  await user.click(row.getByRole('button', { name: 'Actions for Hot panels' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Edit' }))
  const dialog = within(await screen.findByRole('dialog'))
  const degrees = await dialog.findByRole('spinbutton', { name: 'Hotter than' })
  await user.clear(degrees)
  await user.click(dialog.getByRole('button', { name: 'Save changes' }))
  expect((await dialog.findAllByText('Enter degrees from -100 to 3,000'))[0]).toBeVisible()
  await user.type(degrees, '85')
  rules[0] = anAlertRule({ ...rules[0], name: 'Warm panels', version: 2 })
  await user.click(dialog.getByRole('button', { name: 'Save changes' }))
  await user.click(await dialog.findByRole('button', { name: 'Load latest version' }))
  await user.click(dialog.getByRole('button', { name: 'Save changes' }))
  expect(await screen.findByText('Rule saved')).toBeVisible()
  expect(rules[0]).toMatchObject({ name: 'Warm panels', degrees: 85, version: 3 })
  const turn = await screen.findByRole('switch', { name: 'Warm panels is on' })
  await user.click(turn)
  await waitFor(() => expect(turn).not.toBeChecked())
  expect(rules[0]).toMatchObject({ enabled: false, version: 4 })
})

test('creates a rule for nights in a time zone, with its own duplicate window', async () => {
  server.use(...alertRuleHandlers())
  const calls = recordCalls()
  const { user } = renderApp({ route, user: admin })
  await user.click(await screen.findByRole('button', { name: 'New rule' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(await dialog.findByRole('textbox', { name: 'Name' }), 'Night')
  await user.click(dialog.getByRole('combobox', { name: 'Base layer' }))
  await user.click(await screen.findByTitle('Fence'))
  await user.type(dialog.getByRole('combobox', { name: 'Kind of the alert' }), 'Intrusion')
  await user.click(dialog.getByText('Certain hours'))
  for (const day of ['Mon', 'Tue', 'Wed', 'Thu']) await user.click(await dialog.findByRole('checkbox', { name: day }))
  await user.click(dialog.getByRole('checkbox', { name: 'Fri' }))
  await user.click(dialog.getByRole('button', { name: 'Create rule' }))
  expect((await dialog.findAllByText('Choose a day'))[0]).toBeVisible()
  for (const day of ['Sun', 'Fri', 'Sat']) await user.click(dialog.getByRole('checkbox', { name: day }))
  expect(dialog.getByText('On the next day')).toBeVisible()
  const until = dialog.getByLabelText('Until')
  await user.clear(until)
  await user.type(until, '05:30')
  await user.type(dialog.getByRole('spinbutton', { name: /^Duplicate window/ }), '15')
  await user.click(dialog.getByRole('button', { name: 'Create rule' }))
  expect(await screen.findByText(/All missions · Fri–Sun, 22:00 to 05:30/)).toBeVisible()
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
    hours: { days: [5, 6, 7], from: '22:00', until: '05:30', timeZone },
    repeatMinutes: 15,
  })
})

test('a geofence has heights, and the row says them', async () => {
  server.use(
    ...alertRuleHandlers([
      anAlertRule({ kind: 'geofence_entered', areaName: 'Fence', baseLayerId: base._id, minHeight: 5, maxHeight: 60 }),
    ]),
  )
  const calls = recordCalls()
  const { user } = renderApp({ route, user: admin })
  expect(await screen.findByText(/^A drone enters Fence, 5 to 60 m above take-off/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Actions for Hot panels' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Edit' }))
  const dialog = within(await screen.findByRole('dialog'))
  const highest = await dialog.findByRole('spinbutton', { name: /^Greatest height/ })
  await user.clear(highest)
  await user.type(highest, '4')
  await user.click(dialog.getByRole('button', { name: 'Save changes' }))
  expect((await dialog.findAllByText('Enter a height above the lowest one'))[0]).toBeVisible()
  await user.clear(dialog.getByRole('spinbutton', { name: /^Lowest height/ }))
  await user.click(dialog.getByRole('button', { name: 'Save changes' }))
  expect(await screen.findByText(/^A drone enters Fence, up to 4 m above take-off/)).toBeVisible()
  expect(calls.find(({ method }) => method === 'PATCH')?.body).toMatchObject({ minHeight: null, maxHeight: 4 })
})

test('shows the hours of a rule, and the time zone unless it is that of the browser', async () => {
  const hours = { days: [1, 3, 4], from: '08:00', until: '18:00', timeZone: 'Asia/Tokyo' }
  const always = { days: [1, 2, 3, 4, 5, 6, 7], from: '06:00', until: '06:00', timeZone: 'Asia/Tokyo' }
  server.use(...alertRuleHandlers([anAlertRule({ hours }), anAlertRule({ name: 'Warm', hours: always })]))
  renderApp({ route, user: admin })
  expect(await screen.findByText(/· Mon, Wed, Thu, 08:00 to 18:00 \(Asia\/Tokyo\)/)).toBeVisible()
  expect(screen.getByText(/· Every day, all day/)).toBeVisible()
})

test('tries a rule on the last day before it has a name, until something else is typed', async () => {
  const example = {
    title: 'A thermal photo is hot: FLIR_0001.jpg',
    description: '71.3 °C',
    missionId: mission._id,
    missionName: 'Harbour survey',
    occurredAt: null,
    position: { lat: 50, long: 4 },
  }
  server.use(...alertRuleHandlers([anAlertRule()], { alerts: 2, repeats: 1, examples: [example] }))
  const calls = recordCalls()
  const { user } = renderApp({ route, user: admin })
  await user.click(await screen.findByRole('button', { name: 'Actions for Hot panels' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Edit' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.clear(await dialog.findByRole('textbox', { name: 'Name' }))
  await user.click(dialog.getByRole('button', { name: 'Try on the last day' }))
  expect(await dialog.findByText('Would have raised 2 alerts and counted 1 repeat')).toBeVisible()
  const shown = within(dialog.getByRole('list', { name: 'Alerts that it would have raised' }))
  expect(shown.getByText(/^Harbour survey · 71.3 °C · /)).toBeVisible()
  expect(dialog.getByText('The newest one is shown.')).toBeVisible()
  expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({ kind: 'thermal_above', degrees: 70 })
  await user.type(dialog.getByRole('spinbutton', { name: 'Hotter than' }), '5')
  await waitFor(() => expect(dialog.queryByText(/^Would have raised/)).not.toBeInTheDocument())
})

test('says why a rule could not be tried, and tries none with an invalid field', async () => {
  const failing = http.post(apiUrl('/alert-rule/try'), () =>
    HttpResponse.json({ status: false, message: 'The database is busy' }, { status: 503 }),
  )
  server.use(failing, ...alertRuleHandlers())
  const { user } = renderApp({ route, user: admin })
  await user.click(await screen.findByRole('button', { name: 'New rule' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(await dialog.findByRole('button', { name: 'Try on the last 7 days' }))
  expect((await dialog.findAllByText('Choose a base layer'))[0]).toBeVisible()
  await user.click(dialog.getByRole('combobox', { name: 'Base layer' }))
  await user.click(await screen.findByTitle('Fence'))
  await user.click(dialog.getByRole('button', { name: 'Try on the last 7 days' }))
  expect(await dialog.findByText('The database is busy')).toBeVisible()
})

test('deletes a rule after its name is typed, and says when its area was deleted', async () => {
  const rules = [anAlertRule({ name: 'Gate', kind: 'geofence_left', layerId: base._id, featureIndex: 0 })]
  server.use(...alertRuleHandlers(rules))
  const { user } = renderApp({ route, user: admin })
  expect(await screen.findByText(/^Its area was deleted/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Actions for Gate' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(await dialog.findByRole('textbox'), 'Gate')
  await user.click(dialog.getByRole('button', { name: 'Delete rule' }))
  expect(await screen.findByText('No rules yet')).toBeVisible()
})

test('says why the rules did not load and tries again', async () => {
  const failing = http.get(
    apiUrl('/alert-rule/getall'),
    () => HttpResponse.json({ status: false, message: 'The database is busy' }, { status: 503 }),
    { once: true },
  )
  server.use(failing, ...alertRuleHandlers([anAlertRule()]))
  const { user } = renderApp({ route, user: admin })
  expect(await screen.findByText('The database is busy')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Hot panels')).toBeVisible()
})
