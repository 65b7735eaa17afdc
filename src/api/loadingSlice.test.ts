import { configureStore, createAsyncThunk } from '@reduxjs/toolkit'
import { http } from 'msw'
import { apiUrl } from '../testing/handlers/apiUrl'
import { server } from '../testing/server'
import { authApi } from './auth'
import { baseApi } from './baseApi'
import { finished, loadingSlice, selectIsLoading, started } from './loadingSlice'

const makeStore = () =>
  configureStore({
    reducer: { [baseApi.reducerPath]: baseApi.reducer, [loadingSlice.name]: loadingSlice.reducer },
    middleware: (defaults) => defaults().concat(baseApi.middleware),
  })

const answerNever = () => server.use(http.get(apiUrl('/auth/userdetails'), () => new Promise(() => undefined)))

test('counts other work up and down, never below zero', () => {
  const store = makeStore()
  store.dispatch(started())
  store.dispatch(started())
  expect(store.getState().loading).toBe(2)
  store.dispatch(finished())
  expect(selectIsLoading(store.getState())).toBe(true)
  store.dispatch(finished())
  store.dispatch(finished())
  expect(store.getState().loading).toBe(0)
  expect(selectIsLoading(store.getState())).toBe(false)
})

test('counts a request while it runs, whether it succeeds or fails', async () => {
  const store = makeStore()
  const failing = store.dispatch(authApi.endpoints.getUserDetails.initiate())
  const succeeding = store.dispatch(authApi.endpoints.logout.initiate())
  expect(store.getState().loading).toBe(2)
  await Promise.all([failing, succeeding])
  expect(store.getState().loading).toBe(0)
})

test('stops counting an aborted request', async () => {
  answerNever()
  const store = makeStore()
  const request = store.dispatch(authApi.endpoints.getUserDetails.initiate())
  expect(store.getState().loading).toBe(1)
  request.abort()
  await request
  expect(store.getState().loading).toBe(0)
})

test('stops counting requests that a reset discards', async () => {
  answerNever()
  const store = makeStore()
  const request = store.dispatch(authApi.endpoints.getUserDetails.initiate())
  expect(store.getState().loading).toBe(1)
  store.dispatch(baseApi.util.resetApiState())
  request.abort()
  await request
  expect(store.getState().loading).toBe(0)
})

test('does not count a skipped request', async () => {
  const store = makeStore()
  const skipped = createAsyncThunk('test/skipped', () => 1, {
    condition: () => false,
    dispatchConditionRejection: true,
  })
  store.dispatch(started())
  await store.dispatch(skipped())
  expect(store.getState().loading).toBe(1)
})
