// What a link shows, for the page of the visitor.
import { uniteBounds } from '../../../geometry/uniteBounds'
import type { components } from '../../platform/contract/contract.gen'
import { notFound } from '../../platform/core/errors'
import { asPlatform, inTenant, type Tx } from '../../platform/db/tenancy'
import { requireStoredFile, type StoredFile } from '../../platform/storage/sql'
import { selectAllLayers, selectLayer, type LayerRow } from '../../records/layers/sql'
import { startTime } from '../../records/mission-files/takenTime'
import { publicUrl } from '../../records/pictures/publicFiles'
import { asPublicPart } from '../base-layer/public'
import { previewOf } from '../document/public'
import type { Services } from '../services'
import { findSharedThing, type SharedThing } from '../share/public'
import {
  countPhotos,
  selectArchiveFile,
  selectDocumentFile,
  selectMission,
  selectOutcome,
  selectRecording,
  selectRecordings,
  selectStreams,
  type SharedRecording,
} from './contentSql'
import { visitText } from './messages'
import { selectPublisher, type Visitor } from './sql'

type Schemas = components['schemas']
type VisitContents = Schemas['VisitContents']

const API = '/apis/v1/visit'
const MOST_LAYERS = 500
const MOST_RECORDINGS = 200
const MOST_STREAMS = 50

export type VisibleThing = SharedThing & { name: string }

/** @throws AppError 404 when the thing was deleted */
export async function requireThing(tenantId: string, tx: Tx): Promise<VisibleThing> {
  const thing = await findSharedThing(tenantId, tx)
  if (!thing || thing.name === null) throw notFound(visitText('noLink'))
  return { ...thing, name: thing.name }
}

/** Runs as the visitor. @throws AppError 404 when the thing was deleted */
export async function readContents(
  { db }: Pick<Services, 'db'>,
  { tenantId }: Visitor,
  token: string,
): Promise<VisitContents> {
  const publisher = await asPlatform(db, (tx) => selectPublisher(tx, tenantId))
  const contents = await inTenant(db, tenantId, async (tx) => {
    const thing = await requireThing(tenantId, tx)
    return { ...common(thing), ...(await detailsOf(tenantId, tx, thing, token)) }
  })
  return {
    ...contents,
    tenantName: publisher.name,
    tenantLogo: publisher.logoId && publicUrl(publisher.logoId),
  }
}

const common = ({ kind, name, allowsDownload, hasWatermark, recipient, expiresAt, shows }: VisibleThing) => ({
  kind,
  name,
  allowsDownload,
  watermark: hasWatermark ? [recipient, minuteOf(new Date())].filter(Boolean).join(' · ') : null,
  expiresAt: expiresAt?.toISOString() ?? null,
  shows,
  parts: [],
  photoCount: 0,
  recordings: [],
  streams: [],
})

/** 2026-11-27 09:30 UTC, which reads the same in all languages. */
const minuteOf = (time: Date): string => `${time.toISOString().slice(0, 16).replace('T', ' ')} UTC`

async function detailsOf(
  tenantId: string,
  tx: Tx,
  thing: VisibleThing,
  token: string,
): Promise<Partial<VisitContents>> {
  switch (thing.kind) {
    case 'mission':
      return missionDetails(tenantId, tx, thing, token)
    case 'layer':
      return layerDetails(await requireLayers(tenantId, tx, thing), token)
    case 'photos':
      return { photoCount: await countPhotos(tenantId, tx) }
    case 'recording':
    case 'moment':
      return recordingDetails(tenantId, tx, thing, token)
    case 'stream':
      return { streams: (await selectStreams(tenantId, tx, 1)).map(asStream) }
    case 'outcome':
      return outcomeDetails(tenantId, tx, thing, token)
    case 'report':
      return { file: reportFile(thing, token) }
    default:
      return { file: await fileOf(tenantId, tx, thing, token) }
  }
}

async function recordingDetails(
  tenantId: string,
  tx: Tx,
  thing: VisibleThing,
  token: string,
): Promise<Partial<VisitContents>> {
  const recording = thing.fileId === null ? undefined : await selectRecording(tenantId, tx, thing.fileId)
  if (!recording) throw notFound(visitText('recordingNotFound'))
  return { recordings: [asRecording(thing, recording, token)], ...placeOf(recording) }
}

async function outcomeDetails(
  tenantId: string,
  tx: Tx,
  thing: VisibleThing,
  token: string,
): Promise<Partial<VisitContents>> {
  const outcome = thing.fileId === null ? undefined : await selectOutcome(tenantId, tx, thing.fileId)
  if (!outcome) throw notFound(visitText('noFile'))
  const at = outcome.takenAt?.toISOString() ?? null
  return {
    outcome: { name: thing.name, description: outcome.note, at, ...(outcome.isTimeOfFile && { timeOfFile: true }) },
    ...placeOf(outcome),
    file: await fileOf(tenantId, tx, thing, token),
  }
}

async function missionDetails(
  tenantId: string,
  tx: Tx,
  thing: VisibleThing,
  token: string,
): Promise<Partial<VisitContents>> {
  const { shows, missionId } = thing
  const mission = missionId === null ? undefined : await selectMission(tenantId, tx, missionId)
  if (!mission) throw notFound(visitText('noLink'))
  const layers = shows.includes('layers') ? await requireLayers(tenantId, tx, thing) : []
  const recordings = shows.includes('recordings') ? await selectRecordings(tenantId, tx, MOST_RECORDINGS) : []
  return {
    ...(mission.description !== '' && { description: mission.description }),
    ...placeOf(mission),
    ...layerDetails(layers, token),
    photoCount: shows.includes('photos') ? await countPhotos(tenantId, tx) : 0,
    recordings: recordings.map((recording) => asRecording(thing, recording, token)),
    streams: shows.includes('live') ? (await selectStreams(tenantId, tx, MOST_STREAMS)).map(asStream) : [],
  }
}

async function requireLayers(
  tenantId: string,
  tx: Tx,
  { kind, missionId, layerId }: VisibleThing,
): Promise<LayerRow[]> {
  if (kind === 'mission') return missionId === null ? [] : selectAllLayers(tenantId, tx, [missionId], MOST_LAYERS)
  const layer = layerId === null ? undefined : await selectLayer(tenantId, tx, layerId)
  if (!layer) throw notFound(visitText('layerNotFound'))
  return [layer]
}

function layerDetails(layers: LayerRow[], token: string): Partial<VisitContents> {
  const bounds = uniteBounds(layers.flatMap((layer) => (layer.bounds ? [layer.bounds] : [])))
  const newest = layers.flatMap(({ capturedAt }) => (capturedAt ? [capturedAt.getTime()] : []))
  return {
    ...(bounds && { bounds }),
    ...(newest.length > 0 && { capturedAt: new Date(Math.max(...newest)).toISOString() }),
    parts: layers.map((layer) => asPart(layer, token)),
  }
}

/** A layer with the addresses of its tiles for the holder of the token. */
function asPart(layer: LayerRow, token: string): VisitContents['parts'][number] {
  const { id, kind, raster, dataVersion } = layer
  const heights = `${API}/elevation/${token}/${id}/{z}/{x}/{y}?v=${dataVersion}`
  return {
    ...asPublicPart(layer, `${API}/${kind}/${token}/${id}`),
    ...(raster?.kind === 'elevation' && { elevationUrl: heights }),
  }
}

function asRecording(
  { kind, fromMs, untilMs }: SharedThing,
  { id, name, durationMs, startedAt, startOrigin, posterFileId }: SharedRecording,
  token: string,
): Schemas['VisitRecording'] {
  const isPart = kind === 'moment'
  const start = isPart ? (fromMs ?? 0) : 0
  const end = isPart ? Math.min(untilMs ?? 0, durationMs ?? Infinity) : (durationMs ?? 0)
  return {
    _id: id,
    name,
    seconds: Math.max(0, end - start) / 1000,
    startedAt: startedAt && new Date(startedAt.getTime() + start).toISOString(),
    ...(startTime(startedAt, startOrigin).kind === 'file' && { timeOfFile: true }),
    ...(isPart && { part: { fromMs: start, untilMs: Math.max(start, end) } }),
    fileUrl: `${API}/recording-file/${token}/${id}`,
    posterUrl: posterFileId === null || isPart ? null : `${API}/recording-poster/${token}/${id}`,
  }
}

const asStream = ({ id, name, isLive }: { id: string; name: string; isLive: boolean }): Schemas['VisitStream'] => ({
  _id: id,
  name,
  isLive,
})

const placeOf = ({ lat, long }: { lat: number | null; long: number | null }): Partial<VisitContents> =>
  lat === null || long === null ? {} : { place: { lat, long } }

/** The stored file of a document, an outcome or a case. @throws AppError 404 */
export async function requireFile(tenantId: string, tx: Tx, thing: VisibleThing): Promise<StoredFile> {
  const fileId = await fileIdOf(tenantId, tx, thing)
  if (fileId === undefined) throw notFound(visitText('noFile'))
  const stored = await requireStoredFile(tenantId, tx, fileId)
  return thing.kind === 'document' ? { ...stored, name: thing.name } : stored
}

async function fileIdOf(tenantId: string, tx: Tx, { kind, fileId, caseId }: SharedThing): Promise<string | undefined> {
  if (kind === 'evidence' && caseId !== null) return selectArchiveFile(tenantId, tx, caseId)
  if (fileId === null) return undefined
  if (kind === 'document') return selectDocumentFile(tenantId, tx, fileId)
  return kind === 'outcome' ? (await selectOutcome(tenantId, tx, fileId))?.storedFileId : undefined
}

async function fileOf(tenantId: string, tx: Tx, thing: VisibleThing, token: string): Promise<Schemas['VisitFile']> {
  const { name, mediaType, size } = await requireFile(tenantId, tx, thing)
  return { name, mediaType, size, url: `${API}/file/${token}`, canShow: isShowable(mediaType) }
}

/** Whether browsers can show it: PDF and pictures. */
export const isShowable = (mediaType: string): boolean => ['pdf', 'image'].includes(previewOf(mediaType))

/** Made when it is read, so that its size is not known yet. */
const reportFile = ({ name }: VisibleThing, token: string): Schemas['VisitFile'] => ({
  name: `${name}.pdf`.slice(0, 250),
  mediaType: 'application/pdf',
  size: 0,
  url: `${API}/file/${token}`,
  canShow: true,
})
