// Backups of a running database with its files, and their restore after everything was destroyed.
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import pg from 'pg'
import { uuidv7 } from 'uuidv7'
import { startEmbeddedDatabase, type EmbeddedDatabase } from '../db/embedded'
import { makeKey } from '../storage/keys'
import { openLocalFolder } from '../storage/localFolder'
import { keepNewest, makeBackup, verifyBackup } from './backup'
import { listBackups, readManifest } from './manifest'
import { restoreBackup } from './restore'

// initdb and recovery take seconds on a busy machine.
jest.setTimeout(120_000)

let root: string
let dataDir: string
let folder: string
let database: EmbeddedDatabase | undefined

beforeEach(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'aerie-backup-'))
  dataDir = path.join(root, 'data')
  folder = path.join(root, 'backups')
  database = await startEmbeddedDatabase({ dataDir })
  writeFileSync(path.join(dataDir, 'session-secret'), 'a secret of this installation')
  await query('create table entry (id serial primary key, text text not null)')
})
afterEach(async () => {
  await database?.stop()
  rmSync(root, { recursive: true })
})

async function query<Row extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<Row[]> {
  const client = new pg.Client(database!.connection)
  await client.connect()
  const { rows } = await client.query<Row>(text, values)
  await client.end()
  return rows
}

const entries = async () =>
  (await query<{ text: string }>('select text from entry order by id')).map(({ text }) => text)

async function store(content: string): Promise<string> {
  const key = makeKey(uuidv7(), 'photo.jpg')
  await openLocalFolder(path.join(dataDir, 'files')).put(key, Readable.from([content]))
  return key
}

/** Times apart, because a backup is named by its second. */
const at = (second: number) => new Date(Date.UTC(2026, 10, 26, 3, 0, second))

async function destroyAndRestore(name?: string): Promise<void> {
  await database?.stop()
  rmSync(dataDir, { recursive: true })
  await restoreBackup(folder, dataDir, name)
  database = await startEmbeddedDatabase({ dataDir })
}

test('restores the database, the files and the secret after everything was destroyed', async () => {
  await query(`insert into entry (text) values ('before')`)
  const key = await store('pixels')
  await makeBackup(dataDir, folder, at(1))
  await query(`insert into entry (text) values ('after')`)

  await destroyAndRestore()
  expect(await entries()).toEqual(['before'])
  expect(readFileSync(path.join(dataDir, 'files', key), 'utf8')).toBe('pixels')
  expect(readFileSync(path.join(dataDir, 'session-secret'), 'utf8')).toBe('a secret of this installation')
  await query(`insert into entry (text) values ('again')`)
  expect(await entries()).toEqual(['before', 'again'])
})

test('is consistent while others write, and has everything that was acknowledged before it began', async () => {
  const acknowledged: number[] = []
  let isWriting = true
  const client = new pg.Client(database!.connection)
  await client.connect()
  const writing = (async () => {
    for (let index = 0; isWriting; index++) {
      await client.query('insert into entry (text) values ($1)', [`${index} ${'x'.repeat(2_000)}`])
      acknowledged.push(index)
    }
  })()
  while (acknowledged.length < 100) await new Promise((resolve) => setTimeout(resolve, 10))
  const before = acknowledged.length
  await makeBackup(dataDir, folder, at(1))
  isWriting = false
  await writing
  await client.end()

  await destroyAndRestore()
  const restored = (await entries()).map((text) => Number(text.split(' ')[0]))
  expect(restored.length).toBeGreaterThanOrEqual(before)
  expect(restored).toEqual(restored.map((_, index) => index))
})

test('makes a backup of a stopped installation', async () => {
  await query(`insert into entry (text) values ('kept')`)
  await database!.stop()
  await makeBackup(dataDir, folder, at(1))
  rmSync(dataDir, { recursive: true })
  await restoreBackup(folder, dataDir)
  database = await startEmbeddedDatabase({ dataDir })
  expect(await entries()).toEqual(['kept'])
})

test('copies only new files, keeps deleted ones for earlier backups, and removes them with the last of these', async () => {
  const old = await store('old')
  expect(await makeBackup(dataDir, folder, at(1))).toMatchObject({ files: 1, newFiles: 1 })
  await store('new')
  expect(await makeBackup(dataDir, folder, at(2))).toMatchObject({ files: 2, newFiles: 1 })
  await openLocalFolder(path.join(dataDir, 'files')).delete(old)
  const last = await makeBackup(dataDir, folder, at(3))
  expect(last).toMatchObject({ files: 1, newFiles: 0 })
  expect(existsSync(path.join(folder, 'files', old))).toBe(true)

  expect(await keepNewest(folder, 1)).toHaveLength(2)
  expect(await listBackups(folder)).toEqual([last.name])
  expect(existsSync(path.join(folder, 'files', old))).toBe(false)
  expect(await verifyBackup(folder, last.name)).toEqual([])
})

test('restores an earlier backup by its name', async () => {
  const { name } = await makeBackup(dataDir, folder, at(1))
  await query(`insert into entry (text) values ('later')`)
  await makeBackup(dataDir, folder, at(2))
  await destroyAndRestore(name)
  expect(await entries()).toEqual([])
})

test('refuses a damaged backup and changes nothing', async () => {
  const key = await store('pixels')
  const { name } = await makeBackup(dataDir, folder, at(1))
  truncateSync(path.join(folder, 'files', key), 2)
  const { database: saved } = await readManifest(folder, name)
  rmSync(path.join(folder, name, 'database', `${saved[0]!.name}.gz`))
  expect(await verifyBackup(folder, name)).toHaveLength(2)
  const empty = path.join(root, 'restored')
  await expect(restoreBackup(folder, empty)).rejects.toThrow(/is damaged/)
  expect(readdirSync(empty).filter((entry) => entry !== 'lock')).toEqual([])
})

test('never overwrites data, and needs a backup and a folder outside of DATA_DIR', async () => {
  await expect(restoreBackup(folder, path.join(root, 'none'))).rejects.toThrow(/has no backup/)
  await makeBackup(dataDir, folder, at(1))
  await expect(restoreBackup(folder, dataDir)).rejects.toThrow(/is not empty/)
  await expect(makeBackup(dataDir, path.join(dataDir, 'backups'), at(2))).rejects.toThrow(/inside of DATA_DIR/)
  await expect(makeBackup(path.join(root, 'nothing'), folder, at(2))).rejects.toThrow(/has no database/)
})
