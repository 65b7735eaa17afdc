import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readMigrations } from '../server/platform/db/migrate'
import {
  changedMigrations,
  CHECKSUMS_FILE,
  recordMigrations,
  type MigrationChecksums,
} from './generation/migrationChecksums'

const committed = async () => JSON.parse(await readFile(CHECKSUMS_FILE, 'utf8')) as MigrationChecksums

test('no migration was changed after it was added, and each is recorded', async () => {
  const recorded = await committed()
  const migrations = await readMigrations()
  expect(changedMigrations(recorded, migrations)).toEqual([])
  expect(migrations.map(({ name }) => name)).toEqual(Object.keys(recorded))
})

describe('recording', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'aerie-checksums-'))
  })
  afterEach(() => rm(folder, { recursive: true }))

  test('adds a new migration', async () => {
    const file = path.join(folder, 'checksums.json')
    const before = await committed()
    const last = Object.keys(before).at(-1) ?? ''
    const older = Object.fromEntries(Object.entries(before).filter(([name]) => name !== last))
    await writeFile(file, JSON.stringify(older))
    await recordMigrations(file)
    expect(JSON.parse(await readFile(file, 'utf8'))).toEqual(before)
  })

  test('refuses a changed migration and a removed one, and writes nothing', async () => {
    const file = path.join(folder, 'checksums.json')
    const before = await committed()
    const first = Object.keys(before)[0] ?? ''
    const text = JSON.stringify({ ...before, [first]: 'another', '0000_removed.sql': 'some' })
    await writeFile(file, text)
    await expect(recordMigrations(file)).rejects.toThrow(`${first}, 0000_removed.sql was changed or removed.`)
    expect(await readFile(file, 'utf8')).toBe(text)
  })
})
