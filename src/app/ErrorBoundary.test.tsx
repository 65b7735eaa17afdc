import { Suspense } from 'react'
import { act, render, screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { lazyArea } from '../shared/lazyArea'
import { server } from '../testing/server'
import { ErrorBoundary } from './ErrorBoundary'

const gone = new Error('Loading chunk 7 failed')

const events: CustomEvent[] = []
let cancels = false
const onPreloadError = (event: Event) => {
  events.push(event as CustomEvent)
  if (cancels) event.preventDefault()
}

beforeEach(() => {
  jest.useFakeTimers()
  events.length = 0
  cancels = false
  window.addEventListener('preload-error', onPreloadError)
  // React tells of every error a boundary catches.
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  window.removeEventListener('preload-error', onPreloadError)
  jest.restoreAllMocks()
  jest.useRealTimers()
})

/** Longer than anybody tries to load an area. */
const giveUp = () => act(() => jest.advanceTimersByTimeAsync(60_000))

function show(load: () => Promise<{ Area: () => React.JSX.Element }>) {
  const Area = lazyArea(load, 'Area')
  return render(
    <ErrorBoundary>
      <Suspense fallback="on its way">
        <Area />
        <p>beside it</p>
      </Suspense>
    </ErrorBoundary>,
  )
}

test('an area is shown once it is loaded', async () => {
  show(() => Promise.resolve({ Area: () => <p>the area</p> }))
  expect(await screen.findByText('the area')).toBeInTheDocument()
  expect(events).toEqual([])
})

test('one that does not come at once is asked for again, and comes when the server is back', async () => {
  const load = jest
    .fn<Promise<{ Area: () => React.JSX.Element }>, []>()
    .mockRejectedValueOnce(gone)
    .mockRejectedValueOnce(gone)
    .mockResolvedValue({ Area: () => <p>the area</p> })
  show(load)
  await giveUp()
  expect(screen.getByText('the area')).toBeInTheDocument()
  expect(load).toHaveBeenCalledTimes(3)
  expect(events).toEqual([])
})

test('what a newer version no longer has is not asked for again', async () => {
  server.use(http.head('*/js/7.js', () => new HttpResponse(null, { status: 404 })))
  const load = jest.fn<Promise<never>, []>(() =>
    Promise.reject(Object.assign(new Error('Loading chunk 7 failed'), { request: 'http://localhost/js/7.js' })),
  )
  jest.useRealTimers()
  show(load)
  expect(await screen.findByRole('button', { name: 'Load the page again' })).toBeInTheDocument()
  expect(load).toHaveBeenCalledTimes(1)
})

test('one that cannot be loaded raises preload-error and is thrown to the boundary, which offers to load again', async () => {
  show(() => Promise.reject(gone))
  await giveUp()
  expect(await screen.findByRole('heading', { name: 'This part could not be loaded' })).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Load the page again' })).toBeInTheDocument()
  expect(events).toHaveLength(1)
  expect(events[0]).toMatchObject({ type: 'preload-error', cancelable: true, detail: gone })
})

test('whoever cancels the event takes care of it: nothing is thrown', async () => {
  cancels = true
  show(() => Promise.reject(gone))
  await giveUp()
  expect(await screen.findByText('beside it')).toBeVisible()
  expect(screen.queryByRole('heading')).not.toBeInTheDocument()
})

test('what breaks while rendering is not taken for an area that failed to load', async () => {
  show(() =>
    Promise.resolve({
      Area: () => {
        throw new Error('broken')
      },
    }),
  )
  expect(await screen.findByRole('heading', { name: 'This page has stopped working' })).toBeInTheDocument()
  expect(events).toEqual([])
})
