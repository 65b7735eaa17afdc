import { useState } from 'react'
import type { Drawing } from './startDrawing'

/** Arrows and zoom keys, which move the map below the crosshair. */
const isMapMoveKey = (key: string): boolean => key.startsWith('Arrow') || '+=-_'.includes(key)

/**
 * Drawing by keyboard: the map moves below a crosshair in its center. Enter or Space adds a vertex; Enter again at the same
 * position finishes the shape.
 */
export function useKeyboardDrawing(drawing: Drawing | null) {
  const [isActive, setActive] = useState(false)
  /** Whether the crosshair has moved away from the last vertex. */
  const [hasMoved, setMoved] = useState(false)

  return {
    isActive: isActive && drawing !== null,
    /** Call when the pointer is used instead. */
    cancel: () => setActive(false),
    /** Call when the map has moved. */
    syncToCenter() {
      if (isActive) drawing?.moveVertexToCenter()
    },
    /** @returns whether the key was handled; keys that move the map are left to the map */
    pressKey(key: string): boolean {
      if (!drawing) return false
      if (isMapMoveKey(key)) {
        setActive(true)
        setMoved(true)
        return false
      }
      const addsVertex = key === ' ' || (key === 'Enter' && (hasMoved || !drawing.hasShape()))
      if (addsVertex && drawing.addVertex()) {
        setActive(true)
        setMoved(false)
        return true
      }
      return drawing.pressKey(key)
    },
  }
}
