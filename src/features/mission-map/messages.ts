import { catalogue } from '../../shared/messages'

export const missionMapText = catalogue('mission-map', {
  title: '{name} · Aerie',
  loading: 'Loading the map …',
  goneTitle: 'This map is not there',
  goneHelp: 'Its mission was deleted, or it belongs to another organisation.',
  dashboard: 'Go to the dashboard',
  mapOf: 'Map of {name}',
  feature: 'Feature {index} of {layer}',
  openMission: 'Open the mission',
})
