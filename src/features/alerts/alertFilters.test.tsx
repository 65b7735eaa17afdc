import { screen, waitFor, within } from '@testing-library/react'
import { aMission, aUser } from '../../testing/factories'
import { alertHandlers, anAlert } from '../../testing/handlers/alert'
import { aSharedMission, clientHandlers } from '../../testing/handlers/client'
import { locationHandlers } from '../../testing/handlers/location'
import { missionHandlers } from '../../testing/handlers/mission'
import { recordCalls, type RecordedCall } from '../../testing/recordCalls'
import { renderApp } from '../../testing/renderApp'
import { server } from '../../testing/server'

const operator = aUser({ permissions: ['mission_list', 'location_list', 'alert_list', 'alert_update'] })
const mission = aMission()

function open(query = '') {
  server.use(
    ...missionHandlers([mission]),
    ...locationHandlers(),
    ...alertHandlers([anAlert({ title: 'Fence breach' }), anAlert({ title: 'Smoke' })]),
  )
  const calls = recordCalls()
  return { calls, ...renderApp({ route: `/dashboard/alerts${query}`, user: operator }) }
}

const queue = async () => within(await screen.findByRole('list', { name: 'Alerts' }))

/** The parameters of the last call for the queue. */
function lastQuery(calls: readonly RecordedCall[]): Record<string, string> {
  const query = calls.findLast(({ path }) => path === '/alert/list')?.query ?? new URLSearchParams()
  return Object.fromEntries([...query.keys()].map((name) => [name, query.getAll(name).join()]))
}

test('sends all filters and the order of a saved address', async () => {
  const person = '01938f6e-7a3b-7c21-9b1e-2f64c1d2a301'
  const chosen = `state=new&state=closed&severity=high&severity=low&source=ai&kind=Smoke&owner=${person}`
  const { calls } = open(
    `?search=e&${chosen}&missionId=${mission._id}&from=2026-03-01&until=2026-03-12&overdue=true&snoozed=true&sort=-seen`,
  )
  await queue()
  expect(lastQuery(calls)).toMatchObject({
    search: 'e',
    state: 'new,closed',
    severity: 'high,low',
    source: 'ai',
    kind: 'Smoke',
    owner: person,
    missionId: mission._id,
    from: '2026-03-01T00:00:00.000Z',
    until: '2026-03-13T00:00:00.000Z',
    overdue: 'true',
    snoozed: 'true',
    sort: '-seen',
  })
  expect(await screen.findByTitle('Harbour survey')).toBeVisible()
})

test('sends the times that a link of the dashboard names', async () => {
  const { calls } = open('?from=2026-03-12T08:30:00.000Z&until=2026-03-12T09:30:00.000Z')
  await queue()
  expect(lastQuery(calls)).toMatchObject({ from: '2026-03-12T08:30:00.000Z', until: '2026-03-12T09:30:00.000Z' })
  expect(screen.getByRole('button', { name: 'Clear filters' })).toBeVisible()
})

test('keeps filters and the order in the address, and clears the filters only', async () => {
  const { calls, user, path } = open()
  await queue()
  expect(lastQuery(calls)).toMatchObject({ state: 'new,acknowledged,in_progress,on_hold', snoozed: 'false' })
  await user.click(screen.getByRole('combobox', { name: 'Severities' }))
  await user.click(await screen.findByTitle('Critical'))
  await user.click(screen.getByTitle('Medium'))
  await user.click(screen.getByRole('combobox', { name: 'Owners' }))
  await user.click(await screen.findByTitle('Pia Pilot'))
  await user.click(screen.getByRole('checkbox', { name: 'Overdue' }))
  await user.click(screen.getByRole('combobox', { name: 'Sort by' }))
  await user.click(await screen.findByTitle('Most severe first'))
  await user.type(screen.getByRole('searchbox', { name: 'Search alerts' }), 'Smoke')
  await waitFor(() => expect(path()).toContain('search=Smoke'))
  const { search } = new URL(path(), 'http://localhost')
  expect(search).toMatch(/severity=critical&severity=medium&owner=[0-9a-f-]+&overdue=true&sort=severity$/)
  await waitFor(() => expect(lastQuery(calls)).toMatchObject({ search: 'Smoke', severity: 'critical,medium' }))
  await waitFor(async () => expect((await queue()).getAllByRole('listitem')).toHaveLength(1))
  await user.click(screen.getByRole('button', { name: 'Clear filters' }))
  await waitFor(() => expect(path()).toBe('/dashboard/alerts?sort=severity'))
})

test('says that no alert matches, and keeps the filters in reach', async () => {
  const { user } = open('?search=Boat')
  expect(await screen.findByText('No alerts match these filters')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Clear filters' }))
  expect((await queue()).getByText('Fence breach')).toBeVisible()
})

test('puts the filters behind a button on a phone', async () => {
  const wide = window.matchMedia('')
  const narrow = jest.spyOn(window, 'matchMedia')
  narrow.mockImplementation((query) => ({ ...wide, matches: query === '(max-width: 767px)' }))
  const { user } = open()
  await queue()
  expect(screen.queryByRole('combobox', { name: 'Severities' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Filters' }))
  expect(await screen.findByRole('combobox', { name: 'Severities' })).toBeVisible()
  narrow.mockRestore()
})

test('a client filters by what was seen, and cannot sort by due time', async () => {
  const { shown } = aSharedMission()
  const shared = aSharedMission({ _id: mission._id, shown: { ...shown, alerts: 1 } })
  server.use(
    ...clientHandlers({ missions: [shared] }),
    ...missionHandlers([mission]),
    ...alertHandlers([anAlert({ title: 'Fence breach' })]),
  )
  const calls = recordCalls()
  const client = aUser({ userType: 'tenant-client', permissions: ['mission_list', 'alert_list'] })
  const route = `/dashboard/client/missions/${mission._id}/alerts`
  renderApp({ route: `${route}?severity=high&owner=me&overdue=true&sort=severity`, user: client })
  await queue()
  expect(screen.getByRole('combobox', { name: 'Severities' })).toBeVisible()
  for (const name of ['Owners', 'States', 'Sources', 'Sort by']) {
    expect(screen.queryByRole('combobox', { name })).not.toBeInTheDocument()
  }
  const query = lastQuery(calls)
  expect(query).toMatchObject({ severity: 'high' })
  for (const name of ['owner', 'overdue', 'snoozed', 'state', 'sort']) expect(query).not.toHaveProperty(name)
})
