// Backups of a database with its files, and their restore after everything was destroyed. The other kinds of backups are in
// backup.night.test.ts.
import { existsSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { Readable } from 'node:stream'
import { uuidv7 } from 'uuidv7'
import { startStoreStandIn } from '../../testing/storeStandIn'
import { makeKey } from '../storage/keys'
import { openS3 } from '../storage/s3'
import { assertApart, keepNewest, makeBackup, verifyBackup } from './backup'
import { openBackupPlace } from './openBackupPlace'
import { openBucketPlace } from './bucketPlace'
import { lastBackupAt } from './lastBackup'
import { listBackups, readManifest } from './manifest'
import { lockPlace } from './placeLock'
import { restoreBackup } from './restore'
import { at, installBeforeEach } from './testInstallation'

const here = installBeforeEach()

test('restores the database, the files and the secret after everything was destroyed', async () => {
  await here.query(`insert into entry (text) values ('before')`)
  const key = await here.storeFile('pixels')
  await makeBackup(here.dataDir, here.place, at(1))
  await here.query(`insert into entry (text) values ('after')`)

  await here.destroyAndRestore()
  expect(await here.entries()).toEqual(['before'])
  expect(readFileSync(path.join(here.dataDir, 'files', key), 'utf8')).toBe('pixels')
  expect(readFileSync(path.join(here.dataDir, 'session-secret'), 'utf8')).toBe('a secret of this installation')
  await here.query(`insert into entry (text) values ('again')`)
  expect(await here.entries()).toEqual(['before', 'again'])
})

test('refuses a damaged backup and changes nothing', async () => {
  const key = await here.storeFile('pixels')
  const { name } = await makeBackup(here.dataDir, here.place, at(1))
  truncateSync(path.join(here.folder, 'files', key), 2)
  const { database: saved } = await readManifest(here.place, name)
  rmSync(path.join(here.folder, name, 'database', `${saved[0]!.name}.gz`))
  expect(await verifyBackup(here.place, name)).toHaveLength(2)
  const empty = path.join(here.root, 'restored')
  await expect(restoreBackup(here.place, empty)).rejects.toThrow(/is damaged/)
  expect(readdirSync(empty).filter((entry) => entry !== 'lock')).toEqual([])
})

test('never overwrites data, and needs a backup and a folder outside of DATA_DIR', async () => {
  await expect(restoreBackup(here.place, path.join(here.root, 'none'))).rejects.toThrow(/has no backup/)
  await makeBackup(here.dataDir, here.place, at(1))
  await expect(restoreBackup(here.place, here.dataDir)).rejects.toThrow(/is not empty/)
  expect(() => assertApart(here.dataDir, path.join(here.dataDir, 'backups'))).toThrow(/inside of DATA_DIR/)
  expect(() => assertApart(here.dataDir, 's3://data/backups')).not.toThrow()
  await expect(makeBackup(path.join(here.root, 'nothing'), here.place, at(2))).rejects.toThrow(/has no database/)
})

test('names the settings of the store of backups when it refuses', async () => {
  const settings = { endpoint: 'http://127.0.0.1:9', region: 'r', bucket: 'b', accessKeyId: 'k', secretAccessKey: 's' }
  await expect(openBucketPlace(settings, '')).rejects.toThrow('Set BACKUP_S3_ENDPOINT.')
  await expect(openBackupPlace('s3://bucket', undefined)).rejects.toThrow('BACKUP_S3_ACCESS_KEY_ID')
})

test('a backup that is under way is never deleted, and no other one begins meanwhile', async () => {
  const key = await here.storeFile('pixels')
  let arrived = (): void => undefined
  let release = (): void => undefined
  const begun = new Promise<void>((resolve) => (arrived = resolve))
  const gate = new Promise<void>((resolve) => (release = resolve))
  const slow = {
    ...here.place,
    async put(name: string, source: Readable) {
      if (name.startsWith('files/')) {
        arrived()
        await gate
      }
      await here.place.put(name, source)
    },
  }
  const running = makeBackup(here.dataDir, slow, at(1))
  await begun
  const later = { now: new Date(at(1).now.getTime() + 25 * 3_600_000), keep: 1 }
  await expect(makeBackup(here.dataDir, here.place, later)).rejects.toThrow(/has used .* Wait until it has ended/)
  await expect(keepNewest(here.place, 1)).rejects.toThrow(/has used/)
  release()
  const { name } = await running
  expect(await verifyBackup(here.place, name)).toEqual([])
  expect((await makeBackup(here.dataDir, here.place, later)).removed).toEqual([name])
  expect(existsSync(path.join(here.folder, 'files', key))).toBe(true)
  expect(readdirSync(path.join(here.folder, 'locks'))).toEqual([])
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

test.each(['is lost', 'is cut', 'is changed'])('fails and records nothing when a file %s on its way', async (kind) => {
  await here.storeFile('pixels')
  const broken = {
    ...here.place,
    async put(name: string, source: Readable) {
      await here.place.put(name, source)
      const file = path.join(here.folder, name)
      if (!name.startsWith('files/')) return
      if (kind === 'is lost') rmSync(file)
      else if (kind === 'is cut') truncateSync(file, 2)
      else writeFileSync(file, 'PIXELS')
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
