import { assertParsable } from './jsonBody'

const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth)

test('accepts ordinary JSON', () => {
  const value = { list: [{ name: 'é "[{,', tags: ['x'] }], path: 'a\\\\u0000', n: 1 }
  expect(() => assertParsable(JSON.stringify(value))).not.toThrow()
  expect(() => assertParsable(nested(64))).not.toThrow()
  expect(() => assertParsable(JSON.stringify({ text: '[,{'.repeat(300_000) }))).not.toThrow()
})

test('rejects U+0000 in values and keys at any depth', () => {
  expect(() => assertParsable(JSON.stringify({ list: [{ name: 'a\u0000' }] }))).toThrow('cannot be stored')
  expect(() => assertParsable(JSON.stringify({ 'a\\\u0000': 1 }))).toThrow('cannot be stored')
})

test.each([100, 5_000, 400_000])('rejects %i levels of nesting without recursion', (depth) => {
  expect(() => assertParsable(nested(depth))).toThrow('nested too deeply')
})

test.each([`[${'{},'.repeat(200_000)}{}]`, `[${'0,'.repeat(200_001)}0]`])('rejects too many values', (json) => {
  expect(() => assertParsable(json)).toThrow('more than 200,000 values')
})

test('leaves JSON that ends too early to the parser', () => {
  expect(() => assertParsable('{"a":"b')).not.toThrow()
})
