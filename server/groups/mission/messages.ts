import { catalogue } from '../../core/messages'

export const missionText = catalogue('mission', {
  created: 'Mission created',
  saved: 'Mission saved',
  deleted: 'Mission deleted',
  restored: 'Mission restored',
  statusChanged: 'Mission is now {status}',
  notFound: 'Mission not found',
  cannotBecome: 'A mission that is {from} cannot become {to}',
  timeMissing: 'Choose a date and a time',
  timeNotExpected: 'A time can be set only when the mission is scheduled',
  changedElsewhere: 'Someone else changed this mission. Reload it before you save.',
  unknownType: 'Choose one of your mission types',
  unknownLocation: 'Choose one of your locations',
  tenantNotFound: 'Tenant not found',
  noIdentifyingAttribute: 'Choose a base layer with an identifying attribute',
  unknownMapref: 'No feature has this value in {attribute}. Choose another value.',
  typeCreated: 'Mission type created',
  typeSaved: 'Mission type saved',
  typeDeleted: 'Mission type deleted',
  typeNotFound: 'Mission type not found',
  typeChangedElsewhere: 'Someone else changed this mission type. Reload it before you save.',
  typeNameTaken: 'Another mission type has this name',
  tooManyTypes:
    'You have {count, plural, one {# mission type} other {# mission types}}, which is the maximum. Delete one first.',
})

/** A status as a message, for use inside another. */
export const statusText = catalogue('missionStatus', {
  draft: 'draft',
  scheduled: 'scheduled',
  live: 'live',
  paused: 'paused',
  completed: 'completed',
  cancelled: 'cancelled',
})
