import { useSyncExternalStore } from 'react'

const query = () => window.matchMedia('(max-width: 767px)')

function subscribe(onChange: () => void) {
  const narrow = query()
  narrow.addEventListener('change', onChange)
  return () => narrow.removeEventListener('change', onChange)
}

/** Whether the screen is too narrow for tables. Correct from the first render, to avoid layout shift. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(subscribe, () => query().matches)
}
