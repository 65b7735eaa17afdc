import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import type { Mail } from '../../api/mail'
import { anId, aUser } from '../../testing/factories'
import { apiUrl } from '../../testing/handlers/apiUrl'
import { mailHandlers } from '../../testing/handlers/mail'
import { renderApp } from '../../testing/renderApp'
import { server } from '../../testing/server'

const LIST = '/dashboard/admin/mail/list'
const admin = aUser({ userType: 'super-admin' })
const aMail = (mail: Partial<Mail>): Mail => ({
  _id: anId(),
  at: '2026-03-01T08:00:00.000Z',
  from: 'Aerie <aerie@localhost>',
  to: 'sam@demo.test',
  subject: 'Demo invites you to Aerie',
  text: 'Hello Sam,\n\nhttps://aerie.test/invitation#abc',
  ...mail,
})

test('opens a message from the list', async () => {
  const mail = aMail({})
  server.use(...mailHandlers([mail, aMail({ subject: '' })]))
  const { user, path } = renderApp({ route: LIST, user: admin })
  expect(await screen.findByRole('row', { name: /sam@demo.test No subject/ })).toBeVisible()
  await user.click(screen.getByRole('link', { name: mail.subject }))
  expect(await screen.findByRole('heading', { name: mail.subject, level: 1 })).toBeVisible()
  expect(path()).toBe(`/dashboard/admin/mail/${mail._id}`)
  expect(screen.getByRole('region', { name: 'Message text' })).toHaveTextContent('https://aerie.test/invitation#abc')
  await user.click(screen.getByRole('link', { name: 'All mail' }))
  await waitFor(() => expect(path()).toBe(LIST))
})

test('keeps the search in the URL and clears it when nothing matches', async () => {
  server.use(...mailHandlers([aMail({})]))
  const { user, path } = renderApp({ route: `${LIST}?search=receipt`, user: admin })
  await user.click(await screen.findByRole('button', { name: 'Clear filters' }))
  expect(await screen.findByRole('link', { name: 'Demo invites you to Aerie' })).toBeVisible()
  expect(path()).toBe(LIST)
})

test('explains an empty outbox with and without a mail server', async () => {
  server.use(...mailHandlers())
  const { unmount } = renderApp({ route: LIST, user: admin })
  expect(await screen.findByText(/Invitations, sign-up codes and password reset codes/)).toBeVisible()
  unmount()
  server.use(...mailHandlers([], true))
  renderApp({ route: LIST, user: admin })
  expect(await screen.findByText('Mail is sent by the mail server and not stored here.')).toBeVisible()
})

test('retries after a failure and reports a deleted message', async () => {
  server.use(
    http.get(
      apiUrl('/admin/mail/list'),
      () => HttpResponse.json({ status: false, message: 'The disk is full' }, { status: 507 }),
      { once: true },
    ),
    ...mailHandlers([aMail({})]),
  )
  const { user, unmount } = renderApp({ route: LIST, user: admin })
  expect(await screen.findByText('The disk is full')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('link', { name: 'Demo invites you to Aerie' })).toBeVisible()
  unmount()
  renderApp({ route: `/dashboard/admin/mail/${anId()}`, user: admin })
  expect(await screen.findByText('Message not found')).toBeVisible()
})

test.each([LIST, `/dashboard/admin/mail/${anId()}`])('shows %s to super-admins only', async (route) => {
  renderApp({ route, user: aUser({ userType: 'tenant-root' }) })
  expect(await screen.findByText("You don't have access to this page")).toBeVisible()
})
