import { catalogue } from '../../shared/messages'

export const publicMapText = catalogue('public-map', {
  title: '{name} · {product}',
  loading: 'Loading map…',
  notFoundTitle: 'This map is not public',
  notFoundHelp: 'It was never published, or it has been unpublished.',
  login: 'Log in',
  mapOf: 'Map of {name}',
  captured: 'Captured {date}',
  feature: 'Feature {index}',
})
