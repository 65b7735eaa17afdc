import { catalogue } from '../../shared/messages'

export const pageText = catalogue('pages', {
  dashboard: 'Dashboard',
  newMission: 'New mission',
  morePages: 'More pages',
  baseLayers: 'Base layers',
  controlCenter: 'Control center',
  userGroups: 'User groups',
  evidence: 'Evidence cases',
  shares: 'Links',
  evidenceKeys: 'Signing keys',
  system: 'System',
  alerts: 'Alerts',
  reports: 'Reports',
})
