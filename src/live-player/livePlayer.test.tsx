// What the player and the publisher's page say when nothing can be played or published. Playback itself needs a browser.
import { configureStore } from '@reduxjs/toolkit'
import { act, render, screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { Provider } from 'react-redux'
import { baseApi } from '../api/baseApi'
import { anId } from '../testing/factories'
import { apiUrl } from '../testing/handlers/apiUrl'
import { renderApp } from '../testing/renderApp'
import { server } from '../testing/server'
import { LivePlayer } from './LivePlayer'

const aStore = () =>
  configureStore({
    reducer: { [baseApi.reducerPath]: baseApi.reducer },
    middleware: (defaults) => defaults().concat(baseApi.middleware),
  })

test.each([
  [404, 'offline', 'Nothing is being published.'],
  [403, 'noPermission', 'You may not watch this stream.'],
])('reports a ticket refused with %i as %s', async (status, state, note) => {
  server.use(http.post(apiUrl('/streamtoken/ticket/:id'), () => HttpResponse.json({ status: false }, { status })))
  const onState = jest.fn()
  render(
    <Provider store={aStore()}>
      <LivePlayer streamId={anId()} muted onState={onState} />
    </Provider>,
  )
  expect(await screen.findByText(note)).toBeVisible()
  expect(onState.mock.calls).toEqual([['connecting'], [state]])
})

test('says how many viewers there are at the limit, and does not ask again at once', async () => {
  const message = '40 viewers, the limit of this server. The picture appears when one of them leaves.'
  let requests = 0
  server.use(
    http.post(apiUrl('/streamtoken/ticket/:id'), () => {
      requests++
      return HttpResponse.json({ status: false, code: 'stream.viewersFull', message }, { status: 409 })
    }),
  )
  render(
    <Provider store={aStore()}>
      <LivePlayer streamId={anId()} muted />
    </Provider>,
  )
  expect(await screen.findByText(message)).toBeVisible()
  // Other problems are tried again after a second.
  await act(() => new Promise((resolve) => setTimeout(resolve, 1500)))
  expect(requests).toBe(1)
})

test('the page of a publisher explains an incomplete address and a browser without cameras', async () => {
  const { unmount } = renderApp({ route: '/live/publish' })
  expect(await screen.findByText(/The address contains no stream key/)).toBeVisible()
  unmount()
  server.use(http.post(apiUrl('/streamtoken/received-messages'), () => HttpResponse.json({}, { status: 403 })))
  renderApp({ route: `/live/publish#${'k'.repeat(43)}` })
  expect(await screen.findByText(/allows the camera only on https/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Start publishing' })).toBeDisabled()
})
