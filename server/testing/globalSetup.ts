/** Starts a temporary PostgreSQL for a jest run. Every test file clones its migrated database (testDatabase.ts). */
import { rmSync } from 'node:fs'
import { chmod, mkdtemp, readdir, rm, statfs, writeFile } from 'node:fs/promises'
import { freemem, tmpdir } from 'node:os'
import path from 'node:path'
import { loadSpec } from '../platform/contract/spec'
import { startEmbeddedDatabase } from '../platform/db/embedded'
import { migrate } from '../platform/db/migrate'
import { createPool } from '../platform/db/pool'

declare global {
  /** Passed to the tear-down, which jest loads as a separate module. */
  var removeTestCluster: (() => Promise<void>) | undefined
}

const PREFIX = 'aerie-test-'

/** A file system in memory, which Linux has. Creating a database of 1,400 files takes a tenth of the time there. */
const MEMORY_FOLDER = '/dev/shm'

/** Space for the databases that exist at the same time and for the log of their changes. */
const CLUSTER_BYTES = 4 * 2 ** 30

/** Memory for the processes of jest. */
const WORKER_BYTES = 8 * 2 ** 30

// oxlint-disable-next-line import/no-default-export -- jest requires one
export default async function globalSetup(): Promise<void> {
  await removeAbandoned(tmpdir())
  await removeAbandoned(MEMORY_FOLDER)
  const folder = (await hasMemoryFolder()) ? MEMORY_FOLDER : tmpdir()
  const dataDir = await mkdtemp(path.join(folder, `${PREFIX}${process.pid}-`))
  await chmod(dataDir, 0o711)
  const database = await startEmbeddedDatabase({
    dataDir,
    settings: { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off', max_connections: '300' },
  })
  // jest runs no tear-down after a signal. PostgreSQL ends within a minute after its files are gone.
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      rmSync(dataDir, { recursive: true, force: true })
      process.kill(process.pid, signal)
    })
  globalThis.removeTestCluster = async () => {
    await database.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
  const pool = createPool(database.connection)
  await migrate(pool)
  await pool.end()
  process.env.TEST_CONTRACT = path.join(dataDir, 'contract.json')
  await writeFile(process.env.TEST_CONTRACT, JSON.stringify(loadSpec()))
  process.env.TEST_CLUSTER = JSON.stringify(database.connection)
}

async function hasMemoryFolder(): Promise<boolean> {
  const space = await statfs(MEMORY_FOLDER).catch(() => undefined)
  if (space === undefined) return false
  return space.bavail * space.bsize >= CLUSTER_BYTES && freemem() >= CLUSTER_BYTES + WORKER_BYTES
}

/** Removes the files of runs that were killed with SIGKILL. */
async function removeAbandoned(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  for (const name of names) {
    const pid = new RegExp(`^${PREFIX}(\\d+)-`).exec(name)?.[1]
    if (pid && !isAlive(Number(pid))) await rm(path.join(folder, name), { recursive: true, force: true })
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
