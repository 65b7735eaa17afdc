import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const ROOT = path.join(__dirname, '../..')

const folder = mkdtempSync(path.join(tmpdir(), 'aerie-lint-'))
afterAll(() => rmSync(folder, { recursive: true }))

interface Report {
  diagnostics: { code: string; filename: string; labels: { span: { line: number } }[] }[]
}

/** Each file of the table with the rules that oxlint names for its lines, with the configuration of the project. */
function findings(files: Record<string, string>): Record<string, string[]> {
  for (const file of ['.oxlintrc.json', 'scripts/lint/rules.mjs']) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    cpSync(path.join(ROOT, file), path.join(folder, file))
  }
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'))
  const compilerOptions = { strict: true, jsx: 'react-jsx', module: 'esnext', moduleResolution: 'bundler', types: [] }
  writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions }))
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    writeFileSync(path.join(folder, file), text)
  }
  const oxlint = path.join(ROOT, 'node_modules/oxlint/bin/oxlint')
  const { stdout } = spawnSync(process.execPath, [oxlint, '-f', 'json', ...Object.keys(files)], {
    cwd: folder,
    encoding: 'utf8',
  })
  const { diagnostics } = JSON.parse(stdout) as Report
  const found = Object.keys(files).map((file): [string, string[]] => {
    const own = diagnostics.filter(({ filename }) => filename === file)
    const lines = own.map(({ code, labels }) => `${labels[0]?.span.line} ${/\(([^)]*)\)/.exec(code)?.[1] ?? code}`)
    return [file, lines.sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))]
  })
  return Object.fromEntries(found)
}

const PACKED = `export const a = { ...{ b: 1 }, c: 2 }
export const d = [...['a', 'b'], 'c']
export const e = { ...({ b: 1 } as const) }
const [f, g] = [1, 2]
const { h } = { h: 1 }
export const i = Math.max(...[f, g, h])
export const j = (...[k, l]: [number, number]) => k + l
let m = 1
let n = 2
;[m, n] = [3, 4]
;[m, n] = [n, m]
export const o = { ...(f > 0 && { m }), ...(g > 0 ? { n } : {}), p: [...[1, 2].map(String)] }
`

const SCREEN = `import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
declare const useListQuery: (id: string, options: object) => void
export function Screen({ id, isOpen }: { id: string; isOpen: boolean }) {
  const [now, setNow] = useState(Date.now())
  useEffect(() => setNow(1))
  useEffect(() => {
    setNow(Number(id))
  }, [])
  if (isOpen) useState(1)
  useListQuery(id, { pollingInterval: 1000 })
  return <Link to="/" title="Open it">Missions {now} {new Date().getFullYear()}</Link>
}
`

const SERVER = `export * from './sql'
export { selectAll } from './sql'
export default async function load(values: any, at: string) {
  if (at === __dirname) fetch(at)
  const count: number = values.count
  new Promise((resolve) => setTimeout(resolve, 1))
  const list = [1, 2].sort()
  return { count, list, more: values.more() }
}
`

test('reports what the project forbids, and permits what it does not', () => {
  expect(
    findings({
      'geometry/packed.ts': PACKED,
      'src/features/missions/Screen.tsx': SCREEN,
      'src/features/missions/Screen.test.tsx': SCREEN,
      'server/groups/mission/public.ts': SERVER,
      'server/groups/mission/sql.ts': 'export const selectAll = () => 1\n',
      'server/groups/mission/mission.test.ts':
        'declare const test: { only: (work: () => void) => void }\ntest.only(() => {})\n',
      'scripts/start.mjs': 'console.log(window, process)\n',
    }),
  ).toEqual({
    'geometry/packed.ts': [
      '1 no-spread-literal',
      '2 no-spread-literal',
      '3 no-spread-literal',
      '4 no-packed-destructuring',
      '5 no-packed-destructuring',
      '6 no-tuple-spread-call',
      '7 no-tuple-spread-call',
      '8 no-useless-assignment',
      '9 no-useless-assignment',
      '10 no-packed-destructuring',
    ],
    'src/features/missions/Screen.tsx': [
      '2 no-restricted-imports',
      '5 purity',
      '6 exhaustive-deps',
      '6 plain-effects',
      '6 set-state-in-effect',
      '8 exhaustive-deps',
      '8 set-state-in-effect',
      '10 rules-of-hooks',
      '11 shared-polling',
      '12 no-spelled-out-text',
      '12 no-spelled-out-text',
      '12 purity',
    ],
    'src/features/missions/Screen.test.tsx': [
      '5 purity',
      '6 exhaustive-deps',
      '6 set-state-in-effect',
      '8 exhaustive-deps',
      '8 set-state-in-effect',
      '10 rules-of-hooks',
      '12 purity',
    ],
    'server/groups/mission/public.ts': [
      '1 no-barrel',
      '2 no-published-query',
      '3 no-default-export',
      '3 no-explicit-any',
      '4 no-floating-promises',
      '4 no-restricted-globals',
      '5 no-unsafe-assignment',
      '5 no-unsafe-member-access',
      '6 no-floating-promises',
      '7 require-array-sort-compare',
      '8 no-unsafe-assignment',
      '8 no-unsafe-call',
      '8 no-unsafe-member-access',
    ],
    'server/groups/mission/sql.ts': [],
    'server/groups/mission/mission.test.ts': ['2 no-skipped-test'],
    'scripts/start.mjs': ['1 no-undef'],
  })
})
