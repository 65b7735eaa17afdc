// Invitation, and login with two-factor authentication.
import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { aUser } from '../../testing/factories'
import { apiUrl } from '../../testing/handlers/apiUrl'
import { renderApp } from '../../testing/renderApp'
import { server } from '../../testing/server'

const TOKEN = '3v5Zr0m7Vqk1yGx8nJbWcQe2TdLhUaSiPoFgHjKlZxC'
const errorReply = (message: string, field?: string, reason = '') =>
  HttpResponse.json({ status: false, message, ...(field && { errors: [{ field, message: reason }] }) }, { status: 400 })

const invited = () =>
  http.post(apiUrl('/tenant/user/check-invitation'), () =>
    HttpResponse.json({
      status: true,
      data: { name: 'Nora', email: 'nora@demo.test', tenantName: 'Demo', expiresAt: '2030-01-01T00:00:00.000Z' },
    }),
  )

test('opens the login with the e-mail address if the login after an invitation fails', async () => {
  server.use(
    invited(),
    http.post(apiUrl('/tenant/user/accept-invitation'), () => HttpResponse.json({ status: true })),
    http.post(apiUrl('/auth/login'), () => errorReply('Too many attempts')),
  )
  const { user, path } = renderApp({ route: `/invitation#${TOKEN}` })
  await user.type(await screen.findByLabelText('New password'), 'a walk above the harbour')
  await user.click(screen.getByRole('button', { name: 'Set password' }))
  await waitFor(() => expect(path()).toBe('/login'))
  expect(await screen.findByLabelText('E-mail')).toHaveValue('nora@demo.test')
})

test('accepts an invitation, shows a weak password at its field and logs in', async () => {
  server.use(
    invited(),
    http.post<never, { email: string; password: string }>(apiUrl('/auth/login'), async ({ request }) => {
      const { email, password } = await request.json()
      if (email !== 'nora@demo.test' || password !== 'password above the harbour') return errorReply('Wrong')
      return HttpResponse.json({
        status: true,
        data: aUser({ userType: 'tenant-user', permissions: ['mission_list'] }),
      })
    }),
    http.post<never, { password: string }>(apiUrl('/tenant/user/accept-invitation'), async ({ request }) => {
      const { password } = await request.json()
      return password === 'password'
        ? errorReply('Weak', 'password', 'This password is easy to guess. Choose another one.')
        : HttpResponse.json({ status: true })
    }),
  )
  const { user, path } = renderApp({ route: `/invitation#${TOKEN}` })
  expect(await screen.findByText(/Welcome, Nora. Demo invited you/)).toBeVisible()
  await user.type(screen.getByLabelText('New password'), 'password')
  await user.click(screen.getByRole('button', { name: 'Set password' }))
  expect(await screen.findByText('This password is easy to guess. Choose another one.')).toBeVisible()
  await user.type(screen.getByLabelText('New password'), ' above the harbour')
  await user.click(screen.getByRole('button', { name: 'Set password' }))
  await waitFor(() => expect(path()).toBe('/dashboard'))
})

test('explains what to do with an expired invitation', async () => {
  server.use(
    http.post(apiUrl('/tenant/user/check-invitation'), () => errorReply('This invitation is no longer valid.')),
  )
  renderApp({ route: `/invitation#${TOKEN}` })
  expect(await screen.findByText('This invitation is no longer valid.')).toBeVisible()
  expect(screen.getByText(/Ask the person who invited you/)).toBeVisible()
})

test('asks for a two-factor code after a correct password', async () => {
  server.use(
    http.post<never, { code?: string }>(apiUrl('/auth/login'), async ({ request }) => {
      const { code } = await request.json()
      if (!code) return errorReply('Enter the code', 'code', 'is required')
      if (code !== '123456') return errorReply('This code is wrong or was used already.', 'code', 'is wrong')
      return HttpResponse.json({
        status: true,
        data: aUser({ userType: 'tenant-user', permissions: ['mission_list'] }),
      })
    }),
  )
  const { user, path } = renderApp({ route: '/login' })
  await user.type(await screen.findByLabelText('E-mail'), 'sam@demo.test')
  await user.type(screen.getByLabelText('Password'), 'mine')
  await user.click(screen.getByRole('button', { name: 'Log in' }))
  const code = await screen.findByLabelText('Authentication code')
  expect(screen.queryByText('Enter the code')).toBeNull()
  await user.type(code, '000000')
  await user.click(screen.getByRole('button', { name: 'Log in' }))
  expect(await screen.findByText('This code is wrong or was used already.')).toBeVisible()
  await user.clear(code)
  await user.type(code, '123456')
  await user.click(screen.getByRole('button', { name: 'Log in' }))
  await waitFor(() => expect(path()).toBe('/dashboard'))
})
