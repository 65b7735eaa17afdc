// Pictures of two processes with one database and one store, each with a DATA_DIR of its own.
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { uuidv7 } from 'uuidv7'
import { buildApp } from '../../app'
import type { components } from '../../platform/contract/contract.gen'
import { readConfig, type Config, type S3Settings } from '../../platform/core/config'
import { asPlatform } from '../../platform/db/tenancy'
import { checkStorage } from '../../platform/storage/checkStorage'
import { testContract } from '../../testing/contract'
import { startStoreStandIn } from '../../testing/storeStandIn'
import { startTestApp, type TestApp } from '../../testing/testApp'
import { upload } from '../../testing/upload'
import { avatarUrl, deleteOrphanAvatars } from './avatarFiles'
import { movePictures } from './movePictures'
import { deleteOrphanPublicFiles, storePicture } from './publicFiles'

const SESSION_SECRET = 'a secret that both processes have in common'

let store: Awaited<ReturnType<typeof startStoreStandIn>>
let first: TestApp
let second: { app: FastifyInstance; config: Config }
let staff: string

beforeAll(async () => {
  store = await startStoreStandIn()
  const settings = { SESSION_SECRET, ...storeVariables(store.settings) }
  first = await startTestApp(settings)
  const DATA_DIR = await mkdtemp(path.join(tmpdir(), 'aerie-second-'))
  const config = readConfig({ DATA_DIR, LOG_LEVEL: 'silent', ...settings })
  second = { config, app: await buildApp({ config, pool: first.pool, contract: testContract().spec }) }
  await second.app.ready()
  staff = await first.cookieOf(first.demo.staff)
})
afterAll(async () => {
  await second.app.close()
  await rm(second.config.DATA_DIR, { recursive: true })
  await first.close()
  store.close()
})

const storeVariables = ({ endpoint, bucket, accessKeyId, secretAccessKey }: S3Settings) => ({
  S3_ENDPOINT: endpoint,
  S3_BUCKET: bucket,
  S3_ACCESS_KEY_ID: accessKeyId,
  S3_SECRET_ACCESS_KEY: secretAccessKey,
})

const pixel = (): Promise<Buffer> =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: '#123456' } })
    .webp()
    .toBuffer()

const services = () => ({ db: first.db, storage: first.app.storage })

test('every process serves the avatar that one of them stored, and no longer when another removed it', async () => {
  const { data } = await upload<components['schemas']['Profile']>(first, staff, '/profile/avatar', await pixel())
  const url = data.avatar ?? ''
  const seen = await second.app.inject({ url, headers: { cookie: staff } })
  expect([seen.statusCode, seen.headers['content-type']]).toEqual([200, 'image/webp'])
  expect(await sharp(seen.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 8 })
  const stranger = await first.cookieOf(first.other.staff)
  expect((await second.app.inject({ url, headers: { cookie: stranger } })).statusCode).toBe(404)

  await second.app.inject({ method: 'DELETE', url: '/apis/v1/profile/avatar', headers: { cookie: staff } })
  expect((await first.app.inject({ url, headers: { cookie: staff } })).statusCode).toBe(404)
  expect([...store.objects.keys()].filter((key) => key.startsWith('avatars/'))).toEqual([])
})

test('every process serves the logos and posters that one of them stored', async () => {
  for (const [tenantId, purpose] of [
    [first.demo.id, 'logo'],
    [null, 'poster'],
  ] as const) {
    const { url } = await storePicture(services(), tenantId, purpose, await pixel())
    const seen = await second.app.inject(url)
    expect([seen.statusCode, seen.headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable'])
  }
  expect(existsSync(path.join(first.config.DATA_DIR, 'files', 'public'))).toBe(false)
  expect((await checkStorage(first.db, first.app.storage)).orphans).toEqual([])
})

test('a start moves the pictures of earlier versions into the store, at the same addresses', async () => {
  const avatarId = uuidv7()
  const folder = path.join(second.config.DATA_DIR, 'files', 'avatars')
  await mkdir(folder, { recursive: true })
  const old = path.join(folder, `${avatarId}.webp`)
  await writeFile(old, await pixel())
  await writeFile(path.join(folder, 'notes.txt'), 'not a picture')
  await asPlatform(first.db, (tx) =>
    tx
      .updateTable('app_user')
      .set({ avatar: avatarUrl(avatarId) })
      .where('id', '=', first.demo.staff.id)
      .execute(),
  )

  const moves = [movePictures(second.config, second.app.storage), movePictures(second.config, second.app.storage)]
  expect(Math.max(...(await Promise.all(moves)))).toBe(1)
  expect([existsSync(old), existsSync(path.join(folder, 'notes.txt'))]).toEqual([false, true])
  const seen = await first.app.inject({ url: avatarUrl(avatarId), headers: { cookie: staff } })
  expect(seen.statusCode).toBe(200)
  expect(await movePictures(second.config, second.app.storage)).toBe(0)
})

test('leaves the pictures where they are without a store', async () => {
  const local = readConfig({ DATA_DIR: second.config.DATA_DIR, SESSION_SECRET })
  const folder = path.join(second.config.DATA_DIR, 'files', 'public')
  await mkdir(folder, { recursive: true })
  const file = path.join(folder, `${uuidv7()}.webp`)
  await writeFile(file, 'x')
  expect(await movePictures(local, second.app.storage)).toBe(0)
  expect(existsSync(file)).toBe(true)
})

test('removes pictures without a row from the store', async () => {
  const { fileId } = await storePicture(services(), first.demo.id, 'logo', await pixel())
  const orphans = [`avatars/${uuidv7()}.webp`, `public/${uuidv7()}.webp`]
  for (const key of orphans) store.objects.set(key, Buffer.from('x'))
  await deleteOrphanAvatars(services())
  await deleteOrphanPublicFiles(services())
  expect(orphans.filter((key) => store.objects.has(key))).toEqual([])
  expect(store.objects.has(`public/${fileId}.webp`)).toBe(true)
})
