// Everything below /dashboard, loaded as one room with its frame; each page is loaded on its own.
import { useSelector } from 'react-redux'
import { Navigate, Route, Routes } from 'react-router-dom'
import { selectUser } from '../session/authSlice'
import { lazyArea } from '../shared/lazyArea'
import { DashboardLayout } from './layout/DashboardLayout'
import { firstPage } from './layout/menuEntry'
import { ComingPage } from './pages/ComingPage'
import { comingPages } from './pages/comingPages'

const DashboardPage = lazyArea(() => import('./pages/DashboardPage'), 'DashboardPage')
const MissionListPage = lazyArea(() => import('../features/missions/MissionListPage'), 'MissionListPage')
const MissionCreatePage = lazyArea(() => import('../features/missions/MissionCreatePage'), 'MissionCreatePage')
const MissionDeskPage = lazyArea(() => import('./pages/MissionDeskPage'), 'MissionDeskPage')
const MissionEditPage = lazyArea(() => import('../features/missions/MissionEditPage'), 'MissionEditPage')
const OrganisationPage = lazyArea(() => import('../features/organisation/OrganisationPage'), 'OrganisationPage')
const RenewPage = lazyArea(() => import('../features/organisation/renewal/RenewPage'), 'RenewPage')
const UserListPage = lazyArea(() => import('../features/users/UserListPage'), 'UserListPage')
const UserCreatePage = lazyArea(() => import('../features/users/UserCreatePage'), 'UserCreatePage')
const UserPage = lazyArea(() => import('../features/users/UserPage'), 'UserPage')
const UserGroupListPage = lazyArea(() => import('../features/user-groups/UserGroupListPage'), 'UserGroupListPage')
const UserGroupCreatePage = lazyArea(() => import('../features/user-groups/UserGroupCreatePage'), 'UserGroupCreatePage')
const UserGroupPage = lazyArea(() => import('../features/user-groups/UserGroupPage'), 'UserGroupPage')
const LocationListPage = lazyArea(() => import('../features/locations/LocationListPage'), 'LocationListPage')
const LocationPage = lazyArea(() => import('../features/locations/LocationPage'), 'LocationPage')
const BaseLayerListPage = lazyArea(() => import('../features/base-layers/BaseLayerListPage'), 'BaseLayerListPage')
const BaseLayerCreatePage = lazyArea(() => import('../features/base-layers/BaseLayerCreatePage'), 'BaseLayerCreatePage')
const BaseLayerPage = lazyArea(() => import('../features/base-layers/BaseLayerPage'), 'BaseLayerPage')
const PackageListPage = lazyArea(() => import('../features/packages/PackageListPage'), 'PackageListPage')
const PackageCreatePage = lazyArea(() => import('../features/packages/PackageCreatePage'), 'PackageCreatePage')
const PackagePage = lazyArea(() => import('../features/packages/PackagePage'), 'PackagePage')
const TenantListPage = lazyArea(() => import('../features/tenants/TenantListPage'), 'TenantListPage')
const TenantCreatePage = lazyArea(() => import('../features/tenants/TenantCreatePage'), 'TenantCreatePage')
const TenantPage = lazyArea(() => import('../features/tenants/TenantPage'), 'TenantPage')
const PermissionPage = lazyArea(() => import('../features/permissions/PermissionPage'), 'PermissionPage')
const MailListPage = lazyArea(() => import('../features/mail/MailListPage'), 'MailListPage')
const MailPage = lazyArea(() => import('../features/mail/MailPage'), 'MailPage')
const AuditPage = lazyArea(() => import('../features/audit/AuditPage'), 'AuditPage')

export function DashboardRoutes() {
  const user = useSelector(selectUser)
  if (!user) return null
  const first = firstPage(user.sideBar)
  return (
    <Routes>
      <Route element={<DashboardLayout user={user} />}>
        <Route index element={first === '/dashboard' ? <DashboardPage /> : <Navigate to={first} replace />} />
        <Route path="missions" element={<MissionListPage />} />
        <Route path="missions/create" element={<MissionCreatePage />} />
        <Route path="missions/:missionId" element={<MissionDeskPage />} />
        <Route path="missions/:missionId/overview" element={<MissionDeskPage />} />
        <Route path="missions/:missionId/edit" element={<MissionEditPage />} />
        <Route path="locations" element={<LocationListPage />} />
        <Route path="locations/:locationId" element={<LocationPage />} />
        <Route path="basemap" element={<BaseLayerListPage />} />
        <Route path="basemap/create" element={<BaseLayerCreatePage />} />
        <Route path="basemap/:baseLayerId" element={<BaseLayerPage />} />
        <Route path="tenant/organisation" element={<OrganisationPage />} />
        <Route path="tenant/organisation/renew" element={<RenewPage />} />
        <Route path="tenant/user/list" element={<UserListPage />} />
        <Route path="tenant/user/create" element={<UserCreatePage />} />
        <Route path="tenant/user/:userId" element={<UserPage />} />
        <Route path="tenant/user-group/list" element={<UserGroupListPage />} />
        <Route path="tenant/user-group/create" element={<UserGroupCreatePage />} />
        <Route path="tenant/user-group/:userGroupId" element={<UserGroupPage />} />
        <Route path="admin/package/list" element={<PackageListPage />} />
        <Route path="admin/package/create" element={<PackageCreatePage />} />
        <Route path="admin/package/:packageId" element={<PackagePage />} />
        <Route path="admin/tenant/list" element={<TenantListPage />} />
        <Route path="admin/tenant/create" element={<TenantCreatePage />} />
        <Route path="admin/tenant/:tenantId" element={<TenantPage />} />
        <Route path="admin/permission/create" element={<PermissionPage />} />
        <Route path="admin/mail/list" element={<MailListPage />} />
        <Route path="admin/mail/:mailId" element={<MailPage />} />
        <Route path="audit" element={<AuditPage />} />
        {Object.entries(comingPages).map(([path, texts]) => (
          <Route key={path} path={path} element={<ComingPage key={path} texts={texts} />} />
        ))}
      </Route>
      <Route path="*" element={<Navigate to="/" replace />} />
    </Routes>
  )
}
