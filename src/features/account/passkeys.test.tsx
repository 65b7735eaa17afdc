import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import type { Passkey } from '../../api/passkey'
import { aUser } from '../../testing/factories'
import { apiUrl } from '../../testing/handlers/apiUrl'
import { aPasskey, passkeyHandlers } from '../../testing/handlers/passkey'
import { renderApp } from '../../testing/renderApp'
import { server } from '../../testing/server'

const me = aUser({ userType: 'tenant-user', permissions: ['mission_list'] })

const options = {
  challenge: 'AAAA',
  rp: { id: 'localhost', name: 'Aerie' },
  user: { id: 'AAAA', name: me.email, displayName: me.name },
  pubKeyCredParams: [{ alg: -7, type: 'public-key' }],
  timeout: 300_000,
  excludeCredentials: [],
  authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  attestation: 'none',
}

const bytes = (text: string) => new TextEncoder().encode(text).buffer

const credential = {
  id: 'Y3JlZGVudGlhbA',
  rawId: bytes('credential'),
  type: 'public-key',
  response: {
    clientDataJSON: bytes('client'),
    attestationObject: bytes('attestation'),
    getTransports: () => ['internal', 'teleport'],
  },
  getClientExtensionResults: () => ({}),
}

const create = jest.fn()

beforeEach(() => {
  Object.assign(window, { PublicKeyCredential: class {} })
  Object.defineProperty(navigator, 'credentials', { value: { create }, configurable: true })
})
afterEach(() => {
  create.mockReset()
  Reflect.deleteProperty(window, 'PublicKeyCredential')
  Reflect.deleteProperty(navigator, 'credentials')
})

async function openPasskeys(passkeys: Passkey[] = [], proof?: 'recent-sign-in') {
  server.use(...passkeyHandlers({ passkeys, proof }))
  const { user } = renderApp({ route: '/dashboard/missions', user: me })
  await user.click(await screen.findByRole('button', { name: /^User menu/ }))
  await user.click(await screen.findByRole('menuitem', { name: /Profile/ }))
  await user.click(await screen.findByRole('button', { name: /Passkeys/ }))
  return user
}

async function openDialog(user: Awaited<ReturnType<typeof openPasskeys>>, name: string) {
  await user.click(await screen.findByRole('button', { name }))
  return within(await screen.findByRole('dialog', { name }))
}

test('adds a passkey with the password, and shows recovery codes once', async () => {
  const passkeys: Passkey[] = []
  const user = await openPasskeys(passkeys)
  expect(await screen.findByText('You have no passkeys yet.')).toBeVisible()
  server.use(
    http.post(apiUrl('/passkey/add/start'), async ({ request }) => {
      expect(await request.json()).toEqual({ password: 'mine' })
      return HttpResponse.json({ status: true, data: options })
    }),
    http.post(apiUrl('/passkey/add/finish'), async ({ request }) => {
      expect(await request.json()).toEqual({
        name: 'Chrome on Linux',
        id: 'Y3JlZGVudGlhbA',
        clientDataJSON: 'Y2xpZW50',
        attestationObject: 'YXR0ZXN0YXRpb24',
        transports: ['internal'],
      })
      passkeys.push(aPasskey())
      return HttpResponse.json(
        { status: true, data: { passkey: passkeys[0], recoveryCodes: ['aaaa-bbbb'] } },
        { status: 201 },
      )
    }),
  )
  create.mockResolvedValue(credential)
  const dialog = await openDialog(user, 'Add a passkey')
  await user.type(dialog.getByLabelText('Password'), 'mine')
  await user.click(dialog.getByRole('button', { name: 'Continue' }))
  expect(await screen.findByText('aaaa-bbbb')).toBeVisible()
  await user.click(screen.getByRole('button', { name: "I've saved these codes" }))
  expect(await screen.findByText('Chrome on Linux')).toBeVisible()
})

test('needs no password of a person who has none, and says quietly that the person has cancelled', async () => {
  const user = await openPasskeys([], 'recent-sign-in')
  server.use(http.post(apiUrl('/passkey/add/start'), () => HttpResponse.json({ status: true, data: options })))
  create.mockRejectedValue(new DOMException('refused', 'NotAllowedError'))
  const dialog = await openDialog(user, 'Add a passkey')
  expect(dialog.queryByLabelText('Password')).toBeNull()
  await user.click(dialog.getByRole('button', { name: 'Continue' }))
  expect(await dialog.findByText(/^No passkey was used/)).toBeVisible()
})

test('renames and removes a passkey', async () => {
  const user = await openPasskeys([aPasskey({ isBackedUp: true })])
  expect(await screen.findByText('Synced')).toBeVisible()
  const rename = await openDialog(user, 'Rename Chrome on Linux')
  await user.clear(rename.getByLabelText('Name of the passkey'))
  await user.type(rename.getByLabelText('Name of the passkey'), 'Desk')
  await user.click(rename.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Desk')).toBeVisible()
  const remove = await openDialog(user, 'Remove Desk')
  await user.click(remove.getByRole('button', { name: 'Remove' }))
  expect(await remove.findAllByText('Enter your password')).not.toHaveLength(0)
  await user.type(remove.getByLabelText('Password'), 'mine')
  await user.click(remove.getByRole('button', { name: 'Remove' }))
  expect(await screen.findByText('You have no passkeys yet.')).toBeVisible()
})

test('offers no more than the limit, and nothing to a browser without passkeys', async () => {
  await openPasskeys(Array.from({ length: 10 }, (_, at) => aPasskey({ name: `Key ${at}` })))
  expect(await screen.findByText(/^You have 10 passkeys/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull()
})

test('says that the browser does not support passkeys', async () => {
  Reflect.deleteProperty(window, 'PublicKeyCredential')
  await openPasskeys()
  expect(await screen.findByText('This browser does not support passkeys.')).toBeVisible()
})

test('shows that the passkeys could not be loaded, and tries again', async () => {
  server.use(
    http.get(apiUrl('/passkey/list'), () =>
      HttpResponse.json({ status: false, message: 'No database' }, { status: 503 }),
    ),
  )
  const { user } = renderApp({ route: '/dashboard/missions', user: me })
  await user.click(await screen.findByRole('button', { name: /^User menu/ }))
  await user.click(await screen.findByRole('menuitem', { name: /Profile/ }))
  await user.click(await screen.findByRole('button', { name: /Passkeys/ }))
  expect(await screen.findByText(/No database/)).toBeVisible()
  server.use(...passkeyHandlers({ passkeys: [aPasskey()] }))
  await user.click(screen.getByRole('button', { name: /try again/i }))
  expect(await screen.findByText('Chrome on Linux')).toBeVisible()
})
