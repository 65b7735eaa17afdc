import { mkdtemp, rm } from 'node:fs/promises'
import net from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import Fastify from 'fastify'
import pg from 'pg'
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase'
import { until } from '../../testing/until'
import { listen } from './listener'

const CHANNEL = 'test_channel'

const OUTAGE_MS = 4_500

let database: TestDatabase
let folder: string

beforeAll(async () => {
  database = await createTestDatabase()
  folder = await mkdtemp(path.join(tmpdir(), 'aerie-listener-'))
})
afterAll(async () => {
  await database.drop()
  await rm(folder, { recursive: true, force: true })
})

// Every failure once planned two attempts, so that an outage of a few seconds filled the memory.
test('tries to reconnect once at a time during an outage, and listens again after it', async () => {
  const { host, port } = database.connection
  const sockets = new Set<net.Socket>()
  let isOut = false
  let attempts = 0
  const server = net.createServer((client) => {
    client.on('error', () => undefined)
    if (isOut) {
      attempts++
      client.destroy()
      return
    }
    const upstream = net.connect(path.join(String(host), `.s.PGSQL.${port}`))
    upstream.on('error', () => undefined)
    sockets.add(client)
    client.pipe(upstream).pipe(client)
  })
  await new Promise<void>((resolve) => server.listen(path.join(folder, `.s.PGSQL.${port}`), resolve))
  const payloads: string[] = []
  let missed = 0
  const listener = await listen(
    { connection: { ...database.connection, host: folder }, channel: CHANNEL },
    Fastify().log,
    (payload) => payloads.push(payload),
    () => missed++,
  )

  isOut = true
  for (const socket of sockets) socket.destroy()
  await sleep(OUTAGE_MS)
  expect(attempts).toBeLessThanOrEqual(5)
  isOut = false
  await until(() => missed === 2)

  const client = new pg.Client(database.connection)
  await client.connect()
  await client.query('select pg_notify($1, $2)', [CHANNEL, 'changed'])
  await client.end()
  await until(() => payloads.length > 0)
  expect(payloads).toEqual(['changed'])
  await listener.close()
  await new Promise((resolve) => server.close(resolve))
})

test('reconnects when the connection stays open and the database does not answer', async () => {
  const { host, port } = database.connection
  const silent = new Set<net.Socket>()
  let connections = 0
  const server = net.createServer((client) => {
    connections++
    const upstream = net.connect(path.join(String(host), `.s.PGSQL.${port}`))
    for (const each of [client, upstream]) each.on('error', () => undefined)
    client.pipe(upstream)
    upstream.pipe(client)
    if (connections === 1) silent.add(upstream)
  })
  await new Promise<void>((resolve) => server.listen(path.join(folder, `.s.PGSQL.${port}`), resolve))
  const payloads: string[] = []
  let missed = 0
  const listener = await listen(
    { connection: { ...database.connection, host: folder }, channel: CHANNEL },
    Fastify().log,
    (payload) => payloads.push(payload),
    () => missed++,
    200,
  )
  for (const socket of silent) socket.pause()
  await until(() => missed >= 2)

  const client = new pg.Client(database.connection)
  await client.connect()
  await until(async () => {
    await client.query('select pg_notify($1, $2)', [CHANNEL, 'changed'])
    return payloads.includes('changed')
  })
  await client.end()
  await listener.close()
  for (const socket of silent) socket.destroy()
  await new Promise((resolve) => server.close(resolve))
})
