import { combineReducers, configureStore, createListenerMiddleware } from '@reduxjs/toolkit'
import { setupListeners } from '@reduxjs/toolkit/query/react'
import { baseApi } from '../api/baseApi'
import { loadingSlice } from '../api/loadingSlice'
import { outageSlice } from '../api/outageSlice'
import { mapEngineSlice } from '../map/mapEngineSlice'
import { backOffSlice } from '../realtime/backOffSlice'
import { connectionSlice } from '../realtime/connectionSlice'
import { startRealtimeListening } from '../realtime/listener'
import { authSlice } from '../session/authSlice'
import type { SessionDispatch, SessionState } from '../session/storeTypes'
import { startSessionListening } from '../session/sessionListener'
import { startErrorListening } from './errorListener'
import { startOutageListening } from './outageListener'

// Less code than `combineSlices`, on the login page too.
const reducer = combineReducers({
  [baseApi.reducerPath]: baseApi.reducer,
  [authSlice.name]: authSlice.reducer,
  [backOffSlice.name]: backOffSlice.reducer,
  [connectionSlice.name]: connectionSlice.reducer,
  [loadingSlice.name]: loadingSlice.reducer,
  [mapEngineSlice.name]: mapEngineSlice.reducer,
  [outageSlice.name]: outageSlice.reducer,
})

export type RootState = ReturnType<typeof reducer>

/** Creates a store with its listeners. `preloaded` is for tests. */
export function makeStore(preloaded?: Partial<RootState>) {
  const listeners = createListenerMiddleware()
  const startListening = listeners.startListening.withTypes<SessionState, SessionDispatch>()
  startSessionListening(startListening)
  startRealtimeListening(startListening)
  startErrorListening(startListening)
  startOutageListening(startListening)

  const store = configureStore({
    reducer,
    preloadedState: preloaded,
    middleware: (defaults) =>
      // These checks traverse the whole query cache after every action, which slows down development.
      defaults({ immutableCheck: { ignoredPaths: ['api'] }, serializableCheck: { ignoredPaths: ['api'] } })
        .prepend(listeners.middleware)
        .concat(baseApi.middleware),
  })
  setupListeners(store.dispatch)
  return store
}

export type AppStore = ReturnType<typeof makeStore>
