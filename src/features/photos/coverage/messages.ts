import { catalogue } from '../../../shared/messages'

export const coverageText = catalogue('photo-coverage', {
  photos: 'Photos',
  coverage: 'Coverage',
  temperatures: 'Temperatures',
  view: 'View',
  panel: 'Photo coverage',
  // Choices
  area: 'Area',
  hull: 'Around all photos',
  feature: 'Polygon',
  polygon: 'Polygon {index}',
  noPolygons: 'This layer has no polygon. Choose another layer, or draw one in the workspace.',
  gaps: 'Gaps',
  gapBelow: '{count, plural, =1 {Seen by no photo} other {Seen by fewer than # photos}}',
  // Figures
  covered: 'Covered',
  ofArea: '{area} ({percent} % of {whole})',
  fewerThan: 'Seen by fewer than {count} photos',
  gapArea: '{count, plural, =0 {None} one {{area} in # area} other {{area} in # areas}}',
  counted: 'Photos counted',
  cell: 'Grid',
  cellSize: '{size} m cells',
  uncertainty: 'Uncertainty',
  estimated: 'Estimated on the ground, ± {metres} m',
  ground: 'Ground',
  groundFlat: 'Flat (no elevation layer here). Add a surface or terrain model to the mission as a layer.',
  groundModel:
    'Elevation layers of the mission, for {count, number} of {photos, number} photos. Ground behind hills does not count as covered.',
  // Legend
  legend: 'Photos per place',
  none: 'None',
  atLeast: '{count} or more',
  range: '{from}–{to}',
  gapOutline: 'Gaps',
  // What is left out
  withoutArea:
    '{count, plural, one {# photo is left out because its area on the ground is unknown.} other {# photos are left out because their areas on the ground are unknown.}}',
  proposed:
    '{count, plural, one {# photo is left out because it is proposed for rejection. It counts when someone accepts it.} other {# photos are left out because they are proposed for rejection. They count when someone accepts them.}}',
  unread:
    '{count, plural, one {# photo is left out because it exceeds the limit.} other {# photos are left out because they exceed the limit.}}',
  // Flight over the gaps
  planFlight: 'Plan a flight over the gaps',
  flight: 'Flight over the gaps',
  closeFlight: 'Close',
  height: 'Height above take-off (m)',
  frontOverlap: 'Front overlap (%)',
  sideOverlap: 'Side overlap (%)',
  drone: 'DJI drone',
  consumerDrone: 'Other drone with DJI Fly',
  lines: 'Lines',
  lineCount: '{count, plural, one {# line} other {# lines}}, {metres} m apart',
  flightPhotos: 'Photos',
  photoCount: '{count, plural, one {# photo} other {# photos}}, {metres} m apart',
  distance: 'Distance',
  distanceText: '{distance}, about {minutes} min at {speed} m/s',
  gsd: 'GSD',
  gsdText: '{centimetres} cm per pixel',
  camera: 'Camera',
  unknownCamera: 'Same as the photos',
  ignored:
    '{count, plural, one {# gap is left out because it is too small.} other {# gaps are left out because they are too small.}}',
  checkTitle: 'Check the plan before the flight',
  check:
    'Heights are relative to the take-off point. Terrain, obstacles, airspace and battery are not checked. The operator must check the route in the flight app and is responsible for the flight.',
  downloadWpml: 'DJI route (KMZ)',
  downloadQgc: 'QGroundControl (.plan)',
  // States
  emptyTitle: 'No coverage yet',
  emptyHelp:
    'No photo of this mission has a known area on the ground. The photo files must contain the position, height and lens.',
  updating: 'Updating the coverage',
})
