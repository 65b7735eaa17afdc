import { assertStorable } from './storableInput'

const nested = (depth: number): unknown => JSON.parse('['.repeat(depth) + ']'.repeat(depth))

test('accepts ordinary input', () => {
  expect(() => assertStorable({ id: 'a' }, undefined, null, { list: [{ name: 'é', tags: ['x'] }], n: 1 })).not.toThrow()
})

test('rejects U+0000 in values and keys at any depth', () => {
  expect(() => assertStorable({ list: [{ name: 'a\u0000' }] })).toThrow('cannot be stored')
  expect(() => assertStorable({ 'a\u0000': 1 })).toThrow('cannot be stored')
})

test.each([100, 5_000, 400_000])('rejects %i levels of nesting without recursion', (depth) => {
  expect(() => assertStorable(nested(depth))).toThrow('nested too deeply')
})
