import { gsdText } from './gsd'

test.each([
  [0.0042, '4.2 mm'],
  [0.032, '3.2 cm'],
  [0.0099999, '1 cm'],
  [0.9999, '1 m'],
  [1, '1 m'],
  [10.04, '10 m'],
])('%d m a pixel is written in one way', (metres, text) => {
  expect(gsdText(metres)).toBe(text)
})
