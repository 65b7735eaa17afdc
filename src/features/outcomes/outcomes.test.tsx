import { screen, waitFor, within } from '@testing-library/react'
import { aMission, aUser } from '../../testing/factories'
import { jobHandlers } from '../../testing/handlers/job'
import { missionHandlers } from '../../testing/handlers/mission'
import { anOutcome, outcomeHandlers } from '../../testing/handlers/outcome'
import { renderApp } from '../../testing/renderApp'
import { server } from '../../testing/server'

const mission = aMission()
const missionId = { _id: mission._id, name: mission.name }
const ROUTE = `/dashboard/missions/${mission._id}/outcomes`
const reader = aUser({ userType: 'tenant-user', permissions: ['mission_list', 'alert_list'] })
const editor = aUser({
  userType: 'tenant-user',
  permissions: ['mission_list', 'alert_list', 'alert_update', 'alert_delete'],
})

beforeEach(() => server.use(...missionHandlers([mission]), ...jobHandlers([])))

const dialog = () => screen.findByRole('dialog')

test('shows an outcome as the specification says', async () => {
  const taken = { note: 'Two people behind the fence', takenAt: '2026-03-12T09:59:00.000Z' }
  const outcome = anOutcome({ missionId, ...taken })
  server.use(...outcomeHandlers([outcome]))
  const { user } = renderApp({ route: `${ROUTE}?outcome=${outcome._id}`, user: reader })
  const shown = within(await dialog())
  expect(shown.getByText(outcome._id)).toBeVisible()
  expect(await shown.findByRole('img', { name: 'Outcome at Gate 4' })).toBeVisible()
  expect(shown.getByText('46.780000, -92.100000')).toBeVisible()
  expect(shown.getByText('People detected').nextElementSibling).toHaveTextContent('2')
  expect(shown.getByText(mission._id)).toBeVisible()
  expect(shown.getByText('Two people behind the fence')).toBeVisible()
  expect(shown.getByText('Taken').nextElementSibling).toHaveTextContent('3/12/2026')
  const named = shown.getByRole('link', { name: mission.name })
  expect(named).toHaveAttribute('href', `/dashboard/missions/${mission._id}`)
  // IDs are shown, and never the text of a link.
  for (const link of shown.getAllByRole('link')) expect(link).not.toHaveTextContent(/[0-9a-f]{8}-[0-9a-f]{4}/)
  expect(shown.getByText('Sam Staff')).toBeVisible()
  expect(shown.getByRole('link', { name: 'Map of the place' })).toHaveAttribute(
    'href',
    'https://www.google.com/maps?q=46.780000,-92.100000',
  )
  expect(shown.queryByRole('button', { name: 'Next' })).not.toBeInTheDocument()
  await user.click(shown.getByRole('button', { name: 'Copy map link' }))
  expect(await screen.findByText('Link Copied!')).toBeVisible()
  expect(screen.getByText('The map location link has been copied.')).toBeVisible()
  await user.click(shown.getByRole('button', { name: 'OK' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

test('hides a count of 0, and coordinates at latitude 0', async () => {
  const outcome = anOutcome({ missionId, pcount: 0, location: { lat: 0, long: 12 } })
  server.use(...outcomeHandlers([outcome]))
  renderApp({ route: `${ROUTE}?outcome=${outcome._id}`, user: reader })
  const shown = within(await dialog())
  expect(await shown.findByText('Created by')).toBeVisible()
  expect(shown.queryByText('People detected')).not.toBeInTheDocument()
  expect(shown.queryByText('Coordinates')).not.toBeInTheDocument()
  expect(shown.queryByRole('button', { name: 'Copy map link' })).not.toBeInTheDocument()
})

test('goes to the next and the previous outcome, and around the ends', async () => {
  const outcomes = ['North', 'East', 'South'].map((locationName) => anOutcome({ missionId, locationName }))
  server.use(...outcomeHandlers(outcomes))
  const { user } = renderApp({ route: `${ROUTE}?outcome=${outcomes[2]!._id}`, user: reader })
  const shown = within(await dialog())
  await user.click(await shown.findByRole('button', { name: 'Next' }))
  expect(await shown.findByRole('img', { name: 'Outcome at North' })).toBeVisible()
  await user.click(shown.getByRole('button', { name: 'Previous' }))
  expect(await shown.findByRole('img', { name: 'Outcome at South' })).toBeVisible()
  expect(shown.queryByRole('button', { name: 'OK' })).not.toBeInTheDocument()
})

test('says that an outcome does not exist', async () => {
  server.use(...outcomeHandlers([]))
  renderApp({ route: `${ROUTE}?outcome=${anOutcome()._id}`, user: reader })
  expect(await within(await dialog()).findByText('Outcome not found')).toBeVisible()
})

test('corrects the note and the number of people, and deletes with a way back', async () => {
  server.use(...outcomeHandlers([anOutcome({ missionId, pcount: 2 })]))
  const { user } = renderApp({ route: ROUTE, user: editor })
  await user.click(await screen.findByRole('button', { name: /^Actions for Gate 4/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Edit note and people' }))
  await user.type(await within(await dialog()).findByLabelText(/^Note/), 'A raft')
  const people = await within(await dialog()).findByLabelText(/^People/)
  await user.clear(people)
  await user.type(people, '5')
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  expect(await screen.findByText(/5 people/)).toBeVisible()
  expect(screen.getByText('A raft')).toBeVisible()
  await user.click(screen.getByRole('button', { name: /^Actions for Gate 4/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  expect(await screen.findByText('No outcomes yet')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText(/5 people/)).toBeVisible()
})
