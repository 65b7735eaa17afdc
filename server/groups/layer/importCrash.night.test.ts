/** Imports that are interrupted: GDAL killed, cancelled, the server killed, the disk full. */
import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  closeSync,
  existsSync,
  fstatSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { plainTiff } from '../../media/raster/testing/plainTiff'
import { checkStorage } from '../../platform/storage/checkStorage'
import { openLocalFolder } from '../../platform/storage/localFolder'
import { filesFolder } from '../../platform/storage/openStorage'
import { startTestApp, type TestApp } from '../../testing/testApp'
import { startServerProcess, type ServerProcess } from '../../records/uploads/testing/serverProcess'
import { send } from '../../records/uploads/testing/tusClient'
import { startLayerTest, type Layer, type LayerTest } from './testing/layerTest'
import { until } from '../../testing/until'

/** Noise, which takes GDAL long enough to be interrupted. */
const RASTER = plainTiff({
  width: 1000,
  height: 1000,
  samples: 4,
  values: randomBytes(4_000_000),
  origin: [500_000, 5_300_000],
  pixelSize: 0.5,
  epsg: 32632,
})
const CSV = 'name,lat,long\nA,50,8\n'
const MIB = 1024 * 1024

/** Files in the work folders of jobs. */
const workFiles = (dataDir: string): string[] =>
  existsSync(path.join(dataDir, 'work'))
    ? readdirSync(path.join(dataDir, 'work'), { recursive: true })
        .map(String)
        .filter((name) => name.includes(path.sep))
    : []

const isConverting = (dataDir: string): boolean => workFiles(dataDir).some((name) => name.includes('.converting-'))

/** Process ID of the GDAL of this test that has a file of the server open; 0 when there is none. Others wait for commands. */
function gdalPid(dataDir: string): number {
  const isOurs = (pid: string) => {
    try {
      const status = readFileSync(`/proc/${pid}/status`, 'utf8')
      const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8')
      if (!command.includes('gdalWorker.cjs') || !status.includes(`\nPPid:\t${process.pid}\n`)) return false
      return readdirSync(`/proc/${pid}/fd`).some((fd) => readlinkSync(`/proc/${pid}/fd/${fd}`).startsWith(dataDir))
    } catch {
      // The process has ended, or closed a file.
      return false
    }
  }
  return Number(readdirSync('/proc').find((name) => /^\d+$/.test(name) && isOurs(name)) ?? 0)
}

describe('while the server keeps running', () => {
  let site: LayerTest
  beforeAll(async () => {
    // The bundled GDAL is slow enough to be interrupted.
    site = await startLayerTest({ GDAL: 'bundled' })
  })
  afterAll(() => site.close())

  const jobOf = async (jobId: string | null | undefined) =>
    (
      await site.aerie.call<{ status: string; message: string | null; attempts: number }>(
        site.staff,
        'GET',
        `/job/get/${jobId}`,
      )
    ).data

  /** @returns when GDAL converts the file, with its process ID */
  async function startImport(): Promise<{ layer: Layer; pid: number }> {
    const { DATA_DIR } = site.aerie.config
    const uploadId = await site.upload(RASTER, 'bands.tif')
    const { data } = await site.create({ missionId: site.missionId, uploadId })
    const pid = await until(() => isConverting(DATA_DIR) && (gdalPid(DATA_DIR) || undefined))
    return { layer: data, pid }
  }

  async function expectClean(): Promise<void> {
    await until(() => workFiles(site.aerie.config.DATA_DIR).length === 0)
    const report = await checkStorage(site.aerie.db, openLocalFolder(filesFolder(site.aerie.config)))
    expect(report).toMatchObject({ damaged: [], orphans: [] })
  }

  test('converts a file again when GDAL was killed', async () => {
    const { layer, pid } = await startImport()
    process.kill(pid, 'SIGKILL')
    await until(async () => (await jobOf(layer.jobId)).message === 'Something went wrong, retrying')
    // Other jobs run before the retry.
    expect(await site.importFile(CSV, 'points.csv')).toMatchObject({ status: 'ready' })
    expect(await site.settled(layer._id)).toMatchObject({ status: 'ready', raster: { bandCount: 4 } })
    expect((await jobOf(layer.jobId)).attempts).toBe(2)
    await expectClean()
  })

  test('a cancelled import stops GDAL and leaves no files', async () => {
    const before = await checkStorage(site.aerie.db, openLocalFolder(filesFolder(site.aerie.config)))
    const { layer, pid } = await startImport()
    expect((await site.aerie.call(site.staff, 'PATCH', `/job/cancel/${layer.jobId}`)).code).toBe(200)
    await until(() => !existsSync(`/proc/${pid}`))
    expect(await site.settled(layer._id)).toMatchObject({ status: 'failed', message: 'The import was cancelled' })
    await expectClean()
    // Only the uploaded file remains, for a retry.
    const after = await checkStorage(site.aerie.db, openLocalFolder(filesFolder(site.aerie.config)))
    expect(after.files).toBe(before.files + 1)
    expect(await site.importFile(CSV, 'after.csv')).toMatchObject({ status: 'ready' })
  })
})

describe('in a separate server process', () => {
  let aerie: TestApp
  let staff: string
  let server: ServerProcess
  let dataDir: string

  beforeAll(async () => {
    aerie = await startTestApp()
    staff = await aerie.cookieOf(aerie.demo.staff)
    // This app would run the jobs of the tested server.
    await aerie.app.close()
  })
  beforeEach(() => {
    dataDir = mkdtempSync(path.join(tmpdir(), 'aerie-import-'))
  })
  afterEach(async () => {
    await server.kill()
    rmSync(dataDir, { recursive: true, force: true })
  })
  afterAll(() => aerie.close())

  async function call<T>(method: string, url: string, body?: object): Promise<T> {
    const headers = { cookie: staff, ...(body && { 'content-type': 'application/json' }) }
    const init = { method, headers, ...(body && { body: JSON.stringify(body) }) }
    const response = await fetch(`${server.origin}/apis/v1${url}`, init)
    const { data, message } = (await response.json()) as { data: T; message?: string }
    if (!response.ok) throw new Error(message)
    return data
  }
  const newMission = async () => (await call<{ _id: string }>('POST', '/mission/create', { name: 'Site' }))._id
  const upload = async (bytes: Buffer, filename: string) => (await send(server.origin, staff, bytes, { filename })).id
  const create = (missionId: string, uploadId: string) => call<Layer>('POST', '/layer/create', { missionId, uploadId })
  async function settled(missionId: string, layerId: string): Promise<Layer> {
    let found: Layer | undefined
    await until(async () => {
      const { layers } = await call<{ layers: Layer[] }>('GET', `/layer/all-layers-for-mission/${missionId}`)
      found = layers.find(({ _id }) => _id === layerId)
      return found !== undefined && found.status !== 'importing'
    })
    return found as Layer
  }

  test('removes the files of an interrupted conversion at the next start', async () => {
    server = await startServerProcess(aerie, dataDir, ['env', 'GDAL=bundled'])
    const { jobId } = await create(await newMission(), await upload(RASTER, 'bands.tif'))
    await until(() => isConverting(dataDir))
    await server.kill()
    expect(workFiles(dataDir)).not.toEqual([])
    server = await startServerProcess(aerie, dataDir)
    expect(workFiles(dataDir)).toEqual([])
    expect(await checkStorage(aerie.db, openLocalFolder(path.join(dataDir, 'files')))).toMatchObject({
      damaged: [],
      orphans: [],
    })
    await call('PATCH', `/job/cancel/${jobId}`)
  })

  test('a full disk fails the import with a clear message, other imports continue, and a retry succeeds', async () => {
    const namespace = process.getuid?.() === 0 ? ['unshare', '-m'] : ['unshare', '-rm']
    const small = [...namespace, 'sh', '-c', 'mount -t tmpfs -o size=80m tmpfs "$DATA_DIR" && exec "$@"', 'sh']
    // Without a reserve, with which the job would wait.
    server = await startServerProcess(aerie, dataDir, small, { DISK_RESERVE_BYTES: '0' })
    const inside = path.join('/proc', String(server.process.pid), 'root', dataDir)
    const missionId = await newMission()
    const uploads = [await upload(RASTER, 'bands.tif'), await upload(Buffer.from(CSV), 'points.csv')] as const
    const filler = fillUp(path.join(inside, 'filler'), 32 * 1024)

    const raster = await create(missionId, uploads[0])
    const failed = await settled(missionId, raster._id)
    expect(failed).toMatchObject({ status: 'failed' })
    expect(failed.message).toMatch(/^The server has no space left for this/)
    const points = await create(missionId, uploads[1])
    expect(await settled(missionId, points._id)).toMatchObject({ status: 'ready' })
    await until(() => workFiles(inside).length === 0)

    rmSync(filler)
    await call('PATCH', `/job/retry/${raster.jobId}`)
    expect(await settled(missionId, raster._id)).toMatchObject({ status: 'ready' })
    // The work folder is removed after the job has settled.
    await until(() => workFiles(inside).length === 0)
    expect(await checkStorage(aerie.db, openLocalFolder(path.join(inside, 'files')))).toMatchObject({ orphans: [] })
  })

  /** Fills the disk except for `free` bytes. */
  function fillUp(file: string, free: number): string {
    const descriptor = openSync(file, 'w')
    const block = Buffer.alloc(MIB)
    try {
      for (;;) writeSync(descriptor, block)
    } catch {
      const { size } = fstatSync(descriptor)
      closeSync(descriptor)
      spawnSync('truncate', ['-s', String(size - free), file])
    }
    return file
  }
})
