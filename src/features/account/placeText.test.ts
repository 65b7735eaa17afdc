import { placeText } from './placeText'

const address = '81.2.69.160'

it.each([
  [null, '81.2.69.160'],
  [{ town: 'London', country: 'GB' }, '81.2.69.160 (London, United Kingdom)'],
  [{ town: null, country: 'JP' }, '81.2.69.160 (Japan)'],
  [{ town: 'London', country: null }, '81.2.69.160 (London)'],
])('shows an address with the place %p', (place, text) => {
  expect(placeText({ address, place })).toBe(text)
})
