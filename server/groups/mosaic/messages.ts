import { catalogue } from '../../core/messages'

export const mosaicText = catalogue('photo-mosaic', {
  started: 'The mosaic has started',
  noPhotos: 'No photo can be drawn. A mosaic needs photos that look straight down and state position, height and lens.',
  tooMany:
    'A quick mosaic has at most {limit, number} photos, and this mission has {count, number}. Reject those that are not needed.',
  drawing: 'Draw {count, plural, one {# photo} other {# photos}}',
  storing: 'Store the mosaic',
  undecodable: 'None of the photos can be decoded. Upload them again.',
  missionDeleted: 'The mission was deleted. Restore it, then repeat the mosaic.',
  failed: 'The mosaic could not be drawn. Repeat it, or use fewer photos.',
  layerName: '{name}, approximate ± {metres} m',
})
