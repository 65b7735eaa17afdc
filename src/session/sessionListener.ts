// Side effects of the end of a session.
import { isRejectedWithValue, type UnknownAction } from '@reduxjs/toolkit'
import { authApi } from '../api/auth'
import { baseApi } from '../api/baseApi'
import type { ApiError } from '../api/errors'
import { errorText } from '../api/errors'
import { sessionExpired } from '../api/sessionExpired'
import { showMessage } from '../shared/showMessage'
import { selectIsLoggedIn, selectTenantId, selectUser, userRejected } from './authSlice'
import type { SessionState, StartListening } from './storeTypes'
import { refetchUser, refetchUserIfStale } from './refetchUser'

/** Long, because the user may be looking elsewhere when it appears. */
const EXPIRY_NOTICE_SECONDS = 10

export function startSessionListening(startListening: StartListening): void {
  startListening({
    actionCreator: sessionExpired,
    effect: (_, { getOriginalState }) => {
      // Calls of guests fail with 401 too, such as the first session check. If several calls fail, only the first still
      // finds a session.
      if (!selectIsLoggedIn(getOriginalState())) return
      showMessage({
        type: 'error',
        key: 'session',
        text: errorText('unauthorized'),
        seconds: EXPIRY_NOTICE_SECONDS,
      })
    },
  })

  // For users without a socket, who receive no event when their permissions change.
  startListening({ actionCreator: baseApi.internalActions.onFocus, effect: refetchUserIfStale })

  startListening({
    matcher: authApi.endpoints.getUserDetails.matchRejected,
    effect: ({ payload }, { dispatch }) => {
      if (!payload || !isUserRejected(payload)) return
      showMessage({ type: 'error', key: 'session', text: payload.message, seconds: EXPIRY_NOTICE_SECONDS })
      dispatch(userRejected())
      void dispatch(authApi.endpoints.logout.initiate())
    },
  })

  // A super-admin has entered or left a tenant: cached data of the other side must not be shown.
  startListening({
    predicate: (_, now, before) =>
      selectIsLoggedIn(before) && selectIsLoggedIn(now) && selectTenantId(before) !== selectTenantId(now),
    effect: (_, { dispatch }) => {
      dispatch(baseApi.util.resetApiState())
    },
  })

  // When the support access has ended, calls that only the tenant's own users may make are refused; when another tab has begun
  // a view as a client, what the client may not do.
  startListening({
    predicate: (action, now) => selectUser(now)?.userType === 'tenant-root' && isForbidden(action),
    effect: refetchUser,
  })

  startListening({
    predicate: (_, now, before) =>
      selectUser(now)?._id === selectUser(before)?._id && viewedClient(now) !== viewedClient(before),
    // What the tenant root and the client see must not mix.
    effect: (_, { dispatch }) => {
      dispatch(baseApi.util.resetApiState())
    },
  })

  startListening({
    predicate: (_, now, before) => selectIsLoggedIn(before) && !selectIsLoggedIn(now),
    // The next user of this browser must not see cached data of the previous user.
    effect: (_, { dispatch }) => {
      dispatch(baseApi.util.resetApiState())
    },
  })
}

const viewedClient = (state: SessionState) => selectUser(state)?.clientView?.clientId

const isForbidden = (action: UnknownAction): boolean =>
  isRejectedWithValue(action) && (action.payload as Partial<ApiError> | undefined)?.status === 403

/** The server rejected the user, as opposed to being unreachable or failing. */
const isUserRejected = ({ status }: ApiError): boolean => typeof status === 'number' && status !== 401 && status < 500
