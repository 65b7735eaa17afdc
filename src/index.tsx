// Start-up: check the values the server put into the page, then show the product, or say which value is wrong.
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

const page = document.getElementById('root')
if (!page) throw new Error('The page has no element with id root')
const root = createRoot(page)

unregisterServiceWorkers()
watchBackButton()
try {
  getConfig()
  root.render(
    <StrictMode>
      <BrowserRouter>
        <App store={makeStore()} />
      </BrowserRouter>
    </StrictMode>,
  )
} catch (error) {
  root.render(<ConfigErrorPage message={error instanceof Error ? error.message : String(error)} />)
  throw error
}
