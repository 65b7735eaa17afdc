// Backups of a running and of a stopped installation, in a bucket, encrypted and to a moment, and the rehearsal of an upgrade.
// Each test starts and restores PostgreSQL several times.
import { existsSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { Readable } from 'node:stream'
import pg from 'pg'
import { uuidv7 } from 'uuidv7'
import { embeddedSuperuser, startEmbeddedDatabase } from '../db/embedded'
import { startStoreStandIn } from '../../testing/storeStandIn'
import { makeKey } from '../storage/keys'
import { openLocalFolder } from '../storage/localFolder'
import { openS3 } from '../storage/s3'
import { assertApart, keepNewest, makeBackup, verifyBackup } from './backup'
import { openBucketPlace } from './bucketPlace'
import { lastBackupAt } from './lastBackup'
import { listBackups, readManifest } from './manifest'
import { lockPlace } from './placeLock'
import { pendingMigrations, rehearse } from './rehearse'
import { restoreBackup } from './restore'
import { at, installBeforeEach } from './testInstallation'
import { archiveRound, endSegment, stopArchiving } from './walArchive'

const here = installBeforeEach()

async function checkpoint(superuser: pg.ClientConfig): Promise<void> {
  const client = new pg.Client(superuser)
  await client.connect()
  await client.query('checkpoint')
  await client.end()
}

test('is consistent while others write, and has everything that was acknowledged before it began', async () => {
  const acknowledged: number[] = []
  let isWriting = true
  const client = new pg.Client(here.database!.connection)
  await client.connect()
  const writing = (async () => {
    for (let index = 0; isWriting; index++) {
      await client.query('insert into entry (text) values ($1)', [`${index} ${'x'.repeat(2_000)}`])
      acknowledged.push(index)
    }
  })()
  while (acknowledged.length < 100) await new Promise((resolve) => setTimeout(resolve, 10))
  const before = acknowledged.length
  await makeBackup(here.dataDir, here.place, at(1))
  isWriting = false
  await writing
  await client.end()

  await here.destroyAndRestore()
  const restored = (await here.entries()).map((text) => Number(text.split(' ')[0]))
  expect(restored.length).toBeGreaterThanOrEqual(before)
  expect(restored).toEqual(restored.map((_, index) => index))
})

test('makes a backup of a stopped installation', async () => {
  await here.query(`insert into entry (text) values ('kept')`)
  await here.database!.stop()
  await makeBackup(here.dataDir, here.place, at(1))
  rmSync(here.dataDir, { recursive: true })
  await restoreBackup(here.place, here.dataDir)
  here.database = await startEmbeddedDatabase({ dataDir: here.dataDir })
  expect(await here.entries()).toEqual(['kept'])
})

test('copies only new files, keeps deleted ones for earlier backups, and removes them with the last of these', async () => {
  const old = await here.storeFile('old')
  expect(await makeBackup(here.dataDir, here.place, at(1))).toMatchObject({ files: 1, newFiles: 1 })
  await here.storeFile('new')
  expect(await makeBackup(here.dataDir, here.place, at(2))).toMatchObject({ files: 2, newFiles: 1 })
  await openLocalFolder(path.join(here.dataDir, 'files')).delete(old)
  const last = await makeBackup(here.dataDir, here.place, at(3))
  expect(last).toMatchObject({ files: 1, newFiles: 0 })
  expect(existsSync(path.join(here.folder, 'files', old))).toBe(true)

  expect(await keepNewest(here.place, 1)).toHaveLength(2)
  expect(await listBackups(here.place)).toEqual([last.name])
  expect(existsSync(path.join(here.folder, 'files', old))).toBe(false)
  expect(await verifyBackup(here.place, last.name)).toEqual([])
})

test('restores an earlier backup by its name', async () => {
  const { name } = await makeBackup(here.dataDir, here.place, at(1))
  await here.query(`insert into entry (text) values ('later')`)
  await makeBackup(here.dataDir, here.place, at(2))
  await here.destroyAndRestore({ name })
  expect(await here.entries()).toEqual([])
})

test('backs up to a bucket, restores from it, and removes only what is its own', async () => {
  const store = await startStoreStandIn()
  try {
    store.objects.set('other/file', Buffer.from('of somebody else'))
    here.place = await openBucketPlace(store.settings, 'nightly')
    await here.query(`insert into entry (text) values ('kept')`)
    const key = await here.storeFile('pixels')
    await makeBackup(here.dataDir, here.place, at(1))
    expect(await makeBackup(here.dataDir, here.place, at(2))).toMatchObject({ files: 1, newFiles: 0 })
    expect(await keepNewest(here.place, 1)).toHaveLength(1)
    expect(await listBackups(here.place)).toHaveLength(1)

    await here.destroyAndRestore()
    expect(await here.entries()).toEqual(['kept'])
    expect(readFileSync(path.join(here.dataDir, 'files', key), 'utf8')).toBe('pixels')
    for (const name of [...store.objects.keys()].filter((each) => each.startsWith('nightly/')).slice(0, 1))
      store.objects.set(name, Buffer.from('changed'))
    expect(await verifyBackup(here.place, (await listBackups(here.place))[0]!)).toHaveLength(1)
    expect(store.objects.has('other/file')).toBe(true)
  } finally {
    store.close()
  }
})

test('takes over from a killed command, and one whose lock was taken over records nothing', async () => {
  const lockTimes = { beatMs: 20, staleMs: 60_000 }
  const killed = await lockPlace(here.place, { beatMs: 3_600_000, staleMs: 60_000 })
  const [lock] = readdirSync(path.join(here.folder, 'locks'))
  const file = path.join(here.folder, 'locks', lock!)
  writeFileSync(
    file,
    JSON.stringify({ ...(JSON.parse(readFileSync(file, 'utf8')) as object), at: '2020-01-01T00:00:00Z' }),
  )
  await here.place.put('2026-11-25T03-00-00Z/database/half.gz', Readable.from(['half']))
  const { name } = await makeBackup(here.dataDir, here.place, { ...at(1), lockTimes })
  expect(existsSync(file)).toBe(false)
  expect(existsSync(path.join(here.folder, '2026-11-25T03-00-00Z'))).toBe(false)
  await expect(killed.assertHeld()).rejects.toThrow(/another one may have used it meanwhile/)

  const robbed = {
    ...here.place,
    async flush() {
      for (const each of readdirSync(path.join(here.folder, 'locks'))) rmSync(path.join(here.folder, 'locks', each))
      await here.place.flush()
    },
  }
  await expect(makeBackup(here.dataDir, robbed, at(2))).rejects.toThrow(/Nothing was recorded/)
  expect(await listBackups(here.place)).toEqual([name])
})

test.each(['is lost', 'is cut'])('fails and records nothing when a file %s on its way', async (kind) => {
  await here.storeFile('pixels')
  const broken = {
    ...here.place,
    async put(name: string, source: Readable) {
      await here.place.put(name, source)
      const file = path.join(here.folder, name)
      if (!name.startsWith('files/')) return
      if (kind === 'is lost') rmSync(file)
      else truncateSync(file, 2)
    },
  }
  await expect(makeBackup(here.dataDir, broken, at(1))).rejects.toThrow(/does not have what was written to it: files/)
  expect(await listBackups(here.place)).toEqual([])
  expect(await lastBackupAt(here.dataDir)).toBeUndefined()
})

test('the files of a bucket are part of a backup and go back to a bucket', async () => {
  const store = await startStoreStandIn()
  try {
    const files = openS3(store.settings, path.join(here.root, 'copies'), 0)
    const key = makeKey(uuidv7(), 'photo.jpg')
    await files.put(key, Readable.from([Buffer.from('pixels')]))
    store.objects.set('of another program', Buffer.from('x'))
    const incomplete = makeKey(uuidv7(), 'video.mp4')
    store.objects.set(`${incomplete}.info`, Buffer.from('{}'))
    store.objects.set(`${incomplete}.part`, Buffer.from('half'))
    const made = await makeBackup(here.dataDir, here.place, { ...at(1), files })
    expect((await readManifest(here.place, made.name)).files.map(({ name }) => name).sort()).toEqual(
      [`${incomplete}.info`, key].sort(),
    )
    expect(await makeBackup(here.dataDir, here.place, { ...at(2), files })).toMatchObject({ files: 2, newFiles: 0 })

    store.objects.clear()
    await here.destroyAndRestore({ files })
    expect(store.objects.get(key)?.toString()).toBe('pixels')
    expect(existsSync(path.join(here.dataDir, 'files'))).toBe(false)
    const { settings } = store
    expect(() => assertApart(here.dataDir, `s3://${settings.bucket}/b`, settings, settings)).toThrow(
      /bucket of the files/,
    )
    expect(() => assertApart(here.dataDir, 's3://backups', settings, settings)).not.toThrow()
  } finally {
    store.close()
  }
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
    await here.query(`insert into entry (text) values ('kept secret')`)
    const key = await here.storeFile('pixels')
    const { name } = await makeBackup(here.dataDir, here.place, { ...at(1), recipients })
    expect(await makeBackup(here.dataDir, here.place, { ...at(2), recipients })).toMatchObject({ newFiles: 0 })
    expect(await verifyBackup(here.place, name)).toEqual([])
    const names: string[] = []
    for (const file of readdirSync(here.folder, { recursive: true, withFileTypes: true }))
      if (file.isFile()) names.push(file.name)
    expect(names.filter((each) => !each.endsWith('.age'))).toEqual(['manifest.json', 'manifest.json'])
    expect(readFileSync(path.join(here.folder, 'files', `${key}.age`), 'latin1')).toMatch(/^age-encryption\.org\/v1\n/)

    await expect(restoreBackup(here.place, path.join(here.root, 'none'))).rejects.toThrow(/--identity/)
    const { generateX25519Identity } = await import('age-encryption')
    const other = { identities: [await generateX25519Identity()] }
    await expect(restoreBackup(here.place, path.join(here.root, 'other'), other)).rejects.toThrow(/cannot be read/)
    expect(readdirSync(path.join(here.root, 'other'))).toEqual(['lock'])
    await here.destroyAndRestore({ identities: [other.identities[0]!, identity] })
    expect(await here.entries()).toEqual(['kept secret'])
    expect(readFileSync(path.join(here.dataDir, 'files', key), 'utf8')).toBe('pixels')
  })

  test('copies all files again when encryption is turned on, and removes those in clear with the last backup of them', async () => {
    const key = await here.storeFile('pixels')
    await makeBackup(here.dataDir, here.place, at(1))
    expect(await makeBackup(here.dataDir, here.place, { ...at(2), recipients })).toMatchObject({ newFiles: 1 })
    await keepNewest(here.place, 1)
    expect(existsSync(path.join(here.folder, 'files', key))).toBe(false)
    expect(existsSync(path.join(here.folder, 'files', `${key}.age`))).toBe(true)
  })
})

describe('to a moment', () => {
  let recipients: string[] = []
  const source = async () => ({ dataDir: here.dataDir, ...(await embeddedSuperuser(here.dataDir)) })
  const archive = async () => {
    await endSegment(await source())
    await archiveRound(await source(), here.place, recipients, () => undefined)
  }
  const now = async () => (await here.query<{ now: Date }>('select clock_timestamp() as now'))[0]!.now

  afterEach(() => {
    recipients = []
  })

  test('restores what was committed before the moment, and everything with latest', async () => {
    await here.query(`insert into entry (text) values ('in the backup')`)
    await archive()
    await makeBackup(here.dataDir, here.place)
    await here.query(`insert into entry (text) values ('before')`)
    const moment = await now()
    await here.query(`insert into entry (text) values ('after')`)
    const key = await here.storeFile('pixels')
    await archive()
    await makeBackup(here.dataDir, here.place, { now: new Date(Date.now() + 60_000) })
    await here.query(`insert into entry (text) values ('later')`)
    await archive()

    await here.destroyAndRestore({ at: moment })
    expect(await here.entries()).toEqual(['in the backup', 'before'])
    expect(readFileSync(path.join(here.dataDir, 'files', key), 'utf8')).toBe('pixels')
    await here.query(`insert into entry (text) values ('another course')`)
    expect(await here.entries()).toEqual(['in the backup', 'before', 'another course'])

    await here.database!.stop()
    rmSync(here.dataDir, { recursive: true })
    const [first] = await listBackups(here.place)
    const restored = await restoreBackup(here.place, here.dataDir, { name: first, at: 'latest' })
    expect(restored).toMatchObject({ name: first, gapAfter: undefined })
    expect(restored.lastChangeAt!.getTime()).toBeGreaterThan(moment.getTime())
    here.database = await startEmbeddedDatabase({ dataDir: here.dataDir })
    expect(await here.entries()).toEqual(['in the backup', 'before', 'after', 'later'])
  })

  test('goes on after a restore, with an encrypted archive', async () => {
    const { generateX25519Identity, identityToRecipient } = await import('age-encryption')
    const identity = await generateX25519Identity()
    recipients = [await identityToRecipient(identity)]
    await archive()
    await makeBackup(here.dataDir, here.place, { recipients })
    await here.query(`insert into entry (text) values ('first')`)
    await archive()
    await here.destroyAndRestore({ at: 'latest', identities: [identity] })
    await here.query(`insert into entry (text) values ('second')`)
    await archive()
    await makeBackup(here.dataDir, here.place, { recipients, now: new Date(Date.now() + 2_000) })
    await here.query(`insert into entry (text) values ('third')`)
    await archive()
    await here.destroyAndRestore({ at: 'latest', identities: [identity] })
    expect(await here.entries()).toEqual(['first', 'second', 'third'])
  })

  test('refuses a moment that the archive does not have, and leaves DATA_DIR empty', async () => {
    await archive()
    const { name } = await makeBackup(here.dataDir, here.place)
    await here.query(`insert into entry (text) values ('last')`)
    await archive()
    const target = path.join(here.root, 'restored')
    const hour = 3_600_000
    const future = { at: new Date(Date.now() + hour) }
    await expect(restoreBackup(here.place, target, future)).rejects.toThrow(/does not reach to/)
    expect(readdirSync(target)).toEqual(['lock'])
    const past = { at: new Date(Date.now() - hour) }
    await expect(restoreBackup(here.place, target, past)).rejects.toThrow(/has no backup that was complete before/)
    await expect(restoreBackup(here.place, target, { ...past, name })).rejects.toThrow(/Choose a later moment/)
  })

  test('reports a gap, and removes the log that no backup needs', async () => {
    await archive()
    await makeBackup(here.dataDir, here.place, at(1))
    for (const text of ['one', 'two', 'three']) {
      await here.query('insert into entry (text) values ($1)', [text])
      await archive()
    }
    const segments = readdirSync(path.join(here.folder, 'wal')).sort()
    const gap = segments.at(-2)!
    rmSync(path.join(here.folder, 'wal', gap))
    await makeBackup(here.dataDir, here.place, at(2))
    const restored = path.join(here.root, 'restored')
    const result = await restoreBackup(here.place, restored, { name: (await listBackups(here.place))[0], at: 'latest' })
    expect(result.gapAfter).toBe(segments.at(-3)!.replace('.gz', ''))
    await keepNewest(here.place, 1)
    expect(readdirSync(path.join(here.folder, 'wal')).length).toBeLessThan(segments.length - 1)
  })

  test('keeps the log until it is archived, and no longer when archiving ends', async () => {
    const { connection } = await embeddedSuperuser(here.dataDir)
    const slots = () => here.query(`select slot_name from pg_replication_slots`)
    await archive()
    expect(await slots()).toHaveLength(1)
    const broken = { ...here.place, put: () => Promise.reject(new Error('The place is full')) }
    await here.query(`insert into entry (text) values ('waits')`)
    await endSegment(await source())
    await expect(archiveRound(await source(), broken, [], () => undefined)).rejects.toThrow('The place is full')
    const before = readdirSync(path.join(here.folder, 'wal')).length
    await checkpoint(connection)
    await archiveRound(await source(), here.place, [], () => undefined)
    expect(readdirSync(path.join(here.folder, 'wal')).length).toBe(before + 1)
    await stopArchiving(connection)
    expect(await slots()).toEqual([])
  })
})

describe('the rehearsal of an upgrade', () => {
  test('applies the migrations to a copy and changes nothing, while the server runs', async () => {
    await here.query('drop table entry')
    const result = await rehearse(here.dataDir)
    expect(result.migrations.length).toBeGreaterThan(100)
    expect(await here.query(`select to_regclass('migration') as found`)).toEqual([{ found: null }])
    expect(existsSync(path.join(here.dataDir, 'rehearsal'))).toBe(false)
    const pending = await pendingMigrations(here.database!.connection)
    expect(pending).toEqual(result.migrations)
  })

  test('fails as the start would, and leaves no copy', async () => {
    await here.query('create table tenant (id int)')
    await expect(rehearse(here.dataDir)).rejects.toThrow(/Migration 0001_tenants_and_people.sql failed/)
    expect(existsSync(path.join(here.dataDir, 'rehearsal'))).toBe(false)
    expect(await here.query(`select count(*)::int as count from tenant`)).toEqual([{ count: 0 }])
  })
})
