import { catalogue } from '../../shared/messages'

export const belowText = catalogue('map-below', {
  title: 'Base layers',
  none: 'Your organisation has no base layers.',
  failed: 'Base layers could not be loaded.',
  retry: 'Try again',
  zoomTo: 'Zoom to {name}',
  up: 'Move {name} up',
  down: 'Move {name} down',
  opacityOf: 'Opacity of {name}',
  plot: 'Feature {index} in {name}',
  missionsHere: 'Missions here',
  noMissions: 'No mission has its location here.',
  moreMissions: '{count, plural, one {# more mission} other {# more missions}}',
  missionsFailed: 'The missions could not be loaded.',
  noAttribute: 'Choose the attribute that identifies the features of {name} to find the missions here.',
})
