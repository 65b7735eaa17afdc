/** An installation in a temporary folder for the tests of backups: an embedded database, stored files and a secret. */
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import pg from 'pg'
import { uuidv7 } from 'uuidv7'
import { startEmbeddedDatabase, type EmbeddedDatabase } from '../db/embedded'
import { makeKey } from '../storage/keys'
import { openLocalFolder } from '../storage/localFolder'
import type { BackupPlace } from './backupPlace'
import { openFolderPlace } from './folderPlace'
import { restoreBackup } from './restore'

interface Installation {
  /** The folder that contains the others, and is removed after the test. */
  root: string
  dataDir: string
  /** Of `place`. */
  folder: string
  place: BackupPlace
  database: EmbeddedDatabase | undefined
  query<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]>
  /** The texts of the table `entry`, in the order in which they were inserted. */
  entries(): Promise<string[]>
  /** @returns the key of the file */
  storeFile(content: string): Promise<string>
  destroyAndRestore(options?: Parameters<typeof restoreBackup>[2]): Promise<void>
}

/** Starts an installation before each test of the file, which may destroy it. */
export function installBeforeEach(): Installation {
  const here = newInstallation()
  beforeEach(async () => {
    await start(here)
    here.folder = path.join(here.root, 'backups')
    here.place = openFolderPlace(here.folder)
  })
  afterEach(() => end(here))
  return here
}

/** Starts one installation for all tests of the file, each of which gets an empty folder for backups. */
export function installBeforeAll(): Installation {
  const here = newInstallation()
  beforeAll(() => start(here))
  beforeEach(() => {
    here.folder = path.join(here.root, `backups-${uuidv7()}`)
    here.place = openFolderPlace(here.folder)
  })
  afterAll(() => end(here))
  return here
}

async function start(here: Installation): Promise<void> {
  here.root = mkdtempSync(path.join(tmpdir(), 'aerie-backup-'))
  // When root runs the tests, PostgreSQL runs as another user and needs access to the folder.
  chmodSync(here.root, 0o711)
  here.dataDir = path.join(here.root, 'data')
  here.database = await startEmbeddedDatabase({ dataDir: here.dataDir })
  writeFileSync(path.join(here.dataDir, 'session-secret'), 'a secret of this installation')
  await here.query('create table entry (id serial primary key, text text not null)')
}

async function end(here: Installation): Promise<void> {
  await here.database?.stop()
  rmSync(here.root, { recursive: true })
}

function newInstallation(): Installation {
  const here = {} as Installation
  here.query = async <Row extends pg.QueryResultRow>(text: string, values: unknown[] = []) => {
    const client = new pg.Client(here.database!.connection)
    await client.connect()
    const { rows } = await client.query<Row>(text, values)
    await client.end()
    return rows
  }
  here.entries = async () => {
    const rows = await here.query<{ text: string }>('select text from entry order by id')
    return rows.map(({ text }) => text)
  }
  here.storeFile = async (content) => {
    const key = makeKey(uuidv7(), 'photo.jpg')
    await openLocalFolder(path.join(here.dataDir, 'files')).put(key, Readable.from([content]))
    return key
  }
  here.destroyAndRestore = async (options = {}) => {
    await here.database?.stop()
    rmSync(here.dataDir, { recursive: true })
    await restoreBackup(here.place, here.dataDir, options)
    here.database = await startEmbeddedDatabase({ dataDir: here.dataDir })
  }
  return here
}

/** Times apart, because a backup is named by its second. */
export const at = (second: number) => ({ now: new Date(Date.UTC(2026, 10, 26, 3, 0, second)) })
