import { Suspense, useSyncExternalStore } from 'react'
import { lazyArea } from '../shared/lazyArea'
import { isDisplayNeeded, watchDisplayNeed } from '../shared/showMessage'

const MessageDisplay = lazyArea(() => import('./MessageDisplay'), 'MessageDisplay')

/** The place for short messages; what draws them is loaded with the first one. */
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
