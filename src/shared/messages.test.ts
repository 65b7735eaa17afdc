import { compileMessage } from '@lingui/message-utils/compileMessage'
import { createTranslator } from '../../language/translator'
import { pseudoText } from '../../language/pseudoText'
import { activateEnglish } from './languages'
import { catalogue, setTranslator } from './messages'

const text = catalogue('test', {
  plain: 'All clear',
  counted: '{count} of {total} missions',
  users: '{count, plural, one {# user} other {# users}} in {group}',
})

afterEach(activateEnglish)

test('shows English without a language file', () => {
  expect(text('plain')).toBe('All clear')
  expect(text('counted', { count: 2, total: 12 })).toBe('2 of 12 missions')
})

test('chooses the plural form and groups digits', () => {
  expect(text('users', { count: 1, group: 'Crew' })).toBe('1 user in Crew')
  expect(text('users', { count: 1200, group: 'Crew' })).toBe('1,200 users in Crew')
  expect(text('counted', { count: 2, total: 12000 })).toBe('2 of 12,000 missions')
})

test('uses a translation with the plural rules of its language, and English for missing texts', () => {
  setTranslator(
    createTranslator('pl', {
      'test.users': compileMessage(
        '{count, plural, one {# osoba} few {# osoby} many {# osób} other {# osoby}} w {group}',
      ),
      'other.plain': 'Nie',
    }),
  )
  expect([1, 2, 5].map((count) => text('users', { count, group: 'A' }))).toEqual([
    '1 osoba w A',
    '2 osoby w A',
    '5 osób w A',
  ])
  expect(text('plain')).toBe('All clear')
})

test('formats numbers for the language', () => {
  setTranslator(createTranslator('de', { 'test.counted': compileMessage('von {total} Einsätzen: {count}') }))
  expect(text('counted', { count: 2, total: 12000 })).toBe('von 12.000 Einsätzen: 2')
})

test.each([
  ['{count, plural, =0 {none} one {# row} other {# rows}}', 0, 'none'],
  ['{count, plural, offset:1 =1 {you} one {you and # other} other {you and # others}}', 2, 'you and 1 other'],
  ['{count, plural, offset:1 =1 {you} one {you and # other} other {you and # others}}', 3, 'you and 2 others'],
  ['{count, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}', 22, '22nd'],
  ['{count, plural, one {{kind, select, row {# row} other {# other}}} other {# {kind}s}}', 1, '1 row'],
  ['{count, number, percent} # {missing}', 0.5, '50% # '],
])('renders %s for %d', (message, count, rendered) => {
  const translator = createTranslator('en')
  expect(translator.translate('test.any', compileMessage(message), { count, kind: 'row' })).toBe(rendered)
})

test('throws when a text is read before the language is ready', () => {
  jest.isolateModules(() => {
    const fresh = jest.requireActual<{ catalogue: typeof catalogue }>('./messages')
    expect(() => fresh.catalogue('test', { plain: 'All clear' })('plain')).toThrow('before the language was ready')
  })
})

test('the pseudo-locale changes literal parts but no values', () => {
  setTranslator(createTranslator('en-XA', {}, pseudoText))
  expect(text('users', { count: 2, group: 'Crew' })).toBe('2 [ûšéŕš~~] [îñ~] Crew')
})

test('accepts only the placeholders of the text', () => {
  // @ts-expect-error the text has no placeholder
  text('plain', { count: 1 })
  // @ts-expect-error a plural needs a number
  text('users', { count: '1', group: 'Crew' })
  // @ts-expect-error `group` is missing
  text('users', { count: 1 })
  expect.assertions(0)
})
