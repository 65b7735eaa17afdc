import { act, screen } from '@testing-library/react'
import { putStartUpValuesInPage, startUpValues } from './testing/startUpValues'

let logged: jest.SpyInstance

beforeEach(() => {
  jest.resetModules()
  document.body.innerHTML = '<div id="root"></div>'
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  jest.restoreAllMocks()
  Reflect.deleteProperty(navigator, 'serviceWorker')
})

const start = () => act(() => import('./index'))

test('logs and throws an invalid start-up value and names it on the page', async () => {
  putStartUpValuesInPage({ ...startUpValues, API_BASE_URL: 'https://api.example.org/' })
  const message = 'Invalid value https://api.example.org/ for key API_BASE_URL'
  await expect(start()).rejects.toThrow(message)
  expect(logged).toHaveBeenCalledWith(message)
  expect(await screen.findByText(message)).toBeVisible()
  expect(screen.getByRole('heading', { name: 'The app cannot start' })).toBeVisible()
})

test('unregisters an old service worker once it is ready', async () => {
  const unregister = jest.fn(() => Promise.resolve(true))
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { ready: Promise.resolve({ unregister }) },
  })
  putStartUpValuesInPage()
  await start()
  expect(unregister).toHaveBeenCalledTimes(1)
  expect(await screen.findByRole('heading', { name: 'Aerie' })).toBeVisible()
})
