import { catalogue } from '../../shared/messages'

export const missionMapText = catalogue('mission-map', {
  title: '{name} · {product}',
  loading: 'Loading map…',
  notFoundTitle: 'Map not found',
  notFoundHelp: 'The mission was deleted or belongs to another organisation.',
  dashboard: 'Go to dashboard',
  mapOf: 'Map of {name}',
  feature: 'Feature {index} in {layer}',
  openMission: 'Open mission',
  backToMission: 'Back to the mission',
})
