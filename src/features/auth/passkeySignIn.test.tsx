import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { aUser } from '../../testing/factories'
import { apiUrl } from '../../testing/handlers/apiUrl'
import { renderApp } from '../../testing/renderApp'
import { server } from '../../testing/server'

const options = {
  challenge: 'AAAA',
  rpId: 'localhost',
  timeout: 300_000,
  allowCredentials: [],
  userVerification: 'required',
}

const bytes = (text: string) => new TextEncoder().encode(text).buffer

const assertion = {
  id: 'Y3JlZGVudGlhbA',
  rawId: bytes('credential'),
  type: 'public-key',
  response: {
    clientDataJSON: bytes('client'),
    authenticatorData: bytes('data'),
    signature: bytes('signature'),
    userHandle: bytes('user'),
  },
  getClientExtensionResults: () => ({}),
}

const get = jest.fn()

beforeEach(() => {
  Object.assign(window, { PublicKeyCredential: class {} })
  Object.defineProperty(navigator, 'credentials', { value: { get }, configurable: true })
})
afterEach(() => {
  get.mockReset()
  Reflect.deleteProperty(window, 'PublicKeyCredential')
  Reflect.deleteProperty(navigator, 'credentials')
})

const start = (path = '/passkey/sign-in/start') =>
  http.post(apiUrl(path), () => HttpResponse.json({ status: true, data: options }))

async function open() {
  const app = renderApp({ route: '/login' })
  await screen.findByRole('heading', { level: 1, name: 'Aerie' })
  return app
}

test('says quietly that the person has cancelled', async () => {
  const { user } = await open()
  server.use(start())
  get.mockRejectedValue(new DOMException('refused', 'NotAllowedError'))
  await user.click(screen.getByRole('button', { name: 'Sign in with a passkey' }))
  expect(await screen.findByText(/^No passkey was used/)).toHaveAttribute('role', 'status')
  expect(within(screen.getByRole('main')).queryByRole('alert')).toBeNull()
})

test('shows why the server refuses a passkey', async () => {
  const { user } = await open()
  server.use(
    start(),
    http.post(apiUrl('/passkey/sign-in/finish'), () =>
      HttpResponse.json({ status: false, message: 'This passkey was not accepted.' }, { status: 400 }),
    ),
  )
  get.mockResolvedValue(assertion)
  await user.click(screen.getByRole('button', { name: 'Sign in with a passkey' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('This passkey was not accepted.')
})

test('is not offered by a browser without passkeys', async () => {
  Reflect.deleteProperty(window, 'PublicKeyCredential')
  await open()
  expect(screen.queryByRole('button', { name: 'Sign in with a passkey' })).toBeNull()
})

test('offers a passkey beside the code to a person who has one', async () => {
  const { user } = await open()
  const message = 'Confirm with your passkey, or enter a recovery code.'
  server.use(
    http.post(apiUrl('/auth/login'), () =>
      HttpResponse.json(
        {
          status: false,
          message,
          errors: [
            { field: 'code', message },
            { field: 'passkey', message },
          ],
        },
        { status: 400 },
      ),
    ),
    http.post(apiUrl('/passkey/second-factor/start'), async ({ request }) => {
      expect(await request.json()).toEqual({ email: 'sam@demo.test', password: 'mine' })
      return HttpResponse.json({ status: true, data: options })
    }),
  )
  get.mockRejectedValue(new DOMException('refused', 'NotAllowedError'))
  await user.type(screen.getByLabelText('E-mail'), 'sam@demo.test')
  await user.type(screen.getByLabelText('Password'), 'mine')
  await user.click(screen.getByRole('button', { name: 'Log in' }))
  expect(await screen.findByText(message)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Confirm with a passkey' }))
  expect(await screen.findByText(/^No passkey was used/)).toBeVisible()
})

test('signs in with a passkey', async () => {
  const { user } = await open()
  let isSignedIn = false
  server.use(
    start(),
    http.post(apiUrl('/passkey/sign-in/finish'), async ({ request }) => {
      expect(await request.json()).toEqual({
        id: 'Y3JlZGVudGlhbA',
        clientDataJSON: 'Y2xpZW50',
        authenticatorData: 'ZGF0YQ',
        signature: 'c2lnbmF0dXJl',
        userHandle: 'dXNlcg',
      })
      isSignedIn = true
      return HttpResponse.json({ status: true, message: 'Welcome back' })
    }),
    http.get(apiUrl('/auth/userdetails'), () =>
      isSignedIn
        ? HttpResponse.json({ status: true, data: aUser() })
        : HttpResponse.json({ status: false, message: 'No session' }, { status: 401 }),
    ),
  )
  get.mockResolvedValue(assertion)
  await user.click(screen.getByRole('button', { name: 'Sign in with a passkey' }))
  expect(await screen.findByRole('navigation', { name: 'Main menu' })).toBeVisible()
})
