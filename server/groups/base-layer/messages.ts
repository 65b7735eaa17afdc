import { catalogue } from '../../platform/core/messages'

export const baseLayerText = catalogue('baseLayer', {
  created: 'Base layer created',
  saved: 'Base layer saved',
  updated: 'Base layer updated',
  deleted: 'Base layer deleted',
  restored: 'Base layer restored',
  published: 'Base layer published',
  unpublished: 'Base layer unpublished',
  updateDeleted: 'Update deleted',
  notFound: 'Base layer not found',
  mapNotFound: 'Map not found',
  partNotFound: 'This layer is not part of the base layer. Reload it.',
  updateNotFound: 'This update was already applied or deleted. Reload the base layer.',
  changedElsewhere: 'Someone else changed this base layer. Reload it before you save.',
  unknownAttribute: 'Choose an attribute of this base layer',
  nothingToPublish: 'No part of this base layer is ready. Wait until an import has finished, then publish it.',
  layerNotReady: '{name} is not ready. Wait until its import has finished, or choose another layer.',
  updateNotReady: 'This update is not ready. Wait until its import has finished.',
  tooManyUpdates:
    'This base layer has {count, plural, one {# update} other {# updates}} that are not applied, which is the maximum. Apply or delete one first.',
  tooManyAreas: 'This base layer has more than {limit} areas. Choose a base layer with fewer areas.',
  missionNotFound: 'Mission not found',
  noRaster: 'This mission has no raster that is ready. Choose another mission.',
  // Legends of public maps
  legendElevation: 'Elevation (m)',
  legendBand: 'Band {index}',
  tooManyRasters: 'This mission has more than {limit} rasters. Choose individual layers.',
})
