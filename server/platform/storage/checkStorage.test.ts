import { spawnSync } from 'node:child_process'
import { appendFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { Readable } from 'node:stream'
import { sql } from 'kysely'
import sharp from 'sharp'
import { asPlatform, inTenant } from '../db/tenancy'
import { writeAvatar } from '../../records/pictures/avatarFiles'
import { storePicture } from '../../records/pictures/publicFiles'
import { startTestApp, type TestApp } from '../../testing/testApp'
import { checkStorage } from './checkStorage'
import { deleteScheduledFiles, stageFile } from './files'
import { makeKey } from './keys'
import { openStorage } from './openStorage'
import { deleteStoredFile, insertStoredFile, sumBytesBeingFreed, type StoredFile } from './sql'
import type { Storage } from './storage'

let aerie: TestApp
let storage: Storage

beforeAll(async () => {
  aerie = await startTestApp()
  storage = await openStorage(aerie.config)
})
afterAll(() => aerie.close())

const check = () => checkStorage(aerie.db, storage)
const onDisk = (...parts: string[]) => path.join(aerie.config.DATA_DIR, 'files', ...parts)

async function storeText(content: string, tenant = aerie.demo): Promise<StoredFile> {
  const from = { stream: Readable.from([Buffer.from(content)]) }
  const services = { db: aerie.db, storage }
  const staged = await stageFile(services, tenant.id, { name: 'a.txt', mediaType: 'text/plain', from })
  return inTenant(aerie.db, tenant.id, (tx) => insertStoredFile(tenant.id, tx, staged, tenant.root.id))
}

test('reports no problems when rows and files agree', async () => {
  await storeText('one')
  await storeText('two', aerie.other)
  expect(await check()).toEqual({ files: 2, bytes: 6, damaged: [], orphans: [] })
})

test('deletes a staged file without a row when it is due', async () => {
  const from = { stream: Readable.from([Buffer.from('staged')]) }
  const { key } = await stageFile({ db: aerie.db, storage }, aerie.demo.id, {
    name: 'x',
    mediaType: 'text/plain',
    from,
  })
  expect((await check()).orphans).toEqual([])
  expect(await deleteScheduledFiles(aerie.db, storage)).toBe(0)
  await asPlatform(aerie.db, (tx) =>
    tx
      .updateTable('file_removal')
      .set({ due_at: new Date(0) })
      .execute(),
  )
  expect(await deleteScheduledFiles(aerie.db, storage)).toBe(1)
  expect(await storage.stat(key)).toBeUndefined()
})

test('deletes the file of a deleted row, unless the deletion rolls back', async () => {
  const file = await storeText('going')
  await expect(
    inTenant(aerie.db, aerie.demo.id, async (tx) => {
      await deleteStoredFile(aerie.demo.id, tx, file.id)
      throw new Error('no')
    }),
  ).rejects.toThrow('no')
  await deleteScheduledFiles(aerie.db, storage)
  expect((await storage.stat(file.key))?.size).toBe(5)
  await inTenant(aerie.db, aerie.demo.id, (tx) => deleteStoredFile(aerie.demo.id, tx, file.id))
  expect((await check()).orphans).toEqual([])
  expect(await deleteScheduledFiles(aerie.db, storage)).toBe(1)
  expect(await storage.stat(file.key)).toBeUndefined()
})

test('deletes all that is due, the largest file first, and goes on after more than a batch', async () => {
  const { id } = aerie.demo
  const small = await storeText('small')
  const large = await storeText('the largest of all')
  await inTenant(aerie.db, id, async (tx) => {
    for (const file of [small, large]) await deleteStoredFile(id, tx, file.id)
    const due_at = new Date(Date.now() - 1000)
    const keys = Array.from({ length: 600 }, () => makeKey(id, 'never-written.txt'))
    await tx
      .insertInto('file_removal')
      .values(keys.map((key) => ({ key, tenant_id: id, due_at })))
      .execute()
    expect(await sumBytesBeingFreed(id, tx)).toBe(small.size + large.size)
  })
  const deleted: string[] = []
  const watched = { ...storage, delete: (key: string) => (deleted.push(key), storage.delete(key)) }
  expect(await deleteScheduledFiles(aerie.db, watched)).toBe(602)
  expect(deleted.slice(0, 2)).toEqual([large.key, small.key])
  expect(await inTenant(aerie.db, id, (tx) => sumBytesBeingFreed(id, tx))).toBe(0)
})

test("a tenant can neither delete nor schedule deletion of another tenant's file", async () => {
  const file = await storeText('theirs', aerie.other)
  await inTenant(aerie.db, aerie.demo.id, (tx) => deleteStoredFile(aerie.other.id, tx, file.id))
  await inTenant(aerie.db, aerie.demo.id, (tx) =>
    tx
      .insertInto('file_removal')
      .values({ key: file.key, tenant_id: aerie.demo.id, due_at: new Date(0) })
      .execute(),
  )
  // Scheduled deletion skips a file that has a row.
  await deleteScheduledFiles(aerie.db, storage)
  expect((await storage.stat(file.key))?.size).toBe(6)
})

test('deletes all files of a deleted tenant', async () => {
  const file = await storeText('gone with the tenant', aerie.other)
  await asPlatform(aerie.db, (tx) => tx.deleteFrom('tenant').where('id', '=', aerie.other.id).execute())
  await deleteScheduledFiles(aerie.db, storage)
  expect(await storage.stat(file.key)).toBeUndefined()
  expect(await check()).toMatchObject({ damaged: [], orphans: [] })
})

test('reports missing, changed and unknown files, also on the command line', async () => {
  const gone = await storeText('gone')
  const changed = await storeText('changed')
  rmSync(onDisk(gone.key))
  appendFileSync(onDisk(changed.key), '!')
  mkdirSync(onDisk('.partial'), { recursive: true })
  writeFileSync(onDisk('.partial', 'half'), 'half')
  writeFileSync(onDisk('stray.txt'), 'stray')
  expect(await check()).toMatchObject({
    damaged: [gone.key, changed.key].sort(),
    orphans: ['.partial/half', 'stray.txt'],
  })
  const wrong = runCheck()
  expect(wrong.status).toBe(1)
  expect(wrong.stdout).toContain(`2 missing or with another size:\n  ${[gone.key, changed.key].sort().join('\n  ')}`)
  expect(wrong.stdout).toContain('2 without a row in the database:\n  .partial/half\n  stray.txt')

  writeFileSync(onDisk(changed.key), 'changed')
  for (const name of ['.partial/half', 'stray.txt']) rmSync(onDisk(name))
  await inTenant(aerie.db, aerie.demo.id, (tx) => deleteStoredFile(aerie.demo.id, tx, gone.id))
  const right = runCheck()
  expect([right.status, right.stdout]).toEqual([0, expect.stringContaining('0 without a row in the database')])
})

function runCheck() {
  const { host, port, user, database } = aerie.pool.options
  const DATABASE_URL = `postgres://${user}@localhost/${database}?host=${encodeURIComponent(host ?? '')}&port=${port}`
  const { DATA_DIR, SESSION_SECRET } = aerie.config
  const env = { PATH: process.env['PATH'], DATABASE_URL, DATA_DIR, SESSION_SECRET }
  return spawnSync('npm', ['run', '-s', 'check:storage'], {
    cwd: path.resolve(__dirname, '../../..'),
    env,
    encoding: 'utf8',
  })
}

test('knows the pictures of users, packages and tenants', async () => {
  const services = { db: aerie.db, storage }
  const pixel = await sharp({ create: { width: 2, height: 2, channels: 3, background: '#123456' } })
    .png()
    .toBuffer()
  const avatar = await writeAvatar(storage, pixel)
  await asPlatform(aerie.db, (tx) =>
    tx.updateTable('app_user').set({ avatar }).where('id', '=', aerie.demo.root.id).execute(),
  )
  await storePicture(services, null, 'poster', pixel)
  await storePicture(services, aerie.demo.id, 'logo', pixel)
  const pictures = async () => (await check()).orphans.filter((key) => /^(avatars|public)\//.test(key))
  expect(await pictures()).toEqual([])
  await writeAvatar(storage, pixel)
  expect(await pictures()).toHaveLength(1)
})

test('knows every column that names a file', async () => {
  const { rows } = await sql<{ name: string }>`
    select table_name || '.' || column_name as name from information_schema.columns
     where table_schema = 'public'
       and (column_name ~ '(^|_)(key|path|avatar|logo|poster|picture|photo|video|document)$' and data_type in ('text', 'character varying'))
     order by 1`.execute(aerie.db)
  // Add a new column to selectKnownFiles, unless it does not name a file.
  expect(rows.map(({ name }) => name)).toEqual([
    // What further alerts of the same kind have in common.
    'alert.dedupe_key',
    'app_user.avatar',
    'data_export.key',
    // Verifies signatures of evidence.
    'evidence_key.public_key',
    'file_removal.key',
    // The path of a stream at a media server.
    'live_stream.media_path',
    // Of a page of the app.
    'notification_mail.path',
    'stored_file.key',
    // The way to a viewer: WebRTC or a WebSocket.
    'stream_view.path',
    'upload.key',
  ])
})
