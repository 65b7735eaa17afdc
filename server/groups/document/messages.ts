import { catalogue } from '../../platform/core/messages'

export const documentText = catalogue('document', {
  created: 'Document added',
  saved: 'Document saved',
  deleted: 'Document moved to the trash',
  versionAdded: 'Version {number} added',
  versionRestored: 'Version {number} is now the current file',
  savedMany: '{count, plural, one {# document} other {# documents}} saved',
  deletedMany: '{count, plural, one {# document} other {# documents}} moved to the trash',
  restoredMany: '{count, plural, one {# document} other {# documents}} restored',
  notFound: 'Document not found',
  oneNotFound: 'One of the documents was not found. Reload the list and select again.',
  versionNotFound: 'This version of the document was not found',
  changedElsewhere: 'Someone else changed this document. Reload it before you save.',
  unknownType: 'Choose one of your document types',
  tooManyTags: '{name} would have more than {limit} tags. Remove some first.',
  invalidFolder: 'Enter names separated by slashes',
  invalidDate: 'Enter a date of the calendar',
  noPreview: 'This file cannot be shown in a browser. Download it instead.',
  defaultName: 'Document',
  archiveName: 'Documents.zip',
  unsupportedFile:
    'This file is not supported. Upload a PDF, text, Word, Excel, PowerPoint or OpenDocument file, a GeoTIFF, PNG, JPEG, MBTiles, GeoJSON, KML, KMZ, GPX, CSV, GeoPackage, FlatGeobuf, DXF or zipped shapefile.',
  notADocument:
    'A document can be a PDF, text, Word, Excel, PowerPoint, OpenDocument or CSV file, or a picture (JPEG, PNG, WebP).',
  // Text of files
  deletedMeanwhile: 'The document was deleted or replaced',
  textTooLarge: 'The file is larger than {megabytes} MB, so its text cannot be searched',
  textDamaged: 'The file is damaged, so its text cannot be searched',
  textPassword: 'The PDF is protected by a password, so its text cannot be searched',
  textTooSlow: 'The file is too complex, so its text cannot be searched',
  textPartly: 'Only the first {pages, plural, one {# page} other {# pages}} can be searched',
  textCut: 'Only the first {megabytes} MB of the text can be searched',
  // Types
  typeCreated: 'Document type created',
  typeSaved: 'Document type saved',
  typeDeleted: 'Document type deleted',
  typeNotFound: 'Document type not found',
  typeNameTaken: 'Another document type has this name. Choose another name.',
  typeChangedElsewhere: 'Someone else changed this document type. Reload it before you save.',
  tooManyTypes: 'You already have {count} document types, the maximum. Delete one first.',
})

export const expiryText = catalogue('documentExpiry', {
  subject:
    '{count, plural, one {# document of {tenant} expires soon or has expired} other {# documents of {tenant} expire soon or have expired}}',
  body: 'Hello {name},\n\nThese documents expire soon or have expired:\n\n{documents}\n\nAfter a document is renewed, upload its new version and enter the new date.',
  soon: '{document} of the mission {mission} expires on {date}',
  expired: '{document} of the mission {mission} expired on {date}',
  more: '{count, plural, one {# more document is} other {# more documents are}} not listed here.',
})
