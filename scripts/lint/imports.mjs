// Fails for an import that goes against the order of the folders, and for circles between files and between groups of the server.
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from '../children.mjs'
import { circleIn } from './circles.mjs'
import { importsOf, sourceFiles } from './importGraph.mjs'
import { createRules } from './importRules.mjs'

const foldersOf = (folder) =>
  readdirSync(path.join(ROOT, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)

const { problems, refusalOf } = createRules(foldersOf)
const graph = importsOf(sourceFiles())
for (const [from, imports] of graph)
  for (const { to, line } of imports) {
    const refusal = refusalOf(from, to)
    if (refusal !== undefined) problems.push(`${from}:${line} imports ${to}. ${refusal}`)
  }

/** @param {(file: string) => string | undefined} nodeOf the node of a file; files without one are left out */
function addCircle(nodeOf) {
  const nodes = new Map()
  for (const [from, imports] of graph) {
    const node = nodeOf(from)
    if (node === undefined) continue
    const others = imports.map(({ to }) => nodeOf(to)).filter((other) => other !== undefined && other !== node)
    nodes.set(node, new Set([...(nodes.get(node) ?? []), ...others]))
  }
  const circle = circleIn(nodes)
  if (circle !== undefined) problems.push(`These import each other in a circle: ${circle.join(' -> ')}`)
}
addCircle((file) => file)
addCircle((file) => /^server\/groups\/([^/]+)\/(?!testing\/)(?!.*\.test\.ts$)/.exec(file)?.[1])

process.stdout.write(problems.map((problem) => `${problem}\n`).join(''))
process.exitCode = problems.length > 0 ? 1 : 0
