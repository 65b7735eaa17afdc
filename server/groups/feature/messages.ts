import { catalogue } from '../../platform/core/messages'

export const featureText = catalogue('feature', {
  added: '{count, plural, one {Feature added} other {# features added}}',
  saved: 'Feature saved',
  deleted: '{count, plural, one {Feature deleted} other {# features deleted}}',
  undone: 'Change undone',
  notFound: 'Feature not found. It may have been deleted. Reload the layer.',
  changedElsewhere: 'Someone else changed this feature. Reload it before you save.',
  layerFull: 'A layer can have {limit} features at most. Create another layer for the rest.',
  changeNotFound: 'This change is not in the history of the layer, so it cannot be undone',
  alreadyUndone: 'This change was already undone',
  changedSince: 'Feature {index} was changed again later, so this change cannot be undone',
  tooManyAttributes: 'The feature has too many attributes, or a value is too long. Remove or shorten some.',
  invalidShape: 'This shape cannot be saved. {reason}. Draw it again.',
  // Filters and sorting
  filterSyntax:
    'Write a filter as attribute, comparison and value, for example height:gt:3. The comparisons are {allowed}.',
  numberRequired: 'Enter a number, because {attribute} contains numbers',
  unknownAttribute: 'This layer has no attribute {attribute}. Choose another one.',
  areaRequired: 'This feature is not an area. Choose an area.',
  invalidBox: 'Enter west, south, east and north in degrees, for example 8,50,9,51',
})
