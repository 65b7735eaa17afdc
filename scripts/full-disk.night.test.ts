// Fills the disk before and during a job of each kind, kills the server, starts it on the full disk, frees space and tries again.
// The files are on a small disk of their own, and the database is not, so that an outcome can be recorded.
import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync, type Dirent } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { fieldPicture } from '../server/groups/analysis/testing/fieldLayers'
import { TestNode, zipOf } from '../server/groups/orthomosaic/testing/nodeOdm'
import { insertCoveredPhoto } from '../server/groups/photo/testing/coveredPhoto'
import { FLIR_PHOTO } from '../server/groups/thermal/testing/storedThermal'
import { squareModel } from '../server/media/detector/testing/squareModel'
import { serverFile } from '../server/platform/core/folders'
import { asPlatform, inTenant } from '../server/platform/db/tenancy'
import { lockQueueing } from '../server/platform/jobs/sql'
import { checkStorage } from '../server/platform/storage/checkStorage'
import { openStorage } from '../server/platform/storage/openStorage'
import { freePort, startServerProcess, type ServerProcess } from '../server/records/uploads/testing/serverProcess'
import { noise, send } from '../server/records/uploads/testing/tusClient'
import { subscribe } from '../server/testing/subscribe'
import { startTestApp, type TestApp } from '../server/testing/testApp'
import { until } from '../server/testing/until'

const MIB = 1024 * 1024
const ROOMY = '768m'
const ROOM = { limits: { storageBytes: 10 ** 12, aiRuns: 1000, streamMinutes: 1000 } }
/** As root no user namespace is needed to mount. */
const isRoot = process.getuid?.() === 0
/** A namespace begins in the root folder. */
const HERE = ['sh', '-c', `cd '${path.resolve(__dirname, '..')}' && exec "$@"`, 'sh']
const folder = mkdtempSync(path.join(tmpdir(), 'aerie-full-disk-'))
const fixture = (file: string): Buffer => readFileSync(serverFile(file))

let aerie: TestApp
let root: string
let node: TestNode
/** Keeps the small disk while no server runs. */
let keeper: ChildProcess
let server: ServerProcess
let rtmpPort: number
let settings: Record<string, string>
const table: string[] = []

beforeAll(async () => {
  node = await new TestNode().start()
  aerie = await startTestApp()
  root = await aerie.cookieOf(aerie.demo.root)
  await subscribe(aerie.db, aerie.demo.id, ROOM)
  // Jobs run in the server process alone.
  await aerie.app.close()
  const [command, ...args] = isRoot ? ['unshare', '-m'] : ['unshare', '-rm']
  const mount = `mount -t tmpfs -o size=${ROOMY} tmpfs ${folder} && echo mounted && exec sleep infinity`
  keeper = spawn(command, [...args, 'sh', '-c', mount], { stdio: ['ignore', 'pipe', 'inherit'] })
  await once(keeper.stdout!, 'data')
  rtmpPort = await freePort()
  settings = {
    DISK_RESERVE_BYTES: '0',
    NODEODM_URL: node.origin,
    RTMP_PORT: String(rtmpPort),
    LIVE_UDP_PORT: String(await freePort()),
  }
  server = await start()
})
afterAll(async () => {
  await server.kill()
  keeper.kill('SIGKILL')
  await node.vanish()
  await aerie.close()
  rmSync(folder, { recursive: true, force: true })
  process.stdout.write(`${table.join('\n')}\n`)
})

// Also after a failure.
afterEach(async () => {
  free()
  if (server.process.exitCode !== null || server.process.signalCode !== null) server = await start()
})

const ENTER = 'nsenter'
const enteringOptions = (): string[] => [
  '-t',
  String(keeper.pid),
  ...(isRoot ? [] : ['-U', '--preserve-credentials']),
  '-m',
]
const start = (): Promise<ServerProcess> =>
  startServerProcess(aerie, folder, [ENTER, ...enteringOptions(), ...HERE], settings)
/** The folder on the small disk, as other processes reach it. */
const inside = (): string => path.join('/proc', String(keeper.pid), 'root', folder)

const resize = (size: string | number): boolean => {
  const args = [...enteringOptions(), 'mount', '-o', `remount,size=${size}`, folder]
  return spawnSync(ENTER, args).status === 0
}

/** Makes the disk as small as what it contains, which a writer may still enlarge. */
function fill(): void {
  for (let attempt = 0; attempt < 100; attempt++) {
    const { blocks, bfree, bsize } = statfsSync(inside())
    if (resize((blocks - bfree) * bsize)) return
  }
  throw new Error('The disk could not be filled')
}
function free(): void {
  expect(resize(ROOMY)).toBe(true)
}

interface Reply<Data> {
  code: number
  message?: string
  data: Data
}
async function call<Data>(method: string, url: string, body?: object): Promise<Reply<Data>> {
  const reply = await fetch(`${server.origin}/apis/v1${url}`, {
    method,
    headers: { cookie: root, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  return { ...((await reply.json()) as Reply<Data>), code: reply.status }
}
async function made<Data = { _id: string }>(url: string, body: object): Promise<Data> {
  const { code, message, data } = await call<Data>('POST', url, body)
  if (code >= 300) throw new Error(`${url}: ${code} ${message}`)
  return data
}
const upload = async (bytes: Buffer, filename: string): Promise<string> =>
  (await send(server.origin, root, bytes, { filename })).id
const newMission = async (): Promise<string> => (await made('/mission/create', { name: 'Site' }))._id

interface JobRow {
  id: string
  kind: string
  status: string
  message: string | null
}
const jobs = async (kind: string, after: string): Promise<JobRow[]> =>
  inTenant(aerie.db, aerie.demo.id, (tx) =>
    tx
      .selectFrom('job')
      .select(['id', 'kind', 'status', 'message'])
      .where('kind', '=', kind)
      .where('id', '>', after)
      .orderBy('id')
      .execute(),
  )
const latestJob = async (): Promise<string> =>
  (
    await inTenant(aerie.db, aerie.demo.id, (tx) =>
      tx.selectFrom('job').select('id').orderBy('id', 'desc').executeTakeFirst(),
    )
  )?.id ?? '00000000-0000-0000-0000-000000000000'
const codeOf = ({ message }: JobRow): string => (message === null ? '' : (JSON.parse(message) as { code: string }).code)

const openJobs = () =>
  inTenant(aerie.db, aerie.demo.id, (tx) =>
    tx.selectFrom('job').select(['kind', 'message']).where('status', 'in', ['queued', 'running']).execute(),
  )

/** Makes jobs wait until it is called again. */
async function holdQueue(): Promise<() => Promise<void>> {
  let release = (): void => undefined
  const released = new Promise<void>((resolve) => (release = resolve))
  let isHeld = (): void => undefined
  const held = new Promise<void>((resolve) => (isHeld = resolve))
  const holding = asPlatform(aerie.db, async (tx) => {
    // A server looks at the queue every half second, for a moment.
    await until(() => lockQueueing(tx))
    isHeld()
    await released
  })
  await held
  return async () => {
    release()
    await holding
  }
}

interface Kind {
  kind: string
  /** Prepares the records that the job needs. @returns what starts the job */
  prepare: () => Promise<() => Promise<unknown>>
}

const layerOf = async (missionId: string, bytes: Buffer, filename: string) => {
  const uploadId = await upload(bytes, filename)
  return () => made('/layer/create', { missionId, uploadId, name: filename })
}
const plants = () => fieldPicture({ plants: [[100, 100, 30]] })
const areas = (count: number): Buffer => {
  const features = Array.from({ length: count }, (_, at) => ({
    type: 'Feature',
    properties: { number: at },
    geometry: { type: 'Point', coordinates: [4 + at / 1e5, 50] },
  }))
  return Buffer.from(JSON.stringify({ type: 'FeatureCollection', features }))
}
const photosOf = async (missionId: string, count: number) => {
  for (let number = 0; number < count; number++) {
    const uploadId = await upload(fixture(`demo/files/DJI_002${number + 2}.JPG`), `DJI_002${number + 2}.JPG`)
    await made('/photo/create', { missionId, uploadId })
  }
  await until(async () => {
    const { data } = await call<{ items: { imported: boolean }[] }>('GET', `/photo/list/${missionId}?pageSize=50`)
    return data.items.length === count && data.items.every(({ imported }) => imported)
  })
}
const orthomosaicOf = async (missionId: string): Promise<{ status: string; message: string | null }> =>
  (await call<{ items: { status: string; message: string | null }[] }>('GET', `/orthomosaic/list/${missionId}`)).data
    .items[0] ?? { status: 'missing', message: null }
const quiet = () => until(async () => (await openJobs()).length === 0)

const KINDS: Kind[] = [
  {
    kind: 'layer-import',
    async prepare() {
      return layerOf(await newMission(), await fieldPicture({ plants: [[100, 100, 30]], side: 1500 }), 'field.tif')
    },
  },
  {
    kind: 'layer-import',
    async prepare() {
      return layerOf(await newMission(), areas(20_000), 'areas.geojson')
    },
  },
  {
    kind: 'telemetry-import',
    async prepare() {
      const missionId = await newMission()
      const uploadId = await upload(fixture('media/telemetry/fixtures/dji_matrice_300.srt'), 'DJI_0042.SRT')
      return () => made('/flight/telemetry/create', { missionId, uploadId })
    },
  },
  {
    kind: 'document-text',
    async prepare() {
      const missionId = await newMission()
      const uploadId = await upload(fixture('demo/files/flight_permit.pdf'), 'permit.pdf')
      return () => made('/document/create', { missionId, uploadId })
    },
  },
  {
    kind: 'photo-import',
    async prepare() {
      const missionId = await newMission()
      const uploadId = await upload(fixture('demo/files/DJI_0022.JPG'), 'DJI_0022.JPG')
      return () => made('/photo/create', { missionId, uploadId })
    },
  },
  {
    kind: 'recording-import',
    async prepare() {
      const missionId = await newMission()
      const uploadId = await upload(fixture('demo/files/brighton_flyover.mp4'), 'flyover.mp4')
      return () => made('/VOD/save-vod-manual', { missionId, uploadId })
    },
  },
  {
    kind: 'photo-mosaic',
    async prepare() {
      const missionId = await newMission()
      await photosOf(missionId, 4)
      await quiet()
      return () => made(`/photo/mosaic/${missionId}`, { name: 'Beach mosaic' })
    },
  },
  {
    kind: 'orthomosaic',
    async prepare() {
      const missionId = await newMission()
      const there = { ...aerie, config: { ...aerie.config, DATA_DIR: inside() } }
      for (let index = 0; index < 3; index++) await insertCoveredPhoto(there, aerie.demo, missionId, index / 1000)
      node.tasks.clear()
      const { _id } = await made(`/orthomosaic/create/${missionId}`, { name: 'Beach', preset: 'fast' })
      await until(async () => (await orthomosaicOf(missionId)).status === 'processing')
      const picture = await plants()
      const cloud = Buffer.concat([Buffer.from('LASF'), noise(40 * MIB)])
      const results = {
        'odm_orthophoto/odm_orthophoto.tif': picture,
        'odm_georeferencing/odm_georeferenced_model.laz': cloud,
      }
      return async () => {
        node.finish(await zipOf(results))
        const ask = sql`update orthomosaic set due_at = now() - interval '1 second' where id = ${_id}`
        await inTenant(aerie.db, aerie.demo.id, (tx) => ask.execute(tx))
        await until(async () => (await orthomosaicOf(missionId)).status !== 'processing')
      }
    },
  },
  {
    kind: 'base-map-conversion',
    async prepare() {
      const uploadId = await upload(fixture('groups/base-map/fixtures/roads.mbtiles'), 'roads.mbtiles')
      const name = `City plan ${uploadId}`
      return () => made('/base-map/create-from-mbtiles', { uploadId, name, attribution: '© City of Example' })
    },
  },
  {
    kind: 'data-export',
    async prepare() {
      return () => made('/tenantroot/data-export/start', {})
    },
  },
  {
    kind: 'evidence-freeze',
    async prepare() {
      const missionId = await newMission()
      const uploadId = await upload(fixture('demo/files/brighton_flyover.mp4'), 'flyover.mp4')
      const { _id } = await made('/VOD/save-vod-manual', { missionId, uploadId })
      await quiet()
      const one = await made('/evidence/create', { missionId, name: 'North gate' })
      await made(`/evidence/add/${one._id}`, { evidenceFileIds: [_id] })
      return async () => {
        const { data } = await call<{ case: { version: number } }>('GET', `/evidence/get/${one._id}`)
        return made(`/evidence/freeze/${one._id}`, { version: data.case.version })
      }
    },
  },
  {
    kind: 'analysis',
    async prepare() {
      const createLayer = await layerOf(await newMission(), await plants(), 'field.tif')
      const layer = await createLayer()
      await quiet()
      return () => made(`/aiml/layer/${layer._id}/vegetation/infer`, { parameters: { minAreaM2: 2 } })
    },
  },
  {
    kind: 'hotspots',
    async prepare() {
      const missionId = await newMission()
      await made('/photo/create', { missionId, uploadId: await upload(readFileSync(FLIR_PHOTO), 'panel.jpg') })
      await quiet()
      return () => made(`/aiml/thermal/${missionId}/infer`, { parameters: { excess: 8 } })
    },
  },
  {
    kind: 'detector-run',
    async prepare() {
      const missionId = await newMission()
      await photosOf(missionId, 1)
      await quiet()
      const uploadId = await upload(Buffer.from(squareModel()), 'model.onnx')
      const name = `Squares ${uploadId}`
      const { _id: detectorId } = await made('/detector/create', { uploadId, name, modelVersion: '1' })
      return () => made('/detector/run', { missionId, detectorId })
    },
  },
]

/** Until the jobs of a kind have ended, or wait for space. */
const settled = (kind: string, after: string) =>
  until(async () => {
    const all = await jobs(kind, after)
    const isSettled = (job: JobRow) =>
      job.status === 'completed' || job.status === 'failed' || codeOf(job) === 'job.waitingForSpace'
    return all.length > 0 && all.every(isSettled) && all
  })

async function restart(): Promise<void> {
  await server.kill()
  server = await start()
}

const filesIn = (entry: string): string[] =>
  readdirSync(entry, { withFileTypes: true, recursive: true })
    .filter((each: Dirent) => each.isFile())
    .map(({ parentPath, name }) => path.join(path.relative(entry, parentPath), name))

async function expectOrder(): Promise<void> {
  const files = await openStorage({ ...aerie.config, DATA_DIR: inside() })
  const report = await until(async () => {
    const { damaged, orphans } = await checkStorage(aerie.db, files)
    return damaged.length + orphans.length === 0 && { damaged, orphans }
  }).catch(() => checkStorage(aerie.db, files))
  expect(report).toMatchObject({ damaged: [], orphans: [] })
}

const describeJobs = (all: JobRow[]) => all.map((job) => `${job.status} ${codeOf(job)}`.trim()).join(', ')
const NO_SPACE = /diskFull|storageFull|noSpaceFor|waitingForSpace/

const CASES = KINDS.flatMap((each, at) => [
  [`${at + 1} ${each.kind}`, 'before', each] as const,
  [`${at + 1} ${each.kind}`, 'during', each] as const,
])

test.each(CASES)('%s with a disk that is full %s its run', async (name, when, { kind, prepare }) => {
  const startJob = await prepare()
  await quiet()
  const after = await latestJob()
  const release = when === 'before' ? await holdQueue() : undefined
  await startJob()
  if (release) {
    fill()
    await release()
  } else {
    await until(async () => (await jobs(kind, after)).some(({ status }) => status !== 'queued'))
    fill()
  }
  const full = await settled(kind, after)
  await restart()
  const restarted = await settled(kind, after)
  free()
  for (const job of restarted) {
    if (job.status !== 'failed') continue
    const { code } = await call('PATCH', `/job/retry/${job.id}`)
    // Some kinds start again as a job of their own.
    if (code !== 200) await startJob()
  }
  const completed = await until(async () => {
    const all = await jobs(kind, after)
    return (await openJobs()).length === 0 && all
  })
  table.push(`${name} | ${when} | ${describeJobs(full)} | ${describeJobs(restarted)} | ${describeJobs(completed)}`)
  for (const job of full) if (job.status !== 'completed') expect(codeOf(job)).toMatch(NO_SPACE)
  expect(restarted.map(({ id, status }) => [id, status])).toEqual(full.map(({ id, status }) => [id, status]))
  expect(completed.at(-1)?.status).toBe('completed')
  expect(filesIn(path.join(inside(), 'work')).filter((file) => !file.endsWith('.lock'))).toEqual([])
  await expectOrder()
})
