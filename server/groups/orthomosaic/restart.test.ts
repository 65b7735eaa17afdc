// Aerie is stopped while it sends photos, and while the processing server computes. Another process continues.
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { buildApp } from '../../app'
import { inTenant } from '../../platform/db/tenancy'
import { testContract } from '../../testing/contract'
import { startTestApp, type TestApp } from '../../testing/testApp'
import { until } from '../../testing/until'
import { insertCoveredPhoto } from '../photo/testing/coveredPhoto'
import { TestNode } from './testing/nodeOdm'

const PHOTOS = 25
const FIRST_REQUEST = 20

let node: TestNode
let aerie: TestApp
let next: FastifyInstance | undefined

beforeEach(async () => {
  node = await new TestNode().start()
  aerie = await startTestApp({ NODEODM_URL: node.origin })
})
afterEach(async () => {
  await next?.close()
  next = undefined
  await aerie.close()
  await node.vanish()
})

async function create(): Promise<void> {
  const root = await aerie.cookieOf(aerie.demo.root)
  const { data } = await aerie.call<{ _id: string }>(root, 'POST', '/mission/create', { name: 'Beach' })
  for (let index = 0; index < PHOTOS; index++) await insertCoveredPhoto(aerie, aerie.demo, data._id, index / 1000)
  const made = await aerie.call(root, 'POST', `/orthomosaic/create/${data._id}`, { name: 'Beach', preset: 'fast' })
  expect(made.code).toBe(201)
}

async function restart(): Promise<void> {
  await aerie.app.close()
  next = await buildApp({ config: aerie.config, pool: aerie.pool, contract: testContract().spec })
  await next.ready()
}

async function read(): Promise<{ status: string; progress: number; sent: number }> {
  const { rows } = await inTenant(aerie.db, aerie.demo.id, (tx) =>
    sql<{ status: string; progress: number; sent: number }>`
      select status, progress, sent_photos as sent from orthomosaic`.execute(tx),
  )
  return rows[0]!
}

test('sends the rest of the photos to the same task when Aerie restarts while it sends them', async () => {
  let answer = (): void => undefined
  node.onUpload = () => {
    if (node.uploads.length === 2) return new Promise<void>((resolve) => (answer = resolve))
  }
  await create()
  await until(() => node.uploads.length === 2)
  expect(await read()).toMatchObject({ status: 'sending', sent: FIRST_REQUEST })
  await restart()
  answer()
  await until(async () => (await read()).status === 'processing')
  expect(node.tasks.size).toBe(1)
  expect(node.uploads.filter((photos) => photos === FIRST_REQUEST)).toHaveLength(1)
  expect(new Set(node.task.files).size).toBe(PHOTOS)
})

test('follows the same task when Aerie restarts while the server computes', async () => {
  await create()
  await until(async () => (await read()).status === 'processing')
  await restart()
  node.task.progress = 70
  await until(async () => (await read()).progress > 0.6)
  expect(node.tasks.size).toBe(1)
  expect(node.uploads).toEqual([FIRST_REQUEST, PHOTOS - FIRST_REQUEST])
})
