import { Provider } from 'react-redux'
import { ErrorBoundary } from './ErrorBoundary'
import { LoadingBar } from './LoadingBar'
import { Messages } from './Messages'
import { AppRoutes } from './routes'
import { SessionGate } from './SessionGate'
import { StartUpGate } from './StartUpGate'
import type { AppStore } from './store'
import { ThemeByPath } from './ThemeByPath'

/** The whole product; needs a router round it. */
export function App({ store }: { store: AppStore }) {
  return (
    <Provider store={store}>
      <ThemeByPath>
        <LoadingBar />
        <Messages />
        <ErrorBoundary isOutermost>
          <StartUpGate>
            <SessionGate>
              <AppRoutes />
            </SessionGate>
          </StartUpGate>
        </ErrorBoundary>
      </ThemeByPath>
    </Provider>
  )
}
