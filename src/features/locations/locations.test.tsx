import { screen, waitFor, within } from '@testing-library/react'
import type { Location } from '../../api/location'
import { aMission, anId, aUser } from '../../testing/factories'
import { alertHandlers, anAlert } from '../../testing/handlers/alert'
import { locationHandlers } from '../../testing/handlers/location'
import { missionHandlers } from '../../testing/handlers/mission'
import { aRecording, recordingHandlers } from '../../testing/handlers/vod'
import { recordCalls, stopRecording } from '../../testing/recordCalls'
import { renderApp } from '../../testing/renderApp'
import { server } from '../../testing/server'

const ROUTE = '/dashboard/locations'
const editor = aUser({
  userType: 'tenant-root',
  permissions: ['location_list', 'location_update', 'mission_list', 'layer_list'],
})
const reader = aUser({ userType: 'tenant-user', permissions: ['location_list', 'mission_list', 'layer_list'] })
const aLocation = (name: string): Location => ({ _id: anId(), name, location: { lat: 46.8, long: -92.1 }, version: 1 })

afterEach(stopRecording)

test('searches locations by name and links to their pages', async () => {
  const quay = aLocation('Quay 14')
  server.use(...locationHandlers([quay, aLocation('Fence')]))
  const { user, path } = renderApp({ route: ROUTE, user: reader })
  await user.type(await screen.findByRole('searchbox', { name: 'Search locations by name' }), 'quay')
  await waitFor(() => expect(path()).toBe(`${ROUTE}?search=quay`))
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Fence' })).toBeNull())
  await user.click(screen.getByRole('link', { name: 'Quay 14' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Quay 14' })).toBeVisible()
})

test('shows the latest mission of a location, and loads the layers of an earlier one when it is selected', async () => {
  const location = aLocation('Quay 14')
  const missionOn = (name: string, startedAt: string) => aMission({ name, startedAt, location })
  const april = missionOn('April', '2026-04-10T09:00:00.000Z')
  const march = missionOn('March', '2026-03-10T09:00:00.000Z')
  server.use(...locationHandlers([location]), ...missionHandlers([april, march]))
  const calls = recordCalls()
  const { user } = renderApp({ route: `${ROUTE}/${location._id}`, user: reader })
  expect(await screen.findByText('4/10/2026: April')).toBeVisible()
  const slider = screen.getByRole('slider', { name: 'Mission shown on the map' })
  expect(slider).toHaveAttribute('aria-valuetext', '4/10/2026: April')
  await user.click(screen.getByRole('button', { name: 'Previous mission' }))
  expect(await screen.findByText('3/10/2026: March')).toBeVisible()
  expect(slider).toHaveAttribute('aria-valuetext', '3/10/2026: March')
  await waitFor(() => expect(calls.at(-1)?.path).toBe(`/layer/all-layers-for-mission/${march._id}`))
  expect(screen.getByRole('button', { name: 'Previous mission' })).toBeDisabled()
  await user.click(screen.getByRole('button', { name: 'Next mission' }))
  expect(await screen.findByText('4/10/2026: April')).toBeVisible()
})

test('asks before typed changes in the dialog are lost', async () => {
  const location = aLocation('Quay 14')
  server.use(...locationHandlers([location]))
  const { user } = renderApp({ route: `${ROUTE}/${location._id}`, user: editor })
  await user.click(await screen.findByRole('button', { name: 'Edit' }))
  const dialog = await screen.findByRole('dialog', { name: 'Edit Quay 14' })
  await user.type(within(dialog).getByLabelText('Name'), ' b')
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
  await user.click(await screen.findByRole('button', { name: 'Stay on page' }))
  expect(within(dialog).getByLabelText('Name')).toHaveValue('Quay 14 b')
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
  await user.click(await screen.findByRole('button', { name: 'Leave' }))
  await waitFor(() => expect(dialog).not.toBeInTheDocument())
})

test('renames a location by version and offers no editing without the permission', async () => {
  const location = aLocation('Quay 14')
  server.use(...locationHandlers([location]))
  const calls = recordCalls()
  const { user, unmount } = renderApp({ route: `${ROUTE}/${location._id}`, user: editor })
  await user.click(await screen.findByRole('button', { name: 'Edit' }))
  const dialog = await screen.findByRole('dialog', { name: 'Edit Quay 14' })
  await user.clear(within(dialog).getByLabelText('Name'))
  await user.type(within(dialog).getByLabelText('Name'), 'Quay 15')
  await user.click(within(dialog).getByRole('button', { name: 'Save changes' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Quay 15' })).toBeVisible()
  expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({ version: 1, name: 'Quay 15' })
  unmount()
  renderApp({ route: `${ROUTE}/${location._id}`, user: reader })
  await screen.findByRole('heading', { level: 1, name: 'Quay 15' })
  expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull()
})

test('creates a location from pasted coordinates and opens it', async () => {
  server.use(...locationHandlers([]))
  const calls = recordCalls()
  const creator = aUser({ ...editor, permissions: [...editor.permissions, 'location_create'] })
  const { user } = renderApp({ route: ROUTE, user: creator })
  await user.click((await screen.findAllByRole('button', { name: 'New location' }))[0] as HTMLElement)
  const dialog = await screen.findByRole('dialog', { name: 'New location' })
  await user.type(within(dialog).getByLabelText('Name'), 'Gate 4')
  await user.type(within(dialog).getByLabelText('Coordinates'), 'somewhere')
  expect(await within(dialog).findByText(/^Enter latitude and longitude, such as/)).toBeVisible()
  await user.clear(within(dialog).getByLabelText('Coordinates'))
  await user.click(within(dialog).getByLabelText('Coordinates'))
  await user.paste(`46°50'32.2"N 91°59'38.7"W`)
  expect(within(dialog).getByLabelText('Longitude')).toHaveValue('-91.9940833')
  await user.click(within(dialog).getByLabelText('Latitude'))
  await user.paste('46.8416, -92.0087')
  expect(within(dialog).getByLabelText('Longitude')).toHaveValue('-92.0087')
  await user.click(within(dialog).getByRole('button', { name: 'Create location' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Gate 4' })).toBeVisible()
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
    name: 'Gate 4',
    location: { lat: 46.8416, long: -92.0087 },
  })
})

test('asks before the details of a new location are lost', async () => {
  server.use(...locationHandlers([]))
  const creator = aUser({ ...editor, permissions: [...editor.permissions, 'location_create'] })
  const { user } = renderApp({ route: ROUTE, user: creator })
  await user.click((await screen.findAllByRole('button', { name: 'New location' }))[0] as HTMLElement)
  const dialog = await screen.findByRole('dialog', { name: 'New location' })
  await user.type(within(dialog).getByLabelText('Name'), 'Gate 4')
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
  await user.click(await screen.findByRole('button', { name: 'Stay on page' }))
  expect(within(dialog).getByLabelText('Name')).toHaveValue('Gate 4')
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
  await user.click(await screen.findByRole('button', { name: 'Leave' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'New location' })).toBeNull())
})

test('shows "not found" for an unknown location, and the missing permission in the list', async () => {
  const { unmount } = renderApp({ route: `${ROUTE}/${anId()}`, user: reader })
  expect(await screen.findByText('Location not found')).toBeVisible()
  unmount()
  renderApp({ route: ROUTE, user: aUser({ userType: 'tenant-user', permissions: ['dashboard'] }) })
  expect(await screen.findByText(/need the permission "See locations"/)).toBeVisible()
})

test('deletes a location and restores it from the trash', async () => {
  const location = aLocation('Quay 14')
  server.use(...locationHandlers([location]), ...missionHandlers([]))
  const remover = aUser({ userType: 'tenant-staff', permissions: ['location_list', 'location_delete', 'mission_list'] })
  const { user, path } = renderApp({ route: `${ROUTE}/${location._id}`, user: remover })
  await user.click(await screen.findByRole('button', { name: 'Delete' }))
  const dialog = await screen.findByRole('dialog', { name: 'Delete Quay 14?' })
  await user.click(within(dialog).getByRole('button', { name: 'Delete location' }))
  await waitFor(() => expect(path()).toBe(ROUTE))
  expect(await screen.findByText('No locations yet')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Trash' }))
  await user.click(await screen.findByRole('button', { name: 'Restore Quay 14' }))
  expect(await screen.findByRole('link', { name: 'Quay 14' })).toBeInTheDocument()
})

test('deletes the selected locations together', async () => {
  const locations = ['Harbour', 'Railway', 'Airport'].map(aLocation)
  server.use(...locationHandlers(locations), ...missionHandlers([]))
  const remover = aUser({ userType: 'tenant-staff', permissions: ['location_list', 'location_delete'] })
  const { user } = renderApp({ route: ROUTE, user: remover })
  await user.click(await screen.findByRole('checkbox', { name: 'Select Harbour' }))
  await user.click(screen.getByRole('checkbox', { name: 'Select Airport' }))
  await user.click(within(screen.getByRole('toolbar')).getByRole('button', { name: 'Delete' }))
  await user.click(await screen.findByRole('button', { name: 'Delete 2 locations' }))
  expect(await screen.findByText('2 locations were moved to the trash')).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Harbour' })).not.toBeInTheDocument())
  expect(screen.getByRole('link', { name: 'Railway' })).toBeInTheDocument()
})

describe('the trash', () => {
  const remover = aUser({ userType: 'tenant-staff', permissions: ['location_list', 'location_delete'] })

  async function openTrash(deleted: Location[]) {
    server.use(...locationHandlers([], deleted))
    const { user } = renderApp({ route: ROUTE, user: remover })
    await user.click(await screen.findByRole('button', { name: 'Trash' }))
    const drawer = await screen.findByRole('dialog', { name: 'Deleted locations' })
    await within(drawer).findByText(deleted[0]?.name ?? '')
    return { user, drawer }
  }
  const questionOf = (title: string) =>
    screen.findByText(title).then((text) => text.closest<HTMLElement>('[role=dialog]') ?? document.body)

  test('deletes one location permanently after its name was typed', async () => {
    const { user, drawer } = await openTrash([aLocation('Quay 14'), aLocation('Gate 4')])
    await user.click(within(drawer).getByRole('button', { name: 'Delete Quay 14 permanently' }))
    const question = await questionOf('Delete Quay 14 permanently?')
    expect(within(question).getByText(/This cannot be undone/)).toBeVisible()
    const button = within(question).getByRole('button', { name: 'Delete permanently' })
    await user.type(within(question).getByRole('textbox'), 'Quay')
    expect(button).toBeDisabled()
    await user.type(within(question).getByRole('textbox'), ' 14')
    await user.click(button)
    expect(await screen.findByText('Quay 14 was deleted permanently')).toBeVisible()
    await waitFor(() => expect(within(drawer).queryByText('Quay 14')).not.toBeInTheDocument())
    expect(within(drawer).getByText('Gate 4')).toBeVisible()
  })

  test('empties the trash after its number of items was typed, unless it has changed', async () => {
    const deleted = [aLocation('Quay 14'), aLocation('Gate 4')]
    const { user, drawer } = await openTrash(deleted)
    deleted.push(aLocation('Deleted by a colleague'))
    const confirm = async (count: string) => {
      const question = await questionOf('Empty the trash?')
      await user.clear(within(question).getByRole('textbox'))
      await user.type(within(question).getByRole('textbox'), count)
      await user.click(within(question).getByRole('button', { name: 'Empty trash' }))
    }
    await user.click(within(drawer).getByRole('button', { name: 'Empty trash' }))
    await confirm('2')
    expect(await screen.findByText('The trash has changed')).toBeVisible()
    expect(await screen.findByText('Type 3 to confirm')).toBeVisible()
    await confirm('3')
    expect(await within(drawer).findByText('The trash is empty.')).toBeVisible()
    expect(deleted).toEqual([])
  })
})

test('moves a location to the trash from the menu of its row', async () => {
  const locations = [aLocation('Quay 14')]
  server.use(...locationHandlers(locations))
  const remover = aUser({ userType: 'tenant-staff', permissions: ['location_list', 'location_delete'] })
  const { user } = renderApp({ route: ROUTE, user: remover })
  await user.click(await screen.findByRole('button', { name: 'Actions for Quay 14' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  await user.click(await screen.findByRole('button', { name: 'Delete location' }))
  expect(await screen.findByText('Quay 14 was moved to the trash')).toBeVisible()
  expect(locations).toEqual([])
})

test('a place that was searched fills in the position of a new location', async () => {
  const creator = aUser({ userType: 'tenant-root', permissions: ['location_list', 'location_create'] })
  const bridge = { name: 'Aerial Lift Bridge, Duluth', location: { lat: 46.779, long: -92.093 } }
  server.use(...locationHandlers([], [], [bridge]))
  const { user } = renderApp({ route: ROUTE, user: creator })
  await user.click((await screen.findAllByRole('button', { name: 'New location' }))[0]!)
  const dialog = (await screen.findByText('Create location')).closest<HTMLElement>('[role=dialog]')!
  await user.type(await within(dialog).findByLabelText('Search for a place'), 'lift bridge{Enter}')
  await user.click(await within(dialog).findByRole('button', { name: bridge.name }))
  expect(within(dialog).getByLabelText('Latitude')).toHaveValue('46.779')
  expect(within(dialog).getByLabelText('Longitude')).toHaveValue('-92.093')
  expect(within(dialog).getByText('Results from places.example')).toBeVisible()
})

test('without a geocoder there is no search for places', async () => {
  server.use(...locationHandlers([aLocation('Quay 14')]))
  const calls = recordCalls()
  renderApp({ route: ROUTE, user: reader })
  expect(await screen.findByRole('link', { name: 'Quay 14' })).toBeVisible()
  await waitFor(() => expect(calls.some(({ path }) => path === '/location/search-places')).toBe(true))
  expect(screen.queryByLabelText('Search for a place')).toBeNull()
})

test('the page of a location lists the recordings of its missions to those who may see them', async () => {
  const location = aLocation('Quay 14')
  const recording = aRecording({ name: 'pier.mp4', missionName: 'Harbour survey' })
  server.use(...locationHandlers([location]), ...missionHandlers([]), ...recordingHandlers([recording]))
  const viewer = aUser({ userType: 'tenant-user', permissions: ['location_list', 'mission_list', 'vod_list'] })
  renderApp({ route: `${ROUTE}/${location._id}`, user: viewer })
  expect(await screen.findByRole('link', { name: 'pier.mp4' })).toHaveAttribute(
    'href',
    `/dashboard/missions/${recording.missionId}/recordings?recording=${recording._id}`,
  )
  expect(screen.getByText(/^Harbour survey · /)).toBeVisible()
})

test('the page of a location reaches all its recordings in pages, and those of some days', async () => {
  const location = aLocation('Quay 14')
  const recordings = Array.from({ length: 61 }, (_, index) =>
    aRecording({
      name: `${index + 1}.mp4`,
      startedAt: new Date(Date.UTC(2026, 2, 12, 12) - index * 86_400_000).toISOString(),
    }),
  )
  server.use(...locationHandlers([location]), ...missionHandlers([]), ...recordingHandlers(recordings))
  const viewer = aUser({ userType: 'tenant-user', permissions: ['location_list', 'mission_list', 'vod_list'] })
  const { user } = renderApp({ route: `${ROUTE}/${location._id}`, user: viewer })
  const list = await screen.findByRole('list', { name: 'Recordings' })
  expect(within(list).getAllByRole('listitem')).toHaveLength(20)
  await user.click(screen.getByTitle('4'))
  expect(await screen.findByRole('link', { name: '61.mp4' })).toBeVisible()
  await user.type(screen.getByRole('textbox', { name: 'Recorded from' }), '3/11/2026{Enter}')
  expect(await screen.findByRole('link', { name: '1.mp4' })).toBeVisible()
  expect(within(screen.getByRole('list', { name: 'Recordings' })).getAllByRole('listitem')).toHaveLength(2)
})

describe('alerts of a location', () => {
  const guard = aUser({ userType: 'tenant-user', permissions: ['location_list', 'mission_list', 'alert_list'] })

  test('are listed in pages, each with a link to the desk', async () => {
    const location = aLocation('Quay 14')
    const alerts = Array.from({ length: 21 }, (_, index) => anAlert({ title: `Alert ${index + 1}` }))
    server.use(...locationHandlers([location]), ...missionHandlers([]), ...alertHandlers(alerts))
    const { user } = renderApp({ route: `${ROUTE}/${location._id}`, user: guard })
    const list = within(await screen.findByRole('list', { name: 'Alerts' }))
    expect(list.getAllByRole('listitem')).toHaveLength(20)
    const link = list.getByRole('link', { name: 'Alert 1' })
    expect(link).toHaveAttribute('href', `/dashboard/alerts?alert=${alerts[0]?._id}`)
    await user.click(screen.getByTitle('2'))
    expect(await screen.findByRole('link', { name: 'Alert 21' })).toBeVisible()
  })

  test('can be limited to some days', async () => {
    const location = aLocation('Quay 14')
    const alerts = [
      anAlert({ title: 'In March', createdAt: '2026-03-12T12:00:00.000Z' }),
      anAlert({ title: 'In April', createdAt: '2026-04-12T12:00:00.000Z' }),
    ]
    server.use(...locationHandlers([location]), ...missionHandlers([]), ...alertHandlers(alerts))
    const { user } = renderApp({ route: `${ROUTE}/${location._id}`, user: guard })
    expect(await screen.findByRole('link', { name: 'In March' })).toBeVisible()
    await user.type(screen.getByRole('textbox', { name: 'From' }), '4/1/2026{Enter}')
    await waitFor(() => expect(screen.queryByRole('link', { name: 'In March' })).not.toBeInTheDocument())
    expect(await screen.findByRole('link', { name: 'In April' })).toBeVisible()
    await user.clear(screen.getByRole('textbox', { name: 'From' }))
    await user.type(screen.getByRole('textbox', { name: 'From' }), '5/1/2026{Enter}')
    expect(await screen.findByText(/^No alerts on these days/)).toBeVisible()
  })

  test('are not requested without the permission to see alerts', async () => {
    const location = aLocation('Quay 14')
    server.use(...locationHandlers([location]), ...missionHandlers([]))
    const calls = recordCalls()
    renderApp({ route: `${ROUTE}/${location._id}`, user: reader })
    expect(await screen.findByText('No missions at this location yet')).toBeVisible()
    expect(screen.queryByRole('heading', { name: 'Alerts' })).not.toBeInTheDocument()
    expect(calls.some(({ path }) => path.startsWith('/alert/'))).toBe(false)
  })
})

test('the map of a location searches what filmed a spot, for those who may see recordings', async () => {
  const location = aLocation('Quay 14')
  server.use(...locationHandlers([location]), ...missionHandlers([]), ...recordingHandlers([]))
  const crew = aUser({ userType: 'tenant-user', permissions: ['location_list', 'mission_list', 'vod_list'] })
  const { user, unmount } = renderApp({ route: `${ROUTE}/${location._id}`, user: crew })
  const NAME = 'What filmed this spot?'
  await user.click(await screen.findByRole('button', { name: NAME, pressed: false }))
  const panel = within(screen.getByRole('region', { name: NAME }))
  expect(panel.getByRole('status')).toHaveTextContent('Click a spot on the map.')
  await user.click(panel.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('region', { name: NAME })).not.toBeInTheDocument()
  unmount()
  renderApp({ route: `${ROUTE}/${location._id}`, user: reader })
  expect(await screen.findByText('No missions at this location yet')).toBeVisible()
  expect(screen.queryByRole('button', { name: NAME })).not.toBeInTheDocument()
})
