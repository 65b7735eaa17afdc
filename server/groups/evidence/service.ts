// The rules of evidence cases: they change until they are frozen, and the custody log records who did what.
import { recordAudit, type Actor } from '../../platform/audit/sql'
import type { components } from '../../platform/contract/contract.gen'
import { conflict, fieldError, forbidden, notFound } from '../../platform/core/errors'
import { currentLanguage } from '../../platform/core/requestContext'
import { staleVersion } from '../../platform/db/staleVersion'
import { inTenant, type Db, type Tx } from '../../platform/db/tenancy'
import { requireReserved, type ReservingSettings } from '../../platform/disk/reservations'
import { startJob } from '../../platform/jobs/jobs'
import { recordChanged } from '../../platform/realtime/sql'
import { requireMission } from '../mission/public'
import { requireReadableEdition } from '../report/public'
import { freezeJob } from './freezeJob'
import { itemFor, mayList, maySee, withheldFrom } from './itemAccess'
import { evidenceText } from './messages'
import { insertAlertItems, insertEditionItems, insertThreadItem, selectMissionAlerts } from './recordSql'
import {
  deleteItem,
  insertCase,
  insertItems,
  lockCase,
  recordCustody,
  recordOpening,
  selectCase,
  selectCustody,
  selectItems,
  selectKindsOfItems,
  selectMissionFiles,
  setJob,
  sumArchivedBytes,
  type NewCustodyEntry,
  type StoredCase,
} from './sql'
import { evidenceTrash } from './trash'

type Schemas = components['schemas']

const MAX_ITEMS = 1000
const MAX_CLIP_MINUTES = 10
/** Reserved for the descriptions and records in an archive, whose size is not known before they are written. */
const RECORDS_BYTES = 16 * 1024 * 1024

export interface Caller {
  userId: string
  permissions: ReadonlySet<string>
  actor: Actor
}

export const createCase = (
  db: Db,
  tenantId: string,
  wanted: Schemas['NewEvidenceCase'],
  caller: Caller,
): Promise<StoredCase> =>
  inTenant(db, tenantId, async (tx) => {
    await requireMission(tenantId, tx, wanted.missionId)
    const id = await insertCase(tenantId, tx, wanted, caller.userId)
    return changed(tenantId, tx, id, caller, { action: 'create', target: wanted.name.trim() })
  })

/**
 * Adds what is wanted, all or nothing; what the case has already stays as it is.
 * @throws AppError 403 when the case has items that the caller may not see, 404 for a file or alert of another mission or an unknown
 * report, 409 for a report that the user may not read and for a case that is frozen or full, 400 for a clip of no recording
 */
export const addItems = (
  db: Db,
  tenantId: string,
  caseId: string,
  wanted: Schemas['NewEvidenceItems'],
  caller: Caller,
): Promise<{ evidenceCase: StoredCase; added: number }> =>
  inTenant(db, tenantId, async (tx) => {
    const { missionId, missionName, itemCount } = await requireOpen(tenantId, tx, caseId, caller)
    const items = await requireWanted(tenantId, tx, missionId, wanted, caller)
    const count = items.fileIds.length + items.alertIds.length + items.editionIds.length + (items.withThreads ? 1 : 0)
    if (count === 0) throw fieldError('evidenceFileIds', evidenceText('nothing'))
    if (itemCount + count > MAX_ITEMS) throw conflict(evidenceText('tooMany', { limit: MAX_ITEMS }))
    const names = await insertWanted(tenantId, tx, { caseId, missionName }, items, caller.userId)
    for (const name of names) {
      const target = items.clip ? clipName(name, items.clip) : name
      await recordCustody(tenantId, tx, caseId, caller.actor, { action: 'add', target })
    }
    await recordChanged(tenantId, tx, 'EvidenceCase', caseId)
    return { evidenceCase: await requireCase(tenantId, tx, caseId), added: names.length }
  })

interface WantedItems {
  fileIds: string[]
  alertIds: string[]
  editionIds: string[]
  withThreads: boolean
  clip: Clip | undefined
}

type Clip = NonNullable<Schemas['NewEvidenceItems']['clip']>

const clipName = (name: string, { fromMs, untilMs }: Clip): string =>
  `${name}, chosen ${fromMs / 1000} s to ${untilMs / 1000} s`

/** What is wanted, each once. @throws as addItems */
async function requireWanted(
  tenantId: string,
  tx: Tx,
  missionId: string,
  { evidenceFileIds, alertIds, editionIds, withThreads = false, clip }: Schemas['NewEvidenceItems'],
  caller: Caller,
): Promise<WantedItems> {
  const wanted = {
    fileIds: [...new Set(evidenceFileIds)],
    alertIds: [...new Set(alertIds)],
    editionIds: [...new Set(editionIds)],
    withThreads,
    clip,
  }
  const files = await selectMissionFiles(tenantId, tx, missionId, wanted.fileIds)
  const listed = files.filter(({ kind }) => mayList(caller.permissions, kind))
  if (listed.length < wanted.fileIds.length) throw notFound(evidenceText('fileNotFound'))
  const alerts = await selectMissionAlerts(tenantId, tx, missionId, wanted.alertIds)
  if (alerts.length < wanted.alertIds.length) throw notFound(evidenceText('alertNotFound'))
  for (const id of wanted.editionIds) await requireReadableEdition(tenantId, tx, id, caller)
  if (clip) requireClip(clip, files)
  return wanted
}

/** @returns names of those that were not in the case before */
async function insertWanted(
  tenantId: string,
  tx: Tx,
  { caseId, missionName }: { caseId: string; missionName: string },
  { fileIds, alertIds, editionIds, withThreads, clip }: WantedItems,
  addedBy: string,
): Promise<string[]> {
  const files = await insertItems(tenantId, tx, caseId, { fileIds, ...(clip && { clip }), addedBy })
  const alerts = await insertAlertItems(tenantId, tx, caseId, { alertIds, addedBy })
  const reports = await insertEditionItems(tenantId, tx, caseId, { editionIds, addedBy })
  const threads = withThreads ? await insertThreadItem(tenantId, tx, caseId, { name: missionName, addedBy }) : []
  return [...files, ...alerts, ...reports, ...threads]
}

function requireClip({ fromMs, untilMs }: { fromMs: number; untilMs: number }, files: { kind: string }[]): void {
  if (files.length !== 1 || files[0]?.kind !== 'recording') {
    throw fieldError('evidenceFileIds', evidenceText('clipOfOne'))
  }
  if (untilMs <= fromMs) throw fieldError('clip.untilMs', evidenceText('clipOrder'))
  if (untilMs - fromMs > MAX_CLIP_MINUTES * 60_000) {
    throw fieldError('clip.untilMs', evidenceText('clipTooLong', { minutes: MAX_CLIP_MINUTES }))
  }
}

/** @throws AppError 403 when the case has items that the caller may not see, 404, 409 for a case that is frozen */
export const removeItem = (
  db: Db,
  tenantId: string,
  { caseId, evidenceItemId }: { caseId: string; evidenceItemId: string },
  caller: Caller,
): Promise<void> =>
  inTenant(db, tenantId, async (tx) => {
    const { name } = await requireOpen(tenantId, tx, caseId, caller)
    const target = await deleteItem(tenantId, tx, caseId, evidenceItemId)
    if (target === undefined) throw notFound(evidenceText('itemNotFound'))
    await recordAudit(tenantId, tx, {
      ...caller.actor,
      action: 'evidence.remove',
      target: name,
      details: { name: target },
    })
    await changed(tenantId, tx, caseId, caller, { action: 'remove', target })
  })

/**
 * Starts the job.
 * @throws AppError 403 when the case has items that the caller may not see, 404, 409 for a case that is frozen, empty, or was changed meanwhile, 507 when the disk has no room for the archive
 */
export const freezeCase = (
  { db, config }: { db: Db; config: ReservingSettings },
  tenantId: string,
  caseId: string,
  version: number,
  caller: Caller,
): Promise<StoredCase> =>
  inTenant(db, tenantId, async (tx) => {
    const found = await requireOpen(tenantId, tx, caseId, caller)
    if (found.version !== version) {
      throw await staleVersion(tx, 'evidence_case', caseId, evidenceText('changedElsewhere'))
    }
    if (found.itemCount === 0) throw conflict(evidenceText('empty'))
    const target = found.name
    await recordAudit(tenantId, tx, { ...caller.actor, action: 'evidence.freeze', target, details: { caseId } })
    const about = { entity: 'EvidenceCase', id: caseId }
    const reservedBytes = RECORDS_BYTES + (await sumArchivedBytes(tenantId, tx, caseId))
    const start = { title: target, startedBy: caller.userId, about, reservedBytes }
    const input = { caseId, userId: caller.userId, language: currentLanguage() }
    const jobId = await startJob(tenantId, tx, freezeJob, input, start)
    await setJob(tenantId, tx, caseId, jobId)
    const freezing = await changed(tenantId, tx, caseId, caller, { action: 'freeze', target })
    await requireReserved(tx, config, reservedBytes)
    return freezing
  })

/** @throws AppError 403 when the case has items that the caller may not see, 404, 409 for a case that is frozen or being frozen */
export const deleteCase = (db: Db, tenantId: string, caseId: string, caller: Caller): Promise<void> =>
  inTenant(db, tenantId, async (tx) => {
    await lockCase(tenantId, tx, caseId)
    const { name, state } = await requireCase(tenantId, tx, caseId)
    await requireSightOfItems(tenantId, tx, caseId, caller.permissions)
    if (state !== 'open') throw conflict(evidenceText(state === 'frozen' ? 'frozenStays' : 'isFreezing'))
    await recordCustody(tenantId, tx, caseId, caller.actor, { action: 'delete', target: name })
    await evidenceTrash.moveToTrash(tenantId, tx, [caseId])
    await recordAudit(tenantId, tx, { ...caller.actor, action: 'evidence.delete', target: name, details: { caseId } })
    await recordChanged(tenantId, tx, 'EvidenceCase', caseId)
  })

/** @throws AppError 403 when the case has items that the caller may not see, 404 when it is not in the trash */
export const restoreCase = (db: Db, tenantId: string, caseId: string, caller: Caller): Promise<StoredCase> =>
  inTenant(db, tenantId, async (tx) => {
    const [restored] = await evidenceTrash.restore(tenantId, tx, [caseId])
    if (!restored) throw notFound(evidenceText('notFound'))
    await requireSightOfItems(tenantId, tx, caseId, caller.permissions)
    const target = restored.name
    await recordAudit(tenantId, tx, { ...caller.actor, action: 'evidence.restore', target, details: { caseId } })
    return changed(tenantId, tx, caseId, caller, { action: 'restore', target })
  })

/** A case as its page shows it. The custody log records that it was opened. @throws AppError 404 */
export const openCase = (
  db: Db,
  tenantId: string,
  caseId: string,
  { actor, permissions }: Caller,
): Promise<Schemas['EvidenceCaseDetailsReply']['data']> =>
  inTenant(db, tenantId, async (tx) => {
    const evidenceCase = await requireCase(tenantId, tx, caseId)
    await recordOpening(tenantId, tx, caseId, actor)
    const items = await selectItems(tenantId, tx, caseId)
    const custody = await selectCustody(tenantId, tx, caseId)
    const isWhole = items.every((item) => maySee(permissions, item))
    return {
      case: evidenceCase,
      contents: items.map((item) => itemFor(permissions, item)),
      custody: isWhole ? custody : custody.map(withheldFrom),
    }
  })

/**
 * Records a download of the archive. @returns the id of the stored file.
 * @throws AppError 404, 403 for a user who may not see one of the items, 409 before it is frozen
 */
export const recordDownload = (
  db: Db,
  tenantId: string,
  caseId: string,
  { actor, permissions }: Caller,
): Promise<{ archiveFileId: string; name: string }> =>
  inTenant(db, tenantId, async (tx) => {
    const { name, archiveFileId } = await requireArchive(tenantId, tx, caseId, permissions)
    await recordCustody(tenantId, tx, caseId, actor, { action: 'download', target: name })
    await recordAudit(tenantId, tx, { ...actor, action: 'evidence.download', target: name, details: { caseId } })
    return { archiveFileId, name }
  })

/** Records that somebody without an account has downloaded the archive by a link. */
export async function recordLinkDownload(
  tenantId: string,
  tx: Tx,
  caseId: string,
  { actor, name }: { actor: Actor; name: string },
): Promise<void> {
  await recordCustody(tenantId, tx, caseId, actor, { action: 'download', target: name })
}

/** @throws AppError 403 when the archive holds items that the caller may not see, 404, 409 when the case is not frozen */
export async function requireArchive(
  tenantId: string,
  tx: Tx,
  caseId: string,
  permissions: ReadonlySet<string>,
): Promise<{ archiveFileId: string; name: string }> {
  const items = await selectItems(tenantId, tx, caseId)
  const { name, archiveFileId } = await requireCase(tenantId, tx, caseId)
  if (archiveFileId === null) throw conflict(evidenceText('notFrozen'))
  const unseen = items.filter((item) => !maySee(permissions, item))
  if (unseen.length > 0) throw forbidden(evidenceText('mayNotSeeAll', { count: unseen.length }))
  return { archiveFileId, name }
}

/** @throws AppError 404 when the case does not exist or was deleted */
export async function requireCase(tenantId: string, tx: Tx, caseId: string): Promise<StoredCase> {
  const found = await selectCase(tenantId, tx, caseId)
  if (!found) throw await evidenceTrash.missing(tenantId, tx, caseId, 'evidenceCase', evidenceText('notFound'))
  return found
}

/**
 * The cases of which the caller may see every item, and so have the archive.
 * @param caseIds also of deleted cases
 */
export async function selectSeenCases(
  tenantId: string,
  tx: Tx,
  caseIds: readonly string[],
  permissions: ReadonlySet<string>,
): Promise<ReadonlySet<string>> {
  const unseen = new Set<string>()
  for (const { caseId, ...item } of await selectKindsOfItems(tenantId, tx, caseIds)) {
    if (!maySee(permissions, item)) unseen.add(caseId)
  }
  return new Set(caseIds.filter((id) => !unseen.has(id)))
}

/** @throws AppError 403 when the case has items that the caller may not see */
async function requireSightOfItems(
  tenantId: string,
  tx: Tx,
  caseId: string,
  permissions: ReadonlySet<string>,
): Promise<void> {
  const items = await selectKindsOfItems(tenantId, tx, [caseId])
  const count = items.filter((item) => !maySee(permissions, item)).length
  if (count > 0) throw forbidden(evidenceText('mayNotChange', { count }))
}

/** Locks the case. @throws AppError 403 when it has items that the caller may not see, 404, 409 when it is frozen or being frozen */
async function requireOpen(tenantId: string, tx: Tx, caseId: string, { permissions }: Caller): Promise<StoredCase> {
  await lockCase(tenantId, tx, caseId)
  const found = await requireCase(tenantId, tx, caseId)
  await requireSightOfItems(tenantId, tx, caseId, permissions)
  if (found.state !== 'open') throw conflict(evidenceText(found.state === 'frozen' ? 'frozen' : 'isFreezing'))
  return found
}

async function changed(
  tenantId: string,
  tx: Tx,
  caseId: string,
  { actor }: Caller,
  entry: NewCustodyEntry,
): Promise<StoredCase> {
  await recordCustody(tenantId, tx, caseId, actor, entry)
  await recordChanged(tenantId, tx, 'EvidenceCase', caseId)
  return requireCase(tenantId, tx, caseId)
}
