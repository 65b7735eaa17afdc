// Prepares a release in a checkout: CHANGELOG.md, package.json and package-lock.json.
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Why no release was prepared. Nothing was written. */
export class ReleaseRefused extends Error {}

const VERSION = /^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)$/
const UNRELEASED = '## [Unreleased]'

/**
 * Moves the unreleased changes into a section with date, and sets the version.
 * @param {object} options
 * @param {string} options.root the checkout
 * @param {string} options.version such as 1.2.0
 * @param {string} options.today such as 2026-03-12
 * @param {() => Promise<boolean>} options.isGeneratedCurrent generates the code again
 * @throws {ReleaseRefused} for a version that is not newer, uncommitted changes, no unreleased changes, or stale generated code
 */
export async function release({ root, version, today, isGeneratedCurrent }) {
  const read = (file) => readFileSync(path.join(root, file), 'utf8')
  const manifest = JSON.parse(read('package.json'))
  assertNewer(version, manifest.version)
  assertCommitted(root)
  const changelog = withRelease(read('CHANGELOG.md'), version, today)
  if (!(await isGeneratedCurrent())) throw new ReleaseRefused('The generated code is stale. Commit it first.')

  const lock = JSON.parse(read('package-lock.json'))
  manifest.version = version
  lock.version = version
  lock.packages[''].version = version
  writeFileSync(path.join(root, 'CHANGELOG.md'), changelog)
  writeFileSync(path.join(root, 'package.json'), asJson(manifest))
  writeFileSync(path.join(root, 'package-lock.json'), asJson(lock))
}

/** As npm writes it. */
const asJson = (value) => `${JSON.stringify(value, null, 2)}\n`

function assertNewer(version, current) {
  if (!VERSION.test(version)) throw new ReleaseRefused('Name the version, such as npm run release -- 1.2.0')
  const next = version.split('.').map(Number)
  const last = current.split('.').map(Number)
  const place = next.findIndex((number, index) => number !== last[index])
  if (place < 0 || next[place] < last[place])
    throw new ReleaseRefused(`${version} is not newer than ${current}, the version in package.json.`)
}

function assertCommitted(root) {
  const { status, stdout, stderr } = spawnSync('git', ['status', '--porcelain'], { cwd: root, encoding: 'utf8' })
  if (status !== 0) throw new ReleaseRefused(`git status failed: ${stderr.trim()}`)
  if (stdout !== '') throw new ReleaseRefused(`Commit or stash these changes first:\n${stdout.trimEnd()}`)
}

/** The changelog with the unreleased changes in a section of `version`, below an empty one for the next changes. */
function withRelease(changelog, version, today) {
  const start = changelog.indexOf(`${UNRELEASED}\n`)
  if (start < 0) throw new ReleaseRefused(`CHANGELOG.md has no section "${UNRELEASED}".`)
  if (changelog.includes(`\n## [${version}]`)) throw new ReleaseRefused(`CHANGELOG.md has a section for ${version}.`)
  const changes = start + UNRELEASED.length
  const next = changelog.indexOf('\n## [', changes)
  const unreleased = changelog.slice(changes, next < 0 ? undefined : next)
  if (!/^- /m.test(unreleased)) throw new ReleaseRefused('CHANGELOG.md has no unreleased changes.')
  return `${changelog.slice(0, changes)}\n\n## [${version}] - ${today}${changelog.slice(changes)}`
}
