// Strapi as a peer of the list of missions: the same number of rows in the same PostgreSQL. Optional: set BENCH_STRAPI to a folder in which
// `npm install @strapi/strapi @strapi/plugin-users-permissions pg react react-dom react-router-dom styled-components` has run.
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, symlinkSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

const APP = path.join(__dirname, 'strapi')
const START_MS = 120_000
/** Any tenant: all have the same number of missions. */
const LIST = '/api/missions?filters[tenant][$eq]=1&sort=createdAt:desc&pagination[pageSize]=20'

export interface StrapiPeer {
  address: string
  /** Of a page of 20 missions of one tenant. */
  path: string
  stop(): Promise<void>
}

/** Undefined without BENCH_STRAPI. `connection` is of a superuser; `folder` must exist. */
export async function startStrapi(
  connection: pg.PoolConfig,
  folder: string,
  missions: number,
  tenants: number,
): Promise<StrapiPeer | undefined> {
  const installed = process.env['BENCH_STRAPI']
  if (!installed) return undefined
  await run({ ...connection, database: 'postgres' }, 'create database strapi')
  const app = path.join(folder, 'strapi')
  cpSync(APP, app, { recursive: true })
  mkdirSync(path.join(app, 'public/uploads'), { recursive: true })
  // It has the dependencies by which Strapi knows its own apps.
  cpSync(path.join(installed, 'package.json'), path.join(app, 'package.json'))
  symlinkSync(path.join(path.resolve(installed), 'node_modules'), path.join(app, 'node_modules'))
  const port = await freePort()
  const child = spawn(process.execPath, ['node_modules/@strapi/strapi/bin/strapi.js', 'start'], {
    cwd: app,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      PORT: String(port),
      DATABASE_HOST: connection.host ?? '',
      DATABASE_PORT: String(connection.port),
    },
  })
  const address = `http://127.0.0.1:${port}`
  await untilReady(child, address)
  await fill({ ...connection, database: 'strapi' }, missions, tenants)
  return {
    address,
    path: LIST,
    async stop() {
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}

/** The same indexes as those that Aerie's list uses. */
async function fill(connection: pg.PoolConfig, missions: number, tenants: number): Promise<void> {
  await run(
    connection,
    `insert into missions (document_id, tenant, name, description, stage, created_at, updated_at, published_at)
     select 'document' || n, n % ${tenants}, 'Mission ' || n, 'What is to be seen from above, number ' || n, 'draft',
            now() - n * interval '1 minute', now(), now()
       from generate_series(1, ${missions}) n`,
  )
  await run(connection, 'create index on missions (tenant, created_at)')
  await run(connection, 'vacuum (analyze) missions')
}

async function run(connection: pg.PoolConfig, text: string): Promise<void> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    await client.query(text)
  } finally {
    await client.end()
  }
}

async function untilReady(child: ChildProcess, address: string): Promise<void> {
  const deadline = Date.now() + START_MS
  while (child.exitCode === null && Date.now() < deadline) {
    const reply = await fetch(address + LIST).catch(() => undefined)
    if (reply?.ok) return
    await sleep(200)
  }
  throw new Error('Strapi did not start')
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}
