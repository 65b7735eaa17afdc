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

/** Another process that tries to take the lock: what it prints is `locked` or the reason why not. */
function startOther(): ChildProcess {
  const program = `
    require('./server/db/dataDirLock').lockDataDir(${JSON.stringify(dataDir)}).then(
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

test('a second Aerie is refused until the first lets go', async () => {
  const first = await lockDataDir(dataDir)
  await expect(lockDataDir(dataDir)).rejects.toThrow(`The data directory ${dataDir} is in use by another Aerie.`)
  await first.release()
  await (await lockDataDir(dataDir)).release()
})

test('another process is refused, and the lock is free at once after its holder is killed', async () => {
  const holder = startOther()
  expect(await answerOf(holder)).toBe('locked')
  await expect(lockDataDir(dataDir)).rejects.toThrow('is in use by another Aerie')
  await kill(holder)

  const lock = await lockDataDir(dataDir)
  expect(await answerOf(startOther())).toContain('is in use by another Aerie')
  await lock.release()
})

test('a stopped holder still holds', async () => {
  const holder = startOther()
  await answerOf(holder)
  holder.kill('SIGSTOP')
  await expect(lockDataDir(dataDir)).rejects.toThrow('is in use by another Aerie')
  await kill(holder)
})

test('of several that find a dead lock together exactly one gets it', async () => {
  const dead = startOther()
  await answerOf(dead)
  await kill(dead)

  const others = Array.from({ length: 4 }, startOther)
  const answers = await Promise.all(others.map(answerOf))
  await Promise.all(others.map(kill))
  expect(answers.filter((answer) => answer === 'locked')).toHaveLength(1)
  expect(answers.filter((answer) => answer.includes('in use by another Aerie'))).toHaveLength(3)
})
