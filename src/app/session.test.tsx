import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { authApi } from '../api/auth'
import { sessionExpired } from '../api/sessionExpired'
import { selectTenantId } from '../session/authSlice'
import { aMenuEntry, aUser } from '../testing/factories'
import { apiUrl } from '../testing/handlers/apiUrl'
import { assetHandlers } from '../testing/handlers/asset'
import { renderApp } from '../testing/renderApp'
import { server } from '../testing/server'

const UNAUTHORIZED = 'Un-Authorized! Please re-login to continue.'

const user = aUser({ userType: 'tenant-user', sideBar: [aMenuEntry({ text: 'Data', link: '/dashboard/data' })] })

beforeEach(() => server.use(...assetHandlers()))

test('redirects an expired session to the login with one message, and back after a new login', async () => {
  server.use(http.post(apiUrl('/auth/login'), () => HttpResponse.json({ status: true, data: user })))
  const app = renderApp({ route: '/dashboard/assets', user })
  await screen.findByRole('heading', { name: 'Assets' })
  act(() => {
    app.store.dispatch(sessionExpired())
    app.store.dispatch(sessionExpired())
  })
  await screen.findByRole('heading', { name: 'Aerie' })
  expect(await screen.findAllByText(UNAUTHORIZED)).toHaveLength(1)
  expect(app.store.getState().auth.isError).toBe(true)

  await app.user.type(await screen.findByLabelText('E-mail'), 'sam@demo.test')
  await app.user.type(screen.getByLabelText('Password'), 'correct horse')
  await app.user.click(screen.getByRole('button', { name: 'Log in' }))
  await screen.findByRole('heading', { name: 'Assets' })
})

test('shows a guest at the login no such message', async () => {
  renderApp({ route: '/login' })
  await screen.findByRole('heading', { name: 'Aerie' })
  expect(screen.queryByText(UNAUTHORIZED)).not.toBeInTheDocument()
})

test('does not ask for the user when the page says that there is no session', async () => {
  const page = document.createElement('meta')
  Object.assign(page, { name: 'session', content: 'none' })
  document.head.append(page)
  const calls: string[] = []
  server.events.on('request:start', ({ request }) => calls.push(new URL(request.url).pathname))
  renderApp({ route: '/dashboard/assets' })
  await screen.findByRole('heading', { name: 'Aerie' })
  page.remove()
  expect(calls).toEqual([])
})

test('asks before logging out: No stays, Yes logs out', async () => {
  const app = renderApp({ route: '/dashboard/assets', user })
  const openLogout = async () => {
    await app.user.click(await screen.findByRole('button', { name: `User menu of ${user.name}` }))
    await app.user.click(await screen.findByRole('menuitem', { name: /Log out/ }))
    return screen.findByRole('dialog', { name: 'Are you sure you want to logout?' })
  }

  await app.user.click(within(await openLogout()).getByRole('button', { name: 'No' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(app.path()).toBe('/dashboard/assets')

  await app.user.click(within(await openLogout()).getByRole('button', { name: 'Yes' }))
  await screen.findByRole('heading', { name: 'Aerie' })
  expect(app.store.getState().auth).toMatchObject({ isLoggedIn: false, isError: false })

  // The next user of this browser starts on the first page.
  server.use(http.post(apiUrl('/auth/login'), () => HttpResponse.json({ status: true, data: user })))
  await act(() =>
    app.store.dispatch(authApi.endpoints.login.initiate({ credentials: { email: 'a@b.test', password: 'x' } })),
  )
  await screen.findByRole('heading', { name: 'Data' })
})

test('keeps the session if a user details response is truncated, as on page unload', async () => {
  const app = renderApp({ route: '/dashboard/assets', user })
  await screen.findByRole('heading', { name: 'Assets' })
  let loggedOut = false
  server.use(
    http.get(
      apiUrl('/auth/userdetails'),
      () => new HttpResponse('{"status":true,"da', { headers: { 'content-type': 'application/json' } }),
    ),
    http.post(apiUrl('/auth/logout'), () => {
      loggedOut = true
      return HttpResponse.json({ status: true })
    }),
  )
  const read = authApi.endpoints.getUserDetails.initiate(undefined, { subscribe: false, forceRefetch: true })
  await act(() => app.store.dispatch(read))
  expect(app.store.getState().auth.isLoggedIn).toBe(true)
  expect(loggedOut).toBe(false)
})

test('shows an error as a toast if no screen shows it', async () => {
  server.use(
    http.patch(apiUrl('/tenant/user/terms-conditions-check'), () =>
      HttpResponse.json({ status: false, message: 'The terms have changed' }, { status: 409 }),
    ),
  )
  const app = renderApp({ route: '/dashboard/data', user: { ...user, isTermsAccepted: false } })
  await app.user.click(await screen.findByRole('button', { name: 'I accept' }))
  expect(await screen.findByText('The terms have changed')).toBeInTheDocument()
})

test('shows the loading bar while an operation is in progress', async () => {
  let answer = () => {}
  server.use(
    http.patch(apiUrl('/tenant/user/terms-conditions-check'), async () => {
      await new Promise<void>((resolve) => (answer = resolve))
      return HttpResponse.json({ status: true })
    }),
  )
  const app = renderApp({ route: '/dashboard/data', user: { ...user, isTermsAccepted: false } })
  const accept = await screen.findByRole('button', { name: 'I accept' })
  // The start of the app may still be in progress.
  await waitFor(() => expect(document.querySelector('.loading-bar')).not.toBeInTheDocument())
  await app.user.click(accept)
  await waitFor(() => expect(document.querySelector('.loading-bar')).toBeInTheDocument())
  answer()
  await waitFor(() => expect(document.querySelector('.loading-bar')).not.toBeInTheDocument())
})

test('shows nothing but the terms until they are accepted, then the requested page', async () => {
  const app = renderApp({ route: '/dashboard/assets?owner=me', user: { ...user, isTermsAccepted: false } })
  const accept = await screen.findByRole('button', { name: 'I accept' })
  expect(screen.queryByRole('navigation', { name: 'Main menu' })).not.toBeInTheDocument()
  await app.user.click(accept)
  await screen.findByRole('heading', { name: 'Assets' })
  expect(app.path()).toBe('/dashboard/assets?owner=me')
})

test('asks for the terms when the server requires them during a session', async () => {
  server.use(
    http.get(apiUrl('/profile'), () =>
      HttpResponse.json({ status: false, message: 'Forbidden!', code: 'identity.termsRequired' }, { status: 403 }),
    ),
  )
  const app = renderApp({ route: '/dashboard/assets', user })
  await app.user.click(await screen.findByRole('button', { name: `Profile of ${user.name}` }))
  expect(await screen.findByRole('button', { name: 'I accept' })).toBeVisible()
})

test('accepts the plain ID of the tenant in the user details', async () => {
  const plain = { ...user, tenantId: '01890000-0000-7000-8000-000000000001' }
  server.use(http.get(apiUrl('/auth/userdetails'), () => HttpResponse.json({ status: true, data: plain })))
  const { store } = renderApp({ route: '/dashboard/assets' })
  await screen.findByRole('heading', { name: 'Assets' })
  expect(selectTenantId(store.getState())).toBe(plain.tenantId)
})
