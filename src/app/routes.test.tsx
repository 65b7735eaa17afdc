import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import type { UserDetails } from '../api/auth'
import { aMenuEntry, aUser } from '../testing/factories'
import { apiUrl } from '../testing/handlers/apiUrl'
import { assetHandlers } from '../testing/handlers/asset'
import { dataHandlers } from '../testing/handlers/data'
import { streamHandlers } from '../testing/handlers/stream'
import { wallHandlers } from '../testing/handlers/wall'
import { renderApp } from '../testing/renderApp'
import { server } from '../testing/server'
import { redirectTarget } from './guards'

/** A user without a socket. */
const aGuestToBe = (user: Partial<UserDetails> = {}) =>
  aUser({
    userType: 'tenant-user',
    permissions: ['data_page', 'asset_list', 'stream_list', 'mission_list', 'layer_list'],
    sideBar: [aMenuEntry({ text: 'Data', link: '/dashboard/data' })],
    ...user,
  })

beforeEach(() => server.use(...assetHandlers(), ...dataHandlers(), ...streamHandlers(), ...wallHandlers()))

const letIn = (user = aGuestToBe()) =>
  server.use(http.post(apiUrl('/auth/login'), () => HttpResponse.json({ status: true, data: user })))

async function logIn({ user }: ReturnType<typeof renderApp>) {
  await user.type(await screen.findByLabelText('E-mail'), 'sam@demo.test')
  await user.type(screen.getByLabelText('Password'), 'correct horse')
  await user.click(screen.getByRole('button', { name: 'Log in' }))
}

test('redirects a guest from a private page to the login and back after it', async () => {
  letIn()
  const app = renderApp({ route: '/dashboard/assets?owner=me#top' })
  await screen.findByRole('heading', { name: 'Aerie' })
  expect(app.path()).toBe('/login')
  await logIn(app)
  await screen.findByRole('heading', { name: 'Assets' })
  expect(app.path()).toBe('/dashboard/assets?owner=me#top')
})

test('opens the first page after a login without a previous page', async () => {
  letIn()
  const app = renderApp({ route: '/login' })
  await logIn(app)
  await screen.findByRole('heading', { name: 'Data' })
  expect(app.path()).toBe('/dashboard/data')
})

test.each(['/login', '/sign-up', '/forgot-password', '/reset-password'])(
  'who is logged in has no business at %s',
  async (route) => {
    const app = renderApp({ route, user: aGuestToBe() })
    await screen.findByRole('heading', { name: 'Data' })
    expect(app.path()).toBe('/dashboard/data')
  },
)

test.each(['/nowhere', '/dashboard/nowhere', '/map', '/map/a/b/c'])(
  'redirects the unknown path %s to /',
  async (route) => {
    const app = renderApp({ route, user: aGuestToBe() })
    await waitFor(() => expect(app.path()).toBe('/dashboard/data'))
  },
)

test.each([
  ['/map/7/9', 'Map not found'],
  ['/dashboard/control-center', 'Control center'],
])('%s shows the page "%s"', async (route, title) => {
  renderApp({ route, user: aGuestToBe() })
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
})

test('restores a valid session on start', async () => {
  server.use(http.get(apiUrl('/auth/userdetails'), () => HttpResponse.json({ status: true, data: aGuestToBe() })))
  const app = renderApp({ route: '/dashboard/assets' })
  expect(screen.getByText('Loading...')).toBeInTheDocument()
  await screen.findByRole('heading', { name: 'Assets' })
  expect(app.path()).toBe('/dashboard/assets')
})

test('reports an unreachable server and retries', async () => {
  server.use(http.get(apiUrl('/auth/userdetails'), () => HttpResponse.error(), { once: true }))
  const { user } = renderApp({ route: '/login' })
  await screen.findByRole('heading', { name: 'Connection lost' })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('heading', { name: 'Aerie' })
})

test.each([
  ['/login', 'light'],
  ['/dashboard/data', 'light'],
  ['/dashboard/control-center', 'dark'],
  ['/map/control-center', 'dark'],
])('%s uses the %s theme', async (route, theme) => {
  renderApp({ route, user: route === '/login' ? undefined : aGuestToBe() })
  await screen.findByRole('heading', { level: 1 })
  expect(document.documentElement).toHaveAttribute('data-theme', theme)
  expect(document.documentElement.style.colorScheme).toBe(theme)
})

test('redirects after a login only to pages of this app', () => {
  const cameFrom = (state: unknown) => redirectTarget({ state })
  expect(cameFrom({ from: '/dashboard/missions?status=live' })).toBe('/dashboard/missions?status=live')
  expect(cameFrom(null)).toBeUndefined()
  expect(cameFrom({ from: 7 })).toBeUndefined()
  for (const foreign of ['https://evil.test/', '//evil.test/x', '/\\evil.test', 'javascript:alert(1)']) {
    expect(cameFrom({ from: foreign })).toBeUndefined()
  }
})
