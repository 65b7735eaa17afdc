// A message of a thread or a child process is rendered by the main script, which has to have its catalogue.
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { build, type Metafile } from 'esbuild'
import { ROOT } from '../server/platform/core/folders'

const MAIN = 'server/main.ts'
const DECLARATION = /\bcatalogue\('([\w-]+)', \{/g

/** The files of the server that declare messages, with their areas. */
function declarations(): { file: string; area: string }[] {
  const files = readdirSync(path.join(ROOT, 'server'), { recursive: true, encoding: 'utf8' })
    .map((name) => path.posix.join('server', name.split(path.sep).join('/')))
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  return files.flatMap((file) =>
    [...readFileSync(path.join(ROOT, file), 'utf8').matchAll(DECLARATION)].map(([, area = '']) => ({ file, area })),
  )
}

/** The files that run when the script starts: what is imported later declares nothing until then. */
function filesAtStart({ inputs }: Metafile): Set<string> {
  const found = new Set([MAIN])
  for (const file of found) {
    for (const { path: imported, kind, external } of inputs[file]?.imports ?? []) {
      if (!external && kind !== 'dynamic-import') found.add(imported)
    }
  }
  return found
}

test('the bundle of the server has every catalogue from its start', async () => {
  const { metafile, outputFiles } = await build({
    absWorkingDir: ROOT,
    entryPoints: [MAIN],
    outdir: 'build',
    bundle: true,
    write: false,
    platform: 'node',
    format: 'cjs',
    packages: 'external',
    define: { BUNDLED: 'true' },
    metafile: true,
  })
  const declared = declarations()
  expect(declared.length).toBeGreaterThan(80)
  const atStart = filesAtStart(metafile)
  expect(declared.filter(({ file }) => !atStart.has(file))).toEqual([])
  const script = outputFiles.map(({ text }) => text).join('')
  expect(declared.filter(({ area }) => !script.includes(`catalogue("${area}", {`))).toEqual([])
})
