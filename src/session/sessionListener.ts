// What has to happen besides the state change when a session ends.
import { authApi } from '../api/auth'
import { baseApi } from '../api/baseApi'
import type { ApiError } from '../api/errors'
import { errorText } from '../api/errors'
import { sessionExpired } from '../api/sessionExpired'
import { showMessage } from '../shared/showMessage'
import { selectIsLoggedIn, userRefused } from './authSlice'
import type { StartListening } from './listening'
import { renewOldUser } from './renewUser'

/** Long enough to be found by someone who was looking elsewhere when it came. */
const EXPIRY_NOTICE_SECONDS = 10

export function startSessionListening(startListening: StartListening): void {
  startListening({
    actionCreator: sessionExpired,
    effect: (_, { getOriginalState }) => {
      // A guest's calls are answered 401 as well (the first look who is there, for one), and that is no news. Of several
      // calls refused at once only the first still finds a session.
      if (!selectIsLoggedIn(getOriginalState())) return
      showMessage({
        type: 'error',
        key: 'session',
        text: errorText('unauthorized'),
        seconds: EXPIRY_NOTICE_SECONDS,
      })
    },
  })

  // For those without a socket, who are not told that their rights have changed.
  startListening({ actionCreator: baseApi.internalActions.onFocus, effect: renewOldUser })

  startListening({
    matcher: authApi.endpoints.getUserDetails.matchRejected,
    effect: ({ payload }, { dispatch }) => {
      if (!payload || !isRefusedUser(payload)) return
      showMessage({ type: 'error', key: 'session', text: payload.message, seconds: EXPIRY_NOTICE_SECONDS })
      dispatch(userRefused())
      void dispatch(authApi.endpoints.logout.initiate())
    },
  })

  startListening({
    predicate: (_, now, before) => selectIsLoggedIn(before) && !selectIsLoggedIn(now),
    // Nothing one person has read may be seen by the next one at the same browser.
    effect: (_, { dispatch }) => {
      dispatch(baseApi.util.resetApiState())
    },
  })
}

/** The server answered and did not want this user; being unreachable or broken is something else. */
const isRefusedUser = ({ status }: ApiError): boolean => typeof status === 'number' && status !== 401 && status < 500
