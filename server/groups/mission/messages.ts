import { catalogue } from '../../platform/core/messages'

export const missionText = catalogue('mission', {
  created: 'Mission created',
  saved: 'Mission saved',
  deleted: 'Mission deleted',
  deletedButHeld:
    'Mission deleted. It has {held, plural, one {# held recording} other {# held recordings}}, so it stays in the trash with all its data until {held, plural, one {it is} other {they are}} released.',
  deletedButEvidence:
    'Mission deleted. It has {cases, plural, one {# evidence case} other {# evidence cases}}, so it stays in the trash with all its data until {cases, plural, one {the case is} other {the cases are}} deleted for good.',
  deletedButBoth:
    'Mission deleted. It has {held, plural, one {# held recording} other {# held recordings}} and {cases, plural, one {# evidence case} other {# evidence cases}}, so it stays in the trash with all its data until the recordings are released and the cases deleted for good.',
  restored: 'Mission restored',
  statusChanged: 'Mission is now {status}',
  notFound: 'Mission not found',
  cannotBecome: 'A mission that is {from} cannot become {to}',
  archivedMany: '{count, plural, one {# mission} other {# missions}} archived',
  unarchivedMany: '{count, plural, one {# mission} other {# missions}} returned from the archive',
  statusChangedMany: '{count, plural, one {# mission is} other {# missions are}} now {status}',
  deletedMany: '{count, plural, one {# mission} other {# missions}} moved to the trash',
  deletedManyButHeld:
    '{count, plural, one {# mission} other {# missions}} moved to the trash. {held, plural, one {# of them has} other {# of them have}} held recordings or evidence and {held, plural, one {stays} other {stay}} there with all data until the recordings are released and the evidence cases deleted for good.',
  oneNotFound: 'One of the missions was not found. Reload the list and select again.',
  oneCannotBecome: '{name} is {from} and cannot become {to}. Remove it from the selection.',
  oneHasNoTime: '{name} has no date and time. Schedule it separately, or remove it from the selection.',
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
