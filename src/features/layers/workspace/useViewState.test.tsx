import { lazy, Suspense } from 'react'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Link, MemoryRouter, Route, Routes, useLocation } from 'react-router-dom'
import { useViewState } from './useViewState'

function MapPage() {
  const [, change] = useViewState()
  return (
    <>
      <button onClick={() => change(() => ({ day: '2026-03-12' }))}>Move</button>
      <Link to="/photos">Photos</Link>
    </>
  )
}

function Address() {
  const { pathname, search } = useLocation()
  return <output>{pathname + search}</output>
}

function renderMap(photos: Promise<void>) {
  const Photos = lazy(async () => {
    await photos
    return { default: () => <h1>Photos</h1> }
  })
  render(
    <MemoryRouter initialEntries={['/map']}>
      <Address />
      <Suspense fallback="Loading">
        <Routes>
          <Route path="/map" element={<MapPage />} />
          <Route path="/photos" element={<Photos />} />
        </Routes>
      </Suspense>
    </MemoryRouter>,
  )
  return userEvent.setup()
}

test('writes a move of the map to the URL', async () => {
  const user = renderMap(Promise.resolve())
  await user.click(screen.getByRole('button', { name: 'Move' }))
  expect(screen.getByRole('status').textContent).toMatch(/^\/map\?.+/)
})

test('a move of the map does not bring the user back from a page that is still loading', async () => {
  let load: () => void = () => undefined
  const loading = new Promise<void>((resolve) => {
    load = resolve
  })
  const user = renderMap(loading)
  await user.click(screen.getByRole('link', { name: 'Photos' }))
  await user.click(screen.getByRole('button', { name: 'Move' }))
  load()
  expect(await screen.findByRole('heading', { name: 'Photos' })).toBeVisible()
  expect(screen.getByRole('status')).toHaveTextContent('/photos')
})
