import { catalogue } from '../../shared/messages'

export const routeText = catalogue('analysesRoutes', {
  analyses: 'Analyses',
})
