// The signed-in user. A copy of server data, because it must survive a reset of the query cache and is needed before the
// first query.
import { createSlice, isFulfilled, type UnknownAction } from '@reduxjs/toolkit'
import { authApi, type UserDetails } from '../api/auth'
import { sessionExpired } from '../api/sessionExpired'
import { secondFactorRequired, termsRequired } from '../api/termsRequired'

export interface AuthState {
  isLoggedIn: boolean
  userid: string | null
  userdetails: UserDetails | null
  /** The session ended without a logout by the user. */
  isError: boolean
}

const loggedOut: AuthState = { isLoggedIn: false, userid: null, userdetails: null, isError: false }

const loggedIn = (user: UserDetails | undefined): AuthState =>
  user ? { isLoggedIn: true, userid: user._id, userdetails: withTenant(user), isError: false } : loggedOut

/** Servers may send the plain ID of the tenant instead of an object with its name. */
function withTenant(user: UserDetails): UserDetails {
  const tenant: unknown = user.tenantId
  return typeof tenant === 'string' ? { ...user, tenantId: { _id: tenant, name: '' } } : user
}

const expire = (state: AuthState): AuthState => (state.isLoggedIn ? { ...loggedOut, isError: true } : state)

/** Matches by name: importing the endpoint would add all user calls to the first chunk. */
const termsAccepted = (action: UnknownAction): boolean =>
  isFulfilled(action) && (action.meta.arg as { endpointName?: string }).endpointName === 'acceptTerms'

export const authSlice = createSlice({
  name: 'auth',
  initialState: loggedOut,
  reducers: {
    /** The server rejected the user details, so the session must not be used any more. */
    userRejected: () => ({ ...loggedOut, isError: true }),
  },
  extraReducers: (builder) =>
    builder
      .addCase(sessionExpired, expire)
      .addCase(termsRequired, (state) => {
        if (state.userdetails) state.userdetails.isTermsAccepted = false
      })
      .addCase(secondFactorRequired, (state) => {
        if (state.userdetails) state.userdetails.isSecondFactorMissing = true
      })
      .addMatcher(authApi.endpoints.login.matchFulfilled, (_, { payload }) => loggedIn(payload.data))
      .addMatcher(authApi.endpoints.getUserDetails.matchFulfilled, (_, { payload }) => loggedIn(payload.data))
      .addMatcher(authApi.endpoints.logout.matchFulfilled, (state) => ({ ...loggedOut, isError: state.isError }))
      .addMatcher(termsAccepted, (state) => {
        if (state.userdetails) state.userdetails.isTermsAccepted = true
      }),
  selectors: {
    selectIsLoggedIn: (auth) => auth.isLoggedIn,
    selectUser: (auth) => auth.userdetails,
    selectTenantId: (auth) => auth.userdetails?.tenantId?._id,
    selectSessionExpired: (auth) => auth.isError,
  },
})

export const { userRejected } = authSlice.actions
export const { selectIsLoggedIn, selectUser, selectTenantId, selectSessionExpired } = authSlice.selectors
