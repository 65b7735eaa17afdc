// Backups of a database with its files, and their restore after everything was destroyed. The other kinds of backups are in
// backup.night.test.ts.
import { readdirSync, readFileSync, rmSync, truncateSync } from 'node:fs'
import path from 'node:path'
import { assertApart, makeBackup, verifyBackup } from './backup'
import { openBackupPlace } from './openBackupPlace'
import { openBucketPlace } from './bucketPlace'
import { readManifest } from './manifest'
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
