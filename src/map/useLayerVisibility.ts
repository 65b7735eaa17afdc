import { useState } from 'react'
import type { TileLayerSource } from './tileLayerSource'

interface LayerVisibility {
  /** The parts as this person wants to see them. */
  apply: <Part extends TileLayerSource>(parts: readonly Part[]) => (Part & { visible: boolean })[]
  /** Shows a part that is hidden, hides one that is shown. */
  toggle: (id: string) => void
}

/** Which layers of a map this person has switched on or off, for this visit. */
export function useLayerVisibility(): LayerVisibility {
  const [switched, setSwitched] = useState<readonly string[]>([])
  return {
    apply: (parts) =>
      parts.map((part) => ({ ...part, visible: (part.visible ?? true) !== switched.includes(part._id) })),
    toggle: (id) =>
      setSwitched((before) => (before.includes(id) ? before.filter((other) => other !== id) : [...before, id])),
  }
}
