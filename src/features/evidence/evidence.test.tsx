import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { aMission, aUser, anId } from '../../testing/factories'
import { alertHandlers, anAlert } from '../../testing/handlers/alert'
import { apiUrl } from '../../testing/handlers/apiUrl'
import { aDataItem, dataHandlers } from '../../testing/handlers/data'
import type { EvidenceKey } from '../../api/evidence'
import { aCase, evidenceHandlers, evidenceKeyHandlers } from '../../testing/handlers/evidence'
import { missionHandlers } from '../../testing/handlers/mission'
import { outcomeHandlers } from '../../testing/handlers/outcome'
import { shareHandlers } from '../../testing/handlers/share'
import { renderApp } from '../../testing/renderApp'
import { server } from '../../testing/server'

const missionId = anId()
const permissions = ['data_page', 'alert_list', 'thread_list', 'mission_list'] as const
const collector = aUser({ userType: 'tenant-user', permissions: [...permissions] })

function open(cases = [aCase({ missionId })], route = `/dashboard/evidence/${cases[0]?._id ?? ''}`, user = collector) {
  server.use(...evidenceHandlers(cases))
  return renderApp({ route, user })
}

beforeEach(() =>
  server.use(
    ...dataHandlers({ items: [aDataItem({ name: 'gate.mp4', kind: 'recording', missionId })] }),
    ...alertHandlers([anAlert({ title: 'Smoke' })]),
    ...outcomeHandlers(),
  ),
)

test('creates a case from the empty list, and opens it', async () => {
  server.use(...missionHandlers([aMission({ name: 'Night patrol' })]))
  const { user, path } = open([], '/dashboard/evidence')
  expect(await screen.findByText('No evidence cases yet')).toBeVisible()
  await user.click(screen.getAllByRole('button', { name: 'New case' })[0] as HTMLElement)
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Create case' }))
  expect((await dialog.findAllByText('Enter a name'))[0]).toBeVisible()
  await user.type(dialog.getByLabelText('Name'), 'Pier')
  await user.click(dialog.getByRole('combobox', { name: 'Mission' }))
  await user.click(await screen.findByTitle('Night patrol'))
  await user.click(dialog.getByRole('button', { name: 'Create case' }))
  expect(await screen.findByRole('heading', { name: 'Pier' })).toBeVisible()
  expect(path()).toMatch(/^\/dashboard\/evidence\/./)
})

test('adds a clip, an alert and comments, removes one, freezes and offers the archive', async () => {
  const { user } = open()
  expect(await screen.findByText('This case is empty. Add files, alerts or comments.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Freeze case…' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Add…' }))
  await user.click(await screen.findByRole('combobox', { name: 'Photos, recordings, documents and telemetry' }))
  await user.click(await screen.findByTitle('gate.mp4 · Recording'))
  await user.type(screen.getByLabelText('Clip from (s)'), '2')
  await user.type(screen.getByLabelText('Clip until (s)'), '8')
  await user.click(screen.getByRole('combobox', { name: 'Alerts' }))
  await user.click(await screen.findByTitle(/^Smoke/))
  await user.click(screen.getByRole('checkbox', { name: 'Comments of the mission' }))
  await user.click(screen.getByRole('button', { name: 'Add 3 items' }))
  expect(await screen.findByText(/2 s to 8 s/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Smoke' })).toHaveAttribute(
    'href',
    expect.stringContaining('/dashboard/alerts?alert='),
  )
  await user.click(await screen.findByRole('button', { name: 'Remove Smoke from the case' }))
  await waitFor(() => expect(screen.queryByText('Smoke')).toBeNull())

  await user.click(screen.getByRole('button', { name: 'Freeze case…' }))
  await user.click(await screen.findByRole('button', { name: 'Freeze case' }))
  const link = await screen.findByRole('link', { name: 'Download archive' })
  expect(link.getAttribute('href')).toContain('/evidence/download/')
  expect(screen.getByText(/sha256sum -c MANIFEST.sha256/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Add…' })).toBeNull()
})

test('adds an alert to an open case of its mission from the alert desk', async () => {
  const alert = anAlert({ title: 'Smoke', missionId })
  const cases = [aCase({ name: 'Frozen one', missionId, state: 'frozen' }), aCase({ missionId })]
  server.use(...alertHandlers([alert]))
  const { user } = open(cases, `/dashboard/alerts?alert=${alert._id}`)
  await user.click(await screen.findByRole('button', { name: 'Add to evidence case…' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(await dialog.findByText('North gate')).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Add' }))
  await waitFor(() => expect(cases[1]?.itemCount).toBe(1))
})

test('creates a case from the alert desk when its mission has no open one', async () => {
  const alert = anAlert({ title: 'Smoke', missionId })
  const cases = [aCase({ name: 'Frozen one', missionId, state: 'frozen' })]
  server.use(...alertHandlers([alert]))
  const { user } = open(cases, `/dashboard/alerts?alert=${alert._id}`)
  await user.click(await screen.findByRole('button', { name: 'Add to evidence case…' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(await dialog.findByRole('textbox', { name: 'Name' })).toHaveValue('Smoke')
  await user.click(dialog.getByRole('button', { name: 'Create case and add' }))
  await waitFor(() => expect(cases[0]).toMatchObject({ name: 'Smoke', itemCount: 1 }))
})

test('offers neither alerts nor comments to users who do not see them', async () => {
  const { user } = open(undefined, undefined, aUser({ userType: 'tenant-user', permissions: ['data_page'] }))
  await user.click(await screen.findByRole('button', { name: 'Add…' }))
  expect(await screen.findByRole('combobox', { name: /^Photos/ })).toBeVisible()
  expect(screen.queryByRole('combobox', { name: 'Alerts' })).toBeNull()
  expect(screen.queryByRole('checkbox', { name: 'Comments of the mission' })).toBeNull()
})

test('a case that does not exist leads to the list, and a failed read can be repeated', async () => {
  const { unmount } = open([], `/dashboard/evidence/${anId()}`)
  expect(await screen.findByText('Evidence case not found')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Open evidence cases' })).toHaveAttribute('href', '/dashboard/evidence')
  unmount()
  const failed = { status: false, message: 'The database does not answer' }
  const one = aCase()
  server.use(...evidenceHandlers([one]))
  server.use(http.get(apiUrl('/evidence/get/:id'), () => HttpResponse.json(failed, { status: 503 }), { once: true }))
  const { user } = renderApp({ route: `/dashboard/evidence/${one._id}`, user: collector })
  expect(await screen.findByText('The database does not answer')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'North gate' })).toBeVisible()
})

test('items that the user may not see are named by their kind, and the archive is not offered', async () => {
  const one = aCase({ missionId, state: 'frozen', itemCount: 1 })
  const item = {
    _id: anId(),
    fileId: null,
    alertId: null,
    editionId: null,
    kind: 'photo',
    name: '',
    fromMs: null,
    untilMs: null,
  } as const
  server.use(...evidenceHandlers([one], [{ ...item, addedAt: one.createdAt, isWithheld: true }]))
  renderApp({ route: `/dashboard/evidence/${one._id}`, user: collector })
  expect(await screen.findByText('You may not see this item')).toBeVisible()
  expect(screen.getByText('Photo')).toBeVisible()
  expect(screen.getByText('The archive has items that you may not see')).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Download archive' })).toBeNull()
})

test('an open case with items that the user may not see offers no change, and a frozen one cannot be deleted', async () => {
  const one = aCase({ missionId, state: 'open', itemCount: 1 })
  const frozenOne = aCase({ missionId, state: 'frozen', itemCount: 1 })
  const unseen = { fileId: null, alertId: null, editionId: null, fromMs: null, untilMs: null, name: '' }
  const item = { ...unseen, _id: anId(), kind: 'photo', addedAt: one.createdAt, isWithheld: true } as const
  server.use(...evidenceHandlers([one], [item]))
  const { unmount } = renderApp({ route: `/dashboard/evidence/${one._id}`, user: collector })
  expect(await screen.findByText(/so you cannot change it/)).toBeVisible()
  for (const name of ['Add…', 'Freeze case…', 'Delete…', 'Remove Photo from the case'])
    expect(screen.queryByRole('button', { name })).toBeNull()
  unmount()
  server.use(...evidenceHandlers([frozenOne]))
  renderApp({ route: `/dashboard/evidence/${frozenOne._id}`, user: collector })
  expect(await screen.findByRole('link', { name: 'Download archive' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Delete…' })).toBeNull()
})

test('a case of a deleted mission says what it holds and takes no further items', async () => {
  open([aCase({ missionId, missionDeleted: true })])
  expect(await screen.findByText(/The mission of this case is in the trash/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Add…' })).toBeNull()
})

test('a super-admin makes the first signing key and replaces it', async () => {
  const keys: EvidenceKey[] = []
  server.use(...evidenceKeyHandlers(keys))
  const { user } = renderApp({ route: '/dashboard/admin/evidence-keys', user: aUser({ userType: 'super-admin' }) })
  expect(await screen.findByText('No signing keys yet')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Make key' }))
  expect(await screen.findByText(/BEGIN PUBLIC KEY/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Replace key…' }))
  await user.click(await screen.findByRole('button', { name: 'Replace key' }))
  await waitFor(() => expect(screen.getAllByText(/BEGIN PUBLIC KEY/)).toHaveLength(2))
  expect(screen.getAllByText('In use')).toHaveLength(1)
})

test('restores a deleted case from the trash of the list, with the reason when that fails', async () => {
  server.use(...evidenceHandlers([], [], [aCase({ name: 'Pier', missionId })]))
  const { user } = renderApp({ route: '/dashboard/evidence', user: collector })
  expect(await screen.findByText('No evidence cases yet')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Trash' }))
  const trash = within(await screen.findByRole('dialog', { name: 'Deleted evidence cases' }))
  expect(await trash.findByText('Pier')).toBeVisible()
  const refusal = { status: false, message: 'Evidence case not found' }
  server.use(
    http.post(apiUrl('/evidence/restore/:id'), () => HttpResponse.json(refusal, { status: 404 }), { once: true }),
  )
  await user.click(trash.getByRole('button', { name: /Restore/ }))
  expect(await trash.findByText('Evidence case not found')).toBeVisible()
  await user.click(trash.getByRole('button', { name: /Restore/ }))
  expect(await trash.findByText('The trash is empty.')).toBeVisible()
  expect(await screen.findByText('Pier')).toBeVisible()
})

test('a link to a frozen case always expires', async () => {
  server.use(...shareHandlers())
  const frozenCase = aCase({ missionId, state: 'frozen', itemCount: 1, archiveSize: 1000 })
  const user = aUser({ userType: 'tenant-user', permissions: [...permissions, 'public_map_create'] })
  const page = open([frozenCase], undefined, user)
  await page.user.click(await screen.findByRole('button', { name: /Share|Link/ }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(await dialog.findByText('Links to evidence expire: choose a time within 90 days')).toBeVisible()
  await page.user.click(dialog.getByRole('combobox', { name: 'Expires' }))
  expect(await screen.findByTitle('In 7 days')).toBeVisible()
  expect(screen.queryByTitle('Never')).toBeNull()
})
