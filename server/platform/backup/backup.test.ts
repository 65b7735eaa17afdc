// Backups of a running database with its files, and their restore after everything was destroyed.
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import pg from 'pg'
import { uuidv7 } from 'uuidv7'
import { embeddedSuperuser, startEmbeddedDatabase, type EmbeddedDatabase } from '../db/embedded'
import { startStoreStandIn } from '../../testing/storeStandIn'
import { makeKey } from '../storage/keys'
import { openLocalFolder } from '../storage/localFolder'
import { assertApart, keepNewest, makeBackup, verifyBackup } from './backup'
import type { BackupPlace } from './backupPlace'
import { openBackupPlace } from './openBackupPlace'
import { openBucketPlace } from './bucketPlace'
import { openFolderPlace } from './folderPlace'
import { listBackups, readManifest } from './manifest'
import { pendingMigrations, rehearse } from './rehearse'
import { restoreBackup } from './restore'
import { archiveRound, endSegment, stopArchiving } from './walArchive'

let root: string
let dataDir: string
let folder: string
let place: BackupPlace
let database: EmbeddedDatabase | undefined

beforeEach(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'aerie-backup-'))
  // When root runs the tests, PostgreSQL runs as another user and needs access to the folder.
  chmodSync(root, 0o711)
  dataDir = path.join(root, 'data')
  folder = path.join(root, 'backups')
  place = openFolderPlace(folder)
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

async function checkpoint(superuser: pg.ClientConfig): Promise<void> {
  const client = new pg.Client(superuser)
  await client.connect()
  await client.query('checkpoint')
  await client.end()
}

const entries = async () =>
  (await query<{ text: string }>('select text from entry order by id')).map(({ text }) => text)

async function storeFile(content: string): Promise<string> {
  const key = makeKey(uuidv7(), 'photo.jpg')
  await openLocalFolder(path.join(dataDir, 'files')).put(key, Readable.from([content]))
  return key
}

/** Times apart, because a backup is named by its second. */
const at = (second: number) => ({ now: new Date(Date.UTC(2026, 10, 26, 3, 0, second)) })

async function destroyAndRestore(options: Parameters<typeof restoreBackup>[2] = {}): Promise<void> {
  await database?.stop()
  rmSync(dataDir, { recursive: true })
  await restoreBackup(place, dataDir, options)
  database = await startEmbeddedDatabase({ dataDir })
}

test('restores the database, the files and the secret after everything was destroyed', async () => {
  await query(`insert into entry (text) values ('before')`)
  const key = await storeFile('pixels')
  await makeBackup(dataDir, place, at(1))
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
  await makeBackup(dataDir, place, at(1))
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
  await makeBackup(dataDir, place, at(1))
  rmSync(dataDir, { recursive: true })
  await restoreBackup(place, dataDir)
  database = await startEmbeddedDatabase({ dataDir })
  expect(await entries()).toEqual(['kept'])
})

test('copies only new files, keeps deleted ones for earlier backups, and removes them with the last of these', async () => {
  const old = await storeFile('old')
  expect(await makeBackup(dataDir, place, at(1))).toMatchObject({ files: 1, newFiles: 1 })
  await storeFile('new')
  expect(await makeBackup(dataDir, place, at(2))).toMatchObject({ files: 2, newFiles: 1 })
  await openLocalFolder(path.join(dataDir, 'files')).delete(old)
  const last = await makeBackup(dataDir, place, at(3))
  expect(last).toMatchObject({ files: 1, newFiles: 0 })
  expect(existsSync(path.join(folder, 'files', old))).toBe(true)

  expect(await keepNewest(place, 1)).toHaveLength(2)
  expect(await listBackups(place)).toEqual([last.name])
  expect(existsSync(path.join(folder, 'files', old))).toBe(false)
  expect(await verifyBackup(place, last.name)).toEqual([])
})

test('restores an earlier backup by its name', async () => {
  const { name } = await makeBackup(dataDir, place, at(1))
  await query(`insert into entry (text) values ('later')`)
  await makeBackup(dataDir, place, at(2))
  await destroyAndRestore({ name })
  expect(await entries()).toEqual([])
})

test('refuses a damaged backup and changes nothing', async () => {
  const key = await storeFile('pixels')
  const { name } = await makeBackup(dataDir, place, at(1))
  truncateSync(path.join(folder, 'files', key), 2)
  const { database: saved } = await readManifest(place, name)
  rmSync(path.join(folder, name, 'database', `${saved[0]!.name}.gz`))
  expect(await verifyBackup(place, name)).toHaveLength(2)
  const empty = path.join(root, 'restored')
  await expect(restoreBackup(place, empty)).rejects.toThrow(/is damaged/)
  expect(readdirSync(empty).filter((entry) => entry !== 'lock')).toEqual([])
})

test('never overwrites data, and needs a backup and a folder outside of DATA_DIR', async () => {
  await expect(restoreBackup(place, path.join(root, 'none'))).rejects.toThrow(/has no backup/)
  await makeBackup(dataDir, place, at(1))
  await expect(restoreBackup(place, dataDir)).rejects.toThrow(/is not empty/)
  expect(() => assertApart(dataDir, path.join(dataDir, 'backups'))).toThrow(/inside of DATA_DIR/)
  expect(() => assertApart(dataDir, 's3://data/backups')).not.toThrow()
  await expect(makeBackup(path.join(root, 'nothing'), place, at(2))).rejects.toThrow(/has no database/)
})

test('backs up to a bucket, restores from it, and removes only what is its own', async () => {
  const store = await startStoreStandIn()
  try {
    store.objects.set('other/file', Buffer.from('of somebody else'))
    place = await openBucketPlace(store.settings, 'nightly')
    await query(`insert into entry (text) values ('kept')`)
    const key = await storeFile('pixels')
    await makeBackup(dataDir, place, at(1))
    expect(await makeBackup(dataDir, place, at(2))).toMatchObject({ files: 1, newFiles: 0 })
    expect(await keepNewest(place, 1)).toHaveLength(1)
    expect(await listBackups(place)).toHaveLength(1)

    await destroyAndRestore()
    expect(await entries()).toEqual(['kept'])
    expect(readFileSync(path.join(dataDir, 'files', key), 'utf8')).toBe('pixels')
    for (const name of [...store.objects.keys()].filter((each) => each.startsWith('nightly/')).slice(0, 1))
      store.objects.set(name, Buffer.from('changed'))
    expect(await verifyBackup(place, (await listBackups(place))[0]!)).toHaveLength(1)
    expect(store.objects.has('other/file')).toBe(true)
  } finally {
    store.close()
  }
})

test('names the settings of the store of backups when it refuses', async () => {
  const settings = { endpoint: 'http://127.0.0.1:9', region: 'r', bucket: 'b', accessKeyId: 'k', secretAccessKey: 's' }
  await expect(openBucketPlace(settings, '')).rejects.toThrow('Set BACKUP_S3_ENDPOINT.')
  await expect(openBackupPlace('s3://bucket', undefined)).rejects.toThrow('BACKUP_S3_ACCESS_KEY_ID')
})

describe('encrypted', () => {
  let identity: string
  let recipients: string[]
  beforeEach(async () => {
    const { generateX25519Identity, identityToRecipient } = await import('age-encryption')
    identity = await generateX25519Identity()
    recipients = [await identityToRecipient(identity)]
  })

  test('restores with the secret key only, and has no readable content', async () => {
    await query(`insert into entry (text) values ('kept secret')`)
    const key = await storeFile('pixels')
    const { name } = await makeBackup(dataDir, place, { ...at(1), recipients })
    expect(await makeBackup(dataDir, place, { ...at(2), recipients })).toMatchObject({ newFiles: 0 })
    expect(await verifyBackup(place, name)).toEqual([])
    const names: string[] = []
    for (const file of readdirSync(folder, { recursive: true, withFileTypes: true }))
      if (file.isFile()) names.push(file.name)
    expect(names.filter((each) => !each.endsWith('.age'))).toEqual(['manifest.json', 'manifest.json'])
    expect(readFileSync(path.join(folder, 'files', `${key}.age`), 'latin1')).toMatch(/^age-encryption\.org\/v1\n/)

    await expect(restoreBackup(place, path.join(root, 'none'))).rejects.toThrow(/--identity/)
    const { generateX25519Identity } = await import('age-encryption')
    const other = { identities: [await generateX25519Identity()] }
    await expect(restoreBackup(place, path.join(root, 'other'), other)).rejects.toThrow(/cannot be read/)
    expect(readdirSync(path.join(root, 'other'))).toEqual(['lock'])
    await destroyAndRestore({ identities: [other.identities[0]!, identity] })
    expect(await entries()).toEqual(['kept secret'])
    expect(readFileSync(path.join(dataDir, 'files', key), 'utf8')).toBe('pixels')
  })

  test('copies all files again when encryption is turned on, and removes those in clear with the last backup of them', async () => {
    const key = await storeFile('pixels')
    await makeBackup(dataDir, place, at(1))
    expect(await makeBackup(dataDir, place, { ...at(2), recipients })).toMatchObject({ newFiles: 1 })
    await keepNewest(place, 1)
    expect(existsSync(path.join(folder, 'files', key))).toBe(false)
    expect(existsSync(path.join(folder, 'files', `${key}.age`))).toBe(true)
  })
})

describe('to a moment', () => {
  let recipients: string[] = []
  const source = async () => ({ dataDir, ...(await embeddedSuperuser(dataDir)) })
  const archive = async () => {
    await endSegment(await source())
    await archiveRound(await source(), place, recipients, () => undefined)
  }
  const now = async () => (await query<{ now: Date }>('select clock_timestamp() as now'))[0]!.now

  afterEach(() => {
    recipients = []
  })

  test('restores what was committed before the moment, and everything with latest', async () => {
    await query(`insert into entry (text) values ('in the backup')`)
    await archive()
    await makeBackup(dataDir, place)
    await query(`insert into entry (text) values ('before')`)
    const moment = await now()
    await query(`insert into entry (text) values ('after')`)
    const key = await storeFile('pixels')
    await archive()
    await makeBackup(dataDir, place, { now: new Date(Date.now() + 60_000) })
    await query(`insert into entry (text) values ('later')`)
    await archive()

    await destroyAndRestore({ at: moment })
    expect(await entries()).toEqual(['in the backup', 'before'])
    expect(readFileSync(path.join(dataDir, 'files', key), 'utf8')).toBe('pixels')
    await query(`insert into entry (text) values ('another course')`)
    expect(await entries()).toEqual(['in the backup', 'before', 'another course'])

    await database!.stop()
    rmSync(dataDir, { recursive: true })
    const [first] = await listBackups(place)
    const restored = await restoreBackup(place, dataDir, { name: first, at: 'latest' })
    expect(restored).toMatchObject({ name: first, gapAfter: undefined })
    expect(restored.lastChangeAt!.getTime()).toBeGreaterThan(moment.getTime())
    database = await startEmbeddedDatabase({ dataDir })
    expect(await entries()).toEqual(['in the backup', 'before', 'after', 'later'])
  })

  test('goes on after a restore, with an encrypted archive', async () => {
    const { generateX25519Identity, identityToRecipient } = await import('age-encryption')
    const identity = await generateX25519Identity()
    recipients = [await identityToRecipient(identity)]
    await archive()
    await makeBackup(dataDir, place, { recipients })
    await query(`insert into entry (text) values ('first')`)
    await archive()
    await destroyAndRestore({ at: 'latest', identities: [identity] })
    await query(`insert into entry (text) values ('second')`)
    await archive()
    await makeBackup(dataDir, place, { recipients, now: new Date(Date.now() + 2_000) })
    await query(`insert into entry (text) values ('third')`)
    await archive()
    await destroyAndRestore({ at: 'latest', identities: [identity] })
    expect(await entries()).toEqual(['first', 'second', 'third'])
  })

  test('refuses a moment that the archive does not have, and leaves DATA_DIR empty', async () => {
    await archive()
    const { name } = await makeBackup(dataDir, place)
    await query(`insert into entry (text) values ('last')`)
    await archive()
    const target = path.join(root, 'restored')
    const hour = 3_600_000
    const future = { at: new Date(Date.now() + hour) }
    await expect(restoreBackup(place, target, future)).rejects.toThrow(/does not reach to/)
    expect(readdirSync(target)).toEqual(['lock'])
    const past = { at: new Date(Date.now() - hour) }
    await expect(restoreBackup(place, target, past)).rejects.toThrow(/has no backup that was complete before/)
    await expect(restoreBackup(place, target, { ...past, name })).rejects.toThrow(/Choose a later moment/)
  })

  test('reports a gap, and removes the log that no backup needs', async () => {
    await archive()
    await makeBackup(dataDir, place, at(1))
    for (const text of ['one', 'two', 'three']) {
      await query('insert into entry (text) values ($1)', [text])
      await archive()
    }
    const segments = readdirSync(path.join(folder, 'wal')).sort()
    const gap = segments.at(-2)!
    rmSync(path.join(folder, 'wal', gap))
    await makeBackup(dataDir, place, at(2))
    const restored = path.join(root, 'restored')
    const result = await restoreBackup(place, restored, { name: (await listBackups(place))[0], at: 'latest' })
    expect(result.gapAfter).toBe(segments.at(-3)!.replace('.gz', ''))
    await keepNewest(place, 1)
    expect(readdirSync(path.join(folder, 'wal')).length).toBeLessThan(segments.length - 1)
  })

  test('keeps the log until it is archived, and no longer when archiving ends', async () => {
    const { connection } = await embeddedSuperuser(dataDir)
    const slots = () => query(`select slot_name from pg_replication_slots`)
    await archive()
    expect(await slots()).toHaveLength(1)
    const broken = { ...place, put: () => Promise.reject(new Error('The place is full')) }
    await query(`insert into entry (text) values ('waits')`)
    await endSegment(await source())
    await expect(archiveRound(await source(), broken, [], () => undefined)).rejects.toThrow('The place is full')
    const before = readdirSync(path.join(folder, 'wal')).length
    await checkpoint(connection)
    await archiveRound(await source(), place, [], () => undefined)
    expect(readdirSync(path.join(folder, 'wal')).length).toBe(before + 1)
    await stopArchiving(connection)
    expect(await slots()).toEqual([])
  })
})

describe('the rehearsal of an upgrade', () => {
  test('applies the migrations to a copy and changes nothing, while the server runs', async () => {
    await query('drop table entry')
    const result = await rehearse(dataDir)
    expect(result.migrations.length).toBeGreaterThan(100)
    expect(await query(`select to_regclass('migration') as found`)).toEqual([{ found: null }])
    expect(existsSync(path.join(dataDir, 'rehearsal'))).toBe(false)
    const pending = await pendingMigrations(database!.connection)
    expect(pending).toEqual(result.migrations)
  })

  test('fails as the start would, and leaves no copy', async () => {
    await query('create table tenant (id int)')
    await expect(rehearse(dataDir)).rejects.toThrow(/Migration 0001_tenants_and_people.sql failed/)
    expect(existsSync(path.join(dataDir, 'rehearsal'))).toBe(false)
    expect(await query(`select count(*)::int as count from tenant`)).toEqual([{ count: 0 }])
  })
})
