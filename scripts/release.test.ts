import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

const { release } = jest.requireActual<{
  release: (options: {
    root: string
    version: string
    today: string
    isGeneratedCurrent: () => Promise<boolean>
  }) => Promise<void>
}>('./release/release.mjs')

const FILES = ['CHANGELOG.md', 'package.json', 'package-lock.json']
const TODAY = '2026-03-12'

let root: string
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'aerie-release-'))
  for (const file of FILES) copyFileSync(path.resolve(__dirname, '..', file), path.join(root, file))
  // The version of the repository changes with each release.
  write('package.json', read('package.json').replace(/"version": "[^"]*"/, '"version": "0.1.0"'))
  write(
    'CHANGELOG.md',
    '# Changelog\n\n## [Unreleased]\n\n### Added\n\n- A first map.\n\n## [0.1.0] - 2025-01-01\n\n- All.\n',
  )
  git('init', '--quiet')
  commit()
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const read = (file: string): string => readFileSync(path.join(root, file), 'utf8')
const write = (file: string, text: string): void => writeFileSync(path.join(root, file), text)

function git(...args: string[]): string {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
  return stdout
}

function commit(): void {
  git('add', '--all')
  git(
    '-c',
    'user.name=Test',
    '-c',
    'user.email=test@example.com',
    '-c',
    'commit.gpgsign=false',
    'commit',
    '--quiet',
    '--message',
    'change',
  )
}

const prepare = (version: string, isCurrent = true): Promise<void> =>
  release({ root, version, today: TODAY, isGeneratedCurrent: () => Promise.resolve(isCurrent) })

test('moves the unreleased changes into a section with date', async () => {
  await prepare('1.2.0')
  expect(read('CHANGELOG.md')).toBe(
    '# Changelog\n\n## [Unreleased]\n\n## [1.2.0] - 2026-03-12\n\n### Added\n\n- A first map.\n\n## [0.1.0] - 2025-01-01\n\n- All.\n',
  )
})

test('sets the version of the package and of its lock file, and changes nothing else in them', async () => {
  await prepare('1.2.0')
  expect(git('diff', '--numstat', 'package.json')).toBe('1\t1\tpackage.json\n')
  expect(git('diff', '--numstat', 'package-lock.json')).toBe('2\t2\tpackage-lock.json\n')
  expect((JSON.parse(read('package.json')) as { version: string }).version).toBe('1.2.0')
  const lock = JSON.parse(read('package-lock.json')) as {
    version: string
    packages: Record<string, { version: string }>
  }
  expect(lock.version).toBe('1.2.0')
  expect(lock.packages['']?.version).toBe('1.2.0')
})

test('prepares the next release after one was committed', async () => {
  await prepare('1.2.0')
  write(
    'CHANGELOG.md',
    read('CHANGELOG.md').replace('[Unreleased]\n', '[Unreleased]\n\n### Fixed\n\n- A second map.\n'),
  )
  commit()
  await prepare('1.2.1')
  expect(read('CHANGELOG.md')).toContain(
    '## [Unreleased]\n\n## [1.2.1] - 2026-03-12\n\n### Fixed\n\n- A second map.\n\n## [1.2.0] - 2026-03-12\n\n### Added\n',
  )
})

describe('refuses, and writes nothing,', () => {
  const unchanged = async (attempt: Promise<void>, reason: string | RegExp): Promise<void> => {
    const before = FILES.map(read)
    await expect(attempt).rejects.toThrow(reason)
    expect(FILES.map(read)).toEqual(before)
  }

  test.each(['', 'v1.2.0', '1.2', '1.2.0-beta', '01.2.0'])('"%s", which is no version', (version) =>
    unchanged(prepare(version), 'Name the version'),
  )

  test.each(['0.1.0', '0.0.9'])('%s, which is not newer', (version) => unchanged(prepare(version), 'is not newer'))

  test('uncommitted changes', async () => {
    write('package.json', read('package.json').replace('Apache-2.0', 'MIT'))
    await unchanged(prepare('1.2.0'), /Commit or stash these changes first:\n M package.json/)
  })

  test('new files', async () => {
    write('notes.txt', 'later')
    await unchanged(prepare('1.2.0'), '?? notes.txt')
  })

  test('stale generated code', () => unchanged(prepare('1.2.0', false), 'The generated code is stale'))

  test('a changelog without unreleased changes', async () => {
    write('CHANGELOG.md', '# Changelog\n\n## [Unreleased]\n\n### Added\n\n## [0.1.0] - 2025-01-01\n\n- All.\n')
    commit()
    await unchanged(prepare('1.2.0'), 'no unreleased changes')
  })
})
