// Uses the real browser history, like useUnsavedGuard.test.tsx.
import type { Navigator } from 'react-router-dom'
import { watchBackButton } from '../backButton'
import { blockNavigation } from './blockNavigation'

const navigator = { push: () => {}, replace: () => {}, go: () => {} } as unknown as Navigator

test('leaves when Back is confirmed before the browser has returned to the page', async () => {
  watchBackButton()
  window.history.replaceState({ idx: 0 }, '', '/start')
  window.history.pushState({ idx: 1 }, '', '/form')
  const unblock = blockNavigation(navigator, (proceed) => proceed())

  const left = new Promise<void>((resolve) =>
    window.addEventListener('popstate', () => window.location.pathname === '/start' && resolve()),
  )
  window.history.back()
  await left
  unblock()
})
