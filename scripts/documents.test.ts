import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'

const ROOT = path.resolve(__dirname, '..')
/** Which packages require, in reasons for their versions. */
const VERSIONS_OF_OTHERS = ['22']

const FOLDERS = ['docs', 'server', 'src', 'scripts', 'api-spec', 'e2e', 'deploy', 'geometry', 'language', 'packages']

/** Pages relative to ROOT. */
const PAGES = [
  ...readdirSync(ROOT).filter((file) => file.endsWith('.md')),
  ...FOLDERS.flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.md'))
      .map((file) => path.posix.join(folder, file)),
  ),
]

const read = (page: string): string => readFileSync(path.join(ROOT, page), 'utf8')

/** Text without code, in which brackets are no links and `#` no headings. */
const withoutCode = (text: string): string => text.replace(/^ *```[^]*?^ *```/gm, '').replace(/`[^`\n]*`/g, 'code')

const linksOf = (page: string): string[] =>
  [...withoutCode(read(page)).matchAll(/\]\(([^)\s]+)\)/g)]
    .map((match) => match[1] ?? '')
    .filter((target) => !/^[a-z]+:/.test(target))

/** As GitHub names the headings of a page. */
const anchorsOf = (page: string): string[] =>
  [
    ...read(page)
      .replace(/^ *```[^]*?^ *```/gm, '')
      .matchAll(/^#+ (.+)$/gm),
  ].map((match) =>
    (match[1] ?? '')
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )

test('finds the pages of the repository', () => {
  expect(PAGES).toEqual(expect.arrayContaining(['README.md', 'docs/architecture.md', 'docs/decisions/README.md']))
})

test.each(PAGES)('relative links of %s lead to files and headings', (page) => {
  const broken = linksOf(page).filter((link) => {
    const [file = '', anchor] = link.split('#')
    const target = file === '' ? page : path.posix.join(path.posix.dirname(page), file)
    if (!existsSync(path.join(ROOT, target))) return true
    return anchor !== undefined && target.endsWith('.md') && !anchorsOf(target).includes(anchor)
  })
  expect(broken).toEqual([])
})

test('every page of docs is linked from another page', () => {
  const linked = new Set(
    PAGES.flatMap((page) =>
      linksOf(page).map((link) => path.posix.join(path.posix.dirname(page), link.split('#')[0] ?? '')),
    ),
  )
  expect(PAGES.filter((page) => page.startsWith('docs/') && !linked.has(page))).toEqual([])
})

test('paths of source files that pages name exist', () => {
  const named = PAGES.filter((page) => page !== 'CHANGELOG.md').flatMap((page) =>
    [...read(page).matchAll(/`((?:server|src|scripts|e2e|api-spec|geometry|deploy|docs)\/[\w./-]+)`/g)].map(
      (match) => match[1] ?? '',
    ),
  )
  expect(named.length).toBeGreaterThan(50)
  expect(named.filter((name) => !existsSync(path.join(ROOT, name)))).toEqual([])
})

test('commands of npm that pages name exist', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  const named = PAGES.filter((page) => page !== 'CHANGELOG.md').flatMap((page) =>
    [...read(page).matchAll(/npm run (?:-s )?([\w:-]+)/g)].map((match) => match[1] ?? ''),
  )
  expect(named.filter((name) => !(name in scripts))).toEqual([])
})

test('the glossary defines each term once, in alphabetical order', () => {
  const terms = [...read('docs/glossary.md').matchAll(/^\| (\S[^|]*?) +\|/gm)]
    .map((match) => match[1] ?? '')
    .filter((term) => term !== 'Term' && !/^-+$/.test(term))
  const lower = terms.map((term) => term.toLowerCase())
  expect(terms.length).toBeGreaterThan(60)
  expect(lower).toEqual([...new Set(lower)].sort())
})

test('CONTRIBUTING.md stays short', () => {
  expect(read('CONTRIBUTING.md').split('\n').length).toBeLessThanOrEqual(150)
})

describe('versions of Node', () => {
  const { engines } = JSON.parse(read('package.json')) as { engines: { node: string } }
  const oldest = engines.node.replace('>=', '')
  const recommended = read('.nvmrc').trim()

  test('package.json names the oldest version, and .nvmrc the recommended one', () => {
    expect(oldest).toMatch(/^\d+\.\d+$/)
    expect(recommended).toMatch(/^\d+$/)
    expect(Number(recommended)).toBeGreaterThan(Number.parseFloat(oldest))
  })

  test.each(['README.md', 'CONTRIBUTING.md', 'docs/operations.md', 'docs/conventions.md'])('%s names both', (page) => {
    const text = read(page).replace(/\s+/g, ' ')
    expect(text).toMatch(new RegExp(`\\b${recommended} (\\([^)]*\\) )?is recommended`))
    expect(text).toMatch(new RegExp(`\\b${oldest.replace('.', '\\.')} is the oldest version`))
    const named = [...text.matchAll(/\bNode(?:\*\*:)? (\d+(?:\.\d+)?)/g)].map((match) => match[1])
    const allowed = [recommended, oldest, ...VERSIONS_OF_OTHERS]
    expect(named.filter((version) => !allowed.includes(version ?? ''))).toEqual([])
  })

  test('the image is built with the recommended version', () => {
    expect(read('Dockerfile')).toMatch(new RegExp(`^FROM node:${recommended}-`, 'm'))
  })

  test('the workflow runs both', () => {
    const { jobs } = parse(read('.github/workflows/ci.yml')) as {
      jobs: Record<string, { strategy: { matrix: { node: string[] } } }>
    }
    const versions = Object.values(jobs).map(({ strategy }) => strategy.matrix.node)
    expect(versions.length).toBeGreaterThan(1)
    expect(versions).toEqual(versions.map(() => [oldest, recommended]))
  })

  test('types and build targets are those of the oldest version', () => {
    const { devDependencies } = JSON.parse(read('package.json')) as { devDependencies: Record<string, string> }
    expect(devDependencies['@types/node']).toMatch(new RegExp(`^${oldest.replace('.', '\\.')}\\.`))
    expect(read('scripts/serverBundle.ts')).toContain(`target: 'node${oldest}'`)
  })
})
