import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import path from 'node:path'
import { openExclusiveWorkDir } from './exclusiveWorkDir'

const folder = path.join(mkdtempSync(path.join(tmpdir(), 'aerie-own-')), 'work')
afterAll(() => rmSync(path.dirname(folder), { recursive: true }))

function leave(name: string, daysAgo = 0): string {
  const left = path.join(folder, name)
  mkdirSync(left, { recursive: true })
  writeFileSync(path.join(left, 'half'), 'half')
  const then = Date.now() / 1000 - daysAgo * 24 * 3600
  utimesSync(left, then, then)
  return left
}

test('removes the folders of dead processes and keeps those of running ones', async () => {
  const { pid: dead } = spawnSync('true')
  leave(`${hostname()}.${dead}`)
  const parent = leave(`${hostname()}.${process.ppid}`)
  const elsewhere = leave(`another-machine.${dead}`, 1)
  const forgotten = leave(`another-machine.${process.ppid}`, 3)
  const ofEarlier = leave(`${hostname()}.${process.pid}`)

  const own = await openExclusiveWorkDir(folder)
  expect(own).toBe(ofEarlier)
  expect(readdirSync(own)).toEqual([])
  expect([existsSync(parent), existsSync(elsewhere), existsSync(forgotten)]).toEqual([true, true, false])
  expect(readdirSync(folder).sort()).toEqual([parent, elsewhere, own].map((each) => path.basename(each)).sort())
})
