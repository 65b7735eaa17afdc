import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import type { components } from '../../platform/contract/contract.gen'
import { inTenant } from '../../platform/db/tenancy'
import { checkStorage } from '../../platform/storage/checkStorage'
import { openStorage } from '../../platform/storage/openStorage'
import { startTestApp, type TestApp } from '../../testing/testApp'
import { send } from '../../records/uploads/testing/tusClient'
import { assetTrash } from '../asset/trash'
import { assetFileTrash } from './trash'

type Asset = components['schemas']['Asset']
type AssetFile = components['schemas']['AssetFile']

const PDF = Buffer.from('%PDF-1.4\n%%EOF\n')
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

let aerie: TestApp
let root: string
let otherRoot: string
let classId: string
let origin: string

beforeAll(async () => {
  aerie = await startTestApp()
  await aerie.app.listen({ port: 0, host: '127.0.0.1' })
  origin = `http://127.0.0.1:${(aerie.app.server.address() as AddressInfo).port}`
  root = await aerie.cookieOf(aerie.demo.root)
  otherRoot = await aerie.cookieOf(aerie.other.root)
  const { data } = await call<{ classes: { _id: string; kind: string }[] }>('GET', '/assetclass/get')
  classId = data.classes.find(({ kind }) => kind === 'drone')!._id
})
afterAll(() => aerie.close())

const call = <T>(method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, body?: object, cookie = root) =>
  aerie.call<T>(cookie, method, url, body)
const upload = async (bytes: Buffer, filename: string) => (await send(origin, root, bytes, { filename })).id
const newAsset = async (serial: string) =>
  (await call<Asset>('POST', '/asset/create', { name: serial, serial, classId })).data._id
const add = (assetId: string, body: object, cookie = root) =>
  call<AssetFile>('POST', `/asset/file/create/${assetId}`, body, cookie)
const list = async (assetId: string) =>
  (await call<{ files: AssetFile[] }>('GET', `/asset/file/get/${assetId}`)).data.files
const record = async (assetId: string) =>
  (
    await call<{ _id: string }>('POST', `/maintenance/record/create/${assetId}`, {
      name: 'Service',
      person: 'Tia Technician',
    })
  ).data._id
const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const count = async (table: 'asset_file' | 'stored_file') => {
  const { rows } = await inTenant(aerie.db, aerie.demo.id, (tx) =>
    sql<{ count: number }>`select count(*)::int as count from ${sql.table(table)}`.execute(tx),
  )
  return rows[0]?.count
}

test('keeps photos and documents of an asset and of its maintenance records, judged by their content', async () => {
  const assetId = await newAsset('F-1')
  const maintenanceRecordId = await record(assetId)
  const photo = await add(assetId, { uploadId: await upload(PNG, 'crack.pdf') })
  expect(photo).toMatchObject({
    code: 201,
    data: { kind: 'photo', name: 'crack.pdf', hasPreview: true, expiry: 'none' },
  })
  const report = { uploadId: await upload(PDF, 'a/report.pdf'), maintenanceRecordId, name: 'Service report.pdf' }
  const added = await add(assetId, report)
  expect(added.data).toMatchObject({
    kind: 'document',
    maintenanceRecordId,
    name: 'Service report.pdf',
    size: PDF.length,
  })
  expect((await add(assetId, report)).code).toBe(409)
  expect((await list(assetId)).map(({ name }) => name)).toEqual(['Service report.pdf', 'crack.pdf'])

  const preview = (id: string) =>
    aerie.app.inject({ url: `/apis/v1/asset/file/preview/${id}`, headers: { cookie: root } })
  expect((await preview(photo.data._id)).headers['content-type']).toBe('image/png')
  expect((await preview(added.data._id)).statusCode).toBe(409)
  const url = `/apis/v1/asset/file/download/${added.data._id}`
  const downloaded = await aerie.app.inject({ url, headers: { cookie: root } })
  expect(downloaded.rawPayload).toEqual(PDF)
  const { rows } = await inTenant(aerie.db, aerie.demo.id, (tx) =>
    sql<{ target: string }>`select target from audit_entry where action = 'asset-file.download'`.execute(tx),
  )
  expect(rows).toEqual([{ target: 'Service report.pdf' }])

  await call('DELETE', `/maintenance/record/delete/${maintenanceRecordId}`)
  expect((await list(assetId)).map(({ name }) => name)).toEqual(['crack.pdf'])
  await call('POST', `/maintenance/record/restore/${maintenanceRecordId}`)
  expect(await list(assetId)).toHaveLength(2)
})

test('rejects other files, records of other assets and invalid days, without rows and with the upload kept', async () => {
  const assetId = await newAsset('F-2')
  const strange = await record(await newAsset('F-3'))
  const before = await count('asset_file')
  const uploadId = await upload(PDF, 'manual.pdf')
  const refused = async (body: object, field: string) =>
    expect(await add(assetId, body)).toMatchObject({ code: 400, errors: [{ field }] })
  await refused({ uploadId, maintenanceRecordId: strange }, 'maintenanceRecordId')
  await refused({ uploadId, maintenanceRecordId: crypto.randomUUID() }, 'maintenanceRecordId')
  await refused({ uploadId, expiresOn: '2026-02-31' }, 'expiresOn')
  await refused({ uploadId: await upload(Buffer.from([0, 1, 2, 3]), 'noise.bin') }, 'uploadId')
  expect((await add(assetId, { uploadId: crypto.randomUUID() })).code).toBe(404)
  expect(await count('asset_file')).toBe(before)
  expect((await add(assetId, { uploadId })).code).toBe(201)
})

test('files of another tenant are not found', async () => {
  const assetId = await newAsset('F-4')
  const { data: file } = await add(assetId, { uploadId: await upload(PDF, 'own.pdf') })
  const uploadId = await upload(PDF, 'second.pdf')
  const codes = [
    await add(assetId, { uploadId }, otherRoot),
    await call('GET', `/asset/file/get/${assetId}`, undefined, otherRoot),
    await call('PATCH', `/asset/file/edit/${file._id}`, { version: 1, name: 'Theirs' }, otherRoot),
    await call('DELETE', `/asset/file/delete/${file._id}`, undefined, otherRoot),
    await call('POST', `/asset/file/restore/${file._id}`, undefined, otherRoot),
    await call('GET', `/asset/file/download/${file._id}`, undefined, otherRoot),
    await call('GET', `/asset/file/preview/${file._id}`, undefined, otherRoot),
  ].map(({ code }) => code)
  expect(codes).toEqual([404, 404, 404, 404, 404, 404, 404])
})

test('an edit changes name and expiry, and one of an older version is rejected', async () => {
  const assetId = await newAsset('F-5')
  const { data: file } = await add(assetId, { uploadId: await upload(PDF, 'permit.pdf'), expiresOn: day(40) })
  expect(file).toMatchObject({ expiresOn: day(40), expiry: 'valid' })
  const edit = (fields: object) => call<AssetFile>('PATCH', `/asset/file/edit/${file._id}`, fields)
  expect((await edit({ version: 1, expiresOn: day(30) })).data).toMatchObject({ expiry: 'soon', name: 'permit.pdf' })
  expect((await edit({ version: 1, name: 'Old' })).code).toBe(409)
  expect((await edit({ version: 2, expiresOn: '2026-02-31' })).code).toBe(400)
  expect((await edit({ version: 2, name: 'Permit', expiresOn: day(-1) })).data).toMatchObject({ expiry: 'expired' })
  expect((await edit({ version: 3, expiresOn: null })).data).toMatchObject({ expiry: 'none', name: 'Permit' })
})

test('a deleted file comes back within its retention, and the bytes go with the file or the asset', async () => {
  const storage = await openStorage(aerie.config)
  const assetId = await newAsset('F-6')
  const { data: first } = await add(assetId, { uploadId: await upload(PDF, 'first.pdf') })
  await add(assetId, { uploadId: await upload(PNG, 'second.png') })
  const stored = (await count('stored_file')) ?? 0
  const remove = () => call('DELETE', `/asset/file/delete/${first._id}`)
  expect((await remove()).code).toBe(200)
  expect((await remove()).code).toBe(404)
  expect(await list(assetId)).toHaveLength(1)
  expect((await call('POST', `/asset/file/restore/${first._id}`)).code).toBe(200)
  expect(await list(assetId)).toHaveLength(2)

  await remove()
  await inTenant(aerie.db, aerie.demo.id, (tx) =>
    sql`update asset_file set deleted_at = now() - interval '31 days' where id = ${first._id}`.execute(tx),
  )
  expect((await call('POST', `/asset/file/restore/${first._id}`)).code).toBe(404)
  await assetFileTrash.purge(aerie.db)
  expect(await count('stored_file')).toBe(stored - 1)

  await call('DELETE', `/asset/delete/${assetId}`)
  expect((await call('GET', `/asset/file/get/${assetId}`)).code).toBe(404)
  await call('DELETE', `/asset/deleted/${assetId}`)
  await assetTrash.purge(aerie.db)
  expect(await count('stored_file')).toBe(stored - 2)
  expect(await checkStorage(aerie.db, storage)).toMatchObject({ damaged: [], orphans: [] })
})

test('the maintenance calendar lists files on the day that they expire', async () => {
  const assetId = await newAsset('EXP-1')
  const { data } = await add(assetId, { uploadId: await upload(PDF, 'Insurance.pdf'), expiresOn: day(12) })
  const url = `/maintenance/calendar?from=${day(0)}&until=${day(30)}`
  const files = async (cookie = root) => {
    const reply = await call<{ files: components['schemas']['ExpiringAssetFile'][] }>('GET', url, undefined, cookie)
    return reply.data.files.filter((file) => file.assetId === assetId)
  }
  const listed = { fileId: data._id, name: 'Insurance.pdf', assetId, asset: 'EXP-1', on: day(12) }
  expect(await files()).toEqual([listed])
  expect(await files(otherRoot)).toEqual([])
  await call('DELETE', `/asset/file/delete/${data._id}`)
  expect(await files()).toEqual([])
})
