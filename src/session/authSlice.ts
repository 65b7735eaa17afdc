// Who is logged in. Server data is copied here, out of the query cache, because it must outlive a reset of that cache
// and decides what is shown before anything else is asked for.
import { createSlice, isFulfilled, type UnknownAction } from '@reduxjs/toolkit'
import { authApi, type UserDetails } from '../api/auth'
import { sessionExpired } from '../api/sessionExpired'

export interface AuthState {
  isLoggedIn: boolean
  userid: string | null
  userdetails: UserDetails | null
  /** The session ended without the user wanting it. */
  isError: boolean
}

const loggedOut: AuthState = { isLoggedIn: false, userid: null, userdetails: null, isError: false }

const enter = (user: UserDetails | undefined): AuthState =>
  user ? { isLoggedIn: true, userid: user._id, userdetails: user, isError: false } : loggedOut

const throwOut = (state: AuthState): AuthState => (state.isLoggedIn ? { ...loggedOut, isError: true } : state)

/** By its name only: importing the endpoint would bring all calls about users into the first chunk. */
const termsAccepted = (action: UnknownAction): boolean =>
  isFulfilled(action) && (action.meta.arg as { endpointName?: string }).endpointName === 'acceptTerms'

export const authSlice = createSlice({
  name: 'auth',
  initialState: loggedOut,
  reducers: {
    /** The server refused the user's details; what is left of the session must not be used. */
    userRefused: () => ({ ...loggedOut, isError: true }),
  },
  extraReducers: (builder) =>
    builder
      .addCase(sessionExpired, throwOut)
      .addMatcher(authApi.endpoints.login.matchFulfilled, (_, { payload }) => enter(payload.data))
      .addMatcher(authApi.endpoints.getUserDetails.matchFulfilled, (_, { payload }) => enter(payload.data))
      .addMatcher(authApi.endpoints.logout.matchFulfilled, (state) => ({ ...loggedOut, isError: state.isError }))
      .addMatcher(termsAccepted, (state) => {
        if (state.userdetails) state.userdetails.isTermsAccepted = true
      }),
  selectors: {
    selectIsLoggedIn: (auth) => auth.isLoggedIn,
    selectUser: (auth) => auth.userdetails,
    selectTenantId: (auth) => auth.userdetails?.tenantId?._id,
    selectWasThrownOut: (auth) => auth.isError,
  },
})

export const { userRefused } = authSlice.actions
export const { selectIsLoggedIn, selectUser, selectTenantId, selectWasThrownOut } = authSlice.selectors
