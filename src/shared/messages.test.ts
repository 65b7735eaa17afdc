import { catalogue, setTranslations } from './messages'

const text = catalogue('test', { plain: 'All clear', counted: '{count} of {total} missions' })

afterEach(() => setTranslations({}))

test('English stands in the catalogue', () => {
  expect(text('plain')).toBe('All clear')
  expect(text('counted', { count: 2, total: 12 })).toBe('2 of 12 missions')
})

test('a translation is laid over it, what it lacks stays English', () => {
  setTranslations({ 'test.counted': 'von {total} Einsätzen: {count}', 'other.plain': 'Nein' })
  expect(text('counted', { count: 2, total: 12 })).toBe('von 12 Einsätzen: 2')
  expect(text('plain')).toBe('All clear')
})
