import type { ReactNode } from 'react'
import { BrandMark } from '../BrandMark'
import { productName } from '../product'
import './guest.css'
import { guestText } from './guestText'

interface GuestFrameProps {
  /** Title of the browser tab. */
  page: string
  /** Uses the full width, for cards side by side. */
  isWide?: boolean
  children: ReactNode
}

/** Page frame of forms for users who are not logged in. */
export function GuestFrame({ page, isWide = false, children }: GuestFrameProps) {
  return (
    <div className={isWide ? 'guest guest-wide' : 'guest'}>
      <title>{guestText('title', { page, product: productName() })}</title>
      {!isWide && (
        <aside className="guest-view">
          <p className="guest-promise">{guestText('promise')}</p>
        </aside>
      )}
      <main className="guest-main">
        <div className="guest-card">
          <BrandMark size={40} />
          {children}
        </div>
      </main>
    </div>
  )
}
