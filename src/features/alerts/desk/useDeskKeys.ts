import { useEffect, useEffectEvent } from 'react'
import type { AlertState } from '../../../api/alert'
import { isTyping } from '../../../shared/isTyping'

interface DeskKeys {
  isPaused: boolean
  onStep: (by: 1 | -1) => void
  onDecide: (to: AlertState) => void
  onOwner: () => void
  onSnooze: () => void
  onEdit: () => void
  onMark: () => void
}

/** The shortcuts of the alert desk. Fields and dialogs keep their keys; a switch or a checkbox has no use for letters. */
export function useDeskKeys(keys: DeskKeys): void {
  const pressKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, ctrlKey, metaKey, altKey, shiftKey } = event
    if (keys.isPaused || ctrlKey || metaKey || altKey || shiftKey || isEntering(target)) return
    const actions: Record<string, (() => void) | undefined> = {
      j: () => keys.onStep(1),
      k: () => keys.onStep(-1),
      a: () => keys.onDecide('acknowledged'),
      s: () => keys.onDecide('in_progress'),
      h: () => keys.onDecide('on_hold'),
      c: () => keys.onDecide('closed'),
      o: keys.onOwner,
      z: keys.onSnooze,
      e: keys.onEdit,
      x: keys.onMark,
    }
    const action = actions[key]
    if (!action) return
    event.preventDefault()
    action()
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => pressKey(event)
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}

const isEntering = (target: EventTarget | null): boolean => isTyping(target) && !isChoice(target)

const isChoice = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.matches('[type=radio], [type=checkbox]') &&
  target.closest('[role=dialog]') === null
