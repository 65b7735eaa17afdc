// A replacement that matches nothing any more fails the build, also when all modules come from the cache.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { webpack, type Stats } from 'webpack'
import { requireReplacements } from './requireReplacements.cjs'

const folder = mkdtempSync(path.join(tmpdir(), 'aerie-replacements-'))
const library = path.join(folder, 'node_modules/kites')

beforeAll(() => {
  mkdirSync(path.join(library, 'dist'), { recursive: true })
  writeFileSync(path.join(library, 'dist/index.mjs'), `export { Kite } from './chunk.mjs'\n`)
  writeFileSync(path.join(library, 'dist/chunk.mjs'), `export const Kite = {}\nKite.displayName = "Kite";\n`)
  writeFileSync(
    path.join(folder, 'with.js'),
    `import { Kite } from './node_modules/kites/dist/index.mjs'\nconsole.log(Kite)\n`,
  )
  writeFileSync(path.join(folder, 'without.js'), 'console.log(1)\n')
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const build = (entry: string, pattern: RegExp) =>
  new Promise<string[]>((resolve, reject) => {
    const plugin = requireReplacements({
      library: /[\\/]node_modules[\\/]kites[\\/]/,
      replaced: /[\\/]kites[\\/]dist[\\/].*\.mjs$/,
      patterns: [pattern],
    })
    const compiler = webpack({
      mode: 'none',
      entry: path.join(folder, entry),
      output: { path: path.join(folder, 'dist') },
      plugins: [plugin],
    })
    compiler?.run((error: Error | null, stats?: Stats) => {
      if (error) reject(error)
      else resolve((stats?.toJson({ errors: true }).errors ?? []).map(({ message }) => message))
    })
  })

test('accepts a pattern that one of the modules has', async () => {
  expect(await build('with.js', /^\w+\.displayName = "\w+";$/gm)).toEqual([])
})

test('fails for a pattern that no module has', async () => {
  const [error] = await build('with.js', /^setDisplayName\(/gm)
  expect(error).toContain('is in no module of')
})

test('accepts a build without the library', async () => {
  expect(await build('without.js', /^setDisplayName\(/gm)).toEqual([])
})
