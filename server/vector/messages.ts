import { catalogue } from '../core/messages'

export const vectorText = catalogue('vector', {
  reading: 'Reading the file',
  featuresRead: '{count, plural, one {# feature} other {# features}}',
  tooManyFeatures: 'The file has more than {limit} features. Split it.',
  noFeatures: 'The file contains no features',
  noneImported:
    '{count, plural, one {The only feature cannot be shown.} other {None of the # features can be shown.}} {reason} ({times, plural, one {once} other {# times}}).',
  noneInDegrees:
    '{count, plural, one {The only feature cannot be shown.} other {None of the # features can be shown.}} {reason} ({times, plural, one {once} other {# times}}). Coordinates must be longitude and latitude in degrees. Export the file in WGS 84.',
  noKml: 'The KMZ contains no KML document',
  noShapefile: 'The ZIP contains no shapefile',
  missingPart: 'The ZIP does not contain {name}. Pack all parts of the shapefile.',
  emptyTable: 'The table is empty',
  longRow: 'One row of the table is larger than 4 MB. Check its quotes.',
  noCoordinates: 'The table has no coordinate columns. Name them lat and long, or one of them wkt. Found: {columns}',
  noCrs: 'The file does not name its coordinate system. Add the layer again and enter its EPSG code.',
  unreadable: 'The file cannot be read. It is damaged or has an unsupported format.',
  memory: 'The file needs too much memory for one import. Split it.',
  timeout: 'Reading the file took too long and was stopped. Split it.',
  invalidJson: 'The file is not valid JSON. Export it again.',
  truncated: 'The file is truncated or damaged. Export it again.',
  largeFeature: 'One feature of the file is larger than 32 MB. Simplify it.',
  largeElement: 'One element of the {kind} is larger than 32 MB. Simplify it.',
  tooDeep: 'The {kind} is nested too deeply. Export it again.',
  damagedXml: 'The {kind} is damaged: invalid XML at line {line}. Export it again.',
  entities: 'The {kind} uses custom entities, which are not supported. Export it again.',
})
