// Makes editions of saved reports, and makes them again to compare.
import { uuidv7 } from 'uuidv7'
import { version as software } from '../../../../package.json'
import { recordAudit, type Actor } from '../../../platform/audit/sql'
import type { components } from '../../../platform/contract/contract.gen'
import { AppError, conflict, notFound } from '../../../platform/core/errors'
import { render } from '../../../platform/core/messages'
import { currentLanguage } from '../../../platform/core/requestContext'
import { inTenant, type Db, type Tx } from '../../../platform/db/tenancy'
import { recordChanged } from '../../../platform/realtime/sql'
import { dataCsv } from '../files/dataCsv'
import { savedText } from '../messages'
import { daysOf } from '../saved/period'
import type { SavedRow } from '../saved/row'
import { requireSaved } from '../saved/service'
import { collectReport, sha256Of, type CollectedReport } from '../service'
import { itemChanges, layerChanges, type InputChange } from './compare'
import { hashItems, packContent, unpackContent, type EditionContent } from './content'
import { editionInputs } from './inputs'
import {
  deleteOldEditions,
  insertEdition,
  selectContent,
  selectEdition,
  selectItemNames,
  selectNeeded,
  takeNumber,
  type EditionRow,
  type NewEdition,
} from './sql'

export type Edition = components['schemas']['ReportEdition']
type Comparison = components['schemas']['ReportComparison']

const KEPT = 60
/** Bytes of the compressed report. */
const MAX_CONTENT = 50_000_000
const MOST_EXAMPLES = 20

export interface Reader {
  permissions: ReadonlySet<string>
}

interface PreparedEdition {
  content: EditionContent
  row: Omit<NewEdition, 'id' | 'number' | 'scheduled' | 'madeBy'>
}

/**
 * A report of the current data, not yet kept.
 * @param timeZone whose last week or month the report is about
 * @throws as makeReport, and AppError 409 for a report that is too large to be kept
 */
export async function prepareEdition(
  db: Db,
  tenantId: string,
  saved: SavedRow,
  permissions: ReadonlySet<string>,
  { at, timeZone }: { at: Date; timeZone: string },
): Promise<PreparedEdition> {
  const days = daysOf(saved.period, at, timeZone)
  const { baseLayerId, measures, rows: rowsBy } = saved
  const choice = { baseLayerId, rowsBy, measures, ...days }
  const collected = await collectReport(db, tenantId, choice, permissions)
  const content = await contentOf(collected, measures)
  const packed = await packContent(content)
  if (packed.length > MAX_CONTENT) throw conflict(savedText('tooLarge'))
  const data = dataCsv(collected.report)
  return {
    content,
    row: {
      savedReportId: saved.id,
      name: saved.name,
      period: days,
      permissions: collected.permissions,
      inputs: editionInputs(collected.report, content.items),
      software,
      dataSha256: sha256Of(data),
      dataBytes: data.length,
      content: packed,
    },
  }
}

const contentOf = async (collected: CollectedReport, chosen: EditionContent['chosen']): Promise<EditionContent> => ({
  report: collected.report,
  chosen,
  items: await hashItems(collected),
})

/** Keeps a report as the next edition. @returns its ID; undefined when the saved report was deleted meanwhile */
export async function keepEdition(
  tenantId: string,
  tx: Tx,
  { row }: PreparedEdition,
  by: { madeBy: string | null; scheduled: boolean },
): Promise<string | undefined> {
  const number = await takeNumber(tenantId, tx, row.savedReportId)
  if (number === undefined) return undefined
  const id = uuidv7()
  await insertEdition(tenantId, tx, { ...row, ...by, id, number })
  await deleteOldEditions(tenantId, tx, row.savedReportId, KEPT)
  await recordChanged(tenantId, tx, 'ReportEdition', id)
  await recordChanged(tenantId, tx, 'SavedReport', row.savedReportId)
  return id
}

/** @throws as prepareEdition, and AppError 404 */
export async function makeEdition(
  db: Db,
  tenantId: string,
  savedReportId: string,
  user: Reader & { userId: string },
  actor: Actor,
): Promise<Edition> {
  const saved = await inTenant(db, tenantId, (tx) => requireSaved(tenantId, tx, savedReportId))
  const when = { at: new Date(), timeZone: 'UTC' }
  const prepared = await prepareEdition(db, tenantId, saved, user.permissions, when)
  return inTenant(db, tenantId, async (tx) => {
    const id = await keepEdition(tenantId, tx, prepared, { madeBy: user.userId, scheduled: false })
    if (id === undefined) throw notFound(savedText('notFound'))
    const edition = await requireEdition(tenantId, tx, id)
    const details = { savedReportId, number: edition.number, sha256: edition.dataSha256 }
    await recordAudit(tenantId, tx, { ...actor, action: 'report.make', target: saved.name, details })
    return asEdition(edition, user)
  })
}

/** @throws AppError 404 */
export async function requireEdition(tenantId: string, tx: Tx, id: string): Promise<EditionRow> {
  const row = await selectEdition(tenantId, tx, id)
  if (!row) throw notFound(savedText('editionNotFound'))
  return row
}

const mayRead = ({ permissions }: EditionRow, reader: Reader): boolean =>
  permissions.every((permission) => reader.permissions.has(permission))

/** @throws AppError 404, and 409 for a reader who may not list all that the edition counts */
export async function requireReadableEdition(
  tenantId: string,
  tx: Tx,
  id: string,
  reader: Reader,
): Promise<EditionRow> {
  const edition = await requireEdition(tenantId, tx, id)
  if (!mayRead(edition, reader)) throw conflict(savedText('notReadable'))
  return edition
}

/** Those of the editions that the reader may read. */
export async function selectReadableEditions(
  tenantId: string,
  tx: Tx,
  ids: readonly string[],
  { permissions }: Reader,
): Promise<ReadonlySet<string>> {
  const needed = await selectNeeded(tenantId, tx, ids)
  return new Set(needed.filter((row) => row.permissions.every((each) => permissions.has(each))).map(({ id }) => id))
}

/** @throws AppError 404, and 409 for a reader who may not list all that the edition counts */
export async function readEdition(
  tenantId: string,
  tx: Tx,
  id: string,
  reader: Reader,
): Promise<{ edition: EditionRow; packed: Buffer }> {
  const edition = await requireReadableEdition(tenantId, tx, id, reader)
  const packed = await selectContent(tenantId, tx, id)
  if (!packed) throw notFound(savedText('editionNotFound'))
  return { edition, packed }
}

export function asEdition(row: EditionRow, reader: Reader): Edition {
  const { id, fromDay, untilDay, madeAt, authorId, authorName, authorAvatar } = row
  const isReadable = mayRead(row, reader)
  return {
    _id: id,
    savedReportId: row.savedReportId,
    number: row.number,
    name: row.name,
    period: { from: fromDay, until: untilDay },
    inputs: isReadable ? row.inputs : [],
    software: row.software,
    dataSha256: row.dataSha256,
    dataBytes: row.dataBytes,
    scheduled: row.scheduled,
    readable: isReadable,
    madeAt: madeAt.toISOString(),
    ...(authorId !== null && { madeBy: { _id: authorId, name: authorName ?? '', avatar: authorAvatar } }),
  }
}

/**
 * Makes the report of an edition from the current data, with the permissions of the edition, so that both count the same kinds.
 * @throws AppError 404, and 409 for a reader who may not list all that it counts
 */
export async function compareEdition(db: Db, tenantId: string, id: string, reader: Reader): Promise<Comparison> {
  const { edition, packed } = await inTenant(db, tenantId, (tx) => readEdition(tenantId, tx, id, reader))
  const then = await unpackContent(packed)
  const { rowsBy, baseLayer } = then.report
  const choice = {
    baseLayerId: baseLayer._id,
    rowsBy,
    measures: then.chosen,
    from: edition.fromDay,
    until: edition.untilDay,
  }
  let collected: CollectedReport
  try {
    collected = await collectReport(db, tenantId, choice, new Set(edition.permissions))
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const problem = render(error.text, currentLanguage())
    return { sameBytes: false, dataSha256: null, software, changes: [], problem }
  }
  const items = await hashItems(collected)
  const dataSha256 = sha256Of(dataCsv(collected.report))
  const changes = layerChanges(edition.inputs, editionInputs(collected.report, items))
  for (const change of itemChanges(then.items, items)) {
    changes.push(await inTenant(db, tenantId, (tx) => describe(tenantId, tx, change)))
  }
  return { sameBytes: dataSha256 === edition.dataSha256, dataSha256, software, changes, problem: null }
}

async function describe(
  tenantId: string,
  tx: Tx,
  { kind, items }: ReturnType<typeof itemChanges>[number],
): Promise<InputChange> {
  const count = (change: string) => items.filter((item) => item.change === change).length
  const shown = items.slice(0, MOST_EXAMPLES)
  const ids = shown.map(({ _id }) => _id)
  const names = await selectItemNames(tenantId, tx, kind, ids)
  const examples = shown.map(({ _id, change }) => ({ _id, change, name: names.get(_id) ?? null }))
  return {
    kind,
    name: null,
    added: count('added'),
    removed: count('removed'),
    changed: count('changed'),
    examples,
  }
}
