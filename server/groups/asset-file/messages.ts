import { catalogue } from '../../platform/core/messages'

export const assetFileText = catalogue('assetFile', {
  created: 'File added',
  saved: 'File saved',
  deleted: 'File deleted',
  restored: 'File restored',
  notFound: 'File not found',
  changedElsewhere: 'Someone else changed this file. Reload it before you save.',
  unknownRecord: 'Choose a maintenance record of this asset',
  notAccepted: 'Choose a picture, a PDF, a text or an office file',
  invalidDate: 'Enter a valid date',
  noPreview: 'This file has no preview. Download it instead.',
  tooMany: 'An asset can have {count, plural, one {# file} other {# files}} at most. Delete some first.',
})
