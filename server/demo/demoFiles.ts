// Adds the sample files, drawings and plots to the demo's missions. A job, so that the server need not wait for it and a
// crash does not lose it: another run does what is missing. The imports that it starts are ordinary jobs and visible as such.
import { createReadStream } from 'node:fs'
import path from 'node:path'
import { uuidv7 } from 'uuidv7'
import { serverFile } from '../platform/core/folders'
import { inTenant, type Tx } from '../platform/db/tenancy'
import { createSaved, makeEdition } from '../groups/report/public'
import { createDrawn, editBaseLayer, publishBaseLayer } from '../groups/base-layer/public'
import { announceDocument, createDocumentInTx } from '../groups/document/public'
import { selectDocumentTypes } from '../groups/document/typeSql'
import { addFeatures } from '../groups/feature/public'
import { createVectorLayer } from '../groups/layer/public'
import { findFlightTimes } from '../groups/flight/public'
import { createPhotoInTx } from '../groups/photo/public'
import type { Services } from '../groups/services'
import { createTelemetryInTx } from '../groups/telemetry/public'
import { createRecordingInTx } from '../groups/vod/public'
import { effectivePermissions } from '../platform/identity/permissions'
import { render } from '../platform/core/messages'
import { defineJob, startJob, type JobContext } from '../platform/jobs/jobs'
import { importUpload, requireLayer, updateLayerFields } from '../records/layers/service'
import { stageFile } from '../platform/storage/files'
import { insertStoredFile } from '../platform/storage/sql'
import { kindOfFile } from '../media/file-kind/fileKind'
import { endReceiving, insertUpload } from '../records/uploads/sql'
import { addAlertMedia, addOutcomes } from './alertFiles'
import {
  BEACH_MISSION,
  DRAWING,
  PERMIT,
  PHOTOS,
  PLOTS,
  RASTERS,
  RECORDING,
  REPORT,
  TELEMETRY,
  THERMAL_PHOTO,
} from './contents'
import { dayIn } from './dayIn'
import { addEvidence } from './evidence'
import { demoAnalyses } from './demoAnalyses'
import { demoText } from './messages'
import { findBaseLayer, findFlight, findLayer, hadLayer, hasSavedReport, selectFileNames } from './sql'

const FILES = serverFile('demo/files')
const TIMEOUT_MS = 10 * 60_000
/** Version of a base layer that was not changed since. */
const CREATED = 1

interface DemoFilesInput {
  /** The tenant root, who creates everything. */
  userId: string
  userName: string
  /** IDs by name. */
  missions: Record<string, string>
}

type Context = JobContext<Services>
type Raster = (typeof RASTERS)[number]

export const demoFiles = defineJob<DemoFilesInput, object, Services>({
  kind: 'demo-files',
  timeoutMs: TIMEOUT_MS,
  async run(input, context) {
    const steps = [
      ...RASTERS.map((raster) => ({ name: raster.name, add: () => addRaster(raster, input, context) })),
      { name: demoText('photos'), add: () => addPhotos(BEACH_MISSION, PHOTOS, input, context) },
      {
        name: demoText('thermalPhoto'),
        add: () => addPhotos(THERMAL_PHOTO.mission, [THERMAL_PHOTO.file], input, context),
      },
      { name: PERMIT.name, add: () => addPermit(input, context) },
      { name: demoText('telemetry'), add: () => addTelemetry(input, context) },
      { name: demoText('recording'), add: () => addRecording(input, context) },
      { name: demoText('alerts'), add: () => addAlertMedia(beachOf(input, context)) },
      { name: demoText('outcomes'), add: () => addOutcomes(beachOf(input, context)) },
      { name: demoText('evidence'), add: () => addEvidence({ ...beachOf(input, context), userName: input.userName }) },
      { name: DRAWING.name, add: () => addDrawing(input, context) },
      { name: PLOTS.name, add: () => addPlots(input, context) },
      { name: REPORT.name, add: () => addReport(input, context) },
      { name: demoText('analyses'), add: () => startAnalyses(input, context) },
    ]
    for (const [done, { name, add }] of steps.entries()) {
      context.signal.throwIfAborted()
      context.progress(done / steps.length, demoText('step', { name }))
      await add()
    }
    return {}
  },
})

const beachOf = ({ userId, missions }: DemoFilesInput, { tenantId, services }: Context) => ({
  tenantId,
  services,
  userId,
  missionId: missions[BEACH_MISSION] ?? '',
})

/** Imports the file as a layer. */
async function addRaster(
  { mission, file, name, clientVisible }: Raster,
  { userId, missions }: DemoFilesInput,
  { tenantId, services }: Context,
): Promise<void> {
  const missionId = missions[mission] ?? ''
  if (await inTenant(services.db, tenantId, (tx) => hadLayer(tenantId, tx, missionId, name))) return
  const add = await storeFile(file, userId, { tenantId, services })
  await inTenant(services.db, tenantId, async (tx) => {
    const uploadId = await add(tx)
    const layerId = await importUpload(tenantId, tx, { userId }, { missionId, groupId: null }, { uploadId, name })
    if (!clientVisible) return
    const layer = await requireLayer(tenantId, tx, layerId)
    await updateLayerFields(tenantId, tx, { userId }, layer, layer.version, { clientVisible })
  })
}

/** Adds the photos that the mission never had. */
async function addPhotos(
  mission: string,
  files: readonly string[],
  { userId, missions }: DemoFilesInput,
  { tenantId, services }: Context,
): Promise<void> {
  const missionId = missions[mission] ?? ''
  const had = await inTenant(services.db, tenantId, (tx) => selectFileNames(tenantId, tx, missionId, 'photo'))
  for (const file of files) {
    if (had.has(file)) continue
    const add = await storeFile(file, userId, { tenantId, services })
    await inTenant(services.db, tenantId, async (tx) => {
      await createPhotoInTx(tenantId, tx, userId, { missionId, uploadId: await add(tx) })
    })
  }
}

/** Adds the permit unless the mission has or had it. */
async function addPermit({ userId, missions }: DemoFilesInput, { tenantId, services }: Context): Promise<void> {
  const missionId = missions[BEACH_MISSION] ?? ''
  const { file, name, type, expiresInDays } = PERMIT
  const had = await inTenant(services.db, tenantId, (tx) => selectFileNames(tenantId, tx, missionId, 'document'))
  if (had.has(name)) return
  const add = await storeFile(file, userId, { tenantId, services })
  await inTenant(services.db, tenantId, async (tx) => {
    const types = await selectDocumentTypes(tenantId, tx)
    const typeId = types.find((each) => each.name === type)?._id ?? null
    const fields = { name, typeId, expiresOn: dayIn(expiresInDays) }
    const wanted = { missionId, uploadId: await add(tx), ...fields }
    await announceDocument(tenantId, tx, await createDocumentInTx(tenantId, tx, userId, wanted))
  })
}

/** Adds the path of a flight, unless the mission has or had telemetry. */
async function addTelemetry({ userId, missions }: DemoFilesInput, { tenantId, services }: Context): Promise<void> {
  const missionId = missions[BEACH_MISSION] ?? ''
  const found = await inTenant(services.db, tenantId, async (tx) => ({
    had: await selectFileNames(tenantId, tx, missionId, 'telemetry'),
    flightId: await findFlight(tenantId, tx, missionId, TELEMETRY.flight),
  }))
  if (found.had.size > 0 || found.flightId === undefined) return
  const { flightId } = found
  const add = await storeFile(TELEMETRY.file, userId, { tenantId, services })
  await inTenant(services.db, tenantId, async (tx) => {
    const user = { ...editorOf(userId), userType: 'tenant-root' } as const
    await createTelemetryInTx(tenantId, tx, user, {
      missionId,
      flightId,
      timeZone: 'UTC',
      uploadId: await add(tx),
    })
  })
}

/** Adds the video of a flight, unless the mission has or had recordings. */
async function addRecording({ userId, missions }: DemoFilesInput, { tenantId, services }: Context): Promise<void> {
  const missionId = missions[BEACH_MISSION] ?? ''
  const { file, flight, camera } = RECORDING
  const found = await inTenant(services.db, tenantId, async (tx) => {
    const flightId = await findFlight(tenantId, tx, missionId, flight)
    const times = flightId === undefined ? undefined : await findFlightTimes(tenantId, tx, flightId)
    return { had: await selectFileNames(tenantId, tx, missionId, 'recording'), flightId, times }
  })
  const { had, flightId, times } = found
  const start = times?.startedAt ?? times?.plannedStart
  if (had.size > 0 || flightId === undefined || !start) return
  const add = await storeFile(file, userId, { tenantId, services })
  await inTenant(services.db, tenantId, async (tx) => {
    const user = { ...editorOf(userId), userType: 'tenant-root' } as const
    const wanted = { missionId, flightId, startedAt: start.toISOString(), uploadId: await add(tx), camera }
    await createRecordingInTx(tenantId, tx, user, wanted)
  })
}

/** Stores a file of the demo. @returns what makes it a finished upload of the user, in the transaction that uses it */
async function storeFile(file: string, userId: string, { tenantId, services }: Pick<Context, 'tenantId' | 'services'>) {
  const source = path.join(FILES, file)
  const { kind, mediaType } = await kindOfFile(source)
  const stream = createReadStream(source)
  const staged = await stageFile(services, tenantId, { name: file, mediaType, from: { stream } })
  return async (tx: Tx): Promise<string> => {
    const { size, sha256 } = staged
    const upload = await insertUpload(tenantId, tx, { id: uuidv7(), name: file, size, sha256, createdBy: userId })
    const { id: storedFileId } = await insertStoredFile(tenantId, tx, staged, userId)
    await endReceiving(tenantId, tx, upload.id, { state: 'finished', kind, storedFileId })
    return upload.id
  }
}

async function addDrawing({ userId, missions }: DemoFilesInput, { tenantId, services }: Context): Promise<void> {
  const missionId = missions[BEACH_MISSION] ?? ''
  const { name, features } = DRAWING
  const found = await inTenant(services.db, tenantId, (tx) => findLayer(tenantId, tx, missionId, name))
  if (found && (found.isDeleted || found.hadFeatures)) return
  const layerId = found?.id ?? (await createVectorLayer(services.db, tenantId, { userId }, { missionId, name }))._id
  await addFeatures(services.db, tenantId, editorOf(userId), layerId, features)
}

async function addPlots({ userId, userName }: DemoFilesInput, { tenantId, services }: Context): Promise<void> {
  const { db } = services
  const { name, description, attribute, groupAttribute, features } = PLOTS
  const find = () => inTenant(db, tenantId, (tx) => findBaseLayer(tenantId, tx, name))
  if (!(await find())) await createDrawn(db, tenantId, { userId }, { name, description })
  const found = await find()
  if (!found || found.isDeleted) return
  const { id, partId, hadFeatures } = found
  if (partId && !hadFeatures) await addFeatures(db, tenantId, editorOf(userId), partId, features)
  let { version } = found
  const actor = { actorId: userId, actorName: userName, address: '' }
  if (version === CREATED) {
    const edited = await editBaseLayer(
      db,
      tenantId,
      id,
      version,
      { primeAttr: attribute, groupAttr: groupAttribute },
      actor,
    )
    version = edited.version
  }
  if (version !== CREATED + 1) return
  await publishBaseLayer(db, tenantId, id, { version, published: true }, actor)
}

async function startAnalyses({ userId, missions }: DemoFilesInput, { tenantId, services }: Context): Promise<void> {
  const start = { title: render(demoText('analysesJob'), 'en'), startedBy: userId }
  await inTenant(services.db, tenantId, (tx) => startJob(tenantId, tx, demoAnalyses, { userId, missions }, start))
}

/** A saved report on the plots, with an edition. */
async function addReport({ userId, userName }: DemoFilesInput, { tenantId, services }: Context): Promise<void> {
  const { db } = services
  const { found, isSaved } = await inTenant(db, tenantId, async (tx) => ({
    found: await findBaseLayer(tenantId, tx, PLOTS.name),
    isSaved: await hasSavedReport(tenantId, tx),
  }))
  if (!found || found.isDeleted || isSaved) return
  const actor = { actorId: userId, actorName: userName, address: '' }
  const { name, days } = REPORT
  const period = { kind: 'fixed' as const, from: dayIn(1 - days), until: dayIn(0) }
  const choice = { name, measures: [...REPORT.measures], baseLayerId: found.id, rows: 'plot' as const, period }
  const { _id: savedReportId } = await createSaved(db, tenantId, userId, choice, actor)
  await makeEdition(db, tenantId, savedReportId, editorOf(userId), actor)
}

const editorOf = (userId: string) => ({ userId, permissions: effectivePermissions('tenant-root', []) })
