import { catalogue } from '../../core/messages'
import type { AssetState } from './moves'

export const assetText = catalogue('asset', {
  created: 'Asset created',
  saved: 'Asset saved',
  deleted: 'Asset deleted',
  restored: 'Asset restored',
  notFound: 'Asset not found',
  changedElsewhere: 'Someone else changed this asset. Reload it before you save.',
  serialTaken: 'Another asset has this serial number. Enter a different one.',
  unknownClass: 'Choose one of your classes',
  unknownModel: 'Choose one of your models',
  otherClass: 'This model belongs to another class. Choose a model of the class.',
  fewerHours: 'Flights here add up to {count} hours. Enter at least as many.',
  fewerFlights: 'The asset has {count, plural, one {# flight} other {# flights}} here. Enter at least as many.',
  fewerCycles: 'The flights here count {count, plural, one {# cycle} other {# cycles}}. Enter at least as many.',
  flightNotFound: 'Flight not found',
  inFuture: 'Enter today or an earlier day',
  reasonMissing: 'Enter a reason',
  reasonOfUse: 'Enter why the hours, flights or cycles change',
  cannotBecome: 'An asset that is {from} cannot become {to}',
  stillFlies: '{name} is assigned to {flight}. Choose another asset for that flight first.',
  classInUse: '{name} is assigned to {flight}. Change its class when it is not assigned to an open flight.',
})

const stateTexts = catalogue('assetState', {
  available: 'available',
  in_maintenance: 'in maintenance',
  grounded: 'grounded',
  retired: 'retired',
})

export const assetStateText = (state: AssetState) => stateTexts(state)
