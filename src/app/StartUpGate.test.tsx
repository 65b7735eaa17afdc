// Runs alone: the values of the page are read once, and these are of this file.
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { selectMapEngine } from '../map/mapEngineSlice'
import { renderApp } from '../testing/renderApp'
import { putStartUpValuesInPage, startUpValues } from '../testing/startUpValues'

const MAPS_FAILED = /Could not load Google Maps/

// Read once for the whole file: both third-party scripts are configured.
putStartUpValuesInPage({ ...startUpValues, GOOGLE_SERVICES_KEY: 'maps-key', RAZORPAY_KEY_ID: 'checkout-key' })

const scripts = () => [...document.head.querySelectorAll<HTMLScriptElement>('script[src]')]

function script(host: string): HTMLScriptElement {
  const found = scripts().find(({ src }) => new URL(src).host === host)
  if (!found) throw new Error(`No script of ${host}`)
  return found
}
const maps = () => script('maps.googleapis.com')
const checkout = () => script('checkout.razorpay.com')

afterEach(() => scripts().forEach((each) => each.remove()))

test('shows the routes after both scripts have loaded', async () => {
  const { store } = renderApp({ route: '/login' })
  expect(screen.getByText('Loading...')).toBeInTheDocument()
  expect(store.getState().loading).toBe(1)
  const address = new URL(maps().src)
  expect(address.searchParams.get('key')).toBe('maps-key')
  expect(address.searchParams.get('libraries')).toBe('geometry,places')
  expect(checkout().src).toBe('https://checkout.razorpay.com/v1/checkout.js')

  fireEvent.load(maps())
  await act(async () => {})
  expect(screen.getByText('Loading...')).toBeInTheDocument()
  fireEvent.load(checkout())
  await screen.findByRole('heading', { name: 'Aerie' })
  expect(store.getState().loading).toBe(0)
  expect(selectMapEngine(store.getState())).toBe('google')
  expect(screen.queryByText(MAPS_FAILED)).not.toBeInTheDocument()
})

test('reports a maps script that fails and uses the bundled engine', async () => {
  const { store } = renderApp({ route: '/login' })
  fireEvent.error(maps())
  fireEvent.error(checkout())
  await screen.findByRole('heading', { name: 'Aerie' })
  expect(await screen.findByText(MAPS_FAILED)).toBeInTheDocument()
  expect(selectMapEngine(store.getState())).toBe('embedded')
})

test('shows the routes after ten seconds at the latest', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] })
  try {
    const { store } = renderApp({ route: '/login' })
    fireEvent.load(checkout())
    await act(() => jest.advanceTimersByTimeAsync(9_900))
    expect(store.getState().api.queries).toEqual({})
    await act(() => jest.advanceTimersByTimeAsync(200))
    jest.useRealTimers()
    await screen.findByRole('heading', { name: 'Aerie' })
    await waitFor(() => expect(selectMapEngine(store.getState())).toBe('embedded'))
  } finally {
    jest.useRealTimers()
  }
})
