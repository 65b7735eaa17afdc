import { catalogue } from '../../platform/core/messages'

export const manufacturerText = catalogue('manufacturer', {
  created: 'Manufacturer created',
  saved: 'Manufacturer saved',
  deleted: 'Manufacturer deleted',
  typeNotFound: 'Manufacturer not found',
  typeNameTaken: 'A manufacturer with this name exists. Choose another name.',
  typeChangedElsewhere: 'Someone else changed this manufacturer. Reload it before you save.',
  tooMany: 'A tenant can have {count, plural, one {# manufacturer} other {# manufacturers}} at most',
  inUse: '{name} has models. Delete its models first.',
})

export const assetModelText = catalogue('assetModel', {
  created: 'Model created',
  saved: 'Model saved',
  deleted: 'Model deleted',
  typeNotFound: 'Model not found',
  typeNameTaken: 'This manufacturer has a model with this name. Choose another name.',
  typeChangedElsewhere: 'Someone else changed this model. Reload it before you save.',
  tooMany: 'A tenant can have {count, plural, one {# model} other {# models}} at most',
  inUse: '{name} is used by assets. Give them another model first, also those in the trash.',
  unknownManufacturer: 'Choose one of your manufacturers',
  unknownClass: 'Choose one of your classes',
})
