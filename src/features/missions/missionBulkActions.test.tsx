import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { aMission, aUser } from '../../testing/factories'
import { apiUrl } from '../../testing/handlers/apiUrl'
import { missionHandlers } from '../../testing/handlers/mission'
import { recordCalls, stopRecording } from '../../testing/recordCalls'
import { renderApp } from '../../testing/renderApp'
import { server } from '../../testing/server'

const rights = ['mission_list', 'mission_update', 'mission_delete']
const planner = aUser({ userType: 'tenant-user', permissions: rights })
const harbour = aMission({ name: 'Harbour', status: 'live', nextStatuses: ['paused', 'completed', 'cancelled'] })
const fence = aMission({ name: 'Fence', status: 'paused', nextStatuses: ['live', 'completed', 'cancelled'] })
const past = aMission({ name: 'Past', status: 'completed', nextStatuses: [] })
const draft = aMission({ name: 'Draft', status: 'draft', nextStatuses: ['scheduled', 'cancelled'], scheduledAt: null })

afterEach(stopRecording)

const sorted = (...missions: { _id: string }[]) => missions.map(({ _id }) => _id).toSorted()

/** Entries of the open menu, without those of the main menu. */
async function menuTexts(): Promise<(string | null)[]> {
  await screen.findByRole('menuitem', { name: 'Cancel mission' })
  const items = screen.getAllByRole('menuitem').filter((item) => item.closest('.ant-dropdown'))
  return items.map(({ textContent }) => textContent)
}

async function select(names: string[], user = planner) {
  server.use(...missionHandlers([harbour, fence, past, draft]))
  const calls = recordCalls()
  const app = renderApp({ route: '/dashboard/missions', user })
  for (const name of names) await app.user.click(await screen.findByRole('checkbox', { name: `Select ${name}` }))
  const bar = within(await screen.findByRole('toolbar', { name: `Selected: ${names.length}` }))
  // The order of the selection has no meaning.
  const bodyOf = (action: string) => {
    const body = calls.find(({ path }) => path.includes(action))?.body as { missionIds: string[] } | undefined
    return body && { ...body, missionIds: body.missionIds.toSorted() }
  }
  return { ...app, bar, bodyOf }
}

test('offers the status changes that all selected missions allow, and confirms an irreversible one', async () => {
  const { user, bar, bodyOf } = await select(['Harbour', 'Fence'])
  await user.click(bar.getByRole('button', { name: 'Change status' }))
  expect(await menuTexts()).toEqual(['Complete', 'Cancel mission'])
  await user.click(screen.getByRole('menuitem', { name: 'Complete' }))
  expect(await screen.findByText('Complete 2 missions?')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Complete' }))
  await waitFor(() =>
    expect(bodyOf('update-statuses')).toEqual({ missionIds: sorted(harbour, fence), status: 'completed' }),
  )
  await waitFor(() => expect(screen.queryByRole('toolbar', { name: 'Selected: 2' })).toBeNull())
})

test('says when the selected missions have no status change in common', async () => {
  const { user, bar } = await select(['Harbour', 'Past'])
  await user.click(bar.getByRole('button', { name: 'Change status' }))
  const none = await screen.findByRole('menuitem', { name: 'No status change is possible for all selected missions' })
  expect(none).toHaveAttribute('aria-disabled', 'true')
})

test('does not offer to schedule a mission without a time', async () => {
  const { user, bar } = await select(['Draft'])
  await user.click(bar.getByRole('button', { name: 'Change status' }))
  expect(await menuTexts()).toEqual(['Cancel mission'])
})

test('archives the selected missions', async () => {
  const { user, bar, bodyOf } = await select(['Harbour', 'Draft'])
  await user.click(bar.getByRole('button', { name: 'Archive' }))
  await waitFor(() =>
    expect(bodyOf('archive-missions')).toEqual({ missionIds: sorted(harbour, draft), archived: true }),
  )
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Harbour' })).toBeNull())
})

test('deletes the selected missions after a question', async () => {
  const { user, bar, bodyOf } = await select(['Harbour', 'Draft'])
  await user.click(bar.getByRole('button', { name: 'Delete' }))
  await user.click(await screen.findByRole('button', { name: 'Delete 2 missions' }))
  await waitFor(() => expect(bodyOf('delete-missions')).toEqual({ missionIds: sorted(harbour, draft) }))
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Harbour' })).toBeNull())
  expect(screen.getByRole('link', { name: 'Fence' })).toBeVisible()
})

test('keeps the selection when the server rejects the change', async () => {
  const { user, bar } = await select(['Harbour', 'Fence'])
  const message = 'Fence is completed and cannot become cancelled. Remove it from the selection.'
  server.use(
    http.patch(apiUrl('/mission/update-statuses'), () =>
      HttpResponse.json({ status: false, message }, { status: 409 }),
    ),
  )
  await user.click(bar.getByRole('button', { name: 'Change status' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Cancel mission' }))
  await user.click(await screen.findByRole('button', { name: 'Cancel mission' }))
  expect(await screen.findByText(message)).toBeVisible()
  expect(screen.getByRole('toolbar', { name: 'Selected: 2' })).toBeVisible()
})

test('offers no selection without the permission to change or delete missions', async () => {
  server.use(...missionHandlers([harbour]))
  renderApp({ route: '/dashboard/missions', user: aUser({ userType: 'tenant-user', permissions: ['mission_list'] }) })
  expect(await screen.findByRole('link', { name: 'Harbour' })).toBeVisible()
  expect(screen.queryByRole('checkbox', { name: 'Select Harbour' })).toBeNull()
})
