import { PLACE_DIGITS, positionText } from './positionText'

test('writes latitude and longitude in degrees, with fewer digits for a place', () => {
  expect(positionText({ lat: 46.78, long: -92.1234567 })).toBe('46.780000, -92.123457')
  expect(positionText({ lat: 46.78, long: -92.1234567 }, PLACE_DIGITS)).toBe('46.78000, -92.12346')
})
