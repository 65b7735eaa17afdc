import { spawnSync } from 'node:child_process'
import { closeSync, existsSync, fstatSync, mkdtempSync, openSync, rmSync, statSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { hashFile } from '../../platform/storage/hash'
import { inTenant } from '../../platform/db/tenancy'
import { startTestApp, type TestApp } from '../../testing/testApp'
import { claimUpload } from './service'
import { startServerProcess, type ServerProcess } from './testing/serverProcess'
import { rawRequest, noise, send, sha256Of } from './testing/tusClient'

const MIB = 1024 * 1024

let aerie: TestApp
let staff: string
let server: ServerProcess | undefined
const dataDir = mkdtempSync(path.join(tmpdir(), 'aerie-crash-'))

beforeAll(async () => {
  aerie = await startTestApp()
  staff = await aerie.cookieOf(aerie.demo.staff)
})
afterEach(() => server?.kill())
afterAll(async () => {
  await aerie.close()
  rmSync(dataDir, { recursive: true, force: true })
})

const take = (id: string) =>
  inTenant(aerie.db, aerie.demo.id, (tx) => claimUpload(aerie.demo.id, tx, id, aerie.demo.staff.id))

const patchFrom = (offset: number) => ({
  cookie: staff,
  'upload-offset': String(offset),
  'content-type': 'application/offset+octet-stream',
})

test('resumes an upload without loss after the server is killed twice during a request', async () => {
  const bytes = noise(96 * MIB)
  server = await startServerProcess(aerie, dataDir)
  const created = await rawRequest('POST', `${server.origin}/apis/v1/upload/tus`, {
    cookie: staff,
    'upload-length': String(bytes.length),
    'upload-metadata': `sha256 ${Buffer.from(sha256Of(bytes)).toString('base64')}`,
  })
  const address = created.headers.location ?? ''
  const id = address.split('/').at(-1) ?? ''
  const partial = path.join(dataDir, 'files', '.partial', id)

  let offset = 0
  for (const killAt of [20 * MIB, 60 * MIB]) {
    const sending = rawRequest('PATCH', server.origin + address, patchFrom(offset), bytes.subarray(offset)).catch(
      () => 'cut',
    )
    while (existsSync(partial) && statSync(partial).size < killAt) await sleep(1)
    await server.kill()
    expect(await sending).toBe('cut')
    server = await startServerProcess(aerie, dataDir)
    const head = await rawRequest('HEAD', server.origin + address, { cookie: staff })
    offset = Number(head.headers['upload-offset'])
    expect(offset).toBeGreaterThanOrEqual(killAt)
    expect(offset).toBeLessThan(bytes.length)
  }
  await send(server.origin, staff, bytes, { url: server.origin + address })
  const { file } = await take(id)
  expect([file.size, file.sha256]).toEqual([bytes.length, sha256Of(bytes)])
  expect(await hashFile(path.join(dataDir, 'files', file.key))).toEqual({ size: bytes.length, sha256: sha256Of(bytes) })
})

describe('a full disk', () => {
  // An 80 MiB disk in its own namespace; root needs no user namespace for it.
  const namespace = process.getuid?.() === 0 ? ['unshare', '-m'] : ['unshare', '-rm']
  const small = [...namespace, 'sh', '-c', 'mount -t tmpfs -o size=80m tmpfs "$DATA_DIR" && exec "$@"', 'sh']
  const folder = mkdtempSync(path.join(tmpdir(), 'aerie-full-'))
  afterAll(() => rmSync(folder, { recursive: true }))

  test('rejects uploads without space, keeps received bytes and resumes when space is free', async () => {
    expect(spawnSync(namespace[0] ?? '', [...namespace.slice(1), 'true']).status).toBe(0)
    const reserve = { DISK_RESERVE_BYTES: String(64 * MIB), DISK_RESERVE_PERCENT: '100' }
    server = await startServerProcess(aerie, folder, small, reserve)
    // The process sees its own disk; other processes reach it through /proc/<pid>/root.
    const inside = path.join('/proc', String(server.process.pid), 'root', folder)
    const post = (size: number) =>
      rawRequest('POST', `${server?.origin ?? ''}/apis/v1/upload/tus`, { cookie: staff, 'upload-length': String(size) })

    const tooMuch = await post(40 * MIB)
    expect([tooMuch.status, tooMuch.body]).toEqual([
      507,
      expect.stringContaining('The server has no space for another 40 MiB'),
    ])

    const bytes = noise(12 * MIB)
    const address = (await post(bytes.length)).headers.location ?? ''
    const filler = fillUp(path.join(inside, 'filler'), 5 * MIB)
    const full = await rawRequest('PATCH', server.origin + address, patchFrom(0), bytes)
    expect([full.status, full.body]).toEqual([507, expect.stringContaining('The received part is kept')])
    // Reads still work.
    expect((await fetch(`${server.origin}/apis/v1/upload/list`, { headers: { cookie: staff } })).status).toBe(200)
    const head = await rawRequest('HEAD', server.origin + address, { cookie: staff })
    const kept = Number(head.headers['upload-offset'])
    expect(kept).toBeGreaterThan(3 * MIB)
    expect(kept).toBeLessThan(bytes.length)

    rmSync(filler)
    await send(server.origin, staff, bytes, { url: server.origin + address })
    expect((await take(address.split('/').at(-1) ?? '')).file.sha256).toBe(sha256Of(bytes))
  })

  /** Fills the disk except for `leave` bytes. */
  function fillUp(file: string, leave: number): string {
    const descriptor = openSync(file, 'w')
    const block = Buffer.alloc(MIB)
    try {
      for (;;) writeSync(descriptor, block)
    } catch {
      const { size } = fstatSync(descriptor)
      closeSync(descriptor)
      spawnSync('truncate', ['-s', String(size - leave), file])
    }
    return file
  }
})
