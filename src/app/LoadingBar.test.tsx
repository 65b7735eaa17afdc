import { Suspense } from 'react'
import { act, render, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { Provider } from 'react-redux'
import { lazyArea } from '../shared/lazyArea'
import { aUser } from '../testing/factories'
import { apiUrl } from '../testing/handlers/apiUrl'
import { renderApp } from '../testing/renderApp'
import { server } from '../testing/server'
import { LoadingBar } from './LoadingBar'
import { makeStore } from './store'

const isShown = () => document.querySelector('.loading-bar') !== null

test('is visible while a chunk of the app loads', async () => {
  const chunk = { arrives: () => {} }
  const Area = lazyArea(
    () =>
      new Promise<{ Area: () => React.JSX.Element }>(
        (resolve) => (chunk.arrives = () => resolve({ Area: () => <p>area</p> })),
      ),
    'Area',
  )
  render(
    <Provider store={makeStore()}>
      <LoadingBar />
      <Suspense>
        <Area />
      </Suspense>
    </Provider>,
  )
  await waitFor(() => expect(isShown()).toBe(true))
  await act(async () => chunk.arrives())
  expect(await screen.findByText('area')).toBeVisible()
  await waitFor(() => expect(isShown()).toBe(false))
})

test('is visible while a file is uploaded', async () => {
  const reply = { send: () => {} }
  const isReleased = new Promise<void>((resolve) => (reply.send = resolve))
  server.use(
    http.patch(apiUrl('/upload/tus/:id'), async () => {
      await isReleased
      return new HttpResponse(null, { status: 204, headers: { 'upload-offset': '3' } })
    }),
  )
  const permissions = ['layer_list', 'can_create_base_layer'] as const
  const { user } = renderApp({ route: '/dashboard/basemap/create', user: aUser({ permissions: [...permissions] }) })
  await user.type(await screen.findByLabelText('Name'), 'Ground 2026')
  await user.upload(screen.getByLabelText('File'), new File(['II*'], 'ground.tif'))
  await user.click(screen.getByRole('button', { name: 'Create base layer' }))
  await screen.findByText(/You can leave this page/)
  await act(() => new Promise((resolve) => setTimeout(resolve, 300)))
  expect(isShown()).toBe(true)
  reply.send()
  expect(await screen.findByRole('heading', { level: 1, name: 'Ground 2026' })).toBeVisible()
  await waitFor(() => expect(isShown()).toBe(false))
})
