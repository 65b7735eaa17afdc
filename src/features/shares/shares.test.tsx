import { screen, waitFor, within } from '@testing-library/react'
import type { NewShare } from '../../api/share'
import { aMission, aUser, anId } from '../../testing/factories'
import { missionHandlers } from '../../testing/handlers/mission'
import { aShare, shareHandlers } from '../../testing/handlers/share'
import { recordCalls, stopRecording } from '../../testing/recordCalls'
import { renderApp } from '../../testing/renderApp'
import { server } from '../../testing/server'
import { writeLinkSheet } from '../../shares/linkSheet'

jest.mock('../../shares/linkSheet')

const sharer = aUser({ userType: 'tenant-user', permissions: ['public_map_create', 'mission_list'] })

test('creates a link from the menu of a mission on a phone', async () => {
  const wide = window.matchMedia('')
  const narrow = jest.spyOn(window, 'matchMedia')
  narrow.mockImplementation((query) => ({ ...wide, matches: query === '(max-width: 767px)' }))
  const mission = aMission({ name: 'Quay wall' })
  server.use(...missionHandlers([mission]), ...shareHandlers([], [], []))
  const { user } = renderApp({ route: `/dashboard/missions/${mission._id}`, user: sharer })
  await user.click(await screen.findByRole('button', { name: 'More actions' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Share link' }))
  expect(await screen.findByRole('button', { name: 'Create link' })).toBeVisible()
  narrow.mockRestore()
})

test('creates a link from the page of a mission, and shows its address', async () => {
  const sent: NewShare[] = []
  const mission = aMission({ name: 'Quay wall' })
  server.use(...missionHandlers([mission]), ...shareHandlers([], [], sent))
  const { user } = renderApp({ route: `/dashboard/missions/${mission._id}`, user: sharer })
  await user.click(await screen.findByRole('button', { name: 'Share link' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByLabelText(/^Recipient/), 'Quay Surveyors')
  await user.type(dialog.getByLabelText(/^Password/), 'short')
  await user.click(dialog.getByRole('button', { name: 'Create link' }))
  expect((await dialog.findAllByText('Enter at least 8 characters.'))[0]).toBeVisible()
  await user.type(dialog.getByLabelText(/^Password/), '-enough')
  await user.click(dialog.getByRole('checkbox', { name: 'Photos' }))
  await user.click(dialog.getByRole('button', { name: 'Create link' }))
  const created = within(await screen.findByRole('dialog', { name: 'Link created' }))
  expect(created.getByText(/\/share\/k+$/)).toBeVisible()
  expect(created.getByRole('img', { name: 'QR code of the link' })).toBeVisible()
  expect(created.getByText(/send it apart/)).toBeVisible()
  expect(sent).toMatchObject([
    {
      kind: 'mission',
      targetId: mission._id,
      shows: ['layers', 'photos'],
      recipient: 'Quay Surveyors',
      password: 'short-enough',
      allowsDownload: false,
    },
  ])
})

test('lists links, filters them, and revokes one after a question', async () => {
  const shares = [aShare({ name: 'Quay wall' }), aShare({ name: 'Roof', state: 'expired' })]
  server.use(...shareHandlers(shares))
  const { user } = renderApp({ route: '/dashboard/shares', user: sharer })
  expect(await screen.findByText('Roof')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Active' }))
  await waitFor(() => expect(screen.queryByText('Roof')).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Actions for Quay wall' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Revoke' }))
  await user.click(await screen.findByRole('button', { name: 'Revoke link' }))
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Quay wall' })).toBeNull())
  expect(shares[0]?.state).toBe('revoked')
})

test('shows the settings and the visits of a link, and changes its expiry', async () => {
  const share = aShare({ name: 'Quay wall', hasPassword: true, maxVisits: 20, visits: 3 })
  const visit = { _id: anId(), at: '2026-03-12T10:00:00.000Z', lastSeenAt: null, address: '192.0.2.7', site: null }
  server.use(
    ...shareHandlers(
      [share],
      [
        { ...visit, outcome: 'opened', device: 'Chrome on Android' },
        { ...visit, _id: anId(), outcome: 'wrong-password', device: 'Firefox on Linux' },
      ],
    ),
  )
  const { user } = renderApp({ route: `/dashboard/shares/${share._id}`, user: sharer })
  expect(await screen.findByRole('heading', { name: 'Quay wall' })).toBeVisible()
  expect(screen.getByText('3 of 20 visits')).toBeVisible()
  expect(await screen.findByText('Wrong password')).toBeVisible()
  expect(screen.getByText('Chrome on Android')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Edit' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('checkbox', { name: 'Allow downloads of files' }))
  await user.click(dialog.getByRole('button', { name: 'Save changes' }))
  expect(await screen.findByText('Link saved')).toBeVisible()
  expect(screen.getByText('Allowed')).toBeVisible()
})

test('a link of which the user may not see all has neither an address nor visitors, and can be revoked', async () => {
  const share = aShare({ name: 'Gate 4', kind: 'evidence', path: null })
  const visit = { _id: anId(), at: '2026-03-12T10:00:00.000Z', lastSeenAt: null, outcome: 'opened' } as const
  server.use(...shareHandlers([share], [visit]))
  const { user } = renderApp({ route: `/dashboard/shares/${share._id}`, user: sharer })
  expect(await screen.findByText(/its address and its visitors are not shown to you/)).toBeVisible()
  expect(await screen.findByText('Opened')).toBeVisible()
  expect(screen.queryByRole('columnheader', { name: 'Device' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull()
  expect(screen.queryByRole('img', { name: 'QR code of the link' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Revoke' }))
  await user.click(await screen.findByRole('button', { name: 'Revoke link' }))
  await waitFor(() => expect(share.path === null && screen.queryByRole('button', { name: 'Revoke' })).toBeNull())
})

test('a link whose author has left is listed and kept', async () => {
  const share = aShare({ name: 'Quay wall', authorHasLeft: true })
  server.use(...shareHandlers([share]))
  const calls = recordCalls()
  const { user } = renderApp({ route: '/dashboard/shares', user: sharer })
  await user.click(await screen.findByRole('button', { name: 'Author disabled or deleted' }))
  await waitFor(() => expect(calls.at(-1)?.query.get('author')).toBe('left'))
  await user.click(await screen.findByRole('button', { name: 'Actions for Quay wall' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Keep as my link' }))
  expect(await screen.findByText('You are the author of this link now')).toBeVisible()
  expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({ version: 1, takesOver: true })
  stopRecording()
})

test('saves a link as a sheet of paper, and says when that failed', async () => {
  const saved: Blob[] = []
  Object.assign(URL, { createObjectURL: (file: Blob) => `blob:${saved.push(file)}`, revokeObjectURL: () => undefined })
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  const share = aShare()
  server.use(...shareHandlers([share]))
  const { user } = renderApp({ route: `/dashboard/shares/${share._id}`, user: sharer })
  const button = await screen.findByRole('button', { name: 'Save PDF' })
  jest.mocked(writeLinkSheet).mockRejectedValueOnce(new Error('No memory'))
  await user.click(button)
  expect(await screen.findByText('The PDF could not be written. Try again.')).toBeVisible()
  const sheet = new Blob(['%PDF'])
  jest.mocked(writeLinkSheet).mockResolvedValueOnce(sheet)
  await user.click(button)
  await waitFor(() => expect(saved).toEqual([sheet]))
  expect(jest.mocked(writeLinkSheet)).toHaveBeenLastCalledWith(
    expect.objectContaining({ _id: share._id }),
    screen.getByRole('img', { name: 'QR code of the link' }),
  )
  click.mockRestore()
})

test('names links that expire soon on the dashboard', async () => {
  const share = aShare({ name: 'Quay wall', recipient: 'Quay Surveyors', expiresAt: '2026-03-14T10:00:00.000Z' })
  server.use(...shareHandlers([share]))
  renderApp({ route: '/dashboard', user: aUser({ ...sharer, permissions: [...sharer.permissions, 'dashboard'] }) })
  expect(await screen.findByText('1 link expires within 7 days')).toBeVisible()
  expect(screen.getByRole('link', { name: /^Quay wall for Quay Surveyors, expires/ })).toHaveAttribute(
    'href',
    `/dashboard/shares/${share._id}`,
  )
})
