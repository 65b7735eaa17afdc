// Routes that need a session, loaded as one area; each page has its own chunk.
import type { ReactNode } from 'react'
import { useSelector } from 'react-redux'
import { generatePath, Navigate, useLocation, useParams, useRoutes, type RouteObject } from 'react-router-dom'
import type { UserDetails } from '../api/auth'
import type { Screen } from '../manifest/manifest'
import { lazyArea } from '../shared/lazyArea'
import { SignedInBaseMaps } from '../map/base-map/SignedInBaseMaps'
import { MissionSegmentsContext } from '../manifest/missionSegments'
import { PlaceSearchesContext } from '../manifest/placeSearches'
import { RequireAccess } from '../manifest/RequireAccess'
import { selectUser } from '../session/authSlice'
import { DownloadLinks } from './DownloadLinks'
import { DashboardLayout } from './layout/DashboardLayout'
import { firstPage } from './layout/menuEntry'
import { missionSegments, placeSearches, screens } from './manifests'
import { Overlays } from './Overlays'
import { ClientViewBar } from './support/ClientViewBar'
import { SupportBar } from './support/SupportBar'
import { useClientViewMoves } from './support/useClientViewMoves'
import { useSupportMoves } from './support/useSupportMoves'
import { CommandPaletteProvider } from './palette/CommandPaletteProvider'
import { usePreloadedScreens } from './usePreloadedScreens'

const TermsModal = lazyArea(() => import('../features/account/TermsModal'), 'TermsModal')

const SecondFactorRequired = lazyArea(() => import('../features/account/SecondFactorRequired'), 'SecondFactorRequired')

const DASHBOARD = '/dashboard'

const framed = screens.filter(({ isFullBleed, path }) => !isFullBleed && path !== DASHBOARD)
const fullBleed = screens.filter(({ isFullBleed }) => isFullBleed)
const dashboard = screens.filter(({ path }) => path === DASHBOARD)

export function PrivateRoutes() {
  const user = useSelector(selectUser)
  useSupportMoves(user)
  useClientViewMoves(user)
  usePreloadedScreens()
  if (!user) return null
  // Before the terms are accepted the server rejects what any page would load. Afterwards the same address opens.
  if (!user.isTermsAccepted) {
    return (
      <main>
        <TermsModal />
      </main>
    )
  }
  if (user.isSecondFactorMissing) return <SecondFactorRequired />
  return (
    <MissionSegmentsContext value={missionSegments}>
      <SignedInBaseMaps user={user} origins={user.mapOrigins}>
        <DownloadLinks />
        <CommandPaletteProvider user={user}>
          {user.support && <SupportBar user={user} until={user.support.until} />}
          {user.clientView && <ClientViewBar view={user.clientView} />}
          <PlaceSearchesContext value={placeSearches}>
            <Screens user={user} />
            <Overlays user={user} />
          </PlaceSearchesContext>
        </CommandPaletteProvider>
      </SignedInBaseMaps>
    </MissionSegmentsContext>
  )
}

function Screens({ user }: { user: UserDetails }) {
  const first = firstPage(user.sideBar)
  const home =
    first === DASHBOARD ? dashboard.map(toRoute) : [{ path: DASHBOARD, element: <Navigate to={first} replace /> }]
  return useRoutes([
    { element: <DashboardLayout user={user} />, children: [...home, ...framed.map(toRoute)] },
    ...fullBleed.map(toRoute),
    { path: '*', element: <Navigate to="/" replace /> },
  ])
}

function toRoute({ path, page: Page, access, isFullBleed, clientPath }: Screen): RouteObject {
  const guarded = (
    <RequireAccess access={access} isAlone={isFullBleed}>
      <Page />
    </RequireAccess>
  )
  return { path, element: clientPath ? <ClientsGoTo path={clientPath}>{guarded}</ClientsGoTo> : guarded }
}

function ClientsGoTo({ path, children }: { path: string; children: ReactNode }) {
  const { userType } = useSelector(selectUser) ?? {}
  const parameters = useParams()
  const { search, hash } = useLocation()
  if (userType !== 'tenant-client') return children
  return <Navigate to={{ pathname: generatePath(path, parameters), search, hash }} replace />
}
