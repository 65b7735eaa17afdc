import { isNeeded } from './neededFiles'
import { packageOf, serverPackages } from './serverPackages'
import type { LockedPackages } from './serverPackages'

const LOCK: LockedPackages = {
  '': {
    dependencies: { a: '1', browser: '1' },
    optionalDependencies: { 'postgres-here': '1', 'postgres-elsewhere': '1' },
  },
  'node_modules/a': {
    dependencies: { b: '1', '@s/c': '2' },
    peerDependencies: { peer: '1', absent: '1' },
    peerDependenciesMeta: { absent: { optional: true } },
  },
  'node_modules/a/node_modules/@s/c': { dependencies: { b: '1' } },
  'node_modules/@s/c': {},
  'node_modules/b': { dependencies: { a: '1' } },
  'node_modules/peer': {},
  'node_modules/absent': {},
  'node_modules/browser': {},
  'node_modules/postgres-here': {},
  'node_modules/postgres-elsewhere': {},
}
const isInstalled = (folder: string) => folder !== 'node_modules/postgres-elsewhere'

test('names the package of an import', () => {
  expect(packageOf('pg')).toBe('pg')
  expect(packageOf('react-dom/server')).toBe('react-dom')
  expect(packageOf('@tus/server')).toBe('@tus/server')
  expect(packageOf('@foxglove/ulog/node')).toBe('@foxglove/ulog')
})

test('lists what is imported and what that needs, from the nearest folder, without the packages of the app', () => {
  expect(serverPackages(['a/part'], LOCK, isInstalled)).toEqual([
    'node_modules/a',
    'node_modules/a/node_modules/@s/c',
    'node_modules/b',
    'node_modules/peer',
    'node_modules/postgres-here',
  ])
})

test('refuses an import of a package that is not installed', () => {
  expect(() => serverPackages(['missing'], LOCK, isInstalled)).toThrow(
    'The package missing of the server is not installed',
  )
  const lock = { ...LOCK, 'node_modules/b': { dependencies: { gone: '1' } } }
  expect(() => serverPackages(['a'], lock, isInstalled)).toThrow('The package gone of node_modules/b is not installed')
})

test('keeps code and licences, and leaves out maps, declarations and pages', () => {
  const kept = ['package.json', 'dist/index.js', 'LICENSE.md', 'Notice.md', 'lib/data.json', 'docs.js']
  expect(kept.filter((file) => !isNeeded('node_modules/a', file))).toEqual([])
  const left = ['dist/index.js.map', 'index.d.ts', 'dist/index.d.mts', 'README.md', 'docs/use.md', '__tests__/a.js']
  expect(left.filter((file) => isNeeded('node_modules/a', file))).toEqual([])
})

test('keeps the builds of a package that the server uses', () => {
  const kept = ['package.json', 'dist/ort.node.min.js', 'dist/ort-wasm-simd-threaded.wasm']
  expect(kept.filter((file) => !isNeeded('node_modules/onnxruntime-web', file))).toEqual([])
  const left = ['dist/ort.webgpu.min.js', 'dist/ort-wasm-simd-threaded.jsep.wasm', 'lib/index.ts']
  expect(left.filter((file) => isNeeded('node_modules/onnxruntime-web', file))).toEqual([])
})
