import { Suspense, useSyncExternalStore } from 'react'
import { lazyArea } from '../shared/lazyArea'
import { isDisplayNeeded, watchDisplayNeed } from '../shared/showMessage'

const MessageDisplay = lazyArea(() => import('./MessageDisplay'), 'MessageDisplay')

/** Renders toasts. Their component is loaded with the first toast. */
export function Messages() {
  const isNeeded = useSyncExternalStore(watchDisplayNeed, isDisplayNeeded)
  return (
    isNeeded && (
      <Suspense fallback={null}>
        <MessageDisplay />
      </Suspense>
    )
  )
}
