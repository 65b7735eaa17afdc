// Intercepts the browser's Back and Forward before the router. Browsers call listeners in order of registration, so this
// one must be registered first.

type Gate = (event: PopStateEvent) => void

let gate: Gate | undefined

/** Call it before rendering the router. */
export function watchBackButton(): void {
  window.addEventListener('popstate', (event) => gate?.(event))
}

/** Passes every Back and Forward to `newGate`, which can stop the event. @returns a function that removes the gate */
export function guardBackButton(newGate: Gate): () => void {
  gate = newGate
  return () => {
    if (gate === newGate) gate = undefined
  }
}
