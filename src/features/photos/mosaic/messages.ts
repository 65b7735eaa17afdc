import { catalogue } from '../../../shared/messages'

export const mosaicText = catalogue('photo-mosaic', {
  open: 'Quick mosaic',
  title: 'Quick mosaic',
  start: 'Create mosaic',
  close: 'Close',
  name: 'Layer name',
  defaultName: 'Quick mosaic',
  help: 'Draws the photos that look straight down onto the ground by their positions, as a raster layer. The ground is that of the mission’s elevation layer, or flat. Photos are not matched with each other: edges do not meet exactly, and buildings and trees lean.',
  used: 'Photos used',
  usedOf: '{used} of {total}',
  error: 'Expected position error',
  errorText: '± {metres} m',
  size: 'Size',
  sizeText: '{width} × {height} pixels of {centimetres} cm',
  leftOut: 'Left out',
  rejected:
    '{count, plural, one {# photo is rejected, a duplicate or unreadable} other {# photos are rejected, duplicates or unreadable}}',
  proposed: '{count, plural, one {# photo is proposed for rejection} other {# photos are proposed for rejection}}',
  withoutArea:
    '{count, plural, one {# photo lacks position, height or lens} other {# photos lack position, height or lens}}',
  oblique: '{count, plural, one {# photo does not look straight down} other {# photos do not look straight down}}',
  undecodable: '{count, plural, one {# photo is a HEIC or DNG file} other {# photos are HEIC or DNG files}}',
  none: 'No photo can be drawn. A mosaic needs photos that look straight down and contain their position, height and lens.',
  tooMany: 'A quick mosaic can have {limit} photos at most. Reject the photos that you do not need.',
  running: 'Drawing the mosaic',
  waiting: 'The mosaic is waiting to start',
  cancel: 'Cancel mosaic',
  finished: 'The mosaic “{name}” is ready',
  openOnMap: 'Open on map',
  failed: 'The mosaic “{name}” failed',
  retry: 'Retry mosaic',
})
