import { catalogue } from '../../shared/messages'

export const trackText = catalogue('track', {
  map: 'Path of the flight',
  drone: 'Drone',
  planned: 'Planned path',
  takeOff: 'Take-off',
  landing: 'Landing',
  chartHeight: 'Height above take-off',
  chartSpeed: 'Speed',
  chartBattery: 'Battery',
  metres: '{value} m',
  metresPerSecond: '{value} m/s',
  percent: '{value}%',
  chartLabel: '{name} from {min} to {max}',
})
