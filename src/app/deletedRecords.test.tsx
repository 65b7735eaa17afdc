// Runs alone: it opens a page for each kind of record, which takes longer than a suite.
// What the address of a record shows when the record is in the trash, when there is none, and to whom it offers to restore it.
import { screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { aMission, anId, aUser } from '../testing/factories'
import { alertHandlers } from '../testing/handlers/alert'
import { apiUrl } from '../testing/handlers/apiUrl'
import { missionHandlers } from '../testing/handlers/mission'
import { outcomeHandlers } from '../testing/handlers/outcome'
import { renderApp } from '../testing/renderApp'
import { server } from '../testing/server'

const id = anId()
const mission = aMission()
const inMission = `/dashboard/missions/${mission._id}`

/** Pages of records, their call, the kind of the record, and the permissions to see and to restore it. */
const PAGES = [
  ['mission', `/dashboard/missions/${id}`, '/mission/get/:id', 'mission_list', 'mission_delete'],
  ['location', `/dashboard/locations/${id}`, '/location/get-by-id/:id', 'location_list', 'location_delete'],
  ['baseLayer', `/dashboard/basemap/${id}`, '/baselayer/get-meta-data/:id', 'layer_list', 'can_delete_base_layer'],
  ['asset', `/dashboard/assets/${id}`, '/asset/get/:id', 'asset_list', 'asset_delete'],
  [
    'client',
    `/dashboard/tenant/client/missions?client=${id}`,
    '/client/get-client-by-id/:id',
    'client_list',
    'delete_client',
  ],
  ['evidenceCase', `/dashboard/evidence/${id}`, '/evidence/get/:id', 'data_page', 'data_page'],
  ['flight', `${inMission}/flights?flight=${id}`, '/flight/get/:id', 'flight_list', 'flight_delete'],
  ['recording', `${inMission}/recordings?recording=${id}`, '/VOD/get-by-ID/:id', 'vod_list', 'vod_delete'],
  ['document', `${inMission}/documents?document=${id}`, '/document/get/:id', 'list_document', 'delete_document'],
  ['photo', `${inMission}/photos?photo=${id}`, '/photo/get/:id', 'feature_list', 'feature_file_delete'],
  ['alert', `/dashboard/alerts?alert=${id}`, '/alert/get-alert-by-ID/:id', 'alert_list', 'alert_delete'],
  ['outcome', `${inMission}/outcomes?outcome=${id}`, '/outcome/get/:id', 'alert_list', 'alert_delete'],
] as const

const deletion = {
  name: 'Harbour',
  id,
  deletedAt: '2026-03-01T08:00:00.000Z',
  restorableUntil: '2026-03-31T08:00:00.000Z',
  deletedBy: 'Robin Root',
}

const missing = (path: string, problem: object) =>
  server.use(
    http.get(apiUrl(path), () =>
      HttpResponse.json({ status: false, message: 'Not found', ...problem }, { status: 404 }),
    ),
    ...missionHandlers([mission]),
    ...outcomeHandlers(),
    ...alertHandlers(),
  )
const reader = (...permissions: string[]) =>
  aUser({ userType: 'tenant-user', permissions: ['mission_list', 'client_data', 'layer_list', ...permissions] })

test.each(PAGES)(
  'the address of a %s in the trash says who deleted it, and offers to restore it',
  async (record, route, path, see, restore) => {
    missing(path, { code: 'deleted', values: { record, ...deletion } })
    renderApp({ route, user: reader(see, restore) })
    expect(await screen.findByText('Harbour is in the trash')).toBeVisible()
    expect(
      screen.getByText(/^This .+ was deleted on 3\/1\/2026.* by Robin Root\. It can be restored until 3\/31\/2026\.$/),
    ).toBeVisible()
    expect(screen.getByRole('button', { name: 'Restore Harbour' })).toBeVisible()
  },
)

test.each(PAGES.filter(([, , , see, restore]) => see !== restore))(
  'the address of a %s in the trash offers no restoring without the permission',
  async (record, route, path, see) => {
    missing(path, { code: 'deleted', values: { record, ...deletion } })
    renderApp({ route, user: reader(see) })
    expect(await screen.findByText('Harbour is in the trash')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Restore Harbour' })).toBeNull()
  },
)

test.each(PAGES)('the address of a %s that does not exist says so', async (_, route, path, see, restore) => {
  missing(path, { code: 'record.notFound', values: {} })
  renderApp({ route, user: reader(see, restore) })
  expect(await screen.findByText(/ not found$/)).toBeVisible()
  expect(screen.queryByText(/in the trash/)).toBeNull()
})

test('restores a mission, and shows it', async () => {
  missing('/mission/get/:id', { code: 'deleted', values: { record: 'mission', ...deletion, id: mission._id } })
  const { user } = renderApp({ route: inMission, user: reader('mission_delete') })
  await screen.findByText('Harbour is in the trash')
  server.use(
    http.post(apiUrl('/mission/restore/:id'), () => HttpResponse.json({ status: true, data: mission })),
    ...missionHandlers([mission]),
  )
  await user.click(screen.getByRole('button', { name: 'Restore Harbour' }))
  expect(await screen.findByRole('heading', { level: 1, name: new RegExp(mission.name) })).toBeVisible()
})

test('shows why a mission cannot be restored', async () => {
  missing('/mission/get/:id', { code: 'deleted', values: { record: 'mission', ...deletion } })
  server.use(
    http.post(apiUrl('/mission/restore/:id'), () =>
      HttpResponse.json({ status: false, message: 'The trash was emptied' }, { status: 404 }),
    ),
  )
  const { user } = renderApp({ route: `/dashboard/missions/${id}`, user: reader('mission_delete') })
  await user.click(await screen.findByRole('button', { name: 'Restore Harbour' }))
  expect(await screen.findByText('The trash was emptied')).toBeVisible()
})

test('an evidence case of a mission in the trash links to the mission', async () => {
  missing('/evidence/get/:id', { code: 'deleted', values: { record: 'mission', ...deletion, id: mission._id } })
  renderApp({ route: `/dashboard/evidence/${id}`, user: reader('data_page') })
  expect(await screen.findByText('Its mission Harbour is in the trash')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Open mission' })).toHaveAttribute('href', inMission)
  expect(screen.queryByRole('button', { name: 'Restore Harbour' })).toBeNull()
})
