import { useSyncExternalStore } from 'react'

const query = () => window.matchMedia('(max-width: 767px)')

function subscribe(onChange: () => void) {
  const narrow = query()
  narrow.addEventListener('change', onChange)
  return () => narrow.removeEventListener('change', onChange)
}

/** Whether there is room for cards only, no tables. Right from the first render, so nothing jumps. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(subscribe, () => query().matches)
}
