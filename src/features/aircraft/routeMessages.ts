import { catalogue } from '../../shared/messages'

export const routeText = catalogue('aircraftRoutes', {
  feeds: 'Aircraft feeds',
  keywords: 'aircraft traffic tak atak cot cursor on target remote id astm f3411 drones airspace feed adsb',
})
