// With the browser's own history, which the router's memory stands in for everywhere else.
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { BrowserRouter, Link, Route, Routes, useNavigate } from 'react-router-dom'
import { watchBackButton } from '../backButton'
import { useUnsavedGuard } from './useUnsavedGuard'

function Form({ isDirty }: { isDirty: boolean }) {
  const { question, release } = useUnsavedGuard(isDirty)
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
      {question}
    </>
  )
}

// As in index.tsx: before any router.
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

test('Back is held until the answer: stay', async () => {
  const { user, toForm } = open(true)
  await toForm()
  window.history.back()
  await user.click(await screen.findByRole('button', { name: 'Stay here' }))
  await isAt('/form')
  expect(screen.getByText('the form')).toBeVisible()

  // And the next time as well.
  window.history.back()
  expect(await screen.findByText('Leave without saving?')).toBeVisible()
  expect(screen.getByText('the form')).toBeVisible()
})

test('Back is held until the answer: leave', async () => {
  const { user, toForm } = open(true)
  await toForm()
  window.history.back()
  await user.click(await screen.findByRole('button', { name: 'Leave' }))
  await isAt('/start')
  expect(await screen.findByRole('link', { name: 'to the form' })).toBeVisible()
})

test('a link is held too, and followed when that is wanted', async () => {
  const { user, toForm } = open(true)
  await toForm()
  await user.click(screen.getByRole('link', { name: 'elsewhere' }))
  await user.click(await screen.findByRole('button', { name: 'Leave' }))
  await isAt('/elsewhere')
  expect(await screen.findByText('another page')).toBeVisible()
  // Nothing of the guard is left behind.
  window.history.back()
  expect(await screen.findByText('the form')).toBeVisible()
})

test('what is saved may be left', async () => {
  const { user, toForm } = open(true)
  await toForm()
  await user.click(screen.getByRole('button', { name: 'save' }))
  await isAt('/saved')
  expect(screen.queryByText('Leave without saving?')).toBeNull()
})

test('nothing typed, nothing asked', async () => {
  const { toForm } = open(false)
  await toForm()
  window.history.back()
  await isAt('/start')
  expect(screen.queryByText('Leave without saving?')).toBeNull()
})
