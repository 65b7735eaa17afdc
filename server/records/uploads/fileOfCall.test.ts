// Calls that take a file accept a finished upload instead.
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import { startTestApp, type TestApp } from '../../testing/testApp'
import { send } from './testing/tusClient'

let aerie: TestApp
let root: string
let origin: string

beforeAll(async () => {
  aerie = await startTestApp()
  await aerie.app.listen({ port: 0, host: '127.0.0.1' })
  origin = `http://127.0.0.1:${(aerie.app.server.address() as AddressInfo).port}`
  root = await aerie.cookieOf(aerie.demo.root)
})
afterAll(() => aerie.close())

const uploaded = async (bytes: Buffer) => (await send(origin, root, bytes)).id
const picture = () =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()
const post = <Data>(url: string, body: object, cookie = root) => aerie.call<Data>(cookie, 'POST', url, body)
const stateOf = async (uploadId: string) => {
  const { code, data } = await aerie.call<{ state: string; message: string }>(root, 'GET', `/upload/get/${uploadId}`)
  return { code, ...data }
}

test.each(['/profile/avatar', '/tenantroot/upload-logo'])('%s takes an upload, which is used up', async (url) => {
  const uploadId = await uploaded(await picture())
  expect(await post(url, { uploadId })).toMatchObject({ status: true })
  expect((await stateOf(uploadId)).code).toBe(404)
  expect((await post(url, { uploadId })).code).toBe(404)
})

test('refuses uploads of other users', async () => {
  const uploadId = await uploaded(await picture())
  const cookies = await Promise.all(
    [aerie.demo.staff, aerie.other.root, aerie.admin].map((user) => aerie.cookieOf(user)),
  )
  for (const cookie of cookies) expect((await post('/profile/avatar', { uploadId }, cookie)).code).toBe(404)
  expect((await stateOf(uploadId)).state).toBe('finished')
})

test('keeps an upload that is not a picture, with the reason', async () => {
  const uploadId = await uploaded(Buffer.from('no picture'))
  expect(await post('/profile/avatar', { uploadId })).toMatchObject({ code: 415, errors: [{ field: 'uploadId' }] })
  expect(await stateOf(uploadId)).toMatchObject({
    state: 'finished',
    message: 'The file is not a PNG, JPEG or WebP picture. Choose another one.',
  })
})

test('refuses an upload above the limit of the call', async () => {
  const uploadId = await uploaded(Buffer.alloc(5 * 1024 * 1024 + 1))
  expect(await post('/tenantroot/upload-logo', { uploadId })).toMatchObject({
    code: 400,
    errors: [{ field: 'uploadId', message: 'The file is larger than 5 MiB. Choose a smaller one.' }],
  })
})

test('imports users from an uploaded CSV, with or without a byte order mark', async () => {
  const rows = (name: string) => Buffer.from(`\ufeffname,email,userType\n${name},${name}@demo.test,tenant-user\n`)
  const imported = await post('/tenant/user/import', { uploadId: await uploaded(rows('nora')) })
  expect(imported).toMatchObject({ status: true, data: { created: 1, rejected: 0 } })
  const unreadable = await post('/tenant/user/import', { uploadId: await uploaded(Buffer.from([0xff, 0x00, 0xc3])) })
  expect(unreadable).toMatchObject({ code: 400, errors: [{ field: 'uploadId' }] })
  const both = { uploadId: await uploaded(rows('olga')), csv: 'name,email\n' }
  expect((await post('/tenant/user/import', both)).code).toBe(400)
})

test('previews an import from an upload, which the import can still use', async () => {
  const uploadId = await uploaded(Buffer.from('name,email,userType\nPia,pia@demo.test,tenant-user\n'))
  for (let times = 0; times < 2; times++) {
    const preview = await post('/tenant/user/import', { uploadId, preview: true })
    expect(preview).toMatchObject({ code: 200, data: { created: 1, rows: [{ email: 'pia@demo.test' }] } })
    expect((await stateOf(uploadId)).state).toBe('finished')
  }
  expect(await post('/tenant/user/import', { uploadId })).toMatchObject({ code: 200, data: { created: 1 } })
  expect((await post('/tenant/user/import', { uploadId, preview: true })).code).toBe(404)
})

test('leaves an upload as it is when the preview rejects it', async () => {
  const uploadId = await uploaded(Buffer.from([0xff, 0x00, 0xc3]))
  const before = await stateOf(uploadId)
  const preview = await post('/tenant/user/import', { uploadId, preview: true })
  expect(preview).toMatchObject({ code: 400, errors: [{ field: 'uploadId' }] })
  expect(await stateOf(uploadId)).toEqual(before)
})
