import { catalogue } from '../../shared/messages'

export const routeText = catalogue('dataRoutes', {
  data: 'Data',
  dataKeywords: 'images recordings layers documents files',
})
