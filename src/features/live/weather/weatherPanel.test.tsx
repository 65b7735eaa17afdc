import { combineSlices, configureStore } from '@reduxjs/toolkit'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { Provider } from 'react-redux'
import { baseApi } from '../../../api/baseApi'
import type { ActiveStream } from '../../../api/stream'
import { apiUrl } from '../../../testing/handlers/apiUrl'
import { aStream } from '../../../testing/handlers/stream'
import { someWeather, weatherHandlers } from '../../../testing/handlers/weather'
import { backOffSlice } from '../../../realtime/backOffSlice'
import { connectionSlice } from '../../../realtime/connectionSlice'
import { recordCalls } from '../../../testing/recordCalls'
import { server } from '../../../testing/server'
import { WeatherPanel } from './WeatherPanel'

const NOT_SENT = { altitude: null, height: null, heading: null, gimbalYaw: null, gimbalPitch: null, speed: null }
const streamAt = (lat: number, long: number, stream: Partial<ActiveStream> = {}): ActiveStream =>
  aStream({
    name: 'Drone 1',
    position: { at: new Date().toISOString(), lat, long, battery: null, ...NOT_SENT },
    ...stream,
  })

function open(streams: readonly ActiveStream[], selected?: string) {
  const store = configureStore({
    reducer: combineSlices(baseApi, backOffSlice, connectionSlice),
    middleware: (defaults) => defaults().concat(baseApi.middleware),
  })
  const panel = (shown: readonly ActiveStream[], id?: string) => (
    <Provider store={store}>
      <WeatherPanel streams={shown} selected={id} />
    </Provider>
  )
  const { rerender, container } = render(panel(streams, selected))
  const calls = recordCalls()
  const show = (shown: readonly ActiveStream[], id?: string) => rerender(panel(shown, id))
  return { show, container, calls, user: userEvent.setup({ delay: null }) }
}

const failWith = (status: number) =>
  server.use(
    http.get(apiUrl('/weather/current'), () =>
      HttpResponse.json({ status: false, message: 'OpenWeather could not tell the weather.' }, { status }),
    ),
  )

test('shows the weather in figures and credits its source', async () => {
  server.use(...weatherHandlers(someWeather()))
  open([streamAt(46.84, -91.99)])
  const panel = await screen.findByRole('region', { name: 'Weather at Drone 1' })
  expect(panel).toHaveTextContent('Clouds, 11.4 °C')
  expect(panel).toHaveTextContent('Wind5.2 m/s from 240°')
  expect(panel).toHaveTextContent('Gusts8.1 m/s')
  expect(panel).toHaveTextContent('Last hour0.3 mm')
  expect(panel).toHaveTextContent('Visibility10 km')
  expect(screen.getByRole('link', { name: 'Weather data by OpenWeather' })).toHaveAttribute(
    'href',
    'https://openweathermap.org/',
  )
})

test('says what the service does not tell', async () => {
  const gaps = { gusts: null, windDirection: null, precipitation: null, visibility: null }
  server.use(...weatherHandlers(someWeather(gaps)))
  open([streamAt(46.84, -91.99)])
  const panel = await screen.findByRole('region', { name: 'Weather at Drone 1' })
  expect(panel).toHaveTextContent('Wind5.2 m/s')
  expect(panel).not.toHaveTextContent('Gusts')
  expect(panel).toHaveTextContent('No precipitation')
  expect(panel).toHaveTextContent('VisibilityUnknown')
})

test('is not there without a weather service', async () => {
  const { calls, show, container } = open([])
  show([streamAt(46.84, -91.99)])
  await waitFor(() => expect(calls).toHaveLength(1))
  await act(async () => undefined)
  expect(container).toBeEmptyDOMElement()
})

test('asks for nothing while no drone has a position', async () => {
  server.use(...weatherHandlers(someWeather()))
  const { calls, show, container } = open([aStream({ position: null })])
  expect(container).toBeEmptyDOMElement()
  expect(calls).toEqual([])
  show([streamAt(46.84, -91.99)])
  expect(await screen.findByRole('region', { name: 'Weather at Drone 1' })).toBeVisible()
})

test('says why it failed, and tries again', async () => {
  failWith(502)
  const { user } = open([streamAt(46.84, -91.99)])
  expect(await screen.findByRole('alert')).toHaveTextContent('OpenWeather could not tell the weather.')
  server.use(...weatherHandlers(someWeather()))
  await user.tab()
  expect(screen.getByRole('button', { name: 'Try again' })).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(await screen.findByText('Clouds')).toBeVisible()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('follows the selected stream, and a drone that is more than 5 km away', async () => {
  server.use(...weatherHandlers(someWeather()))
  const near = streamAt(46.84, -91.99)
  const far = streamAt(50, 8, { name: 'Drone 2' })
  const { show, calls } = open([])
  const asked = () => calls.map(({ query }) => `${query.get('lat')} ${query.get('long')}`)
  show([near, far])
  expect(await screen.findByText('Clouds')).toBeVisible()
  server.use(...weatherHandlers(someWeather({ condition: 'snow' })))
  show([near, far], far._id)
  expect(screen.getByRole('region', { name: 'Weather at Drone 2' })).toBeVisible()
  expect(screen.getByRole('status', { name: 'Loading…' })).toBeVisible()
  expect(await screen.findByText('Snow')).toBeVisible()
  // 4 km, then 6 km to the north.
  show([streamAt(50.036, 8)])
  expect(asked()).toEqual(['46.84 -91.99', '50 8'])
  show([streamAt(50.054, 8)])
  expect(await screen.findByText('Snow')).toBeVisible()
  expect(asked()).toEqual(['46.84 -91.99', '50 8', '50.054 8'])
})

test('is read again every ten minutes, and keeps what it shows when that fails', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] })
  try {
    server.use(...weatherHandlers(someWeather()))
    const { calls, show } = open([])
    show([streamAt(46.84, -91.99)])
    expect(await screen.findByText('Clouds')).toBeVisible()
    failWith(502)
    await act(() => jest.advanceTimersByTimeAsync(9 * 60_000))
    expect(calls).toHaveLength(1)
    await act(() => jest.advanceTimersByTimeAsync(2 * 60_000))
    expect(await screen.findByText(/^The weather could not be updated/)).toBeVisible()
    expect(calls).toHaveLength(2)
    expect(screen.getByText('Clouds')).toBeVisible()
  } finally {
    jest.useRealTimers()
  }
})
