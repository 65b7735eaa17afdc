import { useState } from 'react'
import { sessionOf, spanOf, type Clip } from './clips'
import { moved, wholeSpan, zoomed, type Span } from './timeScale'
import type { Playback } from './usePlayback'

export interface TimelineView {
  span: Span
  whole: Span
  zoom: (factor: number, fixed?: number) => void
  move: (by: number) => void
  showAll: () => void
}

/**
 * The visible part of the timeline: at first what was recorded together with the opened clip. It follows the cursor while the
 * videos play.
 */
export function useTimelineView(opened: Clip, clips: readonly Clip[], { time, isPlaying }: Playback): TimelineView {
  const whole = wholeSpan(...spanOf(clips))
  const [chosen, setChosen] = useState<Span | null>(() => wholeSpan(...spanOf(sessionOf(opened, clips))))
  const span = chosen ?? whole
  const isOutside = time < span.from || time > span.until
  // The cursor enters at the edge and has the whole width before it.
  if (isPlaying && isOutside && chosen)
    setChosen(moved(span, time - (time < span.from ? span.until : span.from), whole))

  // Two changes between renders both count.
  const change = (next: (now: Span) => Span) => setChosen((now) => next(now ?? whole))
  return {
    span,
    whole,
    zoom: (factor, fixed = isOutside ? (span.from + span.until) / 2 : time) =>
      change((now) => zoomed(now, factor, fixed, whole)),
    move: (by) => change((now) => moved(now, by, whole)),
    showAll: () => setChosen(null),
  }
}
