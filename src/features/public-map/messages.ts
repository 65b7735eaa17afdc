import { catalogue } from '../../shared/messages'

export const publicMapText = catalogue('public-map', {
  title: '{name} · Aerie',
  loading: 'Loading the map …',
  goneTitle: 'This map is not public',
  goneHelp: 'It was never published, or whoever published it has taken it back.',
  login: 'Log in',
  mapOf: 'Map {name}',
  captured: 'Seen on {date}',
  feature: 'Feature {index}',
})
