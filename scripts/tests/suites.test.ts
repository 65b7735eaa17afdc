import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { combine, filesOfTest, suiteSource, SUITES_FOLDER } from './suites'

const plain = () => `test('works', () => undefined)`

test('combines neighbours until a suite takes 40 s', () => {
  const seconds = { 'src/a.test.ts': 15, 'src/b.test.ts': 30, 'src/c.test.ts': 1, 'src/d.test.ts': 1 }
  const files = ['src/d.test.ts', 'src/b.test.ts', 'src/c.test.ts', 'src/a.test.ts']
  expect(combine(files, seconds, plain)).toEqual({
    alone: [],
    combined: [
      ['src/a.test.ts', 'src/b.test.ts'],
      ['src/c.test.ts', 'src/d.test.ts'],
    ],
  })
})

test('combines at most twelve files', () => {
  const files = Array.from('abcdefghijklm', (name) => `src/${name}.test.ts`)
  const { alone, combined } = combine(files, Object.fromEntries(files.map((file) => [file, 1])), plain)
  expect(combined).toEqual([files.slice(0, 12)])
  expect(alone).toEqual(files.slice(12))
})

test('leaves long files alone, those of the night, and those that replace modules or run their tests side by side', () => {
  const sources: Record<string, string> = {
    'server/a.test.ts': plain(),
    'server/b.night.test.ts': plain(),
    'server/c.test.ts': `jest.mock('node:fs')`,
    'server/d.test.ts': `test.concurrent('works', () => undefined)`,
    'server/e.test.ts': plain(),
    'src/f.test.ts': `// Runs alone: the module reads its values once.`,
  }
  const { alone, combined } = combine(Object.keys(sources), { 'server/e.test.ts': 40 }, (file) => sources[file] ?? '')
  expect(combined).toEqual([])
  expect(alone.sort()).toEqual(Object.keys(sources))
})

test('requires each file within a suite of its own hooks', () => {
  expect(suiteSource(['src/app/a.test.tsx', 'src/b.test.ts'], 'build/suites/web')).toBe(
    `describe("src/app/a.test.tsx", () => {
  require("../../../src/app/a.test")
})
describe("src/b.test.ts", () => {
  require("../../../src/b.test")
})
`,
  )
})

test('begins each file of a project with its start', () => {
  expect(suiteSource(['src/b.test.ts'], 'build/suites/web', 'src/testing/startOfFile')).toBe(
    `describe("src/b.test.ts", () => {
  require("../../../src/testing/startOfFile").startOfFile()
  require("../../../src/b.test")
})
`,
  )
})

test('knows the files of a suite', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'aerie-suites-'))
  const suite = `${SUITES_FOLDER}/web/001.test.ts`
  mkdirSync(path.join(root, path.dirname(suite)), { recursive: true })
  const files = ['src/app/a.test.tsx', 'src/b.test.ts']
  writeFileSync(path.join(root, suite), suiteSource(files, path.dirname(suite), 'src/testing/startOfFile'))
  expect(filesOfTest(root, suite)).toEqual(files)
  expect(filesOfTest(root, 'src/b.test.ts')).toEqual(['src/b.test.ts'])
  rmSync(root, { recursive: true })
})
