import { Suspense } from 'react'
import { act, render, screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { lazyArea } from '../shared/lazyArea'
import { expectConsole } from '../testing/failOnConsole'
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
})
afterEach(() => {
  window.removeEventListener('preload-error', onPreloadError)
  jest.useRealTimers()
})

/** Advances time beyond all retries. */
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

test('shows an area once it has loaded', async () => {
  show(() => Promise.resolve({ Area: () => <p>the area</p> }))
  expect(await screen.findByText('the area')).toBeInTheDocument()
  expect(events).toEqual([])
})

test('retries a failed area until the server answers', async () => {
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

test('does not retry a chunk that the deployed version no longer has', async () => {
  expectConsole(/Loading chunk 7 failed/, 'React logs every error that a boundary catches')
  server.use(http.head('*/js/7.js', () => new HttpResponse(null, { status: 404 })))
  const load = jest.fn<Promise<never>, []>(() =>
    Promise.reject(Object.assign(new Error('Loading chunk 7 failed'), { request: 'http://localhost/js/7.js' })),
  )
  jest.useRealTimers()
  show(load)
  expect(await screen.findByRole('button', { name: 'Reload page' })).toBeInTheDocument()
  expect(load).toHaveBeenCalledTimes(1)
})

test('raises preload-error for an area that cannot load and offers to reload the page', async () => {
  expectConsole(/Loading chunk 7 failed/, 'React logs every error that a boundary catches')
  show(() => Promise.reject(gone))
  await giveUp()
  expect(await screen.findByRole('heading', { name: 'Could not load this part of the page' })).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Reload page' })).toBeInTheDocument()
  expect(events).toHaveLength(1)
  expect(events[0]).toMatchObject({ type: 'preload-error', cancelable: true, detail: gone })
})

test('loads an area again when its page is opened again', async () => {
  expectConsole(/Loading chunk 7 failed/, 'React logs every error that a boundary catches')
  jest.useRealTimers()
  server.use(http.head('*/js/7.js', () => new HttpResponse(null, { status: 404 })))
  const removed = Object.assign(new Error('Loading chunk 7 failed'), { request: 'http://localhost/js/7.js' })
  const load = jest
    .fn(() => Promise.resolve({ Area: () => <p>the area</p> }))
    .mockImplementationOnce(() => Promise.reject(removed))
  const Area = lazyArea(load, 'Area')
  const at = (path: string) => (
    <ErrorBoundary attempt={path}>
      <Suspense>
        <Area />
      </Suspense>
    </ErrorBoundary>
  )
  const { rerender } = render(at('/first'))
  expect(await screen.findByRole('button', { name: 'Reload page' })).toBeInTheDocument()
  rerender(at('/second'))
  expect(await screen.findByText('the area')).toBeInTheDocument()
  expect(load).toHaveBeenCalledTimes(2)
})

test('throws nothing when a listener cancels preload-error', async () => {
  cancels = true
  show(() => Promise.reject(gone))
  await giveUp()
  expect(await screen.findByText('beside it')).toBeVisible()
  expect(screen.queryByRole('heading')).not.toBeInTheDocument()
})

test('does not report a rendering error as a failed load', async () => {
  expectConsole(/broken/, 'React logs every error that a boundary catches')
  show(() =>
    Promise.resolve({
      Area: () => {
        throw new Error('broken')
      },
    }),
  )
  expect(await screen.findByRole('heading', { name: 'This page stopped working' })).toBeInTheDocument()
  expect(events).toEqual([])
})
