import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { expectConsole } from '../../testing/failOnConsole'
import { server } from '../../testing/server'
import type { MapHandle } from '../engine'
import { createMapStore } from '../mapStore'
import { storeFormat } from './coordinateFormat'
import { Coordinates } from './Coordinates'
import { formatDegrees } from './coordinates'

let mockIsRemoved = true
jest.mock('./GridPosition', () => {
  if (mockIsRemoved) throw Object.assign(new Error('Loading chunk 7 failed'), { request: 'http://localhost/js/7.js' })
  return { GridPosition: () => '31U FT 1 2' }
})

test('shows decimal degrees if the grid cannot be loaded, and loads it again for another choice', async () => {
  expectConsole(/Loading chunk 7 failed/, 'React logs every error that a boundary catches')
  server.use(http.head('*/js/7.js', () => new HttpResponse(null, { status: 404 })))
  const onFailure = jest.fn()
  window.addEventListener('preload-error', onFailure, { once: true })
  storeFormat('mgrs')
  const view = () => ({ center: [4.25, 52], zoom: 9, bearing: 0 })
  const user = userEvent.setup()
  render(<Coordinates map={{ view } as unknown as MapHandle} mapStore={createMapStore()} />)
  const button = await screen.findByRole('button', { name: /MGRS/ })
  await waitFor(() => expect(onFailure).toHaveBeenCalledTimes(1))
  expect(screen.getByText(formatDegrees([4.25, 52], 'decimal'))).toBeInTheDocument()
  mockIsRemoved = false
  await user.click(button)
  await user.click(await screen.findByRole('menuitem', { name: 'UTM' }))
  expect(await screen.findByText('31U FT 1 2')).toBeInTheDocument()
})
