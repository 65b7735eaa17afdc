import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { apiUrl } from '../../testing/handlers/apiUrl'
import { renderApp } from '../../testing/renderApp'
import { server } from '../../testing/server'

const TOKEN = '3v5Zr0m7Vqk1yGx8nJbWcQe2TdLhUaSiPoFgHjKlZxC'

test('confirms a new e-mail and opens the login', async () => {
  let isUsed = false
  server.use(
    http.post(apiUrl('/admin/tenant/confirm-root-email'), () => {
      const reply = isUsed
        ? HttpResponse.json({ status: true, data: { email: 'robin@bridge.test' } })
        : HttpResponse.json({ status: false, message: 'This link is no longer valid.' }, { status: 404 })
      isUsed = true
      return reply
    }),
  )
  const { user, path } = renderApp({ route: `/confirm-email#${TOKEN}` })
  await user.click(await screen.findByRole('button', { name: 'Confirm e-mail' }))
  expect(await screen.findByText('This link is no longer valid.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Confirm e-mail' }))
  await waitFor(() => expect(path()).toBe('/login'))
})

test('explains an incomplete link', async () => {
  renderApp({ route: '/confirm-email' })
  expect(await screen.findByText('This link is incomplete. Open the full link from the e-mail.')).toBeVisible()
})
