import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { aUser } from '../../testing/factories'
import { apiUrl } from '../../testing/handlers/apiUrl'
import { singleSignOnHandlers, someSettings } from '../../testing/handlers/single-sign-on'
import { recordCalls, stopRecording } from '../../testing/recordCalls'
import { renderApp } from '../../testing/renderApp'
import { server } from '../../testing/server'

const route = '/dashboard/tenant/organisation/single-sign-on'
const root = aUser({ userType: 'tenant-root' })

afterEach(stopRecording)

test('saves the provider, empties the secret and shows the sign-in address', async () => {
  server.use(...singleSignOnHandlers())
  const calls = recordCalls()
  const { user } = renderApp({ route, user: root })
  const save = await screen.findByRole('button', { name: 'Save changes' })
  await user.click(save)
  expect((await screen.findAllByText('Enter the client ID'))[0]).toBeVisible()
  await user.type(screen.getByLabelText('Address of the provider (issuer)'), 'https://accounts.google.com')
  await user.type(screen.getByLabelText('Client ID'), 'aerie')
  await user.type(screen.getByLabelText('Client secret'), 'a secret')
  await user.type(screen.getByLabelText('E-mail domains'), 'demo.test{Enter}')
  await user.click(save)
  expect(await screen.findByText('Saved')).toBeVisible()
  expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({
    issuer: 'https://accounts.google.com',
    application: 'aerie',
    clientSecret: 'a secret',
    domains: ['demo.test'],
  })
  expect(await screen.findByText('https://aerie.test/sso/k7m2p9xw4hqz')).toBeVisible()
  await waitFor(() => expect(screen.getByLabelText('Client secret')).toHaveValue(''))
  expect(screen.getByText(/A secret is stored/)).toBeVisible()
})

test('offers to turn passwords off only while single sign-on is on, and sends the version', async () => {
  server.use(...singleSignOnHandlers(someSettings({ passwordsDisabled: true, version: 4 })))
  const calls = recordCalls()
  const { user } = renderApp({ route, user: root })
  const enabled = await screen.findByRole('switch', { name: 'Single sign-on is on' })
  await user.click(enabled)
  const passwords = screen.getByRole('switch', { name: 'Turn passwords off' })
  await waitFor(() => expect(passwords).toBeDisabled())
  expect(passwords).not.toBeChecked()
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  expect(await screen.findByText('Saved')).toBeVisible()
  expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({
    version: 4,
    enabled: false,
    passwordsDisabled: false,
  })
})

test('warns of addresses that are not said to be verified before it accepts them', async () => {
  server.use(...singleSignOnHandlers(someSettings({ version: 4 })))
  const calls = recordCalls()
  const { user } = renderApp({ route, user: root })
  expect(screen.queryByText(/can then open the account/)).toBeNull()
  await user.click(
    await screen.findByRole('switch', { name: 'Accept e-mail addresses that are not said to be verified' }),
  )
  expect(
    await screen.findByText(/can then open the account with this address, also that of a tenant root/),
  ).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  expect(await screen.findByText('Saved')).toBeVisible()
  const sent = calls.find(({ method }) => method === 'PATCH')?.body
  expect(sent).toEqual({ version: 4, trustsUnverifiedEmail: true })
})

test('signs in with the answer of the provider, once', async () => {
  const calls = recordCalls()
  server.use(
    http.get(apiUrl('/auth/userdetails'), () =>
      calls.some(({ path }) => path.includes('/finish'))
        ? HttpResponse.json({ status: true, data: root })
        : HttpResponse.json({ status: false, message: 'No session' }, { status: 401 }),
    ),
    http.post(apiUrl('/single-sign-on/finish'), () => HttpResponse.json({ status: true })),
  )
  const { path } = renderApp({ route: '/sso/callback?state=abc&code=xyz&iss=https%3A%2F%2Fprovider.test' })
  await waitFor(() => expect(path()).toBe('/dashboard'))
  const sent = calls.filter(({ path }) => path.includes('/finish'))
  expect(sent.map(({ body }) => body)).toEqual([{ state: 'abc', code: 'xyz', iss: 'https://provider.test' }])
})

test('says why a sign-in failed, and that an address is incomplete', async () => {
  const message = 'You have no account in this organisation. Ask your administrator to invite you.'
  server.use(
    http.post(apiUrl('/single-sign-on/finish'), () =>
      HttpResponse.json({ status: false, message, code: 'singleSignOn.noAccount', values: {} }, { status: 400 }),
    ),
  )
  const { unmount } = renderApp({ route: '/sso/callback?state=abc&code=xyz' })
  expect(await screen.findByText(message)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Log in with a password' })).toBeVisible()
  unmount()
  renderApp({ route: '/sso/short' })
  expect(await screen.findByText(/This address is incomplete/)).toBeVisible()
})
