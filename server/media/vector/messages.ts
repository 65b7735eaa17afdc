import { catalogue } from '../../platform/core/messages'

/** Why a geometry is rejected. No full stop at the end: these texts are values of other messages and lines of reports. */
export const geometryText = catalogue('geometry', {
  missing: 'The geometry is missing',
  empty: 'The geometry is empty',
  tooDeep: 'The geometry is nested too deeply',
  unknownType: 'The geometry type is unknown',
  tooManyParts: 'The geometry has more than {limit} parts',
  tooManyVertices: 'The geometry has more than {limit} vertices',
  notNumbers: 'The coordinates are not numbers',
  outsideEarth: 'The coordinates are outside the range of longitude and latitude',
  shortLine: 'The line has fewer than two points',
  shortPolygon: 'The polygon has fewer than three corners',
  pointPolygon: 'The polygon is a single point',
})

/** What an import skipped or changed, as lines of its report. */
export const reportText = catalogue('importReport', {
  closed: 'An open outline was closed',
  selfCrossing: 'The outline crosses itself. The feature was imported and marked.',
  truncatedAttributes: 'Attributes were too long or too many and were truncated',
  noAttributes: 'The shapefile has no .dbf file, so its features have no attributes',
  cutAttributes: 'The .dbf file of the shapefile ends too early, so attributes are missing',
  notFeature: 'This part of the file is not a GeoJSON feature',
  largeNumber: 'Whole numbers beyond 9,007,199,254,740,991 are kept as text, so that no digit changes',
  esriCurve: 'Curves of Esri are not supported. Export the layer again without curves.',
  impossibleCoordinates: 'The layer has coordinates that no place has, such as {example}',
  unreadableLayer: 'A layer of the file cannot be read',
  tableWithoutGeometry: 'A table of the file has no geometry',
  notTransformed: 'The feature is outside the area of its coordinate system',
  movedLongitude: 'Longitudes beyond 180° were moved by 360°, to the same place',
  assumedEncoding: 'The file does not say which encoding its texts have. They were read as {encoding}.',
  wrongEncoding: 'The file names an encoding that its texts do not have. They were read as {encoding}.',
  cutRow: 'The file ends within this row, so that its values are not complete',
  otherDocument: 'The KMZ contains another document, which was not imported',
  missionCommand: 'An item of the mission has a position, but the aircraft does not fly there',
  missionItem: 'This kind of item of the plan is not supported',
  computedItem: 'Only the area or the place of the item is in the file. The ground station computes its waypoints.',
  geofenceCircle: 'Circles of the geofence are not supported',
  singlePoint: 'A part of a track has one position only. It was imported as a point.',
  networkLink: 'Links to other addresses are not followed',
  groundOverlay: 'Ground overlay images are not supported',
  screenOverlay: 'Screen overlay images are not supported',
  photoOverlay: 'Photo overlays are not supported',
  model: '3D models are not supported',
})

export const vectorText = catalogue('vector', {
  reading: 'Reading the file',
  featuresRead: '{count, plural, one {# feature} other {# features}}',
  tooManyFeatures: 'The file has more than {limit} features. Split it.',
  noFeatures: 'The file contains no features',
  noneImported:
    '{count, plural, one {The only feature cannot be shown.} other {None of the # features can be shown.}} {reason} ({times, plural, one {once} other {# times}}).',
  noneInDegrees:
    '{count, plural, one {The only feature cannot be shown.} other {None of the # features can be shown.}} {reason} ({times, plural, one {once} other {# times}}). The coordinates are not degrees. Choose their coordinate system in the list of layers.',
  noKml: 'The KMZ contains no KML document',
  noShapefile: 'The ZIP contains no shapefile',
  missingPart: 'The ZIP does not contain {name}. Pack all parts of the shapefile.',
  emptyTable: 'The table is empty',
  longRow: 'One row of the table is larger than 4 MB. Check its quotes.',
  noCoordinates: 'The table has no coordinate columns. Name them lat and long, or one of them wkt. Found: {columns}',
  noCrs: 'The file does not name its coordinate system. Choose it in the list of layers.',
  tableInMetres:
    'The coordinates of the table are not degrees: {columns} contain {example}. Choose their coordinate system in the list of layers.',
  unreadable: 'The file cannot be read. It is damaged or has an unsupported format.',
  memory: 'The file needs too much memory for one import. Split it.',
  timeout: 'Reading the file took too long. Split the file.',
  invalidJson: 'The file is not valid JSON. Export it again.',
  truncated: 'The file is truncated or damaged. Export it again.',
  largeFeature: 'One feature of the file is larger than 32 MB. Simplify it.',
  largeElement: 'One element of the {kind} is larger than 32 MB. Simplify it.',
  tooDeep: 'The {kind} is nested too deeply. Export it again.',
  damagedXml: 'The {kind} is damaged: invalid XML at line {line}. Export it again.',
  entities: 'The {kind} uses custom entities, which are not supported. Export it again.',
})
