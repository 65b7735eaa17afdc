import { useEffect, type RefObject } from 'react'
import type { MapHandle } from '../../../map/engine'
import type { Position } from '../../../map/scene'
import { wayFromCard } from './wayFromCard'

const CARDS = '.selection-card, .value-card, .record-card, .feature-card, .place-card'

/** Moves the map if a card that opens for a clicked position covers it, or grows over it while its content loads. */
export function useUncovered(map: MapHandle | null, mark: RefObject<HTMLElement | null>, at: Position | null): void {
  useEffect(() => {
    const frame = mark.current?.parentElement
    if (!map || !at || !frame) return
    const uncover = () => {
      const outer = frame.getBoundingClientRect()
      for (const card of frame.querySelectorAll(CARDS)) {
        const { left, top, right, bottom } = card.getBoundingClientRect()
        const inFrame = {
          left: left - outer.left,
          top: top - outer.top,
          right: right - outer.left,
          bottom: bottom - outer.top,
        }
        const way = wayFromCard(map.project(at), inFrame, map.size())
        // Moving the map to the left moves the position to the right.
        if (way) map.panBy(-way.x, -way.y)
      }
    }
    const observer = new ResizeObserver(uncover)
    for (const card of frame.querySelectorAll(CARDS)) observer.observe(card)
    return () => observer.disconnect()
  }, [map, mark, at])
}
