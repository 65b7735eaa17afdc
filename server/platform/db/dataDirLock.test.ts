import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { lockDataDir } from './dataDirLock'

let dataDir: string
beforeEach(() => (dataDir = mkdtempSync(path.join(tmpdir(), 'aerie-lock-'))))
afterEach(() => rmSync(dataDir, { recursive: true }))

/** Another process that tries to get the lock; it prints `locked` or the reason for the failure. */
function startOther(): ChildProcess {
  const program = `
    require('./server/platform/db/dataDirLock').lockDataDir(${JSON.stringify(dataDir)}).then(
      () => { console.log('locked'); setInterval(() => {}, 1000) },
      (error) => console.log(error.message),
    )`
  return spawn(process.execPath, ['--import', 'tsx', '--eval', program], { stdio: ['ignore', 'pipe', 'inherit'] })
}

async function answerOf(other: ChildProcess): Promise<string> {
  const [chunk] = (await once(other.stdout!, 'data')) as [Buffer]
  return chunk.toString().trim()
}

async function kill(other: ChildProcess): Promise<void> {
  if (other.exitCode !== null || other.signalCode !== null) return
  other.kill('SIGKILL')
  await once(other, 'exit')
}

test('rejects a second Aerie until the first releases the lock', async () => {
  const first = await lockDataDir(dataDir)
  await expect(lockDataDir(dataDir)).rejects.toThrow(`The data directory ${dataDir} is in use by another Aerie.`)
  await first.release()
  await (await lockDataDir(dataDir)).release()
})

test('rejects another process and frees the lock immediately when its holder is killed', async () => {
  const holder = startOther()
  expect(await answerOf(holder)).toBe('locked')
  await expect(lockDataDir(dataDir)).rejects.toThrow('is in use by another Aerie')
  await kill(holder)

  const lock = await lockDataDir(dataDir)
  expect(await answerOf(startOther())).toContain('is in use by another Aerie')
  await lock.release()
})

test('keeps the lock while its holder is suspended', async () => {
  const holder = startOther()
  await answerOf(holder)
  holder.kill('SIGSTOP')
  await expect(lockDataDir(dataDir)).rejects.toThrow('is in use by another Aerie')
  await kill(holder)
})

test('gives a stale lock to exactly one of several concurrent processes', async () => {
  const dead = startOther()
  await answerOf(dead)
  await kill(dead)

  const others = Array.from({ length: 4 }, startOther)
  const answers = await Promise.all(others.map(answerOf))
  await Promise.all(others.map(kill))
  expect(answers.filter((answer) => answer === 'locked')).toHaveLength(1)
  expect(answers.filter((answer) => answer.includes('in use by another Aerie'))).toHaveLength(3)
})
