import { catalogue } from '../../shared/messages'

export const routeText = catalogue('clientsRoutes', {
  clients: 'Clients',
  newClient: 'New client',
  clientMissions: 'Client missions',
  sharedWith: 'Shared with',
  missions: 'Missions',
  mission: 'Mission',
  clientsKeywords: 'customers companies',
  newClientKeywords: 'create add invite customer',
  clientMissionsKeywords: 'share missions with clients',
  missionsKeywords: 'results maps recordings reports',
})
