import { screen } from '@testing-library/react'
import { aBaseLayer, aBasePart, aLayer, aMission, anId, aUser } from '../../testing/factories'
import { aircraftHandlers, anAircraft } from '../../testing/handlers/aircraft'
import { baseLayerHandlers } from '../../testing/handlers/base-layer'
import { layerHandlers } from '../../testing/handlers/layer'
import { missionHandlers } from '../../testing/handlers/mission'
import { recordCalls, stopRecording } from '../../testing/recordCalls'
import { readBelow, writeBelow } from '../../map/below/belowStore'
import { renderApp } from '../../testing/renderApp'
import { server } from '../../testing/server'

const tenantId = { _id: anId(), name: 'Demo' }
const viewer = aUser({ userType: 'tenant-user', tenantId, permissions: ['mission_list', 'layer_list'] })
const mission = aMission({ startedAt: '2026-03-12T09:30:00.000Z' })
const ROUTE = `/map/${tenantId._id}/${mission._id}`

beforeEach(() => server.use(...missionHandlers([mission])))
afterEach(stopRecording)

test('lists the layers that are ready, topmost first, and toggles them', async () => {
  const group = { _id: anId(), missionId: mission._id, name: 'March', version: 1, createdAt: mission.createdAt }
  const grouped = aLayer({ name: 'Ortho', groupId: group._id, capturedAt: '2026-03-12T12:00:00.000Z' })
  const hidden = aLayer({ name: 'Plots', visible: false })
  server.use(...layerHandlers([grouped, hidden, aLayer({ name: 'Coming', status: 'importing' })], [group]))
  const { user } = renderApp({ route: ROUTE, user: viewer })

  expect(await screen.findByRole('heading', { level: 1, name: 'Harbour survey' })).toBeVisible()
  expect(screen.getByText('Gate 4 · 3/12/2026')).toBeVisible()
  const switches = screen.getAllByRole<HTMLInputElement>('checkbox')
  expect(switches.map((each) => each.labels?.[0]?.textContent)).toEqual(['Plots', 'Ortho3/12/2026'])
  expect(switches.map((each) => each.checked)).toEqual([false, true])
  await user.click(screen.getByRole('checkbox', { name: 'Plots' }))
  expect(screen.getByRole('checkbox', { name: 'Plots' })).toBeChecked()
})

test.each([
  ['links other aircraft to their feeds for those who manage them', ['tenant_update_self'] as const, 1],
  ['shows other aircraft without the link to people who do not manage feeds', [] as const, 0],
])('%s', async (_name, more, count) => {
  server.use(...layerHandlers([]), ...aircraftHandlers({ aircraft: [anAircraft()] }))
  const user = aUser({ ...viewer, permissions: [...viewer.permissions, 'stream_list', ...more] })
  renderApp({ route: ROUTE, user })
  expect(await screen.findByRole('checkbox', { name: /^Other aircraft/ })).toBeChecked()
  expect(screen.queryAllByRole('link', { name: 'Aircraft feeds' })).toHaveLength(count)
})

test('is read-only for a client: no way to the pages of the team', async () => {
  const permissions = ['mission_list', 'layer_list', 'feature_list']
  const client = aUser({ userType: 'tenant-client', tenantId, permissions })
  const calls = recordCalls()
  server.use(...layerHandlers([aLayer({ name: 'Plots', clientVisible: true })]))
  renderApp({ route: ROUTE, user: client })
  expect(await screen.findByRole('checkbox', { name: 'Plots' })).toBeChecked()
  expect(screen.queryByRole('link', { name: 'Open mission' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Base layers' })).toBeNull()
  expect(calls.filter(({ path }) => /^\/(job|upload|notification|baselayer)/.test(path))).toEqual([])
})

test('shows base layers with the choice that the user made in the mission', async () => {
  const [plots, photos] = ['Plots', 'Photos'].map((name) => aBaseLayer({ name, parts: [aBasePart()] }))
  server.use(
    ...layerHandlers([aLayer({ name: 'Ortho' })]),
    ...baseLayerHandlers([plots, photos].flatMap((base) => base ?? [])),
  )
  writeBelow(`${viewer._id}.${mission._id}`, [{ baseLayerId: plots?._id ?? '', opacity: 0.4 }])
  const { user } = renderApp({ route: ROUTE, user: viewer })
  expect(await screen.findByRole('slider', { name: 'Opacity of Plots' })).toHaveAttribute('aria-valuenow', '40')
  await user.click(screen.getByRole('switch', { name: 'Photos' }))
  expect(readBelow(`${viewer._id}.${mission._id}`)).toEqual([
    { baseLayerId: photos?._id, opacity: 1 },
    { baseLayerId: plots?._id, opacity: 0.4 },
  ])
})

test('shows "not found" for missions that are unknown or of another organisation, and requests nothing else', async () => {
  const calls = recordCalls()
  renderApp({ route: `/map/${anId()}/${mission._id}`, user: viewer })
  expect(await screen.findByRole('heading', { name: 'Map not found' })).toBeVisible()
  expect(calls.filter(({ path }) => path.includes(mission._id))).toEqual([])
})

test('shows "not found" for a deleted mission', async () => {
  renderApp({ route: `/map/${tenantId._id}/${anId()}`, user: viewer })
  expect(await screen.findByRole('heading', { name: 'Map not found' })).toBeVisible()
})

test('shows the missing permission layer_list, and the login page without a session', async () => {
  const { unmount } = renderApp({ route: ROUTE, user: { ...viewer, permissions: ['mission_list'] } })
  expect(await screen.findByText(/need the permission "See layers"/)).toBeVisible()
  unmount()
  const { path } = renderApp({ route: ROUTE })
  expect(await screen.findByLabelText('E-mail')).toBeVisible()
  expect(path()).toBe('/login')
})
