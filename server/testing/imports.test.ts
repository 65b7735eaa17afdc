// Finds circular imports between modules of the server, including imports of types, and between its groups. The other
// import rules are in eslint.config.mjs.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const ROOT = path.resolve(__dirname, '../..')
const IMPORT = /(?:from|import|import\()\s*'(\.{1,2}\/[^'\n]+)'/g

type Graph = Map<string, Set<string>>

const modules = readdirSync(path.join(ROOT, 'server'), { recursive: true, encoding: 'utf8' })
  .map((file) => path.posix.join('server', file))
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))

function importsOf(file: string): string[] {
  const source = readFileSync(path.join(ROOT, file), 'utf8')
  return [...source.matchAll(IMPORT)].flatMap(([, specifier = '']) => {
    const target = path.posix.join(path.posix.dirname(file), specifier)
    return [`${target}.ts`, `${target}/index.ts`].find((each) => existsSync(path.join(ROOT, each))) ?? []
  })
}

const graph: Graph = new Map(modules.map((file) => [file, new Set(importsOf(file))]))

/** The first circle as a path from a node back to itself, or an empty array. */
function circleIn(edges: Graph): string[] {
  const done = new Set<string>()
  const visit = (node: string, trail: string[]): string[] => {
    const start = trail.indexOf(node)
    if (start >= 0) return [...trail.slice(start), node]
    if (done.has(node)) return []
    for (const next of edges.get(node) ?? []) {
      const circle = visit(next, [...trail, node])
      if (circle.length > 0) return circle
    }
    done.add(node)
    return []
  }
  for (const node of edges.keys()) {
    const circle = visit(node, [])
    if (circle.length > 0) return circle
  }
  return []
}

const groupOf = (file: string): string | undefined => /^server\/groups\/([^/]+)\/(?!testing\/)/.exec(file)?.[1]

test('no module imports itself through others, including imports of types', () => {
  expect(circleIn(graph)).toEqual([])
})

test('no group imports itself through other groups', () => {
  const groups: Graph = new Map()
  for (const [file, imported] of graph) {
    const group = groupOf(file)
    if (group === undefined) continue
    const others = [...imported].flatMap((each) => groupOf(each) ?? []).filter((other) => other !== group)
    groups.set(group, new Set([...(groups.get(group) ?? []), ...others]))
  }
  expect(groups.size).toBeGreaterThan(20)
  expect(circleIn(groups)).toEqual([])
})

test('the root folder of the server contains only main.ts, app.ts and folders', () => {
  const files = readdirSync(path.join(ROOT, 'server'), { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
  expect(files.sort()).toEqual(['app.ts', 'main.ts'])
})
