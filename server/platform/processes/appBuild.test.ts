import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { appIsBuilt } from './appBuild'

const given = process.argv
let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'aerie-app-build-'))
})
afterEach(() => {
  process.argv = given
  rmSync(folder, { recursive: true, force: true })
})

const write = (fingerprint: string) => writeFileSync(path.join(folder, '.written'), fingerprint)

test('does not wait when the app was built before', async () => {
  await appIsBuilt(folder, new AbortController().signal)
})

test('waits for the files of its own build', async () => {
  process.argv = [...given, '--app-build=new']
  write('old')
  let isBuilt = false
  const built = appIsBuilt(folder, new AbortController().signal).then(() => (isBuilt = true))
  await sleep(200)
  expect(isBuilt).toBe(false)
  write('new')
  await built
})

test('ends with the start', async () => {
  process.argv = [...given, '--app-build=new']
  const stop = new AbortController()
  const built = appIsBuilt(folder, stop.signal)
  stop.abort()
  await expect(built).rejects.toThrow('aborted')
})
