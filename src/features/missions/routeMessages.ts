import { catalogue } from '../../shared/messages'

export const routeText = catalogue('missionsRoutes', {
  missions: 'Missions',
  newMission: 'New mission',
  mission: 'Mission',
  edit: 'Edit',
  overview: 'Overview',
  missionsKeywords: 'flights surveys jobs list',
  newMissionKeywords: 'create add plan schedule mission',
})
