import { waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { authApi } from '../api/auth'
import { userApi } from '../api/user'
import { displayMessages, type Message } from '../shared/showMessage'
import { aUser } from '../testing/factories'
import { apiUrl } from '../testing/handlers/apiUrl'
import { server } from '../testing/server'
import { makeStore } from './store'

const UNAUTHORIZED = 'Un-Authorized! Please re-login to continue.'

let shown: Message[]
let stopDisplay: () => void

beforeEach(() => {
  shown = []
  stopDisplay = displayMessages((message) => shown.push(message))
})
afterEach(() => stopDisplay())

function makeStoreOf(user = aUser()) {
  return makeStore({ auth: { isLoggedIn: true, userid: user._id, userdetails: user, isError: false } })
}

const answerUserDetails = (body: object, status = 200) =>
  server.use(http.get(apiUrl('/auth/userdetails'), () => HttpResponse.json(body as never, { status })))

const answerTerms = (body: object, status: number) =>
  server.use(
    http.patch(apiUrl('/tenant/user/terms-conditions-check'), () => HttpResponse.json(body as never, { status })),
  )

test('stores the user after a login', async () => {
  // A user type without a socket.
  const user = aUser({ userType: 'tenant-user' })
  server.use(http.post(apiUrl('/auth/login'), () => HttpResponse.json({ status: true, data: user })))
  const store = makeStore()
  await store.dispatch(authApi.endpoints.login.initiate({ credentials: { email: user.email, password: 'secret' } }))
  expect(store.getState().auth).toEqual({ isLoggedIn: true, userid: user._id, userdetails: user, isError: false })
})

test('several 401 responses end the session with the error flag and one message', async () => {
  answerTerms({ status: false }, 401)
  const store = makeStoreOf()
  await Promise.all([1, 2, 3].map(() => store.dispatch(userApi.endpoints.acceptTerms.initiate({ terms: true }))))
  expect(store.getState().auth).toEqual({ isLoggedIn: false, userid: null, userdetails: null, isError: true })
  expect(shown.map(({ text }) => text)).toEqual([UNAUTHORIZED])
})

test('shows an anonymous visitor no error on start-up', async () => {
  const store = makeStore()
  await store.dispatch(authApi.endpoints.getUserDetails.initiate())
  expect(store.getState().auth).toMatchObject({ isLoggedIn: false, isError: false })
  expect(shown).toEqual([])
})

test('shows user details with a false status as an error and logs out', async () => {
  let logouts = 0
  answerUserDetails({ status: false, message: 'This account is suspended.' })
  server.use(
    http.post(apiUrl('/auth/logout'), () => {
      logouts += 1
      return HttpResponse.json({ status: true })
    }),
  )
  const store = makeStoreOf()
  await store.dispatch(authApi.endpoints.getUserDetails.initiate())
  expect(store.getState().auth).toMatchObject({ isLoggedIn: false, isError: true })
  expect(shown).toMatchObject([{ type: 'error', text: 'This account is suspended.' }])
  await waitFor(() => expect(logouts).toBe(1))
})

test('clears the user and the cache on logout', async () => {
  const user = aUser()
  const store = makeStoreOf(user)
  answerUserDetails({ status: true, data: user })
  await store.dispatch(authApi.endpoints.getUserDetails.initiate())
  expect(Object.keys(store.getState().api.queries)).toHaveLength(1)
  await store.dispatch(authApi.endpoints.logout.initiate())
  expect(store.getState().auth).toEqual({ isLoggedIn: false, userid: null, userdetails: null, isError: false })
  expect(store.getState().api.queries).toEqual({})
})

test('clears the cache when another tenant signs in', async () => {
  // A user type without a socket.
  const before = aUser({ userType: 'tenant-user' })
  const after = aUser({ userType: 'tenant-user' })
  const store = makeStoreOf(before)
  answerUserDetails({ status: true, data: after })
  await store.dispatch(authApi.endpoints.getUserDetails.initiate())
  expect(store.getState().auth).toMatchObject({ isLoggedIn: true, userid: after._id })
  expect(store.getState().api.queries).toEqual({})
})

test('keeps the session and reports the error if the logout fails', async () => {
  server.use(http.post(apiUrl('/auth/logout'), () => HttpResponse.error()))
  const store = makeStoreOf()
  await store.dispatch(authApi.endpoints.logout.initiate())
  expect(store.getState().auth.isLoggedIn).toBe(true)
  const detail = 'The server cannot be reached. Check your connection, then try again.'
  expect(shown).toMatchObject([{ text: 'Something went wrong!', detail }])
})

test('shows every other failed call as one toast and stays logged in', async () => {
  const store = makeStoreOf()
  answerTerms({ status: false, message: 'Nobody may do that' }, 403)
  await store.dispatch(userApi.endpoints.acceptTerms.initiate({ terms: true }))
  answerTerms({ status: false, message: 'The terms have changed' }, 409)
  await store.dispatch(userApi.endpoints.acceptTerms.initiate({ terms: true }))
  expect(shown).toMatchObject([
    { text: 'Forbidden!', detail: 'Nobody may do that' },
    { text: 'The terms have changed' },
  ])
  expect(store.getState().auth.isLoggedIn).toBe(true)
})

test('shows no toast for an endpoint whose screen shows the error', async () => {
  server.use(
    http.post(apiUrl('/auth/login'), () => HttpResponse.json({ status: false, message: 'Wrong' }, { status: 400 })),
  )
  const store = makeStore()
  const { error } = await store.dispatch(
    authApi.endpoints.login.initiate({ credentials: { email: 'a@b.test', password: 'x' } }),
  )
  expect(error).toMatchObject({ message: 'Wrong' })
  expect(shown).toEqual([])
})
