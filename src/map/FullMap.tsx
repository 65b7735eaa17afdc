import type { ReactNode } from 'react'
import './fullMap.css'

interface FullMapProps {
  title: ReactNode
  /** One quiet line under the title. */
  detail: ReactNode
  /** At the end of the head. */
  actions?: ReactNode
  /** The map and what lies over it; nothing while it is being asked for. */
  children?: ReactNode
}

/** A page that is all map: a narrow head, and the map in the rest of the window. */
export function FullMap({ title, detail, actions, children }: FullMapProps) {
  return (
    <main className="full-map">
      <header>
        <div>
          <h1>{title}</h1>
          <p>{detail || '\u00a0'}</p>
        </div>
        {actions}
      </header>
      <div className="full-map-box">{children}</div>
    </main>
  )
}
