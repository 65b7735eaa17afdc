import type { HTMLAttributes } from 'react'

/** Props of a row that reports the pointer and the focus. */
export const pointsAt = (id: string, onPoint: (id: string | null) => void): HTMLAttributes<HTMLElement> => ({
  onMouseEnter: () => onPoint(id),
  onMouseLeave: () => onPoint(null),
  onFocus: () => onPoint(id),
  onBlur: () => onPoint(null),
})
