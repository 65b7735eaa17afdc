import { useEffect, useRef } from 'react'
import { isTyping } from '../../../shared/isTyping'

interface WallKeys {
  /** Starts at 0. */
  onTile: (index: number) => void
  onMove: (by: -1 | 1) => void
  onFullScreen: () => void
  onSnapshot: () => void
  onRaise: () => void
  onMessage: () => void
  onMap: () => void
  onHelp: () => void
}

/** The shortcuts of the control center. Fields and dialogs keep their keys. */
export function useWallKeys(keys: WallKeys): void {
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.repeat || event.ctrlKey || event.metaKey || (isTyping(event.target) && !isChoice(event.target))) return
      const run = actionOf(event, latest.current)
      if (!run) return
      event.preventDefault()
      run()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
}

/** Whether a target is the choice of the layout, which keeps the focus after a click and uses only the arrow keys. */
const isChoice = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input[type=radio]') && !target.closest('[role=dialog]')

/** Tiles with a digit of their own. */
const DIGITS = 9

function actionOf({ key, code, altKey, shiftKey }: KeyboardEvent, keys: WallKeys): (() => void) | undefined {
  if (altKey) {
    if (key === 'ArrowLeft' || key === 'ArrowUp') return () => keys.onMove(-1)
    if (key === 'ArrowRight' || key === 'ArrowDown') return () => keys.onMove(1)
    return undefined
  }
  // By its place on the keyboard: with Shift the digits are other characters, and on some layouts without.
  const digit = /^Digit([1-9])$/.exec(code)?.[1]
  if (digit !== undefined && shiftKey) return () => keys.onTile(DIGITS + Number(digit) - 1)
  if (/^[1-9]$/.test(key)) return () => keys.onTile(Number(key) - 1)
  return {
    f: keys.onFullScreen,
    s: keys.onSnapshot,
    a: keys.onRaise,
    p: keys.onMessage,
    m: keys.onMap,
    '?': keys.onHelp,
  }[key.toLowerCase()]
}
