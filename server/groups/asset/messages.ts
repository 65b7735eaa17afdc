import { catalogue } from '../../platform/core/messages'
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

export const assetsText = catalogue('assets', {
  oneNotFound: 'One of the assets was not found. Reload the list.',
  repeated: 'Choose each asset only once',
  changedElsewhere: 'Someone else changed {names}. Reload the list before you change these assets.',
  andMore: '{names} and {count, plural, one {# more} other {# more}}',
  oneCannotBecome: '{name} is {from} and cannot become {to}',
  statesChanged: '{count, plural, one {# asset is} other {# assets are}} {to} now',
  deleted: '{count, plural, one {# asset} other {# assets}} deleted',
})

export const assetImportText = catalogue('assetImport', {
  notText: 'The file is not a CSV file in UTF-8. Save it as CSV UTF-8 and choose it again.',
  noRows: 'The file has no rows below the header. Add one row for each asset.',
  tooManyRows: 'The file has more than {max, plural, one {# row} other {# rows}}. Split it and import the parts.',
  unknownColumn: 'The file has an unknown column "{column}". Use only the columns {columns}.',
  missingColumn: 'The file has no column "{column}" in its first row. Add it.',
  repeatedColumn: 'The file has the column "{column}" more than once. Remove one of them.',
  repeatedSerial: 'An earlier row has the same serial number. Remove one of them.',
  unknownClass: 'The class "{name}" does not exist. Create it first, or correct the name.',
  unknownModel:
    'The model "{name}" does not exist. Create it first, or correct the names of the manufacturer and the model.',
  modelMissing: 'Enter the model as well, or no manufacturer',
  manufacturerMissing: 'Enter the manufacturer as well, or no model',
  day: 'Enter a day like 2026-01-31',
  rejected:
    '{count, plural, one {# row has} other {# rows have}} problems. Nothing was imported. Correct the file and import it again.',
  importable: '{count, plural, one {# row} other {# rows}} can be imported',
  imported: '{count, plural, one {# asset} other {# assets}} imported',
})

export const assetLabelText = catalogue('assetLabel', {
  title: 'Labels of assets',
  titleOfOne: 'Label of {name}',
  fileName: 'Asset labels',
  serial: 'S/N {serial}',
})

const stateTexts = catalogue('assetState', {
  available: 'available',
  in_maintenance: 'in maintenance',
  grounded: 'grounded',
  retired: 'retired',
})

export const assetStateText = (state: AssetState) => stateTexts(state)
