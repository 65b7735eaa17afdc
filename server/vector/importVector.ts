// A file's features become rows: read, checked and written in batches, so that memory stays level whatever the size.
import { uuidv7 } from 'uuidv7'
import { inTenant, type Db } from '../tenancy'
import { checkFeatures } from './checkFeatures'
import { createClock } from './clock'
import { extentOf, unite, type Box } from './extent'
import { gatherFields, type Field } from './fields'
import { readVector, type VectorKind } from './readVector'
import type { GdalSource } from './readers/gdalVector'
import { VectorRefusal } from './refusal'
import { createReporter, type ImportReport } from './report'
import { shapesOf, type Shape } from './shapes'
import { deleteAllFeatures, insertFeatures, type NewFeature } from './sql'

/** Also a bound of bytes: a few large outlines weigh as much as thousands of small ones. */
const BATCH_FEATURES = 2_000
const BATCH_VERTICES = 200_000

export interface VectorImport {
  db: Db
  tenantId: string
  layerId: string
  createdBy: string | null
  kind: VectorKind
  source: GdalSource
  /** Told after every batch how many features there are so far. */
  onProgress: (count: number) => void
}

export interface ImportedVector {
  count: number
  bounds: Box
  fields: Field[]
  /** When the first of it was recorded, where the file says so. */
  capturedAt: Date | null
  shapes: Shape[]
  report: ImportReport
}

/** Writes all features or none. @throws VectorRefusal in words for the person; the signal's reason when it was aborted */
export async function importVector(request: VectorImport): Promise<ImportedVector> {
  const { db, tenantId, layerId } = request
  const clear = () => inTenant(db, tenantId, (tx) => deleteAllFeatures(tenantId, tx, layerId))
  // Of a run that died.
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
  const fields = gatherFields()
  const clock = createClock(kind)
  const shapes = new Set<Shape>()
  let bounds: Box | undefined
  let count = 0
  let batch: NewFeature[] = []
  let vertices = 0
  // One batch is written while the next one is read.
  let writing: Promise<void> = Promise.resolve()
  const flush = async (): Promise<void> => {
    const full = batch
    batch = []
    vertices = 0
    await writing
    source.signal.throwIfAborted()
    onProgress(count)
    writing = inTenant(db, tenantId, (tx) => insertFeatures(tenantId, tx, layerId, full, createdBy))
    // Its failure is met at the next await; until then it is nobody's.
    writing.catch(() => undefined)
  }
  try {
    for await (const { geometry, properties, style, problem } of checkFeatures(
      readVector(kind, source, reporter),
      reporter,
    )) {
      const { box, size } = extentOf(geometry)
      bounds = unite(bounds, box)
      fields.add(properties)
      clock.add(properties)
      for (const shape of shapesOf(geometry)) shapes.add(shape)
      batch.push({ id: uuidv7(), index: ++count, geometry, box, size, properties, style, problem })
      vertices += verticesIn(geometry)
      if (batch.length >= BATCH_FEATURES || vertices >= BATCH_VERTICES) await flush()
    }
    if (batch.length > 0) await flush()
  } finally {
    // Nothing may be written behind the back of whoever clears up.
    await writing
  }
  const report = reporter.result()
  if (!bounds) throw new VectorRefusal(nothingKept(report))
  return { count, bounds, fields: fields.result(), shapes: [...shapes].sort(), capturedAt: clock.first(), report }
}

function nothingKept({ read, skipped }: ImportReport): string {
  const [most] = [...skipped].sort((one, other) => other.count - one.count)
  if (read === 0 || !most) return 'The file holds no features'
  const advice = most.reason.includes('on the earth')
    ? ' They must be degrees of longitude and latitude; export the file in WGS 84.'
    : ''
  return `None of the ${read.toLocaleString('en')} features can be shown. ${most.reason} (${most.count.toLocaleString('en')} times).${advice}`
}

/** Roughly: nested arrays are as many positions as they have innermost arrays. */
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
