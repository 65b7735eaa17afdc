import { useState } from 'react'
import type { Drawing } from './startDrawing'

/** Arrows and zoom: what moves the map under the cross. */
const isMove = (key: string): boolean => key.startsWith('Arrow') || '+=-_'.includes(key)

/**
 * Drawing without a pointer: the map is moved under a cross in its middle, Enter or the space bar puts a corner there,
 * Enter once more in the same place ends the shape.
 */
export function useKeyboardDrawing(drawing: Drawing | null) {
  const [isAiming, setAiming] = useState(false)
  /** Whether the cross has been moved away from the last corner. */
  const [hasMoved, setMoved] = useState(false)

  return {
    isAiming: isAiming && drawing !== null,
    /** A pointer has taken over. */
    rest: () => setAiming(false),
    /** The map has moved. */
    follow() {
      if (isAiming) drawing?.aim()
    },
    /** @returns whether the key meant something; a key that moves the map is noticed, and left to the map */
    press(key: string): boolean {
      if (!drawing) return false
      if (isMove(key)) {
        setAiming(true)
        setMoved(true)
        return false
      }
      const puts = key === ' ' || (key === 'Enter' && (hasMoved || !drawing.hasShape()))
      if (puts && drawing.putCorner()) {
        setAiming(true)
        setMoved(false)
        return true
      }
      return drawing.press(key)
    },
  }
}
