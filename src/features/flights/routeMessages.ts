import { catalogue } from '../../shared/messages'

export const routeText = catalogue('flightsRoutes', {
  flights: 'Flights',
  flightsKeywords: 'flight sortie checklist preflight airborne list',
  pilots: 'Pilots',
  pilotsKeywords: 'pilot licence licences expiry crew people fly',
})
