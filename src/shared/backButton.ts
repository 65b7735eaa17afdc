// The browser's Back and Forward, heard before the router hears of them: browsers call a window's listeners in the order
// they came, so this has to be first.

type Gate = (event: PopStateEvent) => void

let gate: Gate | undefined

/** Call it before the router is rendered. */
export function watchBackButton(): void {
  window.addEventListener('popstate', (event) => gate?.(event))
}

/** Shows every step back or forward to `newGate`, which may stop the event; returns the way to take it away. */
export function guardBackButton(newGate: Gate): () => void {
  gate = newGate
  return () => {
    if (gate === newGate) gate = undefined
  }
}
