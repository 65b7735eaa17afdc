import { Suspense } from 'react'
import { render, screen } from '@testing-library/react'
import { lazyArea } from '../shared/lazyArea'
import { ErrorBoundary } from './ErrorBoundary'

const gone = new Error('Loading chunk 7 failed')

const events: CustomEvent[] = []
let cancels = false
const onPreloadError = (event: Event) => {
  events.push(event as CustomEvent)
  if (cancels) event.preventDefault()
}

beforeEach(() => {
  events.length = 0
  cancels = false
  window.addEventListener('preload-error', onPreloadError)
  // React tells of every error a boundary catches.
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  window.removeEventListener('preload-error', onPreloadError)
  jest.restoreAllMocks()
})

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

test('one that cannot be loaded raises preload-error and is thrown to the boundary, which offers to load again', async () => {
  show(() => Promise.reject(gone))
  expect(await screen.findByRole('heading', { name: 'This part could not be loaded' })).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Load the page again' })).toBeInTheDocument()
  expect(events).toHaveLength(1)
  expect(events[0]).toMatchObject({ type: 'preload-error', cancelable: true, detail: gone })
})

test('whoever cancels the event takes care of it: nothing is thrown', async () => {
  cancels = true
  show(() => Promise.reject(gone))
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
