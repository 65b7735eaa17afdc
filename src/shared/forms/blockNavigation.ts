import type { Navigator, To } from 'react-router-dom'
import { guardBackButton } from '../backButton'

/**
 * Holds back every way out of the page inside the app: links, `navigate()` and the browser's Back and Forward. The router
 * has a blocker only in its data flavour, which costs the first screen 16 KB. What a page writes into its own address leads
 * nowhere, and is let through.
 * @param onLeave is called instead of leaving, with the way on
 * @returns ends the block
 */
export function blockNavigation(navigator: Navigator, onLeave: (goOn: () => void) => void): () => void {
  // eslint-disable-next-line @typescript-eslint/unbound-method -- the router itself calls them without a `this`
  const { push, replace, go } = navigator
  const ownIndex = historyIndex()
  let isGoingOn = false
  let isReturning = false

  const held =
    <Args extends unknown[]>(leave: (...args: Args) => void) =>
    (...args: Args) =>
      onLeave(() => {
        isGoingOn = true
        leave(...args)
      })
  navigator.push = held(push)
  const heldReplace = held(replace)
  navigator.replace = (...args) => (isThisPage(args[0]) ? replace(...args) : heldReplace(...args))
  navigator.go = held(go)

  // Back has already happened when popstate tells of it: keep it from the router, go forward again and ask.
  const onPopState = (event: PopStateEvent) => {
    if (isGoingOn) return
    event.stopImmediatePropagation()
    if (isReturning) {
      isReturning = false
      return
    }
    const delta = historyIndex() - ownIndex
    if (delta === 0) return
    isReturning = true
    window.history.go(-delta)
    onLeave(() => {
      isGoingOn = true
      window.history.go(delta)
    })
  }
  const unguard = guardBackButton(onPopState)

  return () => {
    Object.assign(navigator, { push, replace, go })
    unguard()
  }
}

const isThisPage = (to: To): boolean => typeof to !== 'string' && to.pathname === window.location.pathname

/** The router numbers its history entries; an entry of somebody else counts as the first. */
function historyIndex(): number {
  const state = window.history.state as { idx?: number } | null
  return state?.idx ?? 0
}
