import { strengthOf } from './passwordStrength'

test.each([
  ['', undefined],
  ['short', 'weak'],
  ['aaaaaaaaaaaaaaaaaaaaaaaa', 'weak'],
  ['abcdefghijklmnopqrstuvwxyz', 'weak'],
  ['12345678901234567890', 'weak'],
  ['qzqzqzqzqzqzqzqzqzqz', 'weak'],
  ['kiteharbo', 'fair'],
  ['kite harbour 7', 'good'],
  ['three gulls on a crane', 'strong'],
])('rates %j as %s', (password, strength) => {
  expect(strengthOf(password)).toBe(strength)
})
