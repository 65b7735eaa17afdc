import { catalogue } from '../shared/messages'

export const missionSelectText = catalogue('missionSelect', {
  search: 'Search missions',
  noMatch: 'No missions found',
  deleted: 'Deleted mission',
})
