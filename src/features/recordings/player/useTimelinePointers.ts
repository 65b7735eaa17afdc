import { useEffect, useEffectEvent, useRef, type PointerEvent, type RefObject } from 'react'
import { clipAt, type ClipRow } from './clips'
import type { Hovered } from './ScrubPreview'
import type { TimelineView } from './useTimelineView'

const WHEEL_ZOOM = 0.0015

interface TimelinePointers {
  view: TimelineView
  rows: readonly ClipRow[]
  onSeek: (time: number, row?: ClipRow) => void
  onHover: (hovered: Hovered | null) => void
}

/** Click and drag move the cursor, the wheel and two fingers zoom, and a mouse that hovers sees a preview. */
export function useTimelinePointers(
  track: RefObject<HTMLDivElement | null>,
  { view, rows, onSeek, onHover }: TimelinePointers,
) {
  const fingers = useRef(new Map<number, number>())

  const timeAt = (clientX: number): number => {
    const { left, width } = track.current?.getBoundingClientRect() ?? { left: 0, width: 1 }
    return view.span.from + ((clientX - left) / (width || 1)) * (view.span.until - view.span.from)
  }
  const rowOf = (target: EventTarget): ClipRow | undefined => {
    const key = target instanceof Element ? target.closest('[data-row]')?.getAttribute('data-row') : null
    return rows.find((row) => row.key === key)
  }

  const onWheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault()
    const width = track.current?.clientWidth ?? 1
    if (event.deltaX !== 0) view.move((event.deltaX / width) * (view.span.until - view.span.from))
    if (event.deltaY !== 0) view.zoom(Math.exp(event.deltaY * WHEEL_ZOOM), timeAt(event.clientX))
  })
  useEffect(() => {
    const element = track.current
    // React's own listener is passive and cannot keep the page from scrolling.
    const listener = (event: WheelEvent) => onWheel(event)
    element?.addEventListener('wheel', listener, { passive: false })
    return () => element?.removeEventListener('wheel', listener)
  }, [track])

  const distance = () => {
    const [one = 0, other = 0] = [...fingers.current.values()]
    return Math.abs(one - other)
  }
  const listeners = {
    onPointerDown: (event: PointerEvent<HTMLDivElement>) => {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      fingers.current.set(event.pointerId, event.clientX)
      const time = timeAt(event.clientX)
      const row = rowOf(event.target)
      if (fingers.current.size === 1) onSeek(time, row && clipAt(row.clips, time) ? row : undefined)
    },
    onPointerMove: (event: PointerEvent<HTMLDivElement>) => {
      const { pointerId, clientX, pointerType, target } = event
      if (!fingers.current.has(pointerId)) {
        if (pointerType === 'mouse') onHover({ time: timeAt(clientX), row: rowOf(target) ?? rows[0] })
        return
      }
      const before = distance()
      fingers.current.set(pointerId, clientX)
      if (fingers.current.size === 1) return onSeek(timeAt(clientX))
      const after = distance()
      const places = [...fingers.current.values()]
      const middle = places.reduce((sum, place) => sum + place, 0) / places.length
      if (before > 0 && after > 0) view.zoom(before / after, timeAt(middle))
    },
    onPointerUp: ({ pointerId }: PointerEvent) => void fingers.current.delete(pointerId),
    onPointerCancel: ({ pointerId }: PointerEvent) => void fingers.current.delete(pointerId),
    onPointerLeave: () => onHover(null),
  }
  return listeners
}
