import { catalogue } from '../../platform/core/messages'

export const ruleText = catalogue('maintenanceRule', {
  created: 'Rule created',
  saved: 'Rule saved',
  deleted: 'Rule deleted',
  badPeriod: 'Choose a day that is not before the first one, and at most 366 days after it.',
  typeNotFound: 'Rule not found',
  typeNameTaken: 'A rule with this name exists. Choose another name.',
  typeChangedElsewhere: 'Someone else changed this rule. Reload it before you save.',
  tooMany: 'A tenant can have {count, plural, one {# rule} other {# rules}} at most',
  noLimit: 'Enter at least one limit: days, hours, flights or cycles',
  unknownClass: 'Choose one of your classes',
  unknownModel: 'Choose one of your models',
  otherClass: 'This model belongs to another class. Choose a model of the class.',
  unknownAsset: 'Choose one of your assets',
  assetOfOtherClass: 'This asset belongs to another class. Choose an asset of the class.',
})

export const recordText = catalogue('maintenanceRecord', {
  created: 'Maintenance recorded',
  deleted: 'Record deleted',
  restored: 'Record restored',
  notFound: 'Record not found',
  inFuture: 'Enter today or an earlier day',
  aboveCurrent: 'The asset has {count} now. Enter that or less.',
  otherRule: 'One of the rules does not apply to this asset. Choose other rules.',
})

export const maintenanceAlertText = catalogue('maintenanceAlert', {
  kind: 'Maintenance',
  due_soon: '{asset}: {rule} is due soon',
  overdue: '{asset}: {rule} is overdue',
  details: 'Serial number {serial}. Record the service on the page of the asset, or choose another asset for {flight}.',
})
