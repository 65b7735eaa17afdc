import { Suspense } from 'react'
import { render, screen } from '@testing-library/react'
import { lazyArea } from './lazyArea'

const Ready = () => <h1>Ready</h1>

test('renders a preloaded area without its fallback', async () => {
  const load = jest.fn(() => Promise.resolve({ Ready }))
  const Area = lazyArea(load, 'Ready')
  Area.preload()
  await Promise.resolve()
  render(
    <Suspense fallback="Loading">
      <Area />
    </Suspense>,
  )
  expect(screen.getByRole('heading', { name: 'Ready' })).toBeVisible()
  expect(load).toHaveBeenCalledTimes(1)
})

test('loads an area again whose preloading has failed', async () => {
  const load = jest
    .fn(() => Promise.resolve({ Ready }))
    .mockImplementationOnce(() => Promise.reject(new Error('Offline')))
  const Area = lazyArea(load, 'Ready')
  Area.preload()
  await Promise.resolve()
  render(
    <Suspense fallback="Loading">
      <Area />
    </Suspense>,
  )
  expect(await screen.findByRole('heading', { name: 'Ready' })).toBeVisible()
})
