import { attributionParts } from './attribution'

test('splits an attribution into text and links', () => {
  expect(
    attributionParts('&copy; <a href="https://osm.org/copyright" target="_blank">OpenStreetMap</a> and others'),
  ).toEqual([{ text: '© ' }, { text: 'OpenStreetMap', href: 'https://osm.org/copyright' }, { text: ' and others' }])
})

test('removes other markup and addresses that are not of the web', () => {
  const hostile = '<img src=x onerror=alert(1)><a href="javascript:alert(1)">Map</a> <script>alert(1)</script> & co'
  expect(attributionParts(hostile)).toEqual([{ text: 'Map alert(1) & co' }])
})
