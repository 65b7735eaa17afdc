import { Suspense } from 'react'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { expectConsole } from '../../testing/failOnConsole'
import { server } from '../../testing/server'
import { lazyArea } from '../lazyArea'
import { PanelBoundary } from './PanelBoundary'

const CONSOLE_REASON = 'React logs every error that a boundary catches'

const removed = () => Object.assign(new Error('Loading chunk 7 failed'), { request: 'http://localhost/js/7.js' })
const Panel = () => <p>the panel</p>

/** Loads a panel whose first `failures` attempts find that a deployment has removed it. */
function panelAfter(failures: number) {
  server.use(http.head('*/js/7.js', () => new HttpResponse(null, { status: 404 })))
  const load = jest.fn(() => Promise.resolve({ Panel }))
  for (let at = 0; at < failures; at++) load.mockImplementationOnce(() => Promise.reject(removed()))
  return { load, Area: lazyArea(load, 'Panel') }
}

const notice = () => screen.findByRole('heading', { name: 'Could not load this panel' })

test('loads a panel again on each retry, and offers to reload the page', async () => {
  expectConsole(/Loading chunk 7 failed/, CONSOLE_REASON)
  const user = userEvent.setup()
  const { load, Area } = panelAfter(2)
  render(
    <PanelBoundary>
      <Suspense fallback="on its way">
        <Area />
      </Suspense>
    </PanelBoundary>,
  )
  await notice()
  expect(screen.getByRole('button', { name: 'Reload page' })).toBeVisible()
  expect(load).toHaveBeenCalledTimes(1)
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await notice()
  expect(load).toHaveBeenCalledTimes(2)
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('the panel')).toBeVisible()
  expect(load).toHaveBeenCalledTimes(3)
})

test('loads a panel again that is opened again', async () => {
  expectConsole(/Loading chunk 7 failed/, CONSOLE_REASON)
  const { load, Area } = panelAfter(1)
  const show = (key: string) => (
    <PanelBoundary key={key}>
      <Suspense>
        <Area />
      </Suspense>
    </PanelBoundary>
  )
  const { rerender } = render(show('first'))
  await notice()
  rerender(show('second'))
  expect(await screen.findByText('the panel')).toBeVisible()
  expect(load).toHaveBeenCalledTimes(2)
})

test('shows two panels of the same area after one retry each', async () => {
  expectConsole(/Loading chunk 7 failed/, CONSOLE_REASON)
  const user = userEvent.setup()
  const { load, Area } = panelAfter(1)
  render(
    ['left', 'right'].map((side) => (
      <PanelBoundary key={side}>
        <Suspense>
          <Area />
        </Suspense>
      </PanelBoundary>
    )),
  )
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(2))
  for (const retry of screen.getAllByRole('button', { name: 'Try again' })) await user.click(retry)
  expect(await screen.findAllByText('the panel')).toHaveLength(2)
  expect(load).toHaveBeenCalledTimes(2)
})

test('shows its fallback instead of a notice', async () => {
  expectConsole(/Loading chunk 7 failed/, CONSOLE_REASON)
  const { Area } = panelAfter(1)
  render(
    <PanelBoundary fallback="46.8°, -92.0°">
      <Suspense>
        <Area />
      </Suspense>
    </PanelBoundary>,
  )
  expect(await screen.findByText('46.8°, -92.0°')).toBeVisible()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('renders a panel again that stopped working', async () => {
  expectConsole(/broken/, CONSOLE_REASON)
  const user = userEvent.setup()
  let isBroken = true
  const Fragile = () => {
    if (isBroken) throw new Error('broken')
    return <p>the panel</p>
  }
  render(
    <PanelBoundary>
      <Fragile />
    </PanelBoundary>,
  )
  expect(screen.getByRole('heading', { name: 'This panel stopped working' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Reload page' })).not.toBeInTheDocument()
  isBroken = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(screen.getByText('the panel')).toBeVisible()
})
