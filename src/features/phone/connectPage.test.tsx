import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { apiUrl } from '../../testing/handlers/apiUrl'
import { renderApp } from '../../testing/renderApp'
import { server } from '../../testing/server'

const CODE = '7K3M-QX9D'
const LINK = `/connect#code=${CODE}`
const PHONE = { _id: 'p1', name: 'Gate', personName: 'Chris', organisationName: 'Harbour Drones', mission: null }

/** @param paired what this browser is connected as @param refusal what the server says about every code */
function serve({ paired = null as object | null, refusal = '' }) {
  let phone = paired
  const sent: unknown[] = []
  server.use(
    http.get(apiUrl('/phone/own'), () =>
      phone
        ? HttpResponse.json({ status: true, data: phone })
        : HttpResponse.json({ status: false, message: 'Log in' }, { status: 401 }),
    ),
    http.get(apiUrl('/phone/missions'), () => HttpResponse.json({ status: true, data: { missions: [] } })),
    http.post(apiUrl('/phone/pair'), async ({ request }) => {
      sent.push(await request.json())
      if (refusal !== '') {
        const errors = [{ field: 'code', message: refusal }]
        return HttpResponse.json({ status: false, message: 'Check the form', errors }, { status: 400 })
      }
      phone = { ...PHONE, organisationName: 'Railway' }
      return HttpResponse.json({ status: true, data: { _id: 'p2' } }, { status: 201 })
    }),
  )
  return sent
}

test('the code of a link is filled in, leaves the address, and pairs only when the person agrees', async () => {
  const sent = serve({})
  const { user, path } = renderApp({ route: LINK })
  expect(await screen.findByLabelText('Code')).toHaveValue(CODE)
  expect(screen.getByText('Connect this phone?')).toBeVisible()
  await waitFor(() => expect(path()).toBe('/connect'))
  expect(sent).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Connect' }))
  expect(await screen.findByRole('heading', { name: 'Railway' })).toBeVisible()
  expect(sent).toMatchObject([{ code: CODE }])
})

test('a link in a browser that is connected says what it replaces, and can be refused', async () => {
  const sent = serve({ paired: PHONE })
  const { user } = renderApp({ route: LINK })
  expect(await screen.findByText(/connected to Harbour Drones as Gate/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Keep the present connection' }))
  expect(await screen.findByRole('heading', { name: 'Harbour Drones' })).toBeVisible()
  expect(sent).toEqual([])
})

test.each([
  ['used', 'This code was already used. Show a new one under Connect to App.'],
  ['expired', 'This code has expired. Show a new one under Connect to App.'],
  ['foreign', 'This code is not valid here. Check it, or show a new one under Connect to App.'],
])('says why a code does not pair: %s', async (_what, reason) => {
  serve({ refusal: reason })
  const { user } = renderApp({ route: LINK })
  await user.click(await screen.findByRole('button', { name: 'Connect' }))
  expect(await screen.findByText(reason)).toBeVisible()
  expect(screen.getByLabelText('Code')).toHaveValue(CODE)
})

test('a code is needed', async () => {
  const sent = serve({})
  const { user } = renderApp({ route: '/connect' })
  await user.click(await screen.findByRole('button', { name: 'Connect' }))
  expect(await screen.findByText('Enter the code')).toBeVisible()
  await waitFor(() => expect(sent).toEqual([]))
})

/** A camera that sees one QR code. */
function showQr(rawValue: string) {
  const stop = jest.fn()
  const media = { getTracks: () => [{ stop }] }
  const getUserMedia = () => Promise.resolve(media)
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia } })
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
  window.BarcodeDetector = class {
    detect = () => Promise.resolve([{ rawValue }])
  }
  return stop
}

afterEach(() => {
  jest.restoreAllMocks()
  Reflect.deleteProperty(navigator, 'mediaDevices')
  delete window.BarcodeDetector
})

test.each([
  [
    'of another installation',
    JSON.stringify({ baseServer: 'https://other.example', pairingCode: CODE }),
    'This code belongs to https://other.example. Open https://other.example/connect on this phone, and use the code there.',
  ],
  [
    'of something else',
    'https://example.com/menu',
    'This QR code has no code to pair a phone. Show a new one under Connect to App.',
  ],
])('a QR code %s is not sent to the server', async (_what, qr, answer) => {
  const sent = serve({})
  const stop = showQr(qr)
  const { user } = renderApp({ route: '/connect' })
  await user.click(await screen.findByRole('button', { name: 'Scan the QR code' }))
  expect(await screen.findByText(answer)).toBeVisible()
  expect(sent).toEqual([])
  expect(stop).toHaveBeenCalled()
})

test('a QR code of this installation pairs', async () => {
  const sent = serve({})
  showQr(JSON.stringify({ baseServer: window.location.origin, pairingCode: CODE }))
  const { user } = renderApp({ route: '/connect' })
  await user.click(await screen.findByRole('button', { name: 'Scan the QR code' }))
  expect(await screen.findByRole('heading', { name: 'Railway' })).toBeVisible()
  expect(sent).toMatchObject([{ code: CODE }])
})

test('an alert is sent once in a browser without storage; a refused one says why and can be sent again', async () => {
  const mission = { _id: 'm1', name: 'Harbour survey' }
  serve({ paired: { ...PHONE, mission } })
  const sent: object[] = []
  server.use(
    http.post(apiUrl('/phone/alert'), async ({ request }) => {
      sent.push((await request.json()) as object)
      return sent.length === 1
        ? HttpResponse.json({ status: false, message: 'This mission is over.' }, { status: 404 })
        : HttpResponse.json({ status: true, data: { _id: 'a1' } }, { status: 201 })
    }),
  )
  const { user } = renderApp({ route: '/connect' })
  await user.click(await screen.findByRole('button', { name: 'Alert' }))
  await user.type(await screen.findByLabelText('What do you see?'), 'Fire')
  await user.click(screen.getByRole('button', { name: 'Send alert' }))
  expect(await screen.findByText(/This mission is over\./)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Send Alert: Fire again' }))
  expect(await screen.findByText('Everything is sent.')).toBeVisible()
  expect(sent).toMatchObject([{ title: 'Fire' }, { title: 'Fire' }])
  expect(new Set(sent.map((alert) => (alert as { key: string }).key)).size).toBe(1)
})
