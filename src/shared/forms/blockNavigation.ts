import type { Navigator, To } from 'react-router-dom'
import { guardBackButton } from '../backButton'

/**
 * Blocks navigation within the app: links, `navigate()` and the browser's Back and Forward. The router offers a blocker
 * only with data routers, which would add 16 KB to the first screen. Changes of the URL on the same page are allowed.
 * @param onLeave is called instead of the navigation, with a function that continues it
 * @returns a function that ends the block
 */
export function blockNavigation(navigator: Navigator, onLeave: (proceed: () => void) => void): () => void {
  // oxlint-disable-next-line typescript/unbound-method -- the router calls them without `this` too
  const { push, replace, go } = navigator
  const ownIndex = historyIndex()
  let isProceeding = false
  let isReturning = false
  let afterReturn: (() => void) | undefined

  const held =
    <Args extends unknown[]>(leave: (...args: Args) => void) =>
    (...args: Args) =>
      onLeave(() => {
        isProceeding = true
        leave(...args)
      })
  navigator.push = held(push)
  const heldReplace = held(replace)
  navigator.replace = (...args) => (isThisPage(args[0]) ? replace(...args) : heldReplace(...args))
  navigator.go = held(go)

  // Back has already happened when popstate fires: hide it from the router, go forward again and ask.
  const onPopState = (event: PopStateEvent) => {
    if (isProceeding) return
    event.stopImmediatePropagation()
    if (isReturning) {
      isReturning = false
      afterReturn?.()
      return
    }
    const delta = historyIndex() - ownIndex
    if (delta === 0) return
    isReturning = true
    window.history.go(-delta)
    onLeave(() => {
      const proceed = () => {
        isProceeding = true
        window.history.go(delta)
      }
      // A browser drops a traversal that is still pending when the next one starts.
      if (isReturning) afterReturn = proceed
      else proceed()
    })
  }
  const unguard = guardBackButton(onPopState)

  return () => {
    Object.assign(navigator, { push, replace, go })
    unguard()
  }
}

const isThisPage = (to: To): boolean => typeof to !== 'string' && to.pathname === window.location.pathname

/** The router numbers its history entries; foreign entries count as the first. */
function historyIndex(): number {
  const state = window.history.state as { idx?: number } | null
  return state?.idx ?? 0
}
