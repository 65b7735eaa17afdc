// The job that imports a telemetry file. It stores all samples or none, and finds the flight by the times in the file.
import path from 'node:path'
import type { Message } from '../../platform/core/messages'
import { MessageError } from '../../platform/core/messageError'
import { inTenant, type Tx } from '../../platform/db/tenancy'
import { defineJob, JobFailure, type JobContext, type JobServices } from '../../platform/jobs/jobs'
import { recordChanged } from '../../platform/realtime/sql'
import { requireStoredFile } from '../../platform/storage/sql'
import type { Storage } from '../../platform/storage/storage'
import { isOfKnownProgram, proposeColumns, type Columns } from '../../media/telemetry/columns'
import { telemetryText } from '../../media/telemetry/messages'
import { parseTelemetry, sampleBatches } from '../../media/telemetry/parseTelemetry'
import { readTableHead } from '../../media/telemetry/readers/csv'
import type { Notes } from '../../media/telemetry/readers/notes'
import type { Reading } from '../../media/telemetry/readTelemetry'
import { TelemetryError } from '../../media/telemetry/telemetryError'
import { utf8Of } from '../../media/vector/readers/textEncoding'
import { VectorImportError } from '../../media/vector/vectorImportError'
import { zoneOffset } from '../../media/telemetry/zone'
import { zoneOfPlace } from '../../media/telemetry/zoneOfPlace'
import { pairTelemetry } from '../vod/public'
import { flightTelemetryText } from './messages'
import type { Table, Telemetry, TelemetryRow } from './row'
import { assignInTx } from './assign'
import {
  deleteSamples,
  insertSamples,
  saveColumns,
  selectColumns,
  selectMatchingFlights,
  selectTelemetryForUpdate,
  setTelemetryRead,
  setTelemetryState,
} from './sql'

interface ImportServices extends JobServices {
  storage: Storage
}

interface ImportInput {
  telemetryId: string
  /** The columns that a user chose for a table. */
  columns?: Columns
}

type Context = JobContext<ImportServices>

const TIMEOUT_MS = 60 * 60_000
const BATCH = 5000
/** Reading takes longer than storing. */
const READ_SHARE = 0.7
/** The number of points is unknown while a file is read, so this many count as half of READ_SHARE. */
const HALF_WAY = 50_000

export const telemetryImport = defineJob<ImportInput, { state: Telemetry['state'] }, ImportServices>({
  kind: 'telemetry-import',
  timeoutMs: TIMEOUT_MS,
  async run(input, context) {
    const { tenantId, services } = context
    const telemetry = await inTenant(services.db, tenantId, (tx) => requireRow(tenantId, tx, input.telemetryId))
    try {
      const state = await importFile(telemetry, input, context)
      return { state }
    } catch (error) {
      if (!(error instanceof TelemetryError || error instanceof VectorImportError || error instanceof JobFailure)) {
        throw error
      }
      const text = error.text
      // A table can be read again with other columns.
      const state = telemetry.kind === 'csv' && telemetry.columns ? 'columns' : 'failed'
      await store(context, input.telemetryId, { state, problem: text })
      throw error instanceof MessageError ? new JobFailure(text, { cause: error }) : error
    }
  },
})

async function requireRow(tenantId: string, tx: Tx, telemetryId: string): Promise<TelemetryRow> {
  const row = await selectTelemetryForUpdate(tenantId, tx, telemetryId)
  if (!row) throw new JobFailure(flightTelemetryText('gone'))
  return row
}

async function store(
  { tenantId, services }: Context,
  telemetryId: string,
  state: Parameters<typeof setTelemetryState>[3],
): Promise<void> {
  await inTenant(services.db, tenantId, async (tx) => {
    await setTelemetryState(tenantId, tx, telemetryId, state)
    await recordChanged(tenantId, tx, 'Telemetry', telemetryId)
  })
}

async function importFile(
  telemetry: TelemetryRow,
  { columns: chosen }: ImportInput,
  context: Context,
): Promise<Telemetry['state']> {
  const { tenantId, services, signal, progress, workDir } = context
  const { db, storage } = services
  const { id, name, kind } = telemetry
  const { key } = await inTenant(db, tenantId, (tx) => requireStoredFile(tenantId, tx, telemetry.storedFileId ?? ''))
  const local = await storage.localFile(key)
  try {
    progress(0, flightTelemetryText('reading', { name }))
    const table = kind === 'csv' ? await tableOf(local.path, chosen, context) : null
    if (table && !table.isKnown) {
      await store(context, id, { state: 'columns', table: table.table })
      return 'columns'
    }
    // Stored before reading, so that the dialog shows this choice again if the columns are wrong.
    if (table) {
      telemetry.columns = table.table
      await store(context, id, { state: 'reading', table: table.table })
    }
    const output = path.join(workDir, 'samples')
    const file = { path: local.path, kind, output, ...(table && { columns: table.table.proposal }) }
    const onProgress = (count: number) =>
      progress((READ_SHARE * count) / (count + HALF_WAY), flightTelemetryText('pointsRead', { count }))
    const reading = await parseTelemetry(file, { signal, onProgress })
    return await storeSamples(telemetry, { output, reading, table: table?.table ?? null }, context)
  } finally {
    local.release()
  }
}

async function tableOf(
  file: string,
  chosen: Columns | undefined,
  { tenantId, services }: Context,
): Promise<{ table: Table; isKnown: boolean }> {
  const head = await readTableHead(utf8Of(file))
  const known = chosen ?? (await inTenant(services.db, tenantId, (tx) => selectColumns(tenantId, tx, head.header)))
  const isKnown = known !== undefined || isOfKnownProgram(head.header)
  return { table: { ...head, proposal: known ?? proposeColumns(head.header) }, isKnown }
}

interface ReadFile {
  output: string
  reading: Reading
  table: Table | null
}

async function storeSamples(
  { id, timeZone: namedZone, isZoneOfPlace }: TelemetryRow,
  { output, reading, table }: ReadFile,
  { tenantId, services, signal, progress }: Context,
): Promise<Telemetry['state']> {
  const { clock, samples, startedAt, start } = reading.summary
  const timeZone = isZoneOfPlace ? zoneOfPlace(start) : namedZone
  const shift = clock === 'local' ? -zoneOffset(timeZone, startedAt) : 0
  return inTenant(services.db, tenantId, async (tx) => {
    const { flightId } = await requireRow(tenantId, tx, id)
    await deleteSamples(tenantId, tx, id)
    let count = 0
    for await (const batch of sampleBatches(output, BATCH)) {
      signal.throwIfAborted()
      await insertSamples(tenantId, tx, id, batch, shift)
      count += batch.length
      progress(READ_SHARE + ((1 - READ_SHARE) * count) / samples, flightTelemetryText('storing', { count }))
    }
    const summary = moved(reading.summary, shift)
    await setTelemetryRead(tenantId, tx, id, { summary, notes: notesOf(reading.notes), table, timeZone })
    // Saves the choice of columns only after it has worked.
    if (table) await saveColumns(tenantId, tx, table.header, table.proposal)
    const matching = clock === 'none' ? [] : await selectMatchingFlights(tenantId, tx, id)
    const target = flightId ?? (matching.length === 1 ? matching[0] : undefined)
    const isAssigned = target !== undefined && (await assignInTx(tenantId, tx, id, target))
    await pairTelemetry(tenantId, tx, id)
    await recordChanged(tenantId, tx, 'Telemetry', id)
    return isAssigned ? 'ready' : 'unassigned'
  })
}

function moved(summary: Reading['summary'], shift: number): Reading['summary'] {
  const time = (at: number | null) => (at === null ? null : at + shift)
  const { startedAt, endedAt, takeOffAt, landedAt } = summary
  return {
    ...summary,
    startedAt: startedAt + shift,
    endedAt: endedAt + shift,
    takeOffAt: time(takeOffAt),
    landedAt: time(landedAt),
  }
}

const notesOf = (notes: Notes): Message[] => [
  ...(notes.incompleteRecord ? [telemetryText('incompleteRecord')] : []),
  ...(notes.withoutPosition > 0 ? [telemetryText('withoutPosition', { count: notes.withoutPosition })] : []),
  ...(notes.outOfOrder > 0 ? [telemetryText('outOfOrder', { count: notes.outOfOrder })] : []),
  ...(notes.otherVehicles > 0 ? [telemetryText('otherVehicles', { count: notes.otherVehicles })] : []),
  ...(notes.otherInstances > 0 ? [telemetryText('otherInstances', { count: notes.otherInstances })] : []),
  ...(notes.assumedDate === null ? [] : [telemetryText('assumedDate', { date: notes.assumedDate })]),
  ...(notes.assumedOrder ? [telemetryText('assumedOrder')] : []),
]
