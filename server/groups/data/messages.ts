import { catalogue } from '../../platform/core/messages'

export const dataText = catalogue('data', {
  areaInvalid: 'Draw the area again: its corners are not positions on the map.',
  archiveName: 'Aerie files.zip',
  itemsNotFound: 'A selected item has no file, or was deleted. Nothing was downloaded.',
  filterNotFound: 'Saved filter not found',
  filterSaved: 'Filter saved',
  filterDeleted: 'Saved filter deleted',
  filterNameTaken: 'You have a saved filter with this name. Choose another name.',
  filterChangedElsewhere: 'This filter was changed in another window. Reload it before you save.',
  tooManyFilters: 'You have {count, plural, one {# saved filter} other {# saved filters}} already. Delete one first.',
})
