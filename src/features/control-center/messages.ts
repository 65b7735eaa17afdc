import { catalogue } from '../../shared/messages'

export const controlCenterText = catalogue('controlCenter', {
  helpControlCenter: 'Watch all live streams on one wall, next to the map and the newest alerts.',
})
