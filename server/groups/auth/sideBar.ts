// The menu of a user: fixed for three user types; for the others one entry per permission that has a screen.
import type { components } from '../../platform/contract/contract.gen'
import { render, type Message } from '../../platform/core/messages'
import type { UserType } from '../../platform/identity/permissions'
import { sideBarText } from './messages'

export type SideBarEntry = components['schemas']['SideBarEntry']

/** An entry before it is rendered in the user's language. */
type Entry = Omit<SideBarEntry, 'text' | 'sub_menu'> & { text: Message; sub_menu?: Entry[] }

const menu = (text: Message, link: string, icon: string): Entry => ({ type: 'menu', text, link, icon })

const group = (text: Message, icon: string, entries: Entry[]): Entry => ({
  type: 'sub_menu',
  text,
  icon,
  sub_menu: entries,
})

const DASHBOARD = menu(sideBarText('dashboard'), '/dashboard', 'dashboard')
const MISSIONS = menu(sideBarText('missions'), '/dashboard/missions', 'mission')
const DATA = menu(sideBarText('data'), '/dashboard/data', 'data')
const ASSETS = menu(sideBarText('assets'), '/dashboard/assets', 'asset')
const USERS = menu(sideBarText('users'), '/dashboard/tenant/user/list', 'user-list')
const NEW_USER = menu(sideBarText('newUser'), '/dashboard/tenant/user/create', 'user-add')
const CLIENTS = menu(sideBarText('clients'), '/dashboard/tenant/client/list', 'client')
const NEW_CLIENT = menu(sideBarText('newClient'), '/dashboard/tenant/client/create', 'user-add')
const CLIENT_MISSIONS = menu(sideBarText('clientMissions'), '/dashboard/tenant/client/missions', 'mission')

const SUPER_ADMIN = [
  group(sideBarText('tenants'), 'tenant', [
    menu(sideBarText('tenantList'), '/dashboard/admin/tenant/list', 'tenant'),
    menu(sideBarText('newTenant'), '/dashboard/admin/tenant/create', 'tenant-add'),
  ]),
  group(sideBarText('packages'), 'package', [
    menu(sideBarText('packageList'), '/dashboard/admin/package/list', 'package'),
    menu(sideBarText('newPackage'), '/dashboard/admin/package/create', 'package-add'),
  ]),
  menu(sideBarText('permissions'), '/dashboard/admin/permission/create', 'permission'),
]

const TENANT_CLIENT = [menu(sideBarText('missions'), '/dashboard/client/missions', 'mission')]

const TENANT_ROOT = [
  DASHBOARD,
  menu(sideBarText('myAccount'), '/dashboard/tenant/organisation', 'account'),
  MISSIONS,
  group(sideBarText('users'), 'user', [
    menu(sideBarText('userList'), '/dashboard/tenant/user/list', 'user-list'),
    NEW_USER,
  ]),
  group(sideBarText('clients'), 'client', [
    menu(sideBarText('clientList'), '/dashboard/tenant/client/list', 'client'),
    NEW_CLIENT,
    CLIENT_MISSIONS,
  ]),
  group(sideBarText('userGroups'), 'group', [
    menu(sideBarText('newUserGroup'), '/dashboard/tenant/user-group/create', 'group'),
    menu(sideBarText('userGroupList'), '/dashboard/tenant/user-group/list', 'group'),
  ]),
  DATA,
  menu(sideBarText('map'), '/dashboard/basemap', 'map'),
  menu(sideBarText('controlCenter'), '/dashboard/control-center', 'control-center'),
  ASSETS,
]

/** In the order of the tenant-root's menu, so that an entry has the same place for everyone. */
const BY_PERMISSION: [permission: string, entry: Entry][] = [
  ['dashboard', DASHBOARD],
  ['mission_list', MISSIONS],
  ['mission_create', menu(sideBarText('newMission'), '/dashboard/missions/create', 'mission')],
  ['user_list', USERS],
  ['user_create', NEW_USER],
  ['client_list', CLIENTS],
  ['create_client', NEW_CLIENT],
  ['client_data', CLIENT_MISSIONS],
  ['data_page', DATA],
  ['asset_list', ASSETS],
]

/** The sidebar of a user of this type with these permissions, in a language of `languagesOf`. */
export const sideBarOf = (userType: UserType, permissions: Set<string>, language: string): SideBarEntry[] =>
  entriesOf(userType, permissions).map((entry) => inLanguage(entry, language))

function entriesOf(userType: UserType, permissions: Set<string>): Entry[] {
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

const inLanguage = ({ text, sub_menu, ...entry }: Entry, language: string): SideBarEntry => ({
  ...entry,
  text: render(text, language),
  ...(sub_menu && { sub_menu: sub_menu.map((each) => inLanguage(each, language)) }),
})
