import { RuleTester, type Rule } from 'eslint'
import { parser } from 'typescript-eslint'

const { plainStatements } = jest.requireActual<{ plainStatements: { rules: Record<string, Rule.RuleModule> } }>(
  './plainStatements.mjs',
)

const tester = new RuleTester({
  languageOptions: { parser, parserOptions: { ecmaFeatures: { jsx: true } } },
})

/** @param output null if there is no fix */
const found = (messageId: string) => (code: string, output: string | null) => ({
  code,
  output,
  errors: [{ messageId }],
})

const run = (name: string, tests: Parameters<RuleTester['run']>[2]) =>
  tester.run(name, plainStatements.rules[name] as Rule.RuleModule, tests)

const spread = found('spread')
run('no-spread-literal', {
  valid: [
    'const all = { ...some, c }',
    'const all = { ...(isOpen && { a }), ...(isOpen ? { b } : {}) }',
    "const all = [...names, ...(isOpen ? ['a'] : []), ...['a', 'b'].map(upper)]",
    'const page = <Page {...props} {...(isOpen && { a: 1 })} />',
    "const letters = { ...['a', 'b'] }",
    'const [first, ...[second]] = names',
  ],
  invalid: [
    spread('const all = { ...{ a, b: 2 }, c }', 'const all = { a, b: 2, c }'),
    spread('const all = { z, ...{ a, ...rest, [key]: 1, m() {} } }', 'const all = { z, a, ...rest, [key]: 1, m() {} }'),
    spread('const all = { z, ...({ a, }), y }', 'const all = { z, a, y }'),
    spread('const all = { ...{}, y }', 'const all = {  y }'),
    spread('const all = { y, ...{} }', 'const all = { y,  }'),
    spread(
      'const all = {\n  // before\n  ...{\n    a, // beside\n    /* last */\n  },\n  c,\n}',
      'const all = {\n  // before\n  a // beside\n    /* last */,\n  c,\n}',
    ),
    // What the literal overrides, or a spread does not copy, stays as it is.
    spread('const all = { a: 1, ...{ a: 2 } }', null),
    spread('const all = { ...{ get a() { return 1 } } }', null),
    spread('const all = { ...{ __proto__: base } }', null),
    spread("const all = { ...({ kind: 'a' } as const) }", null),
    {
      code: 'const all = { ...{ a: 1 }, ...{ "a": 2 } }',
      output: null,
      errors: [{ messageId: 'spread' }, { messageId: 'spread' }],
    },
    {
      code: 'const all = { ...{ a, ...{ b } } }',
      output: 'const all = { a, ...{ b } }',
      errors: [{ messageId: 'spread' }, { messageId: 'spread' }],
    },
    spread("const all = [...['a', 'b'], 'c']", "const all = ['a', 'b', 'c']"),
    spread("const all = ['a', ...(['b', ...rest] as const)] as const", "const all = ['a', 'b', ...rest  ] as const"),
    spread('const all = [...[], a]', 'const all = [ a]'),
    // A spread turns a hole into undefined.
    spread('const all = [...[, a]]', null),
    spread('const all = [...([a] as Names)]', null),
    spread(
      'const page = <Page z="1" {...{ a, b: f(1), \'aria-label\': label, ...rest }} c />',
      'const page = <Page z="1"  a={a}  b={f(1)}  aria-label={label}  {...rest}  c />',
    ),
    spread(
      "const page = <Page {...{ a: 'one', b: true, c: false, d: 'say \"so\"', e: 'a\\nb', f: 'a & b', g: (x, y) }} />",
      "const page = <Page  a=\"one\"  b  c={false}  d={'say \"so\"'}  e={'a\\nb'}  f={'a & b'}  g={(x, y)}  />",
    ),
    spread(
      'const page = (\n  <Page\n    {...{\n      a, // why\n      b,\n    }}\n  />\n)',
      'const page = (\n  <Page\n    \n      a={a}  // why\n      b={b} \n    \n  />\n)',
    ),
    spread('const page = <Page {...{ [key]: 1 }} />', null),
    spread("const page = <Page {...{ 'a b': 1 }} />", null),
    spread('const page = <Page {...{ onOpen() {} }} />', null),
    spread('const page = <Page a {...{ a: 1 }} />', null),
    spread('const page = <Page {...({ a: 1 } as Properties)} />', null),
  ],
})

const argument = found('argument')
const parameter = found('parameter')
run('no-tuple-spread-call', {
  valid: [
    'f(...names)',
    'f(...[a, b].map(upper))',
    'f([...[a, b]])',
    'const f = (...names: string[]) => names',
    'const f = (...[name, fields]: Parameters<typeof create>) => create(name, fields)',
  ],
  invalid: [
    argument('f(...[a, b])', 'f(a, b)'),
    argument("f(a, ...(['b', { c }] as const), d)", "f(a, 'b', { c }  , d)"),
    argument('f(...[a, b,],)', 'f(a, b,)'),
    argument('f(...[], a)', 'f( a)'),
    argument('new Page(...[/* first */ a])', 'new Page(/* first */ a)'),
    argument('f(...[, a])', null),
    argument('f(...([a, b] as [A, B]))', null),
    parameter('const f = (a: string, ...[b, c]: [string, number]) => [a, b, c]', null),
    parameter('const f: Put = (...[b, c]) => [b, c]', null),
    parameter('function f(...[b]: [string]) { return b }', null),
  ],
})

const declaration = found('declaration')
const assignment = found('assignment')
run('no-packed-destructuring', {
  valid: [
    'const [a, b] = pair',
    'const [a, b] = [x, y].map(upper)',
    'const [first, ...rest] = [...names]',
    'const { a, ...rest } = { ...defaults, ...given }',
    ';[a, b] = [b, a]',
    ';[a, b] = [b, a % b]',
    ';[list[i], list[j]] = [list[j], list[i]]',
    'for ([a, b] = [1, 2]; a < b; a++) f()',
  ],
  invalid: [
    declaration('const [a, b] = [x, f(y)]', 'const a = x\nconst b = f(y)'),
    declaration('{\n  let [a, b] = [0, 1];\n  f(a, b)\n}', '{\n  let a = 0\n  let b = 1;\n  f(a, b)\n}'),
    declaration('const [a, b] = [x, y]\n;[c] = z', 'const a = x\nconst b = y\n;[c] = z'),
    declaration('const [a] = ([(x, y)])', 'const a = (x, y)'),
    declaration(
      'async () => {\n  const [a, b] = [await x, await y]\n}',
      'async () => {\n  const a = await x\n  const b = await y\n}',
    ),
    declaration(
      '/** The edges. */\nexport const [WEST, EAST] = [1, 2]',
      '/** The edges. */\nexport const WEST = 1\nexport const EAST = 2',
    ),
    declaration('const [{ p }, [q]] = [x, y]', 'const { p } = x\nconst [q] = y'),
    declaration('const [a, b] = [1, { c }] as const', 'const a = 1\nconst b = { c } as const'),
    declaration('const [a, b]: [string[], named: number] = [x, y]', 'const a: string[] = x\nconst b: number = y'),
    declaration('const [a, b] = [`1\n2`, y]', 'const a = `1\n2`\nconst b = y'),
    declaration(
      'const [a, b, c] = [\n  // one\n  x, // x\n  // two\n  f(/* inside */ y),\n  z,\n  // end\n] // after',
      '// one\nconst a = x // x\n// two\nconst b = f(/* inside */ y)\nconst c = z // end // after',
    ),
    declaration('const { a, b: [c] } = { a: 1, b }', 'const a = 1\nconst [c] = b'),
    // In the order in which the values are evaluated.
    declaration("const { a, b } = { 'b': f(), a: g() }", 'const b = f()\nconst a = g()'),
    declaration('const [a = 1, b] = [x, y]', null),
    declaration('const [, b] = [x, y]', null),
    declaration('const [a, b] = [, y]', null),
    declaration('const [a] = [x, y()]', null),
    declaration('const [a, ...b] = [x, y]', null),
    declaration('const [a, b]: Pair = [x, y]', null),
    declaration('const [a, b]: [string, number?] = [x, y]', null),
    declaration('const [a, b]: [a: string, b?: number] = [x, y]', null),
    declaration('const [a, b] = [x, y] as Pair', null),
    declaration('let [a, b] = [1, 2] as const', null),
    declaration('const [a, b] = [x, y], c = 1', null),
    declaration('for (let [a, b] = [1, 2]; a < b; a++) f()', null),
    declaration('const { a, b } = { a: 1 }', null),
    declaration('const { a = 2 } = { a: 1 }', null),
    declaration('const { [a]: b } = { a: 1 }', null),
    declaration('const { a, b } = { a() {}, b }', null),
    declaration('const { a, ...b } = { a: 1, b: 2 }', null),
    declaration('const { a, b } = { a: 1, c: 2 }', null),
    assignment(
      '{\n  f()\n  ;[a, b] = [Math.min(a, x), Math.max(b, list[0])]\n}',
      '{\n  f()\n  ;a = Math.min(a, x)\n  b = Math.max(b, list[0])\n}',
    ),
    assignment('if (x) [a, b] = [x, 1];\nelse f()', 'if (x) {\n  a = x\n  b = 1\n}\nelse f()'),
    // A call may read a name that is assigned before it.
    assignment(';[a, b] = [f(), g()]', null),
    assignment('async () => { [a, b] = [await x, await y] }', null),
    assignment(';[picture.width, picture.height] = [1, 2]', null),
    assignment(';[a, b] = [1, /* why */ 2]', null),
    assignment(';[a] = [1, 2]', null),
  ],
})
