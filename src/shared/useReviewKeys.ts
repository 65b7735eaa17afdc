import { useEffect, useEffectEvent } from 'react'
import { isTyping } from './isTyping'

/** What people decide about a result. */
type Decision = 'candidate' | 'confirmed' | 'rejected'

interface ReviewKeys {
  onMove: (by: 1 | -1) => void
  onDecide: (state: Decision) => void
  /** Opens the photo of the selected result; undefined when it has none. */
  onOpen?: (() => void) | undefined
}

/** J and K move among the results; C confirms, R rejects and U reopens the selected one, O opens its photo. */
export function useReviewKeys({ onMove, onDecide, onOpen }: ReviewKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
    const actions: Record<string, (() => void) | undefined> = {
      j: () => onMove(1),
      k: () => onMove(-1),
      c: () => onDecide('confirmed'),
      r: () => onDecide('rejected'),
      u: () => onDecide('candidate'),
      o: onOpen,
    }
    const action = actions[event.key.toLowerCase()]
    if (!action) return
    event.preventDefault()
    action()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
}
