import { lazy, Suspense } from 'react'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Link, MemoryRouter, Route, Routes, useLocation } from 'react-router-dom'
import { useSearchUpdate } from './useSearchUpdate'

function Page() {
  const update = useSearchUpdate()
  const set = (name: string) =>
    update((now) => {
      now.set(name, '1')
      return now
    })
  const setBoth = () => {
    set('a')
    set('b')
  }
  return (
    <>
      <button onClick={setBoth}>Set both</button>
      <Link to="/other">Go on</Link>
    </>
  )
}

function Address() {
  const { pathname, search } = useLocation()
  return <output>{pathname + search}</output>
}

function renderPage(other: Promise<void>) {
  const Other = lazy(async () => {
    await other
    return { default: () => <h1>Other</h1> }
  })
  render(
    <MemoryRouter initialEntries={['/page']}>
      <Address />
      <Suspense fallback="Loading">
        <Routes>
          <Route path="/page" element={<Page />} />
          <Route path="/other" element={<Other />} />
        </Routes>
      </Suspense>
    </MemoryRouter>,
  )
  return userEvent.setup()
}

test('keeps both of two updates between renders', async () => {
  const user = renderPage(Promise.resolve())
  await user.click(screen.getByRole('button', { name: 'Set both' }))
  expect(screen.getByRole('status')).toHaveTextContent('/page?a=1&b=1')
})

test('does not bring the user back from a page that is still loading', async () => {
  let load: () => void = () => undefined
  const loading = new Promise<void>((resolve) => {
    load = resolve
  })
  const user = renderPage(loading)
  await user.click(screen.getByRole('link', { name: 'Go on' }))
  // The page is shown until the other one has loaded.
  await user.click(screen.getByRole('button', { name: 'Set both' }))
  load()
  expect(await screen.findByRole('heading', { name: 'Other' })).toBeVisible()
  expect(screen.getByRole('status')).toHaveTextContent('/other')
})
