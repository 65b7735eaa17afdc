// Combines short test files into suites. A suite is a file that jest runs as one: its test files share their modules, which takes
// about 40 % less CPU time than loading them for each. `npm test` runs suites; `npx jest FILE` runs a file by itself, as before.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Test files of one project of jest.config.mjs. */
export interface SuiteProject {
  name: string
  folders: string[]
  /** Of the names of its test files. */
  pattern: RegExp
  /** A module whose export `startOfFile` runs first in the `describe` of each file of a suite, relative to the root. */
  startOfFile?: string
}

const PROJECTS: SuiteProject[] = [
  { name: 'web', folders: ['src'], pattern: /\.test\.tsx?$/, startOfFile: 'src/testing/startOfFile' },
  { name: 'server', folders: ['server', 'geometry', 'scripts', 'packages'], pattern: /\.test\.ts$/ },
]

/** For the suites, relative to the root. */
export const SUITES_FOLDER = 'build/suites'

/** A longer file runs by itself, and a suite that has become longer is complete. */
const SUITE_SECONDS = 40
/** Limits memory, and how many files run again after one has failed. */
const SUITE_FILES = 12
/** Of a file that has no recorded time. */
const USUAL_SECONDS = 5

/**
 * Files that change modules for the whole process, or whose tests run side by side before the hooks of their suite, run by
 * themselves, as do those of the night, which stop servers, and those with a comment "Runs alone: why".
 */
const RUNS_ALONE = [
  /\bjest\.(mock|doMock|unmock|setMock|resetModules|isolateModules|isolateModulesAsync)\b/,
  /\b(injectEndpoints|enhanceEndpoints)\b/,
  /\b(test|it)\.concurrent\b/,
  // The page's values are read once by a module, and a mocked API that is closed stays closed.
  /\b(putStartUpValuesInPage|startEventServer)\(/,
  /@jest-environment/,
  /^\/\/ Runs alone: /m,
]
const NIGHT = /\.night\.test\.ts$/

export interface Suites {
  /** Files that run by themselves. */
  alone: string[]
  /** Each with at least two files. */
  combined: string[][]
}

/**
 * Neighbours in the tree are combined, because they use the same modules.
 *
 * @param files relative to the root folder
 * @param secondsOf recorded times
 * @param readFile content of a file
 */
export function combine(
  files: string[],
  secondsOf: Record<string, number>,
  readFile: (file: string) => string,
): Suites {
  const suites: Suites = { alone: [], combined: [] }
  let open: string[] = []
  let openSeconds = 0
  const close = (): void => {
    if (open.length === 1) suites.alone.push(...open)
    if (open.length > 1) suites.combined.push(open)
    open = []
    openSeconds = 0
  }
  for (const file of [...files].sort()) {
    const seconds = secondsOf[file] ?? USUAL_SECONDS
    if (seconds >= SUITE_SECONDS || NIGHT.test(file) || runsAlone(readFile(file))) {
      suites.alone.push(file)
      continue
    }
    open.push(file)
    openSeconds += seconds
    if (openSeconds >= SUITE_SECONDS || open.length === SUITE_FILES) close()
  }
  close()
  return suites
}

const runsAlone = (source: string): boolean => RUNS_ALONE.some((pattern) => pattern.test(source))

/**
 * The source of a suite. Hooks of a file surround only its own tests.
 *
 * @param files relative to the root folder
 * @param folder of the suite, relative to the root
 * @param startOfFile see SuiteProject
 */
export function suiteSource(files: string[], folder: string, startOfFile?: string): string {
  const start = startOfFile === undefined ? '' : `  ${requireOf(startOfFile, folder)}.startOfFile()\n`
  const lines = files.map((file) => {
    const required = requireOf(file.replace(/\.tsx?$/, ''), folder)
    return `describe(${JSON.stringify(file)}, () => {\n${start}  ${required}\n})\n`
  })
  return lines.join('')
}

function requireOf(module: string, folder: string): string {
  return `require(${JSON.stringify(path.relative(folder, module))})`
}

/** @param test a file relative to the root @returns the files of a suite, or of another test itself */
export function filesOfTest(root: string, test: string): string[] {
  if (!test.startsWith(`${SUITES_FOLDER}/`)) return [test]
  const source = readFileSync(path.join(root, test), 'utf8')
  return Array.from(source.matchAll(/^describe\("([^"]+)"/gm), ([, file = '']) => file)
}

/**
 * Writes the suites of all projects, for each project what jest runs (`<name>.json`, patterns of `testMatch`), and how long the
 * suites take (`seconds.json`, read by scripts/jest/longestFirst.cjs).
 *
 * @param root the repository
 * @param withNight whether tests of the night run, too
 */
export function writeSuites(root: string, withNight: boolean): void {
  const folder = SUITES_FOLDER
  const recorded = JSON.parse(readFileSync(path.join(root, 'scripts/jest/slowFiles.json'), 'utf8')) as Record<
    string,
    number
  >
  const secondsOfSuites: Record<string, number> = {}
  const absolute = path.join(root, folder)
  rmSync(absolute, { recursive: true, force: true })
  for (const { name, folders, pattern, startOfFile } of PROJECTS) {
    const files = folders
      .flatMap((each) => filesBelow(root, each))
      .filter((file) => pattern.test(file) && (withNight || !NIGHT.test(file)))
    const { alone, combined } = combine(files, recorded, (file) => readFileSync(path.join(root, file), 'utf8'))
    mkdirSync(path.join(absolute, name), { recursive: true })
    combined.forEach((each, index) => {
      const suite = path.join(folder, name, `${String(index + 1).padStart(3, '0')}.test.ts`)
      writeFileSync(path.join(root, suite), suiteSource(each, path.join(folder, name), startOfFile))
      secondsOfSuites[suite] = each.reduce((sum, file) => sum + (recorded[file] ?? USUAL_SECONDS), 0)
    })
    const matched = [`<rootDir>/${folder}/${name}/*.test.ts`, ...alone.map((file) => `<rootDir>/${file}`)]
    writeFileSync(path.join(absolute, `${name}.json`), JSON.stringify(matched))
  }
  writeFileSync(path.join(absolute, 'seconds.json'), JSON.stringify(secondsOfSuites))
}

function filesBelow(root: string, folder: string): string[] {
  return readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes(`${path.sep}node_modules`))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
}
