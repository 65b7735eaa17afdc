import { useState } from 'react'
import type { ScenePart } from './partScene'

interface Switched {
  /** The parts as this person wants to see them. */
  apply: <Part extends ScenePart>(parts: readonly Part[]) => (Part & { visible: boolean })[]
  /** Shows a part that is hidden, hides one that is shown. */
  flip: (id: string) => void
}

/** Which layers of a map this person has switched on or off, for this visit. */
export function useSwitched(): Switched {
  const [switched, setSwitched] = useState<readonly string[]>([])
  return {
    apply: (parts) =>
      parts.map((part) => ({ ...part, visible: (part.visible ?? true) !== switched.includes(part._id) })),
    flip: (id) =>
      setSwitched((before) => (before.includes(id) ? before.filter((other) => other !== id) : [...before, id])),
  }
}
