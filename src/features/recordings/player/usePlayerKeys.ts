import { useEffect, useEffectEvent } from 'react'
import { isTyping } from '../../../shared/isTyping'
import { SPEEDS, type Playback } from './usePlayback'
import type { TimelineView } from './useTimelineView'

interface PlayerActions {
  playback: Playback
  view: TimelineView
  onSnapshot: () => void
  onCopyLink: () => void
  onRaise: (() => void) | undefined
}

export const ZOOM_STEP = 2

/** Keys of the player, anywhere on the page. Buttons keep Space and Enter. */
export function usePlayerKeys({ playback, view, onSnapshot, onCopyLink, onRaise }: PlayerActions): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, ctrlKey, metaKey, altKey } = event
    if (ctrlKey || metaKey || altKey || isTyping(target)) return
    const isOnButton = target instanceof Element && target.closest('button, a, [role=menu], label') !== null
    const actions: Record<string, (() => void) | undefined> = {
      ' ': isOnButton ? undefined : playback.toggle,
      k: playback.pause,
      l: () => playback.play(faster(playback, 1)),
      j: () => playback.play(faster(playback, -1)),
      ',': () => playback.step(-1),
      '.': () => playback.step(1),
      s: onSnapshot,
      c: onCopyLink,
      a: event.repeat ? undefined : onRaise,
      '+': () => view.zoom(1 / ZOOM_STEP),
      '-': () => view.zoom(ZOOM_STEP),
    }
    const action = actions[key.toLowerCase()]
    if (!action) return
    event.preventDefault()
    action()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event)
    window.addEventListener('keydown', listener)
    return () => window.removeEventListener('keydown', listener)
  }, [])
}

/** The speed after J or L: normal first, then the next faster one in the same direction. */
function faster({ isPlaying, speed }: Playback, direction: 1 | -1): number {
  if (!isPlaying || Math.sign(speed) !== direction) return direction
  const next = SPEEDS.find((each) => each > Math.abs(speed)) ?? Math.abs(speed)
  return next * direction
}
