// Starts the bundle in a folder with the files of the image and nothing else, with its own database, and uses its threads, child processes
// and lazy parts.
import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer as createTracesServer } from 'node:http'
import { connect, createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { strToU8, zipSync } from 'fflate'
import pg from 'pg'
import sharp from 'sharp'
import type { components } from '../server/platform/contract/contract.gen'
import { squareModel } from '../server/media/detector/testing/squareModel'
import { BEACH_MISSION } from '../server/demo/contents'
import { makeBucket, testStore } from '../server/testing/testStore'
import { until } from '../server/testing/until'
import { assemble } from './image/assemble'
import { packageOf } from './image/serverPackages'
import { noise, send, sha256Of } from '../server/records/uploads/testing/tusClient'

type Layer = components['schemas']['Layer']
type Photo = components['schemas']['Photo']

const ROOT = path.resolve(__dirname, '..')
const BUNDLE = 'build/server-test'
const PASSWORD = 'flown-over-the-quay-42'
/** On the beach of the demo's orthomosaic. */
const BEACH = { long: -91.9942, lat: 46.8428 }

const folder = mkdtempSync(path.join(tmpdir(), 'aerie-bundle-'))
const dataDir = path.join(folder, 'data')
/** Outside the checkout, so that its packages are not found. */
const image = path.join(folder, 'image')
let server: ChildProcess
let origin: string
let rtmpPort: number
let cookie: string
let log = ''
/** What the server has sent to the receiver of its traces. */
let sentTraces = ''
const traces = createTracesServer((request, reply) => {
  request.on('data', (part: Buffer) => (sentTraces += part.toString('utf8')))
  request.on('end', () => reply.writeHead(200, { 'content-type': 'application/json' }).end('{}'))
})

beforeAll(async () => {
  // When root runs the tests, PostgreSQL runs as another user and needs access to the folder.
  chmodSync(folder, 0o711)
  await promisify(execFile)(process.execPath, ['--import', 'tsx', 'scripts/bundle-server.ts', BUNDLE], { cwd: ROOT })
  await assemble(image, { server: BUNDLE, app: undefined })
  if (testStore) await makeBucket(testStore)
  const port = await freePort()
  rtmpPort = await freePort()
  origin = `http://127.0.0.1:${port}`
  traces.listen(0, '127.0.0.1')
  await once(traces, 'listening')
  const TRACES_URL = `http://127.0.0.1:${(traces.address() as AddressInfo).port}/v1/traces`
  server = startBundle({
    PORT: String(port),
    RTMP_PORT: String(rtmpPort),
    DATA_DIR: dataDir,
    TRACES_URL,
    ...storeSettings(),
  })
  await until(async () => {
    if (server.exitCode !== null) throw new Error(log)
    return fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
  })
  const signedIn = await post('/auth/login', { email: 'root@demo.test', password: PASSWORD })
  cookie = signedIn.headers.get('set-cookie')?.split(';')[0] ?? ''
  await call('/tenant/user/terms-conditions-check?terms=true', { method: 'PATCH' })
})
afterAll(async () => {
  const ended = server.exitCode ?? once(server, 'exit')
  server.kill('SIGTERM')
  await ended
  traces.close()
  rmSync(folder, { recursive: true, force: true })
  rmSync(path.join(ROOT, BUNDLE), { recursive: true, force: true })
})

/** The bundle is started without a loader for TypeScript. */
function startBundle(settings: Record<string, string>): ChildProcess {
  const child = spawn(process.execPath, ['--enable-source-maps', 'build/server/main.cjs'], {
    cwd: image,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env['PATH'],
      ENVIRONMENT: 'development',
      HOST: '127.0.0.1',
      // An .env file of the checkout cannot point the test to a real database.
      DATABASE_URL: '',
      SMTP_URL: '',
      SESSION_SECRET: '',
      DEMO_PASSWORD: PASSWORD,
      GDAL: 'bundled',
      LOG_LEVEL: 'error',
      ...settings,
    },
  })
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (log += String(chunk)))
  return child
}

function storeSettings(): Record<string, string> {
  if (!testStore) return { S3_ENDPOINT: 'embedded' }
  const { endpoint, bucket, accessKeyId, secretAccessKey } = testStore
  return {
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  }
}

const call = (url: string, options: RequestInit = {}) =>
  fetch(`${origin}/apis/v1${url}`, { ...options, headers: { cookie, ...options.headers } })
const post = (url: string, body: object) =>
  fetch(`${origin}/apis/v1${url}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

async function dataOf<Data>(url: string): Promise<Data> {
  return ((await (await call(url)).json()) as { data: Data }).data
}

async function beachMission(): Promise<string> {
  const { tenantId: tenant } = await dataOf<{ tenantId: { _id: string } }>('/auth/userdetails')
  const missions = await dataOf<{ items: { _id: string; name: string }[] }>(`/mission/get/tenant/${tenant._id}`)
  return missions.items.find((mission) => mission.name === BEACH_MISSION)?._id ?? ''
}

/** Returns a layer of the demo when its import has ended. */
async function layerNamed(name: string): Promise<Layer> {
  const missionId = await beachMission()
  return until(async () => {
    const { layers } = await dataOf<{ layers: Layer[] }>(`/layer/all-layers-for-mission/${missionId}`)
    const layer = layers.find((each) => each.name === name)
    return layer && layer.status !== 'importing' && (layer.featureCount > 0 || layer.kind !== 'vector') && layer
  })
}

function tileAt({ long, lat }: typeof BEACH, z: number): string {
  const y = Math.asinh(Math.tan((lat * Math.PI) / 180)) / Math.PI
  return [z, Math.floor(((long + 180) / 360) * 2 ** z), Math.floor(((1 - y) / 2) * 2 ** z)].join('/')
}

/** Runs statements as superuser in the PostgreSQL that the bundle has started. */
async function inDatabase<Rows>(run: (client: pg.Client) => Promise<Rows>): Promise<Rows> {
  const client = new pg.Client({
    host: path.join(dataDir, 'postgres/socket'),
    user: 'postgres',
    database: 'aerie',
  })
  await client.connect()
  try {
    return await run(client)
  } finally {
    await client.end()
  }
}

test('runs the migrations and the job that imports the demo, by GDAL in a child process', async () => {
  const { rows } = await inDatabase((client) => client.query('select name from migration order by name'))
  const files = readdirSync(path.join(ROOT, 'server/platform/db/migrations')).filter((name) => name.endsWith('.sql'))
  expect(rows).toEqual(files.sort().map((name) => ({ name })))
  expect(await layerNamed('Orthomosaic')).toMatchObject({ status: 'ready' })
})

test('draws raster tiles on a thread', async () => {
  const { _id } = await layerNamed('Orthomosaic')
  const tile = await call(`/tiles/raster/${_id}/${tileAt(BEACH, 18)}`)
  expect(tile.status).toBe(200)
  const { channels } = await sharp(await tile.arrayBuffer()).stats()
  expect(channels[0]?.stdev).toBeGreaterThan(5)
})

test('draws vector tiles on a thread', async () => {
  const { _id } = await layerNamed('Survey notes')
  const tile = await call(`/tiles/vector/${_id}/${tileAt(BEACH, 14)}`)
  expect(tile.status).toBe(200)
  expect((await tile.arrayBuffer()).byteLength).toBeGreaterThan(50)
})

test('reads photos with XMP on a thread', async () => {
  const missionId = await beachMission()
  const photo = await until(async () => {
    const { items } = await dataOf<{ items: Photo[] }>(`/photo/list/${missionId}`)
    return items.find(({ name, imported }) => name === 'DJI_0018.JPG' && imported)
  })
  // Only the XMP contains the heights and angles.
  expect(photo).toMatchObject({ facts: { relativeAltitude: 39.8, gimbal: { pitch: -89.9 } }, hasPicture: true })
  expect(photo.footprint).toHaveLength(4)
})

test('computes coverage on a thread', async () => {
  const missionId = await beachMission()
  const { coverage } = await until(async () => {
    const reply = await dataOf<components['schemas']['CoverageReply']['data']>(`/photo/coverage/${missionId}`)
    return reply.photos > 0 && reply
  })
  expect(coverage?.squareMetres).toBeGreaterThan(100)
})

test('estimates the views of recordings on a thread', async () => {
  const { count } = await until(() =>
    inDatabase(async (client) => {
      const { rows } = await client.query<{ count: number }>('select count(*)::int as count from footage')
      return (rows[0]?.count ?? 0) > 0 && rows[0]
    }),
  )
  expect(count).toBeGreaterThan(0)
})

test('writes reports as PDF on a thread', async () => {
  const id = await until(() =>
    inDatabase(async (client) => {
      const { rows } = await client.query<{ id: string }>('select id from base_layer where published_at is not null')
      return rows[0]?.id
    }),
  )
  const query = `rows=plot&format=pdf&baseLayerId=${id}&from=2026-01-01&until=2026-02-01`
  const reply = await call(`/report/download?${query}`)
  expect(reply.status).toBe(200)
  expect(
    Buffer.from(await reply.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-')
})

/** The outcomes of the jobs of a kind when they have ended. */
const endedJobs = (kind: string): Promise<string[]> =>
  until(() =>
    inDatabase(async (client) => {
      const query = 'select status, message from job where kind = $1'
      const { rows } = await client.query<{ status: string; message: string | null }>(query, [kind])
      const isOver = rows.length > 0 && rows.every(({ status }) => !['queued', 'running'].includes(status))
      return isOver && rows.map(({ status, message }) => (status === 'failed' ? `failed: ${message}` : status))
    }),
  )

test.each([
  ['telemetry', 'telemetry-import'],
  ['videos', 'recording-import'],
  ['the text of PDF files', 'document-text'],
])('reads %s of the demo in a child process', async (_what, kind) => {
  expect(new Set(await endedJobs(kind))).toEqual(new Set(['completed']))
})

test('reads the text of office files in a child process', async () => {
  const body = '<w:root xmlns:w="w"><w:p><w:r><w:t>Crane</w:t></w:r></w:p></w:root>'
  const docx = zipSync({ '[Content_Types].xml': strToU8('<Types/>'), 'word/document.xml': strToU8(body) })
  const { id: uploadId } = await send(origin, cookie, Buffer.from(docx), { filename: 'plan.docx' })
  const missionId = await beachMission()
  const reply = await call('/document/create', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ missionId, uploadId }),
  })
  const { data } = (await reply.json()) as { data: { _id: string } }
  const document = await until(async () => {
    const { document: found } = await dataOf<components['schemas']['DocumentDetailsReply']['data']>(
      `/document/get/${data._id}`,
    )
    return found.textState !== 'pending' && found
  })
  expect(document).toMatchObject({ textState: 'done', textMessage: null })
})

test('draws quick mosaics in a child process', async () => {
  const missionId = await beachMission()
  await call(`/photo/mosaic/${missionId}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Mosaic' }),
  })
  expect(await endedJobs('photo-mosaic')).toEqual(['completed'])
})

test('analyses layers on a thread', async () => {
  const { _id } = await layerNamed('Orthomosaic')
  await call(`/aiml/layer/${_id}/vegetation/infer`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  })
  // The demo has started analyses as well.
  expect(new Set(await endedJobs('analysis'))).toEqual(new Set(['completed']))
})

test('inspects detectors in a child process', async () => {
  const { id: uploadId } = await send(origin, cookie, Buffer.from(squareModel()), { filename: 'squares.onnx' })
  const reply = await call('/detector/create', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ uploadId, name: 'Squares' }),
  })
  expect(await reply.json()).toMatchObject({ data: { inputWidth: 64, classNames: ['red square', 'blue square'] } })
})

test('receives live video in a child process', async () => {
  await until(async () => {
    const { live } = (await (await fetch(`${origin}/readyz`)).json()) as { live: string }
    return live === 'listening'
  })
  const socket = connect(rtmpPort, '127.0.0.1')
  const received: Buffer[] = []
  socket.on('data', (bytes) => received.push(bytes))
  socket.on('error', () => undefined)
  // The handshake of RTMP: the version and 1536 bytes, which the server answers with its own and a copy.
  socket.write(Buffer.concat([Buffer.from([3]), Buffer.alloc(1536)]))
  await until(() => Promise.resolve(Buffer.concat(received).length >= 1 + 2 * 1536))
  socket.destroy()
  expect(Buffer.concat(received)[0]).toBe(3)
})

/** A pair of age-keygen for this test alone. */
const BACKUP_KEY = {
  recipient: 'age1a7z450ceyjuleft49jlf9yrar68n66s2ya5lnupe0dujl7ft7dqshnxpe0',
  identity: 'AGE-SECRET-KEY-1PNYPME5UFZSK8A04H9VL7FNZADGTC0DMC3H0LJV6YG5EKP0CS4PQUVMDXY',
}

/** The archive of an export of the demo tenant. */
async function exportOfTenant(): Promise<Buffer> {
  const started = await call('/tenantroot/data-export/start', { method: 'POST' })
  const { data } = (await started.json()) as { data: { _id: string } }
  await until(async () => {
    const { exports } = await dataOf<{ exports: { _id: string; state: string }[] }>('/tenantroot/data-export/get')
    return exports.find(({ _id }) => _id === data._id)?.state === 'ready'
  })
  return Buffer.from(await (await call(`/tenantroot/data-export/download/${data._id}`)).arrayBuffer())
}

test('backs up the running server, restores the backup, imports an export, examines it and counts its secrets', async () => {
  const backups = path.join(folder, 'backups')
  const restored = path.join(folder, 'restored')
  const run = async (script: string, args: string[], settings: Record<string, string>): Promise<string> => {
    const env = { PATH: process.env['PATH'], DATABASE_URL: '', ...storeSettings(), ...settings }
    const { stdout } = await promisify(execFile)(process.execPath, [`build/server/${script}.cjs`, ...args], {
      cwd: image,
      env,
    })
    return stdout
  }
  const identity = path.join(folder, 'backup.key')
  writeFileSync(identity, `${BACKUP_KEY.identity}\n`)
  const settings = { DATA_DIR: dataDir, BACKUP_RECIPIENTS: BACKUP_KEY.recipient }
  expect(await run('backup', [backups], settings)).toContain('the database and ')
  expect(await run('backup', [backups, '--verify'], { DATA_DIR: dataDir })).toContain('is intact')
  expect(await run('restore', [backups, '--identity', identity], { DATA_DIR: restored })).toContain(`to ${restored}`)
  expect(await run('rotateKey', ['--check'], { DATA_DIR: dataDir })).toMatch(/^webhook: 0 with the current key/m)
  const exported = path.join(folder, 'demo.zip')
  writeFileSync(exported, await exportOfTenant())
  const imported = path.join(folder, 'imported')
  expect(await run('import-tenant', [exported], { DATA_DIR: imported })).toMatch(
    /^Imported .*: \d+ records and \d+ files/m,
  )
  const report = await run('doctor', [], { DATA_DIR: dataDir, METRICS_PORT: '0' })
  expect(report).toMatch(/^ok +Server +It runs/m)
  expect(report).toMatch(/^ok +Migrations +All \d+ are applied/m)
})

test('sends traces', async () => {
  await until(() => sentTraces.includes('"name":"login"'))
})

test('every script of the bundle is used by a test above', () => {
  const scripts = readdirSync(path.join(ROOT, BUNDLE)).filter((name) => name.endsWith('.cjs'))
  expect(scripts.map((name) => name.replace('.cjs', '')).sort()).toEqual([
    'analysisWorker',
    'backup',
    'coverageWorker',
    'detectorProcess',
    'doctor',
    'footageWorker',
    'gdalWorker',
    'hangWatchThread',
    'hashWorker',
    'import-tenant',
    'liveProcess',
    'main',
    'mosaicWorker',
    'officeTextProcess',
    'pdfTextProcess',
    'photoWorker',
    'rasterWorker',
    'reportWorker',
    'restore',
    'rotateKey',
    'telemetryProcess',
    'vectorTileWorker',
    'videoProcess',
  ])
})

test('hashes uploads on a thread, and stores them', async () => {
  const bytes = noise(3_000_000)
  await expect(send(origin, cookie, bytes, { sha256: sha256Of(noise(10)) })).rejects.toMatchObject({ status: 460 })
  const { id } = await send(origin, cookie, bytes, { sha256: sha256Of(bytes) })
  expect(await dataOf(`/upload/get/${id}`)).toMatchObject({ size: bytes.length })
})

test('scales pictures', async () => {
  const png = await sharp({ create: { width: 900, height: 600, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(png)], { type: 'image/png' }), 'red.png')
  const uploaded = (await (await call('/profile/avatar', { method: 'POST', body: form })).json()) as object
  expect(uploaded).toMatchObject({ status: true })
  const { avatar } = await dataOf<{ avatar: string }>('/profile')
  const picture = await fetch(origin + avatar, { headers: { cookie } })
  expect(await sharp(await picture.arrayBuffer()).metadata()).toMatchObject({ format: 'webp', width: 256 })
})

test('writes mails', async () => {
  expect((await post('/auth/forgot-password', { email: 'staff@demo.test' })).status).toBe(200)
  const outbox = path.join(dataDir, 'outbox')
  const [mail = ''] = await until(async () => {
    const mails = existsSync(outbox) && readdirSync(outbox).filter((name) => name.endsWith('.eml'))
    return mails && mails.length > 0 && mails
  })
  expect(readFileSync(path.join(outbox, mail), 'utf8')).toContain('To: staff@demo.test')
})

test('draws invoices', async () => {
  const id = crypto.randomUUID()
  await inDatabase(async (client) => {
    const columns = 'tenant_id, package_name, amount, currency, period'
    const bought = "(select tenant_id from app_user where email = 'root@demo.test'), 'Basic', 100, 'INR', 'month'"
    await client.query(
      `insert into payment_order (id, provider, provider_order_id, status, payment_id, max_users, max_storage_bytes,
         max_stream_minutes, max_ai_runs, max_clients, ${columns})
       values ($1, 'sandbox', 'order_1', 'completed', 'pay_1', 1, 1, 1, 1, 1, ${bought})`,
      [id],
    )
    await client.query(
      `insert into invoice (id, order_id, number, billed_to, payment_id, starts_at, ends_at, ${columns})
       values ($1, $1, 'T-1', '{"name": "Demo", "address": "", "taxId": ""}', 'pay_1', now(), now(), ${bought})`,
      [id],
    )
  })
  const invoice = Buffer.from(await (await call(`/payment/invoice/${id}`)).arrayBuffer())
  expect(invoice.subarray(0, 5).toString()).toBe('%PDF-')
})

test('every package that the bundle imports is in the image', async () => {
  const imports = JSON.parse(readFileSync(path.join(image, 'build/server/imports.json'), 'utf8')) as string[]
  const { dependencies } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>
  }
  expect(imports.length).toBeGreaterThan(20)
  expect(imports.filter((each) => !(packageOf(each) in dependencies))).toEqual([])
  // Fonts are files, not modules.
  const modules = imports.filter((each) => !each.endsWith('.ttf'))
  const script = `
    // pdfTextProcess.cjs does the same.
    globalThis.DOMMatrix = class {}
    const { createRequire } = require('node:module')
    const fromBundle = createRequire(process.cwd() + '/build/server/main.cjs')
    for (const each of ${JSON.stringify(imports)}) fromBundle.resolve(each)
    for (const each of ${JSON.stringify(modules)}) {
      try {
        fromBundle(each)
      } catch (error) {
        if (error.code !== 'ERR_REQUIRE_ESM' && error.code !== 'ERR_REQUIRE_ASYNC_MODULE') throw error
        import(each)
      }
    }`
  const started = promisify(execFile)(process.execPath, ['--eval', script], { cwd: image })
  await expect(started).resolves.toBeDefined()
})

test('logs errors with the file and line of the source', async () => {
  await inDatabase((client) => client.query('alter table upload rename to missing_upload'))
  const failed = await call(`/upload/get/${crypto.randomUUID()}`)
  await inDatabase((client) => client.query('alter table missing_upload rename to upload'))
  expect(failed.status).toBe(500)
  const line = await until(() => log.split('\n').find((each) => each.includes('request failed')))
  const { err } = JSON.parse(line) as { err: { stack: string } }
  const [, file = '', number = 0] = /(server\/records\/uploads\/\w+\.ts):(\d+):\d+/.exec(err.stack) ?? []
  expect(readFileSync(path.join(ROOT, file), 'utf8').split('\n')[Number(number) - 1]).toMatch(/await|execute/)
})

test('connects to the store that is configured', async () => {
  const settings = { S3_BUCKET: 'b', S3_ACCESS_KEY_ID: 'k', S3_SECRET_ACCESS_KEY: 's' }
  const other = { PORT: String(await freePort()), DATA_DIR: path.join(folder, 'other') }
  const child = startBundle({ ...other, ...settings, S3_ENDPOINT: 'http://127.0.0.1:1' })
  await once(child, 'close')
  expect(child.exitCode).toBe(1)
  expect(log).toMatch(/aerie: .*127\.0\.0\.1:1/)
})

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}
