import { catalogue } from '../../platform/core/messages'

/** Texts about the layers of missions. Those that base layers share are in `layerText`. */
export const missionLayerText = catalogue('missionLayer', {
  created: 'Layer created',
  saved: 'Layer saved',
  deleted: 'Layer deleted',
  severalDeleted: 'Layers deleted',
  restored: 'Layers restored',
  unknownNextLayer: 'Choose a layer of this mission',
  noSource: 'This layer was drawn and has no uploaded file. Download it as GeoJSON or KML.',
  areaNotForFile: 'The file cannot be cut. Choose values, colours or a picture for a part of it.',
  areaMissing: 'Choose an area',
  invalidArea: 'Enter the edges as west, south, east and north in degrees',
  featureAndBounds: 'Choose either an area of a layer or a box',
  areaTakesTooLong:
    'The file was not ready after {minutes, plural, one {# minute} other {# minutes}}. Choose a smaller area.',
  noThumbnail: 'This layer has no preview. Wait until its import has finished.',
  // Values and measurements of rasters
  longitudeMissing: 'Also enter a longitude',
  latitudeMissing: 'Also enter a latitude',
  unknownBand: 'Choose a band from 1 to {count}',
  classNumbers: 'Class',
  classesNotMeasured:
    'The values of this layer are classes and cannot be measured. Choose a layer with measured values.',
  heightMissing: 'Enter a height',
  invalidShape: 'This shape cannot be measured. {reason}. Draw it again.',
  lineRequired: 'Draw a line',
  areaRequired: 'Draw an area',
  // Attributes of an exported outline
  gsd: 'metres per pixel',
  crs: 'coordinate system',
})
