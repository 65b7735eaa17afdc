import type { AuditDeed } from '../../api/audit'
import { catalogue } from '../../shared/messages'

/** Words for every deed of the contract, and for no other. */
const deeds = {
  'deed.session.start': 'Logged in',
  'deed.session.end': 'Logged out',
  'deed.session.refuse': 'Was not let in',
  'deed.session.revoke': 'Ended a session',
  'deed.password.change': 'Changed the password',
  'deed.password.reset': 'Set a new password by mail',
  'deed.second-factor.enable': 'Switched the second factor on',
  'deed.second-factor.disable': 'Switched the second factor off',
  'deed.second-factor.renew-recovery-codes': 'Made new recovery codes',
  'deed.user.create': 'Invited a user',
  'deed.user.edit': 'Changed a user',
  'deed.user.delete': 'Deleted a user',
  'deed.user.import': 'Imported users',
  'deed.user.export': 'Exported the users',
  'deed.user.invite': 'Sent an invitation again',
  'deed.user.join': 'Accepted an invitation',
  'deed.user.reset-second-factor': 'Took a second factor away',
  'deed.user-group.create': 'Created a user group',
  'deed.user-group.edit': 'Changed a user group',
  'deed.user-group.delete': 'Deleted a user group',
  'deed.sign-up.begin': 'Began a sign-up',
  'deed.sign-up.verify': 'Confirmed the e-mail of a sign-up',
  'deed.payment.complete': 'Paid',
  'deed.payment.fail': 'Did not pay',
  'deed.invoice.download': 'Downloaded an invoice',
  'deed.organisation.edit': 'Changed the organisation',
  'deed.tenant.create': 'Created a tenant',
  'deed.tenant.edit': 'Changed a tenant',
  'deed.tenant.activate': 'Let a tenant in',
  'deed.tenant.suspend': 'Suspended a tenant',
  'deed.tenant.resume': 'Resumed a tenant',
  'deed.tenant.delete': 'Deleted a tenant',
  'deed.package.create': 'Created a package',
  'deed.package.edit': 'Changed a package',
  'deed.package.delete': 'Deleted a package',
  'deed.permission-set.create': 'Created a permission set',
  'deed.permission-set.edit': 'Changed a permission set',
  'deed.permission-set.delete': 'Deleted a permission set',
  'deed.mission.delete': 'Deleted a mission',
  'deed.mission.export': 'Exported the missions',
  'deed.base-layer.publish': 'Published a base layer',
  'deed.base-layer.unpublish': 'Unpublished a base layer',
  'deed.base-layer.delete': 'Deleted a base layer',
  'deed.mail.read': 'Read a mail of the outbox',
  'deed.audit.export': 'Exported the audit log',
} as const satisfies Record<`deed.${AuditDeed}`, string>

const english = {
  title: 'Audit log',
  detail: 'Who did what to whom, and from where. Nothing here can be changed.',
  ofTenant: 'Only the entries of {name}',
  ofOneTenant: 'Only the entries of one tenant',
  allTenants: 'Show all tenants',
  exportCsv: 'Export CSV',
  exportHelp: 'All entries that match, as a table file',
  search: 'Search the log',
  about: 'About',
  everything: 'Everything',
  from: 'From day',
  to: 'To day',
  clearFilters: 'Clear filters',

  columnAt: 'When',
  columnActor: 'Who',
  columnAction: 'Deed',
  columnTarget: 'On what',
  columnAddress: 'From where',
  columnDetails: 'More',
  columnTenant: 'Tenant',
  nobody: 'nobody',
  platform: 'the platform',
  pair: '{key}: {value}',
  yes: 'yes',
  no: 'no',

  noneTitle: 'Nothing is written down yet',
  noneHelp: 'Sign-ins, grants, deletes, downloads and payments appear here.',
  noMatchTitle: 'No entry matches',
  noMatchHelp: 'None fits the search and the filters you have set.',

  ...deeds,

  session: 'Signing in and out',
  password: 'Passwords',
  secondFactor: 'Second factor',
  user: 'Users',
  userGroup: 'User groups',
  signUp: 'Sign-ups',
  payment: 'Payments',
  invoice: 'Invoices',
  organisation: 'Organisation',
  tenant: 'Tenants',
  package: 'Packages',
  permissionSet: 'Permission sets',
  mission: 'Missions',
  layer: 'Layers',
  baseLayer: 'Base layers',
  mail: 'Mail',
  audit: 'This log',
} as const

export const auditText = catalogue('audit', english)

type DeedKey = keyof typeof deeds

/** What was done, in words; undefined for a deed of a newer server. */
export function deedText(action: string): string | undefined {
  const key = `deed.${action}`
  return key in deeds ? auditText(key as DeedKey) : undefined
}
