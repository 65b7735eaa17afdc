import { Suspense, type ReactNode } from 'react'
import { Tooltip } from 'antd'
import type { UserDetails } from '../../api/auth'
import { lazyArea } from '../../shared/lazyArea'
import { PaletteButton } from '../palette/PaletteButton'
import { Breadcrumbs } from './Breadcrumbs'
import { UserMenu } from './UserMenu'

const NotificationBell = lazyArea(() => import('../../features/notifications/NotificationBell'), 'NotificationBell')
const JobsIndicator = lazyArea(() => import('../../features/jobs/JobsIndicator'), 'JobsIndicator')

interface HeaderBarProps {
  user: UserDetails
  /** Action of the menu button: opens the menu on a phone, otherwise collapses or expands it. */
  menuButton: { label: string; icon: ReactNode; onClick: () => void }
  onProfile: () => void
  onLogOut: () => void
}

export function HeaderBar({ user, menuButton, onProfile, onLogOut }: HeaderBarProps) {
  const seesJobs = user.tenantId && user.userType !== 'tenant-client'
  const receivesEvents = user.userType === 'tenant-root' || user.userType === 'tenant-staff'
  return (
    <header className="header-bar">
      <Tooltip title={menuButton.label} placement="right">
        <button type="button" className="round-button" aria-label={menuButton.label} onClick={menuButton.onClick}>
          {menuButton.icon}
        </button>
      </Tooltip>
      <Breadcrumbs user={user} />
      <div className="header-end">
        <PaletteButton />
        {seesJobs && (
          <Suspense fallback={<span className="bell-place" />}>
            <JobsIndicator />
          </Suspense>
        )}
        {receivesEvents && (
          <Suspense fallback={<span className="bell-place" />}>
            <NotificationBell />
          </Suspense>
        )}
        <UserMenu user={user} onProfile={onProfile} onLogOut={onLogOut} />
      </div>
    </header>
  )
}
