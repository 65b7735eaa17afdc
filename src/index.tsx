// Entry point: checks the start-up values in the page, then renders the app or names the invalid value.
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import './app/base.css'
import { App } from './app/App'
import { ConfigErrorPage } from './app/ConfigErrorPage'
import { makeStore } from './app/store'
import { unregisterServiceWorkers } from './app/unregisterServiceWorkers'
import { getConfig } from './config'
import { watchBackButton } from './shared/backButton'
import { activateEnglish, activateLanguage, preferredLanguage } from './shared/languages'

const page = document.getElementById('root')
if (!page) throw new Error('The page has no element with id root')
const root = createRoot(page)

unregisterServiceWorkers()
watchBackButton()
activateEnglish()
try {
  getConfig()
  void activateLanguage(preferredLanguage()).then(() =>
    root.render(
      <StrictMode>
        <BrowserRouter>
          <App store={makeStore()} />
        </BrowserRouter>
      </StrictMode>,
    ),
  )
} catch (error) {
  root.render(<ConfigErrorPage message={error instanceof Error ? error.message : String(error)} />)
  throw error
}
