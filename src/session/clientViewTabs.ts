// The tabs of a browser share the session: when one of them begins or ends a view as a client, the others read the user again.

const CHANGED_AT = 'aerie.client-view-changed'

/** Tells the other tabs that the view has begun or ended. */
export function announceViewChange(): void {
  localStorage.setItem(CHANGED_AT, String(Date.now()))
}

/** @returns stops watching */
export function watchViewChange(onChange: () => void): () => void {
  const listener = ({ key }: StorageEvent): void => {
    if (key === CHANGED_AT) onChange()
  }
  window.addEventListener('storage', listener)
  return () => window.removeEventListener('storage', listener)
}
