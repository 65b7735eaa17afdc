import { Provider } from 'react-redux'
import { ErrorBoundary } from './ErrorBoundary'
import { LanguageGate } from './LanguageGate'
import { LoadingBar } from './LoadingBar'
import { Messages } from './Messages'
import { AppRoutes } from './routes'
import { SessionGate } from './SessionGate'
import { StartUpGate } from './StartUpGate'
import type { AppStore } from './store'
import { ThemeByPath } from './ThemeByPath'

/** Root component. Must be rendered inside a router. */
export function App({ store }: { store: AppStore }) {
  return (
    <Provider store={store}>
      <ThemeByPath>
        <LoadingBar />
        <Messages />
        <ErrorBoundary isOutermost>
          <StartUpGate>
            <SessionGate>
              <LanguageGate>
                <AppRoutes />
              </LanguageGate>
            </SessionGate>
          </StartUpGate>
        </ErrorBoundary>
      </ThemeByPath>
    </Provider>
  )
}
