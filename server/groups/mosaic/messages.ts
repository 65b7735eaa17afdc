import { catalogue } from '../../platform/core/messages'

export const mosaicText = catalogue('photo-mosaic', {
  started: 'The mosaic has started',
  noPhotos:
    'No photo can be drawn. A mosaic needs photos that look straight down and contain their position, height and lens.',
  tooMany:
    'A quick mosaic can have {limit, number} photos at most, and this mission has {count, number}. Reject the photos that you do not need.',
  drawing: 'Drawing {count, plural, one {# photo} other {# photos}}',
  storing: 'Storing the mosaic',
  undecodable: 'None of the photos can be decoded. Upload them again.',
  missionDeleted: 'The mission was deleted. Restore it, then create the mosaic again.',
  failed: 'The mosaic could not be drawn. Try again, or use fewer photos.',
  layerName: '{name}, approximate ± {metres} m',
})
