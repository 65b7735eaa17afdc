import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

const MODULE = pathToFileURL(path.join(__dirname, 'relatedTests.mjs')).href

const CHANGES = {
  screen: ['src/features/assets/AssetPage.tsx'],
  group: ['server/groups/location/sql.ts'],
  contract: ['api-spec/location.yaml'],
  shared: ['server/platform/core/errors.ts'],
  matrix: ['server/testing/badInput.test.ts'],
}

let tests: Record<keyof typeof CHANGES, string[]>
beforeAll(() => {
  // Outside jest, which has no import.meta.dirname. In one process, because reading all sources takes a second.
  const script = `
    import { writeSync } from 'node:fs'
    import { relatedTests } from '${MODULE}'
    process.stdout.write = () => true
    const tests = Object.entries(${JSON.stringify(CHANGES)}).map(([name, changed]) => [name, relatedTests(changed)])
    writeSync(1, JSON.stringify(Object.fromEntries(tests)))`
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' })
  if (stdout === '') throw new Error(stderr)
  tests = JSON.parse(stdout) as typeof tests
})

test('a screen brings the tests of its feature', () => {
  expect(tests.screen).toContain('src/features/assets/assets.test.tsx')
  expect(tests.screen.filter((file) => !file.startsWith('src/features/assets/'))).toEqual([])
})

test('a file of the server brings the tests of its group, which call it by HTTP', () => {
  expect(tests.group).toContain('server/groups/location/location.test.ts')
})

test('a contract brings the tests of its group and of the contract', () => {
  expect(tests.contract).toContain('server/groups/location/location.test.ts')
  expect(tests.contract).toContain('server/platform/contract/spec.test.ts')
})

test('a shared file brings the nearest tests first, and no matrix', () => {
  expect(tests.shared[0]).toMatch(/^server\/platform\/core\//)
  expect(tests.shared.filter((file) => file.startsWith('server/testing/'))).toEqual([])
})

test('a changed matrix brings itself', () => {
  expect(tests.matrix).toContain('server/testing/badInput.test.ts')
})
