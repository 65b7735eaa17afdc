// A complete installation on the loopback of this machine: database, store, proxy and two servers, in a temporary folder.
import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type pg from 'pg'
import { connectAsSuperuser, createPrimary, createReplica, databaseUrl, type Postgres } from './postgres'
import { startProxy, type Proxy } from './proxy'
import { startServer, type ServerProcess } from './servers'
import { startSwift, type Swift } from './swift'
import { startDatabaseSwitch, type DatabaseSwitch } from './databaseSwitch'
import { createTenants, type Tenant } from './tenants'

const BUNDLE = path.resolve(__dirname, '../../../build/server/main.cjs')
const TENANTS = 3

/** What the load uses and the checks read. */
export interface Installation {
  readonly folder: string
  /** Reads the stored files. */
  readonly store: Pick<Swift, 'read'>
  readonly servers: readonly Pick<ServerProcess, 'name' | 'unexpectedEnds'>[]
  readonly proxy: Pick<Proxy, 'address' | 'rtmpPort'>
  readonly tenants: readonly Tenant[]
  /** Connects to the database as superuser. */
  connect(): Promise<pg.Client>
  /** Ends everything, and removes the folder unless it is kept. */
  stop(keep: boolean): Promise<void>
}

export interface Site extends Installation {
  readonly primary: Postgres
  /** Only of a site with a replica. */
  readonly failOver: { replica: Postgres; address: DatabaseSwitch } | undefined
  readonly store: Swift
  readonly servers: readonly [ServerProcess, ServerProcess]
  readonly proxy: Proxy
  /** Port of the database that serves now. */
  databasePort: number
}

/** @throws Error when the server is not built or something does not start */
export async function startSite({ hasReplica }: { hasReplica: boolean }): Promise<Site> {
  if (!existsSync(BUNDLE)) throw new Error('The server is not built. Run node scripts/build.mjs first.')
  const folder = mkdtempSync(path.join(tmpdir(), 'aerie-chaos-'))
  // When root runs it, PostgreSQL runs as another user and needs access to the folder.
  chmodSync(folder, 0o711)
  const logs = path.join(folder, 'logs')
  mkdirSync(logs)
  const place = { folder, logs }
  const undo: (() => unknown)[] = []
  const stop = async (keep: boolean): Promise<void> => {
    for (const step of undo.reverse()) await step()
    if (!keep) rmSync(folder, { recursive: true, force: true })
  }
  try {
    const primary = await createPrimary(place)
    undo.push(() => primary.stop('immediate'))
    const failOver = hasReplica ? await openFailOver(place, primary, undo) : undefined
    const store = await startSwift(place)
    undo.push(() => store.stop())
    const settings = settingsOf(databaseUrl(failOver?.address.port ?? primary.port), store)
    const first = await startServer('server-1', place, settings)
    undo.push(() => first.stop())
    // It creates the tables, for which the second one would only wait.
    await first.untilReady()
    const second = await startServer('server-2', place, settings)
    undo.push(() => second.stop())
    await second.untilReady()
    const proxy = await startProxy(place, [first, second])
    undo.push(() => proxy.stop())
    const site: Site = {
      folder,
      primary,
      failOver,
      store,
      servers: [first, second],
      proxy,
      tenants: await createTenants(await connectAsSuperuser(primary.port), TENANTS),
      databasePort: primary.port,
      connect: () => connectAsSuperuser(site.databasePort),
      stop,
    }
    return site
  } catch (error) {
    await stop(true)
    throw error
  }
}

async function openFailOver(
  place: { folder: string; logs: string },
  primary: Postgres,
  undo: (() => unknown)[],
): Promise<NonNullable<Site['failOver']>> {
  const replica = await createReplica(place, primary)
  undo.push(() => replica.stop('immediate'))
  const address = await startDatabaseSwitch(primary.port)
  undo.push(() => address.stop())
  return { replica, address }
}

const settingsOf = (url: string, { settings }: Swift): Record<string, string> => ({
  ENVIRONMENT: 'production',
  DATABASE_URL: url,
  SESSION_SECRET: randomBytes(32).toString('hex'),
  TRUST_PROXY: '127.0.0.1',
  S3_ENDPOINT: settings.endpoint,
  S3_REGION: settings.region,
  S3_BUCKET: settings.bucket,
  S3_ACCESS_KEY_ID: settings.accessKeyId,
  S3_SECRET_ACCESS_KEY: settings.secretAccessKey,
})
