// `npm run check` runs the static part of `npm test`, and the tests that depend on what has changed since the last landed commit.
//
//   npm run check                     since the commit that this branch shares with its upstream branch, else uncommitted changes
//   npm run check -- --since REV      since another commit
//   npm run check -- --flows missions with the flows that have this in their name; repeatable
//
// The matrices of server/testing run in `npm test` only, unless they have changed.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { relatedTests } from './check/relatedTests.mjs'
import { takeMachine } from './check/machineLock.mjs'
import { ROOT } from './children.mjs'
import { BUILD, checkStatically, finish, hasFailed, inOrder, ROOM, TSX } from './steps.mjs'

const { values } = parseArgs({
  options: { since: { type: 'string' }, flows: { type: 'string', multiple: true, default: [] } },
})

/** @returns {string} what git prints, or '' when it fails */
function git(...args) {
  const { status, stdout } = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' })
  return status === 0 ? stdout.trim() : ''
}

const linesOf = (text) => text.split('\n').filter((line) => line !== '')

/** Changed and new files that exist, relative to ROOT. */
function changedFiles() {
  const base = values.since ?? (git('merge-base', 'HEAD', '@{upstream}') || 'HEAD')
  if (git('rev-parse', '--verify', `${base}^{commit}`) === '')
    throw new Error(`${base} is not a commit of this checkout`)
  const changed = linesOf(git('diff', '--name-only', base))
  const added = linesOf(git('ls-files', '--others', '--exclude-standard'))
  const files = [...new Set([...changed, ...added])].filter((file) => existsSync(path.join(ROOT, file)))
  process.stdout.write(`${files.length} files have changed since ${base}\n`)
  return files
}

await takeMachine()
await checkStatically()
const files = changedFiles()
const tests = hasFailed() ? [] : relatedTests(files)
if (tests.length > 0) {
  await inOrder([{ title: 'jest', commands: [[ROOM, 'node_modules/jest/bin/jest.js', '--runTestsByPath', ...tests]] }])
}
if (values.flows.length > 0) {
  await inOrder([BUILD, { title: 'flows in Chromium', commands: [[TSX, 'e2e/run.ts', ...values.flows]] }])
}
finish()
