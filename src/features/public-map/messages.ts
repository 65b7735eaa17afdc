import { catalogue } from '../../shared/messages'

export const publicMapText = catalogue('public-map', {
  title: '{name} · {product}',
  loading: 'Loading map…',
  notFoundTitle: 'This map is not public',
  notFoundHelp: 'It was never published, or it has been unpublished.',
  notFoundHelpGuest:
    'It was never published, or it has been unpublished. If it belongs to your organisation, log in to open it.',
  login: 'Log in',
  home: 'Go to the start page',
  mapOf: 'Map of {name}',
  captured: 'Captured {date}',
  feature: 'Feature {index}',
})
