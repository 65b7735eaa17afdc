import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import type { Compiler } from 'webpack'
import { brotliLater } from './brotliLater.cjs'

const folder = mkdtempSync(path.join(tmpdir(), 'aerie-brotli-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('compresses the files that were written and become smaller', async () => {
  const files = {
    'main.js': 'const answer = 42\n'.repeat(200),
    'small.js': 'short',
    'index.html': '<!doctype html>'.repeat(200),
    'picture.png': 'not compressed'.repeat(200),
  }
  for (const [name, content] of Object.entries(files)) writeFileSync(path.join(folder, name), content)
  await finish(brotliLater({ test: /\.(js|html)$/, exclude: /index\.html$/ }), Object.keys(files))
  const compressed = readFileSync(path.join(folder, 'main.js.br'))
  expect(brotliDecompressSync(compressed).toString()).toBe(files['main.js'])
  for (const name of ['small.js', 'index.html', 'picture.png'])
    expect(existsSync(path.join(folder, `${name}.br`))).toBe(false)
})

/** Ends a build of these files. */
async function finish(plugin: ReturnType<typeof brotliLater>, names: string[]): Promise<void> {
  let end: (stats: object) => Promise<void> = async () => undefined
  const done = { tapPromise: (_name: string, run: typeof end) => (end = run) }
  plugin.apply({ hooks: { done }, outputPath: folder } as unknown as Compiler)
  await end({ compilation: { errors: [], getAssets: () => names.map((name) => ({ name })) } })
}
