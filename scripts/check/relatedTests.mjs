// Chooses the jest tests for a change: those of the changed folders, and those that import a changed file, the nearest first.
import { statSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from '../children.mjs'
import { importsOf, sourceFiles } from '../lint/importGraph.mjs'
import { expectedSeconds } from './testTimes.mjs'

/** Files that import every group or every screen: through them, each test would depend on each file. */
const JOINTS = new Set([
  'server/app.ts',
  'server/main.ts',
  'server/groups/groups.gen.ts',
  'server/testing/groupFixtures.gen.ts',
  'src/app/App.tsx',
  'src/app/PrivateRoutes.tsx',
  'src/app/routes.tsx',
  'src/testing/server.ts',
])

/** They try all operations as all roles, which takes minutes: `npm test` runs them. */
const MATRICES = 'server/testing/'

/** Work of the chosen tests, in seconds of one worker: about three minutes on two cores. */
const MOST_SECONDS = 500

/** Distance of the other files of a changed folder: before the files that import a changed one. */
const SAME_FOLDER = 0.5

const isTest = (file) => /\.test\.tsx?$/.test(file)

/**
 * @param {string[]} changed files, relative to ROOT
 * @returns {string[]} test files, relative to ROOT
 */
export function relatedTests(changed) {
  const files = sourceFiles().filter((file) => !file.startsWith('e2e/'))
  const distances = distancesFrom(changed, importersOf(files))
  for (const folder of foldersOf(changed))
    for (const file of files)
      if (file.startsWith(folder)) distances.set(file, Math.min(distances.get(file) ?? 1, SAME_FOLDER))
  const related = files
    .filter((file) => isTest(file) && distances.has(file))
    .filter((file) => !file.startsWith(MATRICES) || distances.get(file) === 0)
    .sort((a, b) => distances.get(a) - distances.get(b) || a.localeCompare(b))
  return withinLimit(related)
}

/** The first tests whose work stays below the limit. Prints what is left out. */
function withinLimit(tests) {
  let seconds = 0
  const chosen = []
  for (const test of tests) {
    seconds += expectedSeconds(test)
    if (seconds <= MOST_SECONDS || chosen.length === 0) chosen.push(test)
  }
  const left = tests.length - chosen.length
  process.stdout.write(
    `${chosen.length} test files depend on the change${left ? `, ${left} more are left for npm test` : ''}\n`,
  )
  return chosen
}

/** Folders whose tests belong to a change. Tests of a group call it by HTTP and import none of its files. */
function foldersOf(changed) {
  const folders = new Set()
  for (const file of changed) {
    const [root, first, second] = file.split('/')
    if (root === 'api-spec') {
      folders.add(`server/groups/${path.basename(file, '.yaml')}/`)
      folders.add('server/platform/contract/')
    } else if (root === 'server' && second !== undefined && first !== 'testing')
      folders.add(`server/${first}/${second}/`)
    else if (root === 'src' && first === 'features' && second !== undefined) folders.add(`src/features/${second}/`)
  }
  // Files directly on a floor of the server, or in src/features, belong to no folder.
  return [...folders].filter((folder) => isFolder(folder))
}

function isFolder(folder) {
  return statSync(path.join(ROOT, folder), { throwIfNoEntry: false })?.isDirectory() ?? false
}

/** @returns {Map<string, string[]>} for each file, the files that import it */
function importersOf(files) {
  const importers = new Map()
  for (const [file, imports] of importsOf(files.filter((each) => !JOINTS.has(each)))) {
    for (const { to } of imports) {
      const list = importers.get(to) ?? []
      list.push(file)
      importers.set(to, list)
    }
  }
  return importers
}

/** @returns {Map<string, number>} how many imports lie between a changed file and each file that depends on it */
function distancesFrom(changed, importers) {
  const distances = new Map(changed.map((file) => [file, 0]))
  let nearest = [...changed]
  for (let distance = 1; nearest.length > 0; distance++) {
    const next = []
    for (const importer of nearest.flatMap((file) => importers.get(file) ?? [])) {
      if (distances.has(importer)) continue
      distances.set(importer, distance)
      next.push(importer)
    }
    nearest = next
  }
  return distances
}
