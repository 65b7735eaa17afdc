import { Suspense, useState } from 'react'
import { MenuFoldOutlined, MenuOutlined, MenuUnfoldOutlined } from '@ant-design/icons'
import { Outlet, useLocation } from 'react-router-dom'
import type { UserDetails } from '../../api/auth'
import { UploadsProvider } from '../../uploads/UploadsProvider'
import { lazyArea } from '../../shared/lazyArea'
import { PageTitleProvider } from '../../shared/pageTitle'
import { useIsPhone } from '../../shared/useIsPhone'
import { ErrorBoundary } from '../ErrorBoundary'
import { LoadingText } from '../LoadingText'
import { screenTrail } from '../manifests'
import { Dialogs, type Dialog } from './Dialogs'
import { HeaderBar } from './HeaderBar'
import './layout.css'
import { layoutText } from './messages'
import { SupportRequestBanner } from '../support/SupportRequestBanner'
import { OutageBanner } from './OutageBanner'
import { SidePanel } from './SidePanel'
import { useNarrowMenu } from './useNarrowMenu'

const MenuDrawer = lazyArea(() => import('./MenuDrawer'), 'MenuDrawer')

/** Layout of the private area: menu, header and page. */
export function DashboardLayout({ user }: { user: UserDetails }) {
  const isPhone = useIsPhone()
  const { pathname, key: visit } = useLocation()
  const [isNarrow, toggleNarrow] = useNarrowMenu()
  // On a phone the menu belongs to the location where it was opened, so navigation closes it.
  const [menuVisit, setMenuVisit] = useState<string | null>(null)
  const [dialog, setDialog] = useState<Dialog | null>(null)

  const openDialog = (wanted: Dialog) => {
    setMenuVisit(null)
    setDialog(wanted)
  }

  const panel = (
    <SidePanel
      user={user}
      isNarrow={isNarrow && !isPhone}
      onProfile={() => openDialog('profile')}
      onConnect={() => openDialog('connect')}
    />
  )
  const wideMenuButton = isNarrow
    ? { label: layoutText('widenMenu'), icon: <MenuUnfoldOutlined />, onClick: toggleNarrow }
    : { label: layoutText('narrowMenu'), icon: <MenuFoldOutlined />, onClick: toggleNarrow }
  const phoneMenuButton = { label: layoutText('openMenu'), icon: <MenuOutlined />, onClick: () => setMenuVisit(visit) }

  return (
    <PageTitleProvider>
      <UploadsProvider>
        <div className="frame">
          <a className="skip-link" href="#content">
            {layoutText('skipToContent')}
          </a>
          {!isPhone && <aside className={isNarrow ? 'side side-narrow' : 'side'}>{panel}</aside>}
          <div className="frame-main">
            <HeaderBar
              user={user}
              menuButton={isPhone ? phoneMenuButton : wideMenuButton}
              onProfile={() => openDialog('profile')}
              onLogOut={() => openDialog('log-out')}
            />
            <OutageBanner />
            <SupportRequestBanner request={user.supportRequest} />
            <main id="content" tabIndex={-1} className="content">
              {/* One for all screens, so that the previous screen stays until the next one has loaded. */}
              <Suspense fallback={<LoadingText />}>
                {/* One boundary per screen, so that an error on one does not hide the others. Moving between the segments
                    of a mission keeps its page, but leaves the error of a segment behind. */}
                <ErrorBoundary key={screenTrail(pathname, user)[0]?.link} attempt={pathname}>
                  <Outlet />
                </ErrorBoundary>
              </Suspense>
            </main>
          </div>
          {isPhone && (
            <Suspense fallback={null}>
              <MenuDrawer isOpen={menuVisit === visit} onClose={() => setMenuVisit(null)}>
                {panel}
              </MenuDrawer>
            </Suspense>
          )}
          <Dialogs user={user} dialog={dialog} onClose={() => setDialog(null)} />
        </div>
      </UploadsProvider>
    </PageTitleProvider>
  )
}
