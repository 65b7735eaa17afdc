import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { SERVER_FILES } from './assemble'

const ROOT = path.resolve(__dirname, '../..')
const linesOf = (file: string): string[] => readFileSync(path.join(ROOT, file), 'utf8').split('\n')

/** Instructions with their continued lines joined. */
const INSTRUCTIONS = linesOf('Dockerfile')
  .filter((line) => !line.startsWith('#'))
  .join('\n')
  .replace(/\\\n\s*/g, ' ')
  .split('\n')

const IGNORED = linesOf('.dockerignore').filter((line) => line !== '' && !line.startsWith('#'))

/** For the patterns of the file: names from the root, and names at any depth. */
const isIgnored = (name: string): boolean =>
  IGNORED.some((pattern) =>
    pattern.startsWith('**/')
      ? name.split('/').includes(pattern.slice(3))
      : name === pattern || name.startsWith(`${pattern}/`),
  )

const copiedFromCheckout = INSTRUCTIONS.filter((line) => /^COPY (?!--from)/.test(line)).flatMap((line) =>
  line.split(/\s+/).slice(1, -1),
)

test('every file that the image is built from exists and is not ignored', () => {
  expect(copiedFromCheckout).toContain('package-lock.json')
  expect(copiedFromCheckout.filter((name) => !existsSync(path.join(ROOT, name)) || isIgnored(name))).toEqual([])
  const sources = [
    'src',
    'server',
    'api-spec',
    'language',
    'geometry',
    'public',
    'scripts',
    '.babelrc',
    'webpack.config.ts',
    'tsconfig.json',
  ]
  expect(sources.filter((name) => !existsSync(path.join(ROOT, name)) || isIgnored(name))).toEqual([])
})

test('secrets, data and what is built never reach the builder', () => {
  const names = [
    '.env',
    '.git',
    'data',
    'node_modules',
    'dist',
    'build',
    'deploy/compose/secrets',
    'deploy/compose/.env',
  ]
  expect(names.filter((name) => !isIgnored(name))).toEqual([])
})

test('every folder that the server reads beside its code is copied into the image', () => {
  const folder = path.join(ROOT, 'server')
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.(ts|cjs|mjs)$/.test(file) && !/\.test\.ts$|(^|\/)testing\//.test(file),
  )
  const read = sources.flatMap((file) =>
    [...readFileSync(path.join(folder, file), 'utf8').matchAll(/\bserverFile\('([^']+)'\)/g)].map(
      ([, name]) => name ?? '',
    ),
  )
  expect(new Set(read)).toEqual(new Set(SERVER_FILES))
})

test('the image runs as a user without rights, and is healthy when the server answers', () => {
  const last = INSTRUCTIONS.slice(INSTRUCTIONS.findLastIndex((line) => line.startsWith('FROM ')))
  expect(last).toEqual([expect.stringMatching(/^FROM server$/), ...last.slice(1)])
  expect(INSTRUCTIONS.findLast((line) => line.startsWith('USER '))).toBe('USER node')
  expect(INSTRUCTIONS.some((line) => line.startsWith('HEALTHCHECK ') && line.includes('/healthz'))).toBe(true)
  expect(
    INSTRUCTIONS.filter(
      (line) => line.startsWith('FROM ') && /:latest|^FROM [a-z]+$/.test(line) && line !== 'FROM server',
    ),
  ).toEqual([])
})
