// Finds out when the server is gone and when it is back, from requests and from the live connection together.
import { authApi } from '../api/auth'
import { baseApi } from '../api/baseApi'
import { isUnreachable, reached, unreachable } from '../api/outageSlice'
import { lost, opened } from '../realtime/connectionSlice'
import type { SessionDispatch, StartListening } from '../session/storeTypes'

/** How long a lost connection may take to reconnect before a request tells whether the server is gone. */
const GRACE_MS = 700
const RETRY_MS = 5000

export function startOutageListening(startListening: StartListening): void {
  startListening({
    actionCreator: lost,
    effect: async (_, listener) => {
      listener.cancelActiveListeners()
      await listener.delay(GRACE_MS)
      if (!isUnreachable(listener.getState())) await probe(listener.dispatch)
    },
  })
  startListening({
    actionCreator: opened,
    effect: (_, listener) => {
      if (isUnreachable(listener.getState())) listener.dispatch(reached())
    },
  })
  startListening({
    actionCreator: unreachable,
    effect: async (_, listener) => {
      listener.cancelActiveListeners()
      await listener.delay(RETRY_MS)
      if (isUnreachable(listener.getState())) await probe(listener.dispatch)
    },
  })
  startListening({
    actionCreator: reached,
    // Screens read again what they could not read meanwhile, as after the browser itself was offline.
    effect: (_, { dispatch }) => void dispatch(baseApi.internalActions.onOnline()),
  })
}

/** An answer to this request ends the outage. Without one, the outage starts or the next attempt follows. */
const probe = (dispatch: SessionDispatch) =>
  dispatch(authApi.endpoints.getUserDetails.initiate(undefined, { subscribe: false, forceRefetch: true }))
