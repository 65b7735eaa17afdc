// Backups of a database with its files. Their restore is in restore.test.ts, the other kinds of backups in backup.night.test.ts.
import { existsSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { assertApart, keepNewest, makeBackup, verifyBackup } from './backup'
import { openBackupPlace } from './openBackupPlace'
import { openBucketPlace } from './bucketPlace'
import { lastBackupAt } from './lastBackup'
import { listBackups, readManifest } from './manifest'
import { restoreBackup } from './restore'
import { at, installBeforeAll } from './testInstallation'

const here = installBeforeAll()

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

test('fails and records nothing when a file is changed on its way', async () => {
  await here.storeFile('pixels')
  const before = await lastBackupAt(here.dataDir)
  const broken = {
    ...here.place,
    async put(name: string, source: Readable) {
      await here.place.put(name, source)
      if (name.startsWith('files/')) writeFileSync(path.join(here.folder, name), 'PIXELS')
    },
  }
  await expect(makeBackup(here.dataDir, broken, at(1))).rejects.toThrow(/does not have what was written to it: files/)
  expect(await listBackups(here.place)).toEqual([])
  expect(await lastBackupAt(here.dataDir)).toEqual(before)
})
