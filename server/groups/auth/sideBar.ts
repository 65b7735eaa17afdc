// The menu of a user: three fixed ones, and for everybody else one entry for each permission that has a screen.
import type { components } from '../../contract.gen'
import type { UserType } from '../../permissions'

export type SideBarEntry = components['schemas']['SideBarEntry']

const menu = (text: string, link: string, icon: string): SideBarEntry => ({ type: 'menu', text, link, icon })

const group = (text: string, icon: string, entries: SideBarEntry[]): SideBarEntry => ({
  type: 'sub_menu',
  text,
  icon,
  sub_menu: entries,
})

const DASHBOARD = menu('Dashboard', '/dashboard', 'dashboard')
const MISSIONS = menu('Missions', '/dashboard/missions', 'mission')
const DATA = menu('Data', '/dashboard/data', 'data')
const ASSETS = menu('Assets', '/dashboard/assets', 'asset')
const USERS = menu('Users', '/dashboard/tenant/user/list', 'user-list')
const NEW_USER = menu('New user', '/dashboard/tenant/user/create', 'user-add')
const CLIENTS = menu('Clients', '/dashboard/tenant/client/list', 'client')
const NEW_CLIENT = menu('New client', '/dashboard/tenant/client/create', 'user-add')
const CLIENT_MISSIONS = menu('Client missions', '/dashboard/tenant/client/missions', 'mission')

const SUPER_ADMIN = [
  group('Tenants', 'tenant', [
    menu('Tenant list', '/dashboard/admin/tenant/list', 'tenant'),
    menu('New tenant', '/dashboard/admin/tenant/create', 'tenant-add'),
  ]),
  group('Packages', 'package', [
    menu('Package list', '/dashboard/admin/package/list', 'package'),
    menu('New package', '/dashboard/admin/package/create', 'package-add'),
  ]),
  menu('Permissions', '/dashboard/admin/permission/create', 'permission'),
]

const TENANT_CLIENT = [menu('Missions', '/dashboard/client/missions', 'mission')]

const TENANT_ROOT = [
  DASHBOARD,
  menu('My Account', '/dashboard/tenant/organisation', 'account'),
  MISSIONS,
  group('Users', 'user', [menu('User list', '/dashboard/tenant/user/list', 'user-list'), NEW_USER]),
  group('Clients', 'client', [
    menu('Client list', '/dashboard/tenant/client/list', 'client'),
    NEW_CLIENT,
    CLIENT_MISSIONS,
  ]),
  group('User groups', 'group', [
    menu('New user group', '/dashboard/tenant/user-group/create', 'group'),
    menu('User group list', '/dashboard/tenant/user-group/list', 'group'),
  ]),
  DATA,
  menu('Map', '/dashboard/basemap', 'map'),
  menu('Control center', '/dashboard/control-center', 'control-center'),
  ASSETS,
]

/** In the order of the tenant-root's menu, so that a page stands in the same place for everybody. */
const BY_PERMISSION: [permission: string, entry: SideBarEntry][] = [
  ['dashboard', DASHBOARD],
  ['mission_list', MISSIONS],
  ['mission_create', menu('New mission', '/dashboard/missions/create', 'mission')],
  ['user_list', USERS],
  ['user_create', NEW_USER],
  ['client_list', CLIENTS],
  ['create_client', NEW_CLIENT],
  ['client_data', CLIENT_MISSIONS],
  ['data_page', DATA],
  ['asset_list', ASSETS],
]

/** The sidebar of a user of this type who may do `permissions`. */
export function sideBarOf(userType: UserType, permissions: Set<string>): SideBarEntry[] {
  switch (userType) {
    case 'super-admin':
      return SUPER_ADMIN
    case 'tenant-client':
      return TENANT_CLIENT
    case 'tenant-root':
      return TENANT_ROOT
    default:
      return BY_PERMISSION.filter(([permission]) => permissions.has(permission)).map(([, entry]) => entry)
  }
}
