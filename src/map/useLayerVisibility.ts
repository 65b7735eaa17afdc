import { useState } from 'react'
import type { TileLayerSource } from './tileLayerSource'

interface LayerVisibility {
  /** The parts with the visibility that this user chose. */
  apply: <Part extends TileLayerSource>(parts: readonly Part[]) => (Part & { visible: boolean })[]
  /** Shows a hidden part or hides a visible one. */
  toggle: (id: string) => void
}

/** Which layers of a map this user shows or hides. Kept only until the page is left. */
export function useLayerVisibility(): LayerVisibility {
  const [toggledIds, setToggledIds] = useState<readonly string[]>([])
  return {
    apply: (parts) =>
      parts.map((part) => ({ ...part, visible: (part.visible ?? true) !== toggledIds.includes(part._id) })),
    toggle: (id) =>
      setToggledIds((before) => (before.includes(id) ? before.filter((other) => other !== id) : [...before, id])),
  }
}
