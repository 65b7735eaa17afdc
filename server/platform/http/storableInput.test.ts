import { assertStorable } from './storableInput'

test('accepts ordinary parameters', () => {
  expect(() => assertStorable({ id: 'a' }, undefined, { tags: ['é', 'x'] })).not.toThrow()
})

test('rejects U+0000 in values, names and lists', () => {
  expect(() => assertStorable({ name: 'a\u0000' })).toThrow('cannot be stored')
  expect(() => assertStorable({ 'a\u0000': '1' })).toThrow('cannot be stored')
  expect(() => assertStorable({}, { tags: ['x', 'a\u0000'] })).toThrow('cannot be stored')
})
