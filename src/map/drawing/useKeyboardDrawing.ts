import { useState } from 'react'
import type { Drawing } from './startDrawing'

/** Arrows and zoom keys, which move the map below the crosshair. */
const isMove = (key: string): boolean => key.startsWith('Arrow') || '+=-_'.includes(key)

/**
 * Drawing by keyboard: the map moves below a crosshair in its center. Enter or Space adds a vertex; Enter again at the same
 * position finishes the shape.
 */
export function useKeyboardDrawing(drawing: Drawing | null) {
  const [isAiming, setAiming] = useState(false)
  /** Whether the crosshair has moved away from the last vertex. */
  const [hasMoved, setMoved] = useState(false)

  return {
    isAiming: isAiming && drawing !== null,
    /** Call when the pointer is used instead. */
    rest: () => setAiming(false),
    /** Call when the map has moved. */
    follow() {
      if (isAiming) drawing?.aim()
    },
    /** @returns whether the key was handled; keys that move the map are left to the map */
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
