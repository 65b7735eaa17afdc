import { zoneOfPlace } from './zoneOfPlace'

test.each([
  ['Bremen', 53.0793, 8.8017, 'Europe/Berlin'],
  ['Duluth', 46.8424, -91.9944, 'America/Chicago'],
  ['Kathmandu', 27.7172, 85.324, 'Asia/Kathmandu'],
])('the zone of %s', (_name, lat, long, zone) => {
  expect(zoneOfPlace({ lat, long })).toBe(zone)
})

test('the zone on the high seas is that of the longitude', () => {
  expect(zoneOfPlace({ lat: 30, long: -140 })).toBe('Etc/GMT+9')
})
