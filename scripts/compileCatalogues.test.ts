// Tests how the build compiles message catalogues.
import { transformSync } from '@babel/core'

const compile = (code: string) =>
  transformSync(code, { babelrc: false, configFile: false, plugins: ['./language/compile/compileCatalogues.cjs'] })
    ?.code

test('compiles texts with placeholders and leaves the others as they are', () => {
  const code = compile(`catalogue('test', { plain: 'All clear', quoted: "the pilot''s log", invite: 'Invite {name}' })`)
  expect(code).toContain('plain: "All clear"')
  expect(code).toContain(`quoted: "the pilot's log"`)
  expect(code?.replace(/\s/g, '')).toContain('invite:["Invite",["name"]]')
})

test('compiles constants behind the call once', () => {
  const code = compile(
    "const shared = { invite: 'Invite {name}' }; const all = { ...shared }; catalogue('one', all); catalogue('two', shared)",
  )
  expect(code?.match(/"name"/g)).toHaveLength(1)
})

test('compiles a language file', () => {
  const compileTranslations = jest.requireActual<(json: string) => string>(
    '../language/compile/compileTranslations.cjs',
  )
  expect(JSON.parse(compileTranslations('{"a.plain":"Alles klar","a.invite":"{name} einladen"}'))).toEqual({
    'a.plain': 'Alles klar',
    'a.invite': [['name'], ' einladen'],
  })
})

test.each([
  ["catalogue('test', { broken: 'Invite {name' })", 'malformed'],
  ["catalogue('test', { sum: one() })", 'must be a string literal'],
  ["catalogue('test', texts())", 'must be able to read the texts'],
])('rejects %s', (code, reason) => {
  expect(() => compile(code)).toThrow(reason)
})
