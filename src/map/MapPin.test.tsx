import { act, render, screen } from '@testing-library/react'
import type { MapHandle } from './engine'
import { MapPin } from './MapPin'
import { createMapStore } from './mapStore'
import type { Position } from './scene'

test('moves with the camera', () => {
  const mapStore = createMapStore()
  let left = 0
  const map = { project: ([long, lat]: Position) => ({ x: long - left, y: lat }) } as Partial<MapHandle> as MapHandle
  render(<MapPin map={map} mapStore={mapStore} pin={{ at: [30, 20], name: 'Pier' }} />)
  expect(screen.getByRole('img', { name: /Pier/ })).toHaveStyle({ transform: 'translate(30px, 20px)' })
  act(() => {
    left = 10
    mapStore.set({ view: { center: [10, 0], zoom: 3 } })
  })
  expect(screen.getByRole('img', { name: /Pier/ })).toHaveStyle({ transform: 'translate(20px, 20px)' })
})
