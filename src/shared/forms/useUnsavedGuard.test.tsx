// Uses the real browser history; other tests use the router's memory history.
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { BrowserRouter, Link, Route, Routes, useNavigate } from 'react-router-dom'
import { watchBackButton } from '../backButton'
import { useUnsavedGuard } from './useUnsavedGuard'

function Form({ isDirty }: { isDirty: boolean }) {
  const { leaveDialog, release } = useUnsavedGuard(isDirty)
  const navigate = useNavigate()
  const save = () => {
    release()
    void navigate('/saved')
  }
  return (
    <>
      <p>the form</p>
      <Link to="/elsewhere">elsewhere</Link>
      <button onClick={save}>save</button>
      {leaveDialog}
    </>
  )
}

// Before any router, as in index.tsx.
beforeAll(watchBackButton)

function open(isDirty: boolean) {
  window.history.replaceState(null, '', '/start')
  render(
    <BrowserRouter>
      <Routes>
        <Route path="/start" element={<Link to="/form">to the form</Link>} />
        <Route path="/form" element={<Form isDirty={isDirty} />} />
        <Route path="*" element={<p>another page</p>} />
      </Routes>
    </BrowserRouter>,
  )
  const user = userEvent.setup()
  return { user, toForm: () => user.click(screen.getByRole('link', { name: 'to the form' })) }
}

const isAt = (path: string) => waitFor(() => expect(window.location.pathname).toBe(path))

test('asks on Back and stays', async () => {
  const { user, toForm } = open(true)
  await toForm()
  window.history.back()
  await user.click(await screen.findByRole('button', { name: 'Stay on page' }))
  await isAt('/form')
  expect(screen.getByText('the form')).toBeVisible()

  // Asks again the next time.
  window.history.back()
  expect(await screen.findByText('Leave without saving?')).toBeVisible()
  // The next test uses the same history, so this test waits until the guard has returned.
  await isAt('/form')
  expect(screen.getByText('the form')).toBeVisible()
})

test('asks on Back and leaves', async () => {
  const { user, toForm } = open(true)
  await toForm()
  window.history.back()
  await user.click(await screen.findByRole('button', { name: 'Leave' }))
  await isAt('/start')
  expect(await screen.findByRole('link', { name: 'to the form' })).toBeVisible()
})

test('asks on a link and follows it', async () => {
  const { user, toForm } = open(true)
  await toForm()
  await user.click(screen.getByRole('link', { name: 'elsewhere' }))
  await user.click(await screen.findByRole('button', { name: 'Leave' }))
  await isAt('/elsewhere')
  expect(await screen.findByText('another page')).toBeVisible()
  // The guard has been removed.
  window.history.back()
  expect(await screen.findByText('the form')).toBeVisible()
})

test('does not ask after saving', async () => {
  const { user, toForm } = open(true)
  await toForm()
  await user.click(screen.getByRole('button', { name: 'save' }))
  await isAt('/saved')
  expect(screen.queryByText('Leave without saving?')).toBeNull()
})

test('does not ask without changes', async () => {
  const { toForm } = open(false)
  await toForm()
  window.history.back()
  await isAt('/start')
  expect(screen.queryByText('Leave without saving?')).toBeNull()
})
