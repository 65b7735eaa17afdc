// Two versions of the server on one database, as in a rolling restart: the new one has a further migration. They run from the files of the
// image, because a server reads the migrations beside it.
import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { freePort } from '../server/records/uploads/testing/serverProcess'
import { urlOf } from '../server/testing/databaseUrl'
import { createTestDatabase, type TestDatabase } from '../server/testing/testDatabase'
import { until } from '../server/testing/until'
import { SERVER_FILES } from './image/assemble'

const ROOT = path.resolve(__dirname, '..')
const BUNDLE = 'build/server-rolling'
const PASSWORD = 'flown-over-the-quay-42'
const MIGRATIONS = 'server/platform/db/migrations'
const ADDITIVE = `alter table mission add column rolling_note text;
comment on column mission.rolling_note is 'Of a test.';
`
const DISRUPTIVE = `-- without running servers: the column gets another name
alter table mission rename column rolling_note to rolling_remark;
`

interface Server {
  child: ChildProcess
  origin: string
  log: () => string
}

const folder = mkdtempSync(path.join(tmpdir(), 'aerie-rolling-'))
const servers: Server[] = []
let database: TestDatabase

beforeAll(async () => {
  await promisify(execFile)(process.execPath, ['--import', 'tsx', 'scripts/bundle-server.ts', BUNDLE], { cwd: ROOT })
  database = await createTestDatabase()
})
afterAll(async () => {
  await Promise.all(servers.map(stop))
  await database.drop()
  rmSync(folder, { recursive: true, force: true })
  rmSync(path.join(ROOT, BUNDLE), { recursive: true, force: true })
})

/** The files of a version with further migrations. */
function version(name: string, migrations: Record<string, string>): string {
  const root = path.join(folder, name)
  cpSync(path.join(ROOT, BUNDLE), path.join(root, 'build/server'), { recursive: true })
  for (const each of ['package.json', ...SERVER_FILES.map((file) => `server/${file}`)])
    cpSync(path.join(ROOT, each), path.join(root, each), { recursive: true })
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(root, 'node_modules'))
  for (const [file, sql] of Object.entries(migrations)) writeFileSync(path.join(root, MIGRATIONS, file), sql)
  return root
}

async function start(root: string): Promise<Server> {
  const port = await freePort()
  const rtmpPort = await freePort()
  let log = ''
  const child = spawn(process.execPath, ['--enable-source-maps', 'build/server/main.cjs'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env['PATH'],
      ENVIRONMENT: 'development',
      HOST: '127.0.0.1',
      DATABASE_URL: urlOf(database),
      DATA_DIR: path.join(folder, `data-${port}`),
      SESSION_SECRET: 'a secret of at least thirty-two characters',
      DEMO_PASSWORD: PASSWORD,
      S3_ENDPOINT: 'embedded',
      SMTP_URL: '',
      LOG_LEVEL: 'error',
      PORT: String(port),
      RTMP_PORT: String(rtmpPort),
      LIVE_UDP_PORT: String(rtmpPort),
    },
  })
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (log += String(chunk)))
  const server = { child, origin: `http://127.0.0.1:${port}`, log: () => log }
  servers.push(server)
  return server
}

async function ready(server: Server): Promise<Server> {
  await until(async () => {
    if (server.child.exitCode !== null) throw new Error(server.log())
    return fetch(`${server.origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
  })
  return server
}

async function stop({ child }: Server): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}

/** A person who works on one server until `stop`: reads the list, and creates and renames missions. */
async function work(server: Server, name: string) {
  const call = async (url: string, options: RequestInit = {}) =>
    fetch(`${server.origin}/apis/v1${url}`, { ...options, headers: { cookie, ...options.headers } })
  const headers = { 'content-type': 'application/json' }
  let cookie = ''
  const body = JSON.stringify({ email: 'root@demo.test', password: PASSWORD })
  const signedIn = await call('/auth/login', { method: 'POST', headers, body })
  cookie = signedIn.headers.get('set-cookie')?.split(';')[0] ?? ''
  await call('/tenant/user/terms-conditions-check?terms=true', { method: 'PATCH' })
  const details = (await (await call('/auth/userdetails')).json()) as { data: { tenantId: { _id: string } } }
  const statuses = new Map<number, number>()
  let isWorking = true
  const count = ({ status }: Response) => statuses.set(status, (statuses.get(status) ?? 0) + 1)
  const running = (async () => {
    for (let index = 0; isWorking; index++) {
      count(await call(`/mission/get/tenant/${details.data.tenantId._id}`))
      const mission = { name: `${name} ${index}` }
      count(await call('/mission/create', { method: 'POST', headers, body: JSON.stringify(mission) }))
      await sleep(50)
    }
  })()
  return async () => {
    isWorking = false
    await running
    return Object.fromEntries(statuses)
  }
}

test('both versions serve while the new one replaces the old one', async () => {
  const before = await ready(await start(version('before', {})))
  const stopOld = await work(before, 'Old')
  const after = await ready(await start(version('after', { '9998_rolling.sql': ADDITIVE })))
  const stopNew = await work(after, 'New')
  await sleep(3_000)
  const old = await stopOld()
  await stop(before)
  expect(before.child.exitCode).toBe(0)
  await sleep(500)
  const young = await stopNew()
  for (const statuses of [old, young]) {
    expect(Object.keys(statuses)).toEqual(['200', '201'])
    expect(statuses['201']).toBeGreaterThan(20)
  }

  // The version before does not start any more.
  const again = await start(path.join(folder, 'before'))
  await once(again.child, 'exit')
  expect(again.log()).toContain(
    'The database has migration 9998_rolling.sql, which this version of Aerie does not know.',
  )
})

test('a migration that the running version cannot work with waits for its end', async () => {
  const running = servers.filter(({ child }) => child.exitCode === null)
  expect(running).toHaveLength(1)
  const root = version('later', { '9998_rolling.sql': ADDITIVE, '9999_rename.sql': DISRUPTIVE })
  const refused = await start(root)
  const [code] = (await once(refused.child, 'exit')) as [number]
  expect(code).toBe(1)
  expect(refused.log()).toContain('Migration 9999_rename.sql changes what running servers use')
  expect((await fetch(`${running[0]!.origin}/readyz`)).status).toBe(200)

  await stop(running[0]!)
  await ready(await start(root))
})
