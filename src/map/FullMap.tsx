import type { ReactNode } from 'react'
import './fullMap.css'

interface FullMapProps {
  title: ReactNode
  /** Secondary text below the title; undefined while data is loading, '' for none. */
  detail: ReactNode
  /** Actions at the end of the header. */
  actions?: ReactNode
  /** The map and its overlays; undefined while data is loading. */
  children?: ReactNode
}

/** A full-window map page: a compact header, with the map in the remaining space. */
export function FullMap({ title, detail, actions, children }: FullMapProps) {
  return (
    <main className="full-map">
      <header>
        <div>
          <h1>{title}</h1>
          {detail !== '' && <p>{detail ?? '\u00a0'}</p>}
        </div>
        {actions}
      </header>
      <div className="full-map-box">{children}</div>
    </main>
  )
}
