import type { ReactNode } from 'react'
import { BrandMark } from '../../shared/BrandMark'
import './auth.css'
import { authText } from './messages'

interface GuestFrameProps {
  /** Names the browser tab. */
  page: string
  children: ReactNode
}

/** The page round every form for people who are not logged in. */
export function GuestFrame({ page, children }: GuestFrameProps) {
  return (
    <div className="guest">
      <title>{authText('title', { page })}</title>
      <aside className="guest-view">
        <p className="guest-promise">{authText('promise')}</p>
      </aside>
      <main className="guest-main">
        <div className="guest-card">
          <BrandMark size={40} />
          {children}
        </div>
      </main>
    </div>
  )
}
