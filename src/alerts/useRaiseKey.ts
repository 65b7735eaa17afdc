import { useEffect, useEffectEvent } from 'react'
import { isTyping } from '../shared/isTyping'
import { isRaiseKey } from './isRaiseKey'

/**
 * Calls `run` when the user presses Shift and A outside fields and dialogs.
 * @param isAlone whether A without Shift does the same, because the page has no other use for it
 */
export function useRaiseKey(run: (() => void) | undefined, isAlone = false): void {
  const pressKey = useEffectEvent((event: KeyboardEvent) => {
    if (!run || isTyping(event.target) || !(isRaiseKey(event) || (isAlone && isPlainA(event)))) return
    event.preventDefault()
    run()
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => pressKey(event)
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}

const isPlainA = ({ key, ctrlKey, metaKey, altKey, repeat }: KeyboardEvent): boolean =>
  key === 'a' && !repeat && !ctrlKey && !metaKey && !altKey
