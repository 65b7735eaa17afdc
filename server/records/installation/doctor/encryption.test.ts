// PostgreSQL and an object store whose certificates are those of a CA of their own.
import { execFile } from 'node:child_process'
import { chmodSync, chownSync, copyFileSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import Fastify from 'fastify'
import pg from 'pg'
import { readConfig } from '../../../platform/core/config'
import { ROOT } from '../../../platform/core/folders'
import { createCluster, startCluster, stopCluster } from '../../../platform/db/cluster'
import { placeCluster, type ClusterPlace } from '../../../platform/db/clusterPlace'
import { databaseOn } from '../../../platform/db/database'
import { listen } from '../../../platform/db/listener'
import { openDatabase } from '../../../platform/db/openDatabase'
import { makeSocketDirectory } from '../../../platform/db/socketDirectory'
import { openQueue } from '../../../platform/jobs/queue'
import { freePorts } from '../../../platform/processes/ports'
import { makeCertificates, type Certificates } from '../../../testing/certificates'
import { startStoreStandIn } from '../../../testing/storeStandIn'
import { until } from '../../../testing/until'
import { examineConnections } from './encryption'
import { inLanguage } from './finding'

const SESSION_SECRET = 'a secret of at least thirty-two characters'
const folder = mkdtempSync(path.join(tmpdir(), 'aerie-tls-'))
let own: Certificates
let foreign: Certificates
let place: ClusterPlace
let port = 0
let store: Awaited<ReturnType<typeof startStoreStandIn>>

beforeAll(async () => {
  // When root runs the tests, PostgreSQL runs as another user and needs access to the folder.
  chmodSync(folder, 0o711)
  own = await makeCertificates(folder, 'own')
  foreign = await makeCertificates(folder, 'foreign')
  store = await startStoreStandIn(own.tls)
  const ports = await freePorts(1)
  port = ports[0] ?? 0
  place = await placeCluster(path.join(folder, 'data'), () => undefined)
  await createCluster(place)
  const cluster = path.join(place.home, 'cluster')
  const { uid, gid } = statSync(cluster)
  const hba = path.join(folder, 'hba')
  writeFileSync(hba, 'local all all trust\nhostssl all all 127.0.0.1/32 trust\n')
  const files = { 'pg_hba.conf': hba, 'server.key': own.keyFile, 'server.crt': own.certFile }
  for (const [name, source] of Object.entries(files)) {
    const target = path.join(cluster, name)
    copyFileSync(source, target)
    chmodSync(target, 0o600)
    chownSync(target, uid, gid)
  }
  const socket = await makeSocketDirectory(path.join(place.home, 'socket'), place.user)
  const settings = { ssl: 'on', listen_addresses: '127.0.0.1', port: String(port), unix_socket_directories: socket }
  expect(await startCluster(place, { ...settings, fsync: 'off' })).toBe(true)
  const superuser = new pg.Client({ host: socket, port, user: 'postgres', database: 'postgres', ssl: false })
  await superuser.connect()
  await superuser.query('create role aerie login createrole')
  await superuser.query('create database aerie owner aerie')
  await superuser.end()
})
afterAll(async () => {
  store.close()
  await stopCluster(place)
  rmSync(folder, { recursive: true, force: true })
})

const url = (parameters: string, host = 'localhost') => `postgres://aerie@${host}:${port}/aerie?${parameters}`
const verified = () => url(`sslmode=verify-full&sslrootcert=${own.caFile}`)
const configOf = (databaseUrl: string) =>
  readConfig({ SESSION_SECRET, DATA_DIR: path.join(folder, 'server'), DATABASE_URL: databaseUrl })

async function opened<T>(databaseUrl: string, work: (pool: pg.Pool) => Promise<T>): Promise<T> {
  const steps: (() => Promise<unknown>)[] = []
  try {
    const { pool } = await openDatabase(
      configOf(databaseUrl),
      () => undefined,
      (step) => steps.push(step),
    )
    return await work(pool)
  } finally {
    for (const step of steps.reverse()) await step()
  }
}

/** Runs a script, which prints what it finds. */
function run(script: string, args: string[], settings: Record<string, string>): Promise<string> {
  const env = { PATH: process.env['PATH'], SESSION_SECRET, DATA_DIR: path.join(folder, 'server'), ...settings }
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ['--import', 'tsx', `scripts/${script}.ts`, ...args],
      { cwd: ROOT, env },
      (_, stdout, stderr) => resolve(stdout + stderr),
    )
  })
}

test('the pool, the listener and the queue of jobs use TLS, and migrations run over it', async () => {
  await opened(verified(), async (pool) => {
    const payloads: string[] = []
    const listener = await listen(
      { connection: pool.options, channel: 'test_channel' },
      Fastify().log,
      (payload) => payloads.push(payload),
      () => undefined,
    )
    await pool.query(`select pg_notify('test_channel', 'heard')`)
    await until(() => Promise.resolve(payloads.length > 0))
    const queue = await openQueue({ connection: pool.options, db: databaseOn(pool), place: 'test' }, () => undefined)
    const { rows } = await pool.query<{ name: string; ssl: boolean }>(
      `select distinct application_name as name, ssl from pg_stat_activity join pg_stat_ssl using (pid) where usename = 'aerie'`,
    )
    expect(new Map(rows.map(({ name, ssl }) => [name, ssl]))).toEqual(
      new Map([
        ['aerie', true],
        ['aerie listener', true],
        ['aerie jobs', true],
      ]),
    )
    await queue.stop()
    await listener.close()
  })
})

test('scripts use TLS', async () => {
  expect(await run('rotate-key', ['--check'], { DATABASE_URL: verified() })).toContain(
    'webhook: 0 with the current key',
  )
  const report = await run('doctor', [], { DATABASE_URL: verified() })
  expect(report).toMatch(/^ok +Database +PostgreSQL .* answers/m)
  expect(report).not.toContain('Encryption in transit')
})

test.each([
  [
    'the CA is another one',
    () => url(`sslmode=verify-full&sslrootcert=${foreign.caFile}`),
    'certificate is not accepted',
  ],
  ['the CA is unknown', () => url('sslmode=verify-full'), 'certificate is not accepted'],
  [
    'the certificate is for another host',
    () => url(`sslmode=verify-full&sslrootcert=${own.caFile}`, '127.0.0.1'),
    'certificate is not accepted',
  ],
  ['the file of the CA is missing', () => url('sslmode=verify-full&sslrootcert=/missing.pem'), '/missing.pem'],
  ['the server refuses connections without TLS', () => url('sslmode=disable'), 'no encryption'],
])('refuses to start with one line when %s', async (_, databaseUrl, message) => {
  const starting = opened(databaseUrl(), () => Promise.resolve())
  await expect(starting).rejects.toMatchObject({ name: 'StartUpError' })
  await expect(opened(databaseUrl(), () => Promise.resolve())).rejects.toThrow(message)
})

test('the object store is trusted when its CA is named, and the problem is named otherwise', async () => {
  const { endpoint, bucket, accessKeyId, secretAccessKey } = store.settings
  const settings = {
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  }
  expect(await run('doctor', [], { ...settings, NODE_EXTRA_CA_CERTS: own.caFile })).toMatch(/^ok +Files +The bucket/m)
  const foreignCa = await run('doctor', [], { ...settings, NODE_EXTRA_CA_CERTS: foreign.caFile })
  expect(foreignCa).toMatch(/^FAILED +Files +The certificate of .* is not accepted .*NODE_EXTRA_CA_CERTS/m)
})

test.each([
  [{ DATABASE_URL: 'postgres://aerie:x@db.example.com/aerie' }, 'is not encrypted'],
  [{ DATABASE_URL: 'postgres://aerie:x@db.example.com/aerie?sslmode=disable' }, 'is not encrypted'],
  [{ DATABASE_URL: 'postgres://aerie:x@db.example.com/aerie?sslmode=no-verify' }, 'is not checked'],
  [{ DATABASE_URL: 'postgres://aerie:x@db.example.com/aerie?sslmode=verify-full' }, undefined],
  [{ DATABASE_URL: 'postgres://aerie:x@localhost/aerie' }, undefined],
  [{ DATABASE_URL: 'postgres://aerie@localhost/aerie?host=/run/postgresql' }, undefined],
  [
    {
      BACKUP_S3_ENDPOINT: 'http://store.example.com',
      BACKUP_S3_ACCESS_KEY_ID: 'id',
      BACKUP_S3_SECRET_ACCESS_KEY: 'key',
    },
    'http://store.example.com without TLS',
  ],
  [{ SMTP_URL: 'smtp://mail.example.com' }, 'requireTLS=true'],
  [{ SMTP_URL: 'smtp://mail.example.com?requireTLS=true' }, undefined],
  [{ SMTP_URL: 'smtps://mail.example.com' }, undefined],
  [{ SMTP_URL: 'smtp://127.0.0.1:25' }, undefined],
])('%j: %s', (settings, text) => {
  const findings = examineConnections(readConfig({ SESSION_SECRET, ...settings }))
  const texts = findings.map((finding) => inLanguage('en', finding))
  expect(texts.map((each) => `${each.text} ${each.action}`).join()).toContain(text ?? '')
  expect(findings).toHaveLength(text === undefined ? 0 : 1)
  expect(JSON.stringify(findings)).not.toContain('aerie:x')
})
