import { useEffect } from 'react'

/** Keeps the screen on: a phone that turns it off also ends the camera of a page. */
export function useWakeLock(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted || !('wakeLock' in navigator)) return undefined
    let lock: WakeLockSentinel | undefined
    let isOver = false
    const ask = async () => {
      if (document.visibilityState !== 'visible') return
      const granted = await navigator.wakeLock.request('screen')
      if (isOver) await granted.release()
      else lock = granted
    }
    // Refused when the battery is low.
    const askAgain = () => void ask().catch(() => undefined)
    askAgain()
    // Browsers take it away while the page is hidden.
    document.addEventListener('visibilitychange', askAgain)
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', askAgain)
      void lock?.release()
    }
  }, [isWanted])
}
