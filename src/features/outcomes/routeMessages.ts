import { catalogue } from '../../shared/messages'

export const routeText = catalogue('outcomesRoutes', {
  outcomes: 'Outcomes',
})
