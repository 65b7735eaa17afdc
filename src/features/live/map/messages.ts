import { catalogue } from '../../../shared/messages'

export const mapText = catalogue('droneMap', {
  label: '{count, plural, =0 {Map without drones} one {Map with # drone} other {Map with # drones}}',
})
