import type { CSSProperties } from 'react'

export const countsGrid: CSSProperties = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(130px, 1fr))',
  gap: 12,
  listStyle: 'none',
  margin: 0,
  padding: 0,
}

/** Fits three columns on the narrowest desktop with the menu open. */
export const panelGrid: CSSProperties = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(300px, 100%), 1fr))',
  gap: 16,
  alignItems: 'start',
}
