// Imports the features of a file in batches, so that memory use does not depend on the file size.
import { uuidv7 } from 'uuidv7'
import type { Message } from '../../platform/core/messages'
import { geometryText, vectorText } from './messages'
import { inTenant, type Db } from '../../platform/db/tenancy'
import { checkFeatures } from './checkFeatures'
import { createClock } from './clock'
import { createBounds } from './antimeridian'
import { extentOf, type Box } from './extent'
import { collectFields, type Field } from './fields'
import { readVector, type VectorKind } from './readVector'
import { FileReading } from './readers/fileReading'
import type { GdalSource } from './readers/gdalVector'
import { MissingSystemError, VectorImportError } from './vectorImportError'
import { createReporter, type ImportReport } from './report'
import { shapesOf, type Shape } from './shapes'
import { deleteAllFeatures, insertFeatures, type NewFeature } from './sql'

/** Also limits bytes: a few large outlines are as large as thousands of small ones. */
const BATCH_FEATURES = 2_000
const BATCH_VERTICES = 200_000

export interface VectorImport {
  db: Db
  tenantId: string
  layerId: string
  createdBy: string | null
  kind: VectorKind
  source: Omit<GdalSource, 'reading'>
  /** Called after every batch with the number of features so far, and the share of the file that was read. */
  onProgress: (count: number, share: number) => void
}

export interface ImportedVector {
  count: number
  bounds: Box
  fields: Field[]
  /** Earliest recording time, if the file contains times. */
  capturedAt: Date | null
  shapes: Shape[]
  report: ImportReport
}

/** Writes all features or none. @throws VectorImportError with a message for the user; the signal's reason when aborted */
export async function importVector(request: VectorImport): Promise<ImportedVector> {
  const { db, tenantId, layerId } = request
  const clear = () => inTenant(db, tenantId, (tx) => deleteAllFeatures(tenantId, tx, layerId))
  // Removes the features of an interrupted run.
  await clear()
  try {
    return await writeFeatures(request)
  } catch (error) {
    await clear()
    throw error
  }
}

async function writeFeatures(request: VectorImport): Promise<ImportedVector> {
  const { db, tenantId, layerId, createdBy, kind, source, onProgress } = request
  const reporter = createReporter()
  const reading = new FileReading()
  const fields = collectFields()
  const clock = createClock(kind)
  const shapes = new Set<Shape>()
  const bounds = createBounds()
  let count = 0
  let batch: NewFeature[] = []
  let vertices = 0
  // Writes one batch while the next one is read.
  let writing: Promise<void> = Promise.resolve()
  const flush = async (): Promise<void> => {
    const full = batch
    batch = []
    vertices = 0
    await writing
    source.signal.throwIfAborted()
    onProgress(count, reading.share())
    writing = inTenant(db, tenantId, (tx) => insertFeatures(tenantId, tx, layerId, full, createdBy))
    // The next await handles a failure; until then it must not count as unhandled.
    writing.catch(() => undefined)
  }
  try {
    for await (const { geometry, properties, style, problem } of checkFeatures(
      readVector(kind, { ...source, reading }, reporter),
      reporter,
    )) {
      const { box, size } = extentOf(geometry)
      bounds.add(geometry)
      fields.add(properties)
      clock.add(properties)
      for (const shape of shapesOf(geometry)) shapes.add(shape)
      batch.push({ id: uuidv7(), index: ++count, geometry, box, size, properties, style, problem })
      vertices += verticesIn(geometry)
      if (batch.length >= BATCH_FEATURES || vertices >= BATCH_VERTICES) await flush()
    }
    if (batch.length > 0) await flush()
  } finally {
    // The caller deletes all features on failure, so no write may still be running.
    await writing
  }
  const report = reporter.result()
  const box = bounds.result()
  if (!box) {
    const text = nothingKept(report)
    throw text.code === noneInDegrees ? new MissingSystemError(text, undefined) : new VectorImportError(text)
  }
  return { count, bounds: box, fields: fields.result(), shapes: [...shapes].sort(), capturedAt: clock.first(), report }
}

const { code: outsideEarth } = geometryText('outsideEarth')
const { code: noneInDegrees } = vectorText('noneInDegrees', { count: 0, reason: '', times: 0 })

function nothingKept({ read, skipped }: ImportReport): Message {
  const [top] = [...skipped].sort((a, b) => b.count - a.count)
  if (read === 0 || !top) return vectorText('noFeatures')
  const values = { count: read, reason: top.reason, times: top.count }
  return top.reason.code === outsideEarth ? vectorText('noneInDegrees', values) : vectorText('noneImported', values)
}

/** Approximate: counts innermost arrays as positions. */
function verticesIn(geometry: NewFeature['geometry']): number {
  if (geometry.type === 'GeometryCollection')
    return geometry.geometries.reduce((sum, each) => sum + verticesIn(each), 0)
  let sum = 0
  const visit = (value: unknown): void => {
    if (!Array.isArray(value)) return
    if (Array.isArray(value[0]) && !Array.isArray((value[0] as unknown[])[0])) sum += value.length
    else for (const each of value) visit(each)
  }
  visit(geometry.coordinates)
  return sum + 1
}
