import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import Fastify from 'fastify'
import { uuidv7 } from 'uuidv7'
import { requestLanguage } from '../core/languages'
import { handleError } from '../core/errors'
import { makeKey } from './keys'
import { openLocalFolder } from './localFolder'
import { sendFile } from './sendFile'
import type { StoredFile } from './sql'

const folder = mkdtempSync(path.join(tmpdir(), 'aerie-send-'))
const storage = openLocalFolder(folder)
const app = Fastify()
let file: StoredFile

beforeAll(async () => {
  const key = makeKey(uuidv7(), 'a.svg')
  const written = await storage.put(key, Readable.from([Buffer.from('0123456789')]))
  file = {
    id: uuidv7(),
    key,
    ...written,
    mediaType: 'image/svg+xml',
    name: 'Größe "1"\r\nx.svg',
    createdAt: new Date(),
  }
  app.decorateRequest('language', requestLanguage(['en']))
  app.setErrorHandler(handleError)
  app.get('/file', async (request, reply) => reply.send(await sendFile({ request, reply }, storage, file)))
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

const get = (headers: Record<string, string> = {}) => app.inject({ url: '/file', headers })

test('sends the whole file as a download that the browser does not run', async () => {
  const { statusCode, headers, body } = await get()
  expect([statusCode, body]).toEqual([200, '0123456789'])
  expect(headers).toMatchObject({
    'content-length': '10',
    'content-type': 'image/svg+xml',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'accept-ranges': 'bytes',
    etag: `"${file.sha256}"`,
  })
  expect(headers['content-disposition']).toBe(
    `attachment; filename="Gr??e \\"1\\"??x.svg"; filename*=UTF-8''Gr%C3%B6%C3%9Fe%20%221%22%0D%0Ax.svg`,
  )
})

test.each([
  ['bytes=0-3', '0123', '0-3'],
  ['bytes=7-', '789', '7-9'],
  ['bytes=-2', '89', '8-9'],
  ['bytes=-99', '0123456789', '0-9'],
  ['bytes=8-99', '89', '8-9'],
  ['bytes=9-9', '9', '9-9'],
])('answers %s with that part of the file', async (range, body, part) => {
  const answer = await get({ range })
  expect([answer.statusCode, answer.body, answer.headers['content-range']]).toEqual([206, body, `bytes ${part}/10`])
  expect(answer.headers['content-length']).toBe(String(body.length))
})

test.each(['bytes=10-', 'bytes=99-100', 'bytes=-0', `bytes=${'9'.repeat(400)}-`])(
  'rejects %s with 416',
  async (range) => {
    const answer = await get({ range })
    expect([answer.statusCode, answer.headers['content-range']]).toEqual([416, 'bytes */10'])
    expect(answer.json()).toMatchObject({
      status: false,
      message: expect.stringContaining('10') as string,
    })
  },
)

test.each(['bytes=3-1', 'bytes=0-1,4-5', 'bytes=-', 'lines=1-2', 'bytes=a-b', 'bytes=1.5-2', ''])(
  'answers %j with the whole file',
  async (range) => {
    expect((await get({ range })).statusCode).toBe(200)
  },
)

test('answers 304 to a matching If-None-Match and sends the whole file when If-Range is outdated', async () => {
  const etag = `"${file.sha256}"`
  const same = await get({ 'if-none-match': `"x", ${etag}` })
  expect([same.statusCode, same.body]).toEqual([304, ''])
  expect((await get({ 'if-none-match': '"x"' })).statusCode).toBe(200)
  expect((await get({ range: 'bytes=0-3', 'if-range': etag })).statusCode).toBe(206)
  expect((await get({ range: 'bytes=0-3', 'if-range': '"x"' })).statusCode).toBe(200)
})
