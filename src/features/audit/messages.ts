import type { AuditAction } from '../../api/audit'
import { catalogue } from '../../shared/messages'

/** Names of the details of entries. */
const details = {
  'detail.after': 'After',
  'detail.amount': 'Amount',
  'detail.baseLayerId': 'Base layer ID',
  'detail.before': 'Before',
  'detail.browser': 'Browser',
  'detail.clientVisible': 'Visible to clients',
  'detail.created': 'Created',
  'detail.email': 'E-mail',
  'detail.ended': 'Ended sessions',
  'detail.features': 'Features',
  'detail.fields': 'Fields',
  'detail.groups': 'User groups',
  'detail.isDeleted': 'Tenant deleted',
  'detail.layerId': 'Layer ID',
  'detail.locationId': 'Location ID',
  'detail.members': 'Members',
  'detail.missionId': 'Mission ID',
  'detail.order': 'Order',
  'detail.package': 'Package',
  'detail.payment': 'Payment',
  'detail.permissions': 'Permissions',
  'detail.reason': 'Reason',
  'detail.refused': 'Rejected',
  'detail.rows': 'Rows',
  'detail.state': 'State',
  'detail.status': 'Status',
  'detail.userType': 'User type',
  'detail.withPayment': 'With payment',
  'detail.wrong': 'Wrong',
} as const

/** Labels of all actions of the contract. */
const actions = {
  'action.session.start': 'Signed in',
  'action.session.end': 'Signed out',
  'action.session.refuse': 'Sign-in failed',
  'action.session.revoke': 'Ended a session',
  'action.password.change': 'Changed the password',
  'action.password.reset': 'Reset the password by e-mail',
  'action.second-factor.enable': 'Turned on two-factor authentication',
  'action.second-factor.disable': 'Turned off two-factor authentication',
  'action.second-factor.renew-recovery-codes': 'Created new recovery codes',
  'action.user.create': 'Invited a user',
  'action.user.edit': 'Edited a user',
  'action.user.delete': 'Deleted a user',
  'action.user.import': 'Imported users',
  'action.user.export': 'Exported users',
  'action.user.invite': 'Resent an invitation',
  'action.user.join': 'Accepted an invitation',
  'action.user.reset-second-factor': 'Reset two-factor authentication',
  'action.user.request-email-change': 'Requested a change of e-mail',
  'action.user.change-email': 'Changed the e-mail',
  'action.user-group.create': 'Created a user group',
  'action.user-group.edit': 'Edited a user group',
  'action.user-group.delete': 'Deleted a user group',
  'action.sign-up.begin': 'Started a sign-up',
  'action.sign-up.verify': 'Confirmed the e-mail of a sign-up',
  'action.payment.complete': 'Completed a payment',
  'action.payment.fail': 'Payment failed',
  'action.invoice.download': 'Downloaded an invoice',
  'action.organisation.edit': 'Edited the organisation',
  'action.tenant.create': 'Created a tenant',
  'action.tenant.edit': 'Edited a tenant',
  'action.tenant.activate': 'Activated a tenant',
  'action.tenant.suspend': 'Suspended a tenant',
  'action.tenant.resume': 'Resumed a tenant',
  'action.tenant.delete': 'Deleted a tenant',
  'action.tenant.extend': 'Extended the term of a tenant',
  'action.tenant.export': 'Exported tenants',
  'action.package.create': 'Created a package',
  'action.package.edit': 'Edited a package',
  'action.package.delete': 'Deleted a package',
  'action.permission-set.create': 'Created a permission set',
  'action.permission-set.edit': 'Edited a permission set',
  'action.permission-set.delete': 'Deleted a permission set',
  'action.mission.delete': 'Deleted a mission',
  'action.mission.restore': 'Restored a mission',
  'action.mission.export': 'Exported missions',
  'action.layer.share': 'Changed whether clients see a layer',
  'action.base-layer.publish': 'Published a base layer',
  'action.base-layer.unpublish': 'Unpublished a base layer',
  'action.base-layer.delete': 'Deleted a base layer',
  'action.base-layer.restore': 'Restored a base layer',
  'action.base-layer.discard-update': 'Discarded an update of a base layer',
  'action.mission-type.delete': 'Deleted a mission type',
  'action.location.delete': 'Deleted a location',
  'action.location.restore': 'Restored a location',
  'action.layer.delete': 'Deleted a layer',
  'action.layer.restore': 'Restored a layer',
  'action.layer.download': 'Downloaded a layer',
  'action.layer-group.delete': 'Deleted a layer group',
  'action.feature.delete': 'Deleted features',
  'action.feature.undo': 'Undid a change of features',
  'action.mail.read': 'Opened a message in the outbox',
  'action.audit.export': 'Exported the audit log',
} as const satisfies Record<`action.${AuditAction}`, string>

const english = {
  title: 'Audit log',
  detail: 'Actions of users, with time, target and IP address. Entries cannot be changed.',
  ofTenant: 'Showing only entries of {name}',
  ofOneTenant: 'Showing only entries of one tenant',
  allTenants: 'Show all tenants',
  search: 'Search the audit log',
  about: 'Action',
  everything: 'All actions',
  from: 'From',
  to: 'To',

  columnAt: 'Time',
  columnActor: 'User',
  columnAction: 'Action',
  columnTarget: 'Target',
  columnAddress: 'IP address',
  columnDetails: 'Details',
  columnTenant: 'Tenant',
  nobody: 'Not signed in',
  platform: 'Platform',
  pair: '{key}: {value}',
  yes: 'yes',
  no: 'no',

  noneTitle: 'No audit entries yet',
  noneHelp: 'Sign-ins, grants, deletes, downloads and payments appear here.',
  noMatchTitle: 'No audit entries match these filters',

  ...actions,
  ...details,

  session: 'Sign-in and sign-out',
  password: 'Passwords',
  secondFactor: 'Two-factor authentication',
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
  missionType: 'Mission types',
  location: 'Locations',
  layer: 'Layers',
  layerGroup: 'Layer groups',
  feature: 'Features',
  baseLayer: 'Base layers',
  mail: 'Mail',
  audit: 'Audit log',
} as const

export const auditText = catalogue('audit', english)

type ActionKey = keyof typeof actions
type DetailKey = keyof typeof details

/** Label of an action; undefined if a newer server sent it. */
export function actionText(action: string): string | undefined {
  const key = `action.${action}`
  return key in actions ? auditText(key as ActionKey) : undefined
}

/** Name of a detail; undefined if a newer server sent it. */
export function detailName(detail: string): string | undefined {
  const key = `detail.${detail}`
  return key in details ? auditText(key as DetailKey) : undefined
}
