import { catalogue } from '../../shared/messages'

export const paletteText = catalogue('palette', {
  open: 'Search',
  shortcut: 'Ctrl K',
  shortcutApple: '⌘K',
  title: 'Search and go to',
  placeholder: 'Search pages, missions, locations, people',
  results: 'Results',
  pages: 'Pages',
  searching: 'Searching',
  noMatches: 'Nothing matches “{text}”.',
  found: '{count, plural, one {# result} other {# results}}',
  keys: '↑ ↓ to move, Enter to open, Esc to close',
})
