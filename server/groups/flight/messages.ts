import { catalogue } from '../../platform/core/messages'

export const flightText = catalogue('flight', {
  created: 'Flight planned',
  saved: 'Flight saved',
  deleted: 'Flight deleted',
  restored: 'Flight restored',
  statusChanged: 'Flight is now {status}',
  assigned: '{name} is assigned',
  unassigned: 'Pilot removed',
  notFound: 'Flight not found',
  changedElsewhere: 'Someone else changed this flight. Reload it before you save.',
  cannotBecome: 'A flight that is {from} cannot become {to}',
  notYours: 'Only the pilot, the staff and the tenant root can do this. Ask {name}.',
  isOver: 'This flight is {status}. Only its log can be changed.',
  pilotMissing: 'Assign a pilot before the flight takes off',
  checksOpen: 'The checklist is not complete: {items}. Complete these items before the flight takes off.',
  checksClosed: 'The checklist can be changed only during preflight',
  unknownCheck: 'The checklist has no item {position}. Reload the flight.',
  blockingCheck: '“{item}” blocks the take-off and cannot be overridden',
  noteMissing: 'Enter a note for “{item}” to override it',
  endBeforeStart: 'Choose an end after the start',
  startMissing: 'Choose a start as well',
  planSaved: 'Planned path saved',
  planRemoved: 'Planned path removed',
  unknownPlan: 'Choose a layer of this mission that has lines and at most {limit, number} features',
  unknownPilot: 'Choose one of your pilots',
  licenceExpired: '{licence} expired on {date}',
  licenceExpires: '{licence} expires on {date}, before the flight',
  otherFlight: '{flight} is at the same time',
  pilotProblems: '{name} should not fly this flight: {problems}. Choose another pilot, or enter a reason.',
  assetsAssigned: 'Assets saved',
  unknownAsset: 'Choose assets of this kind that are not deleted',
  assetTwice: 'Choose each asset once',
  assetNeedsReason:
    '{name} cannot fly: {problems}. Record the service, choose another asset, or enter a reason if you may edit assets.',
  assetProblems: '{name} cannot be on this flight: {problems}. Choose another asset.',
  assetWasElsewhere: '{name} was on {flight} at the same time. Choose another asset.',
  startedWithProblems: 'The video stream started this flight although its assets should not fly: {assets}',
  overrideNotAllowed: 'Only people who may edit assets can let a grounded or overdue asset fly. Choose another asset.',
  logCreated: 'Entry added',
  logSaved: 'Entry saved',
  logDeleted: 'Entry deleted',
  logNotFound: 'Entry not found',
  logChangedElsewhere: 'Someone else changed this entry. Reload it before you save.',
  unknownType: 'Mission type not found',
  checklistSaved: 'Checklist saved',
  checklistChangedElsewhere: 'Someone else changed this checklist. Reload it before you save.',
})

/** A status as a message, for use inside another. */
export const flightStatusText = catalogue('flightStatus', {
  planned: 'planned',
  preflight: 'in preflight',
  airborne: 'airborne',
  returning: 'returning',
  landed: 'landed',
  aborted: 'aborted',
})

/** Why an asset cannot be on a flight. */
export const assetProblemText = catalogue('assetProblem', {
  otherFlight: '{flight} is at the same time',
  overdue: '{rule} is overdue',
  grounded: 'grounded ({reason})',
  inMaintenance: 'in maintenance',
  retired: 'retired',
  deleted: 'deleted',
})

/** The checklist of organisations that have written none. */
export const usualCheckText = catalogue('usualCheck', {
  airspace: 'Airspace checked, authorisation valid',
  weather: 'Wind, rain and visibility within limits',
  airframe: 'Airframe and propellers undamaged',
  battery: 'Batteries charged and locked',
  home: 'Home point set, return height above obstacles',
  people: 'Take-off area free of people',
  storage: 'Storage card with enough space',
  observer: 'Observer briefed',
})

export const assignmentMailText = catalogue('assignmentMail', {
  subject: 'You fly {flight} of {mission}',
  bodyWithStart:
    'Hello {name},\n\n{by} assigned you to the flight {flight} of the mission {mission}.\nPlanned start: {start} (UTC)\n\n{link}\n',
  body: 'Hello {name},\n\n{by} assigned you to the flight {flight} of the mission {mission}.\n\n{link}\n',
})
