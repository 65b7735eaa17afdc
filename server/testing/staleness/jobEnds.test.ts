// The run of every kind of job announces what it changes, and its end announces the job. A new kind of job fails this test
// until it has a case.
import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { sql } from 'kysely'
import { groups } from '../../groups/groups.gen'
import { insertStoredDetector, insertStoredPhoto } from '../../groups/detector/testing/storedDetector'
import { insertCoveredPhoto } from '../../groups/photo/testing/coveredPhoto'
import { checkRetention } from '../../groups/retention/sweep'
import type { Services } from '../../groups/services'
import { insertStoredThermal } from '../../groups/thermal/testing/storedThermal'
import { insertStoredRecording } from '../../groups/vod/testing/storedRecording'
import type { AnyJobDefinition } from '../../platform/jobs/jobs'
import { inTenant } from '../../platform/db/tenancy'
import { listenAs } from './listener'
import { INFERENCE_SECRET, TestModelServer } from '../../groups/analysis/testing/modelServer'
import { insertReadableLayer } from '../../groups/analysis/testing/storedAnalysis'
import { orthomosaic } from '../../groups/analysis/testing/writes'
import { filledCase } from './evidenceFixtures'
import { undecodableRecording } from './recordingFixtures'
import { openSite, type Site } from './site'
import { startTestApp, type TestApp } from '../testApp'
import { until } from '../until'
import { send } from '../../records/uploads/testing/tusClient'

interface Case {
  kind: string
  what: string
  /** Tags that the run announces, except Job, before any job that it starts runs. */
  changes: string[]
  /** What its end announces; its job by default. */
  ends?: string[]
  status: 'completed' | 'failed'
  /** Called once the run has returned. */
  finish?: (site: Site) => Promise<unknown>
  start: (site: Site, upload: (bytes: string | Buffer) => Promise<string>) => Promise<unknown>
}

const KML =
  '<kml xmlns="http://www.opengis.net/kml/2.2"><Placemark><Point><coordinates>2,1</coordinates></Point></Placemark></kml>'
const VECTOR_TILES = path.join(__dirname, '../../groups/base-map/fixtures/roads.mbtiles')

const RASTER = path.join(__dirname, '../../media/raster/fixtures/degrees.tif')

const PHOTO = path.join(__dirname, '../../demo/files/DJI_0018.JPG')

const VIDEO = path.join(__dirname, '../../media/video/fixtures/cars.mp4')

const SUBTITLES = path.join(__dirname, '../../media/telemetry/fixtures/dji_matrice_300.srt')

const CASES: Case[] = [
  {
    kind: 'layer-import',
    what: 'of a layer of a mission',
    changes: ['Layer'],
    status: 'completed',
    async start({ mission, call }, upload) {
      await call('POST', '/layer/create', { missionId: (await mission())._id, uploadId: await upload(KML) })
    },
  },
  {
    kind: 'layer-import',
    what: 'of a part of a base layer',
    changes: ['BaseLayer', 'Layer'],
    status: 'completed',
    start: async ({ call }, upload) => call('POST', '/baselayer/create', { name: 'Plan', uploadId: await upload(KML) }),
  },
  {
    kind: 'layer-import',
    what: 'of a damaged file',
    changes: [],
    status: 'failed',
    async start({ mission, call }, upload) {
      const uploadId = await upload('<kml xmlns="http://www.opengis.net/kml/2.2"><Placemark></kml>')
      await call('POST', '/layer/create', { missionId: (await mission())._id, uploadId })
    },
  },
  {
    kind: 'document-text',
    what: 'of a text file',
    changes: ['Document'],
    status: 'completed',
    async start({ mission, call }, upload) {
      const missionId = (await mission())._id
      await call('POST', '/document/create', { missionId, uploadId: await upload('Dear all,\nplease read.') })
    },
  },
  {
    kind: 'document-text',
    what: 'of a damaged document',
    changes: ['Document'],
    status: 'failed',
    async start({ mission, call }, upload) {
      const missionId = (await mission())._id
      await call('POST', '/document/create', { missionId, uploadId: await upload('%PDF-1.7 damaged') })
    },
  },
  {
    kind: 'photo-import',
    what: 'of a photo',
    changes: ['Photo'],
    status: 'completed',
    async start({ mission, call }, upload) {
      const uploadId = await upload(readFileSync(PHOTO))
      await call('POST', '/photo/create', { missionId: (await mission())._id, uploadId })
    },
  },
  {
    kind: 'evidence-freeze',
    what: 'of a case with one file',
    changes: ['EvidenceCase'],
    status: 'completed',
    async start(site) {
      const { caseId, version } = await filledCase(site)
      await site.call('POST', `/evidence/freeze/${caseId}`, { version })
    },
  },
  {
    kind: 'person-erasure',
    what: 'of a user',
    changes: ['User'],
    status: 'completed',
    start: async ({ call, user }) => call('POST', `/tenant/user/erase-user/${(await user())._id}`),
  },
  {
    kind: 'data-export',
    what: 'of a tenant',
    changes: ['DataExport'],
    status: 'completed',
    start: ({ call }) => call('POST', '/tenantroot/data-export/start'),
  },
  {
    kind: 'data-export',
    what: 'of a person',
    changes: ['DataExport'],
    status: 'completed',
    start: ({ call }) => call('POST', '/profile/data-export/start'),
  },
  {
    kind: 'photo-mosaic',
    what: 'of a photo',
    changes: ['Layer'],
    status: 'completed',
    async start({ mission, call, tenant }) {
      const missionId = (await mission())._id
      await insertCoveredPhoto(aerie, tenant, missionId, 0, readFileSync(PHOTO))
      await call('POST', `/photo/mosaic/${missionId}`, { name: 'Mosaic' })
    },
  },
  {
    kind: 'mission-ground',
    what: 'of a photo',
    changes: ['Photo'],
    status: 'completed',
    async start({ mission, tenant }) {
      const missionId = (await mission())._id
      await insertCoveredPhoto(aerie, tenant, missionId)
      await inTenant(aerie.db, tenant.id, async (tx) => {
        const angles = { yaw: 0, pitch: -90, roll: 0 }
        const facts = { relativeAltitude: 40, focalLength35: 24, gimbal: angles, flight: angles }
        await tx
          .updateTable('mission_photo')
          .set({ facts: JSON.stringify(facts) })
          .execute()
        const due = { mission_id: missionId, tenant_id: tenant.id, due_at: new Date() }
        await tx.insertInto('ground_build').values(due).execute()
      })
    },
  },
  {
    kind: 'photo-mosaic',
    what: 'of damaged photos',
    changes: [],
    status: 'failed',
    async start({ mission, call, tenant }) {
      const missionId = (await mission())._id
      await insertCoveredPhoto(aerie, tenant, missionId)
      await call('POST', `/photo/mosaic/${missionId}`, { name: 'Mosaic' })
    },
  },
  {
    kind: 'orthomosaic',
    what: 'without a server that answers',
    changes: ['Alert', 'Mission', 'Notification', 'Orthomosaic'],
    status: 'failed',
    async start({ mission, call, tenant }) {
      const missionId = (await mission())._id
      for (const east of [0, 0.001, 0.002]) await insertCoveredPhoto(aerie, tenant, missionId, east)
      await call('POST', `/orthomosaic/create/${missionId}`, { name: 'Beach', preset: 'fast' })
    },
  },
  {
    kind: 'hotspots',
    what: 'of the thermal photos of a mission',
    changes: ['Analysis'],
    status: 'completed',
    async start({ aerie, tenant, mission, call }) {
      const missionId = (await mission())._id
      await insertStoredThermal(aerie, tenant, { missionId, name: 'Panel' })
      await call('POST', `/aiml/thermal/${missionId}/infer`, {})
    },
  },
  {
    kind: 'analysis',
    what: 'of a layer',
    changes: ['Analysis'],
    status: 'completed',
    async start({ mission, call }, upload) {
      const missionId = (await mission())._id
      const uploadId = await upload(readFileSync(RASTER))
      const { _id: layerId } = await call('POST', '/layer/create', { missionId, uploadId })
      await until(async () => {
        const url = `/layer/getbymissionId/${missionId}`
        const { items } = await call<{ items: { status: string }[] }>('GET', url)
        return items[0]?.status === 'ready'
      })
      await call('POST', `/aiml/layer/${layerId}/vegetation/infer`, {})
    },
  },
  {
    kind: 'analysis',
    what: 'of a layer whose file is gone',
    changes: [],
    status: 'failed',
    start: async (site) => site.call('POST', `/aiml/layer/${await orthomosaic(site)}/vegetation/infer`, {}),
  },
  {
    kind: 'external-analysis',
    what: 'that the model server cannot compute',
    changes: [],
    // After the run, which only hands over to the model server.
    ends: ['Analysis', 'Job'],
    status: 'failed',
    async start({ mission, call, tenant }) {
      const layerId = await insertReadableLayer(aerie, tenant, (await mission())._id)
      await call('POST', `/aiml/layer/${layerId}/vehicles/infer`, { model: 'Vehicles' })
      modelServer.misbehaviour = 'hangs'
    },
    async finish({ tenant }) {
      modelServer.misbehaviour = 'none'
      await inTenant(aerie.db, tenant.id, (tx) => sql`update external_run set due_at = now()`.execute(tx))
    },
  },
  {
    kind: 'recording-analysis',
    what: 'of a file that is no video',
    changes: [],
    status: 'failed',
    start: async (site) => site.call('POST', `/aiml/vod/${await undecodableRecording(site)}/motion/infer`),
  },
  {
    kind: 'detector-run',
    what: 'on a photo',
    changes: ['DetectorRun'],
    status: 'completed',
    async start({ mission, call, tenant }) {
      const missionId = (await mission())._id
      await insertStoredPhoto(aerie, tenant, { missionId, name: 'A.jpg', preview: readFileSync(PHOTO) })
      const detectorId = await insertStoredDetector(aerie, tenant, 'Squares')
      await call('POST', '/detector/run', { missionId, detectorId })
    },
  },
  {
    kind: 'detector-run',
    what: 'of a damaged model',
    changes: [],
    status: 'failed',
    async start({ mission, call, tenant }) {
      const missionId = (await mission())._id
      await insertStoredPhoto(aerie, tenant, { missionId, name: 'A.jpg', preview: readFileSync(PHOTO) })
      const detectorId = await insertStoredDetector(aerie, tenant, 'Squares', Buffer.from('no model'))
      await call('POST', '/detector/run', { missionId, detectorId })
    },
  },
  {
    kind: 'telemetry-import',
    what: 'of subtitles',
    changes: ['Telemetry'],
    status: 'completed',
    async start({ mission, call }, upload) {
      const uploadId = await upload(readFileSync(SUBTITLES))
      await call('POST', '/flight/telemetry/create', { missionId: (await mission())._id, uploadId })
    },
  },
  {
    kind: 'telemetry-import',
    what: 'of subtitles without positions',
    changes: ['Telemetry'],
    status: 'failed',
    async start({ mission, call }, upload) {
      const uploadId = await upload('1\n00:00:00,000 --> 00:00:02,000\nGood morning.\n')
      await call('POST', '/flight/telemetry/create', { missionId: (await mission())._id, uploadId })
    },
  },
  {
    kind: 'recording-import',
    what: 'of a video',
    changes: ['Mission', 'Recording'],
    status: 'completed',
    async start({ mission, call }, upload) {
      const uploadId = await upload(readFileSync(VIDEO))
      await call('POST', '/VOD/save-vod-manual', { missionId: (await mission())._id, uploadId })
    },
  },
  {
    kind: 'recording-import',
    what: 'of a damaged video',
    changes: ['Recording'],
    status: 'failed',
    async start({ mission, call }, upload) {
      const uploadId = await upload(readFileSync(VIDEO).subarray(0, 2000))
      await call('POST', '/VOD/save-vod-manual', { missionId: (await mission())._id, uploadId })
    },
  },
  {
    kind: 'photo-assignment',
    what: 'of a mission without photos',
    changes: ['Document', 'Photo'],
    status: 'completed',
    async start({ layerWithFeature, call }) {
      const { missionId } = await layerWithFeature()
      await call('POST', '/layer/auto-assign-uploaded-image', { missionId, maxMetres: 20 })
    },
  },
  {
    kind: 'base-map-conversion',
    what: 'of vector tiles',
    changes: ['BaseMap', 'Upload'],
    status: 'completed',
    async start({ call }, upload) {
      const uploadId = await upload(readFileSync(VECTOR_TILES))
      await call('POST', '/base-map/create-from-mbtiles', { uploadId, name: 'Roads', attribution: 'City of Example' })
    },
  },
  {
    kind: 'retention',
    what: 'of an old recording',
    changes: ['Mission', 'Recording', 'Retention'],
    status: 'completed',
    start: (site) => startRetention(site),
  },
]

interface Gates {
  /** The kind of the job under test. It stops before its run, and between its run and its end. */
  kind: string
  begin: Gate
  end: Gate
  /** Jobs of other kinds stop here after the job under test has begun: it started them. */
  later: Gate
}

let gates: Gates
let aerie: TestApp
let modelServer: TestModelServer

interface Gate {
  /** Resolves when a job waits at the gate. */
  reached: Promise<void>
  isReached: () => boolean
  pass: () => Promise<void>
  open: () => void
}

function makeGate(): Gate {
  let hasReached = false
  let reach: () => void = () => undefined
  let open: () => void = () => undefined
  const reached = new Promise<void>((resolve) => (reach = resolve))
  const opened = new Promise<void>((resolve) => (open = resolve))
  return {
    reached,
    isReached: () => hasReached,
    open,
    pass() {
      hasReached = true
      reach()
      return opened
    },
  }
}

const jobDefinitions = groups.flatMap(({ jobs = [] }) => jobs)

const held = jobDefinitions.map((definition): AnyJobDefinition<Services> => ({
  ...definition,
  async run(input, context) {
    const { kind, begin, end, later } = gates
    if (definition.kind !== kind) {
      if (begin.isReached()) await later.pass()
      return definition.run(input, context)
    }
    await begin.pass()
    try {
      return await definition.run(input, context)
    } finally {
      await end.pass()
    }
  },
}))

beforeAll(async () => {
  modelServer = await new TestModelServer().start()
  modelServer.report = ({ jobId }) => ({ jobId, status: 'failed', message: 'No memory' })
  aerie = await startTestApp({ INFERENCE_URL: modelServer.origin, INFERENCE_SECRET }, held)
  await aerie.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await aerie.close()
  await modelServer.vanish()
})

test('has a case for every kind of job', () => {
  expect([...new Set(CASES.map(({ kind }) => kind))].sort()).toEqual(jobDefinitions.map(({ kind }) => kind).sort())
})

test.each(CASES.map((each) => [each.kind, each.what, each] as const))(
  '%s %s announces what it changed and its end',
  async (kind, what, { changes, ends = ['Job'], status, start, finish }) => {
    gates = { kind, begin: makeGate(), end: makeGate(), later: makeGate() }
    const site = await openSite(aerie, `${kind}-${what.replaceAll(' ', '-')}`)
    const { port } = aerie.app.server.address() as AddressInfo
    const listener = await listenAs(aerie, site.tenant.id, site.colleague)
    await start(site, async (bytes) => {
      const sent = await send(`http://127.0.0.1:${port}`, site.root, Buffer.from(bytes), { filename: 'file.kml' })
      return sent.id
    })
    await gates.begin.reached
    await listener.announced()

    gates.begin.open()
    await gates.end.reached
    // Only long runs announce their progress.
    expect((await listener.announced()).filter((tag) => tag !== 'Job')).toEqual(changes)

    gates.end.open()
    await finish?.(site)
    await ended(site.tenant.id, kind, status)
    expect(await listener.announced()).toEqual(ends)
    listener.close()
    gates.later.open()
    await allEnded(site.tenant.id)
  },
)

/** A rule whose grace period has passed, and a recording that it deletes. */
async function startRetention({ tenant, mission, call }: Site): Promise<void> {
  const of = { missionId: (await mission())._id, name: 'Gate', bytes: Buffer.from('video') }
  await insertStoredRecording(aerie, tenant, of)
  await call('PATCH', '/retention/edit', { kind: 'uploaded_recordings', version: 1, days: 7 })
  await inTenant(aerie.db, tenant.id, async (tx) => {
    await sql`update mission_file set created_at = now() - interval '30 days'`.execute(tx)
    await sql`update retention_rule set starts_on = current_date - 1`.execute(tx)
  })
  await checkRetention(aerie)
}

const ended = (tenantId: string, kind: string, status: string): Promise<true> =>
  until(async () => {
    const job = await inTenant(aerie.db, tenantId, (tx) =>
      tx
        .selectFrom('job')
        .select(['status', 'message'])
        .where('tenant_id', '=', tenantId)
        .where('kind', '=', kind)
        .executeTakeFirstOrThrow(),
    )
    if (![status, 'running'].includes(job.status)) throw new Error(`The job is ${job.status}: ${job.message}`)
    return job.status === status
  })

/** The jobs that a job has started end before the next test, whose gates they would meet. */
const allEnded = (tenantId: string): Promise<true> =>
  until(async () => {
    const open = await inTenant(aerie.db, tenantId, (tx) =>
      tx.selectFrom('job').select('id').where('status', 'in', ['queued', 'running']).execute(),
    )
    return open.length === 0
  })
