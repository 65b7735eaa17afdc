import { catalogue } from '../../../shared/messages'

export const mapText = catalogue('droneMap', {
  label: '{count, plural, =0 {Map without drones} one {Map with # drone} other {Map with # drones}}',
  labelWithPhones:
    'Map with {count, plural, one {# drone} other {# drones}} and {phones, plural, one {# phone} other {# phones}}',
  drones: 'Drones',
  phones: 'Phones',
  paths: 'Paths',
  views: 'Views of cameras',
  ground: 'Ground of the camera views:',
  groundFlat: 'Ground of the camera views: flat',
  groundMissing: 'Ground of the camera views: flat (no elevation layer here)',
  accuracies: 'Accuracy of phones',
  phone: '{name} · {owner}',
  oldPhone: '{phone}, {age}',
  phoneCard: 'Phone {name}',
  close: 'Close',
  owner: 'Person',
  mission: 'Mission',
  sentAt: 'Position',
  since: 'Shared since',
  accuracy: 'Accuracy',
  metres: '± {value} m',
  unknown: 'Unknown',
})
