// A new group edits no list by hand: in a copy of the repository, a generated group passes the checks of all groups.
import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'

const ROOT = path.resolve(__dirname, '../..')
const FOLDERS = ['api-spec', 'docs', 'geometry', 'language', 'scripts', 'server', 'src', 'e2e']
/** What is written by generators. */
const GENERATED = /\.gen\.ts$|^docs\/data-model\.md$|migrationChecksums\.json$/

const copy = mkdtempSync(path.join(tmpdir(), 'aerie-new-group-'))
afterAll(() => rmSync(copy, { recursive: true, force: true }))

// The environment of this test names its own database and contract.
const environment: NodeJS.ProcessEnv = { PATH: process.env.PATH, HOME: process.env.HOME, NODE_ENV: 'test' }

/** Runs Node in the copy. @throws with the output of a command that fails */
async function node(...args: string[]): Promise<string> {
  const options = { cwd: copy, env: environment, maxBuffer: 32 * 1024 * 1024 }
  const { stdout, stderr } = await promisify(execFile)(process.execPath, args, options).catch(
    ({ stdout: out, stderr: err }: { stdout: string; stderr: string }) => {
      throw new Error(`${out}\n${err}`)
    },
  )
  return stdout + stderr
}

const filesOf = (folder: string): string[] =>
  readdirSync(path.join(copy, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(copy, path.join(entry.parentPath, entry.name)))

const hashes = (): Map<string, string> =>
  new Map(
    FOLDERS.flatMap(filesOf).map((file) => [
      file,
      createHash('sha256')
        .update(readFileSync(path.join(copy, file)))
        .digest('hex'),
    ]),
  )

test('a generated group passes the checks of all groups, and changes no file that people write', async () => {
  for (const folder of FOLDERS) cpSync(path.join(ROOT, folder), path.join(copy, folder), { recursive: true })
  for (const entry of readdirSync(ROOT, { withFileTypes: true })) {
    if (entry.isFile()) cpSync(path.join(ROOT, entry.name), path.join(copy, entry.name))
  }
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(copy, 'node_modules'))
  const before = hashes()
  await node('scripts/new-group/newGroup.mjs', 'landing-site')
  await node('--import', 'tsx', 'scripts/generate-api.ts')
  await node('--import', 'tsx', 'scripts/generate-schema.ts')
  const after = hashes()
  const changed = [...before].filter(([file, hash]) => after.get(file) !== hash).map(([file]) => file)
  expect(changed.filter((file) => !GENERATED.test(file))).toEqual([])

  const tests = [
    'server/groups/landing-site',
    'server/platform/contract',
    'server/platform/db/tenancy',
    'server/testing/imports',
    'server/testing/functionMatrix',
    'server/testing/auditTrail',
    'server/testing/staleness/staleness',
  ]
  const names = 'LandingSite|^creates, lists and deletes|^rejects a name|contract|polic|import'
  const output = await node('node_modules/jest/bin/jest.js', ...tests, '-t', names, '--selectProjects=server')
  expect(output).toMatch(/Tests: .* passed/)
})

test.each(['', 'Landing', 'landing_site', '../landing'])('refuses the name %j', async (name) => {
  const attempt = promisify(execFile)(process.execPath, [path.join(__dirname, 'newGroup.mjs'), name])
  await expect(attempt).rejects.toMatchObject({ code: 1 })
})
