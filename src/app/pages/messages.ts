import { catalogue } from '../../shared/messages'

export const pageText = catalogue('pages', {
  dashboard: 'Dashboard',
  newMission: 'New mission',
})
