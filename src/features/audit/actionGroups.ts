// Groups of audit actions: the first part of their names.
import { auditText } from './messages'

/** Label of each group, in the order of the filter. */
export const actionGroupLabels = () => ({
  session: auditText('session'),
  password: auditText('password'),
  'second-factor': auditText('secondFactor'),
  user: auditText('user'),
  'user-group': auditText('userGroup'),
  'sign-up': auditText('signUp'),
  payment: auditText('payment'),
  invoice: auditText('invoice'),
  organisation: auditText('organisation'),
  tenant: auditText('tenant'),
  package: auditText('package'),
  'permission-set': auditText('permissionSet'),
  mission: auditText('mission'),
  'mission-type': auditText('missionType'),
  flight: auditText('flight'),
  'flight-log': auditText('flightLog'),
  pilot: auditText('pilot'),
  location: auditText('location'),
  layer: auditText('layer'),
  'layer-group': auditText('layerGroup'),
  document: auditText('document'),
  'document-type': auditText('documentType'),
  feature: auditText('feature'),
  'base-layer': auditText('baseLayer'),
  mail: auditText('mail'),
  audit: auditText('audit'),
  access: auditText('access'),
  support: auditText('support'),
})
