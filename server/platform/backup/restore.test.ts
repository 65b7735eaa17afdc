// The restore of a backup. Those of other kinds of backups are in backup.night.test.ts.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { makeBackup } from './backup'
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
