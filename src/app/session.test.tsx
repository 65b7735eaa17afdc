import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { authApi } from '../api/auth'
import { sessionExpired } from '../api/sessionExpired'
import { aMenuEntry, aUser } from '../testing/factories'
import { apiUrl } from '../testing/handlers/apiUrl'
import { renderApp } from '../testing/renderApp'
import { server } from '../testing/server'

const UNAUTHORIZED = 'Un-Authorized! Please re-login to continue.'

const user = aUser({ userType: 'tenant-user', sideBar: [aMenuEntry({ text: 'Data', link: '/dashboard/data' })] })

test('an expired session leads to the login with one message, and a new login back to the page', async () => {
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

test('a guest at the login sees no such message', async () => {
  renderApp({ route: '/login' })
  await screen.findByRole('heading', { name: 'Aerie' })
  expect(screen.queryByText(UNAUTHORIZED)).not.toBeInTheDocument()
})

test('logging out asks first; No stays, Yes leaves for good', async () => {
  const app = renderApp({ route: '/dashboard/assets', user })
  const ask = async () => {
    await app.user.click(await screen.findByRole('button', { name: `User menu of ${user.name}` }))
    await app.user.click(await screen.findByRole('menuitem', { name: /Log out/ }))
    return screen.findByRole('dialog', { name: 'Are you sure you want to logout?' })
  }

  await app.user.click(within(await ask()).getByRole('button', { name: 'No' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(app.path()).toBe('/dashboard/assets')

  await app.user.click(within(await ask()).getByRole('button', { name: 'Yes' }))
  await screen.findByRole('heading', { name: 'Aerie' })
  expect(app.store.getState().auth).toMatchObject({ isLoggedIn: false, isError: false })

  // The next one at this browser starts afresh.
  server.use(http.post(apiUrl('/auth/login'), () => HttpResponse.json({ status: true, data: user })))
  await act(() =>
    app.store.dispatch(authApi.endpoints.login.initiate({ credentials: { email: 'a@b.test', password: 'x' } })),
  )
  await screen.findByRole('heading', { name: 'Data' })
})

test('an answer about the user that breaks off, as when the page is left, ends no session', async () => {
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

test('an error no screen shows appears as a message', async () => {
  server.use(
    http.patch(apiUrl('/tenant/user/terms-conditions-check'), () =>
      HttpResponse.json({ status: false, message: 'The terms have changed' }, { status: 409 }),
    ),
  )
  const app = renderApp({ route: '/dashboard/data', user: { ...user, isTermsAccepted: false } })
  await app.user.click(await screen.findByRole('button', { name: 'I accept' }))
  expect(await screen.findByText('The terms have changed')).toBeInTheDocument()
})

test('the loading bar is there while something is in progress', async () => {
  let answer = () => {}
  server.use(
    http.patch(apiUrl('/tenant/user/terms-conditions-check'), async () => {
      await new Promise<void>((resolve) => (answer = resolve))
      return HttpResponse.json({ status: true })
    }),
  )
  const app = renderApp({ route: '/dashboard/data', user: { ...user, isTermsAccepted: false } })
  const accept = await screen.findByRole('button', { name: 'I accept' })
  expect(document.querySelector('.loading-bar')).not.toBeInTheDocument()
  await app.user.click(accept)
  await waitFor(() => expect(document.querySelector('.loading-bar')).toBeInTheDocument())
  answer()
  await waitFor(() => expect(document.querySelector('.loading-bar')).not.toBeInTheDocument())
})
