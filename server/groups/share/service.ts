// Creates, edits and revokes shares. Who makes one must be allowed to see what it shows.
import { uuidv7 } from 'uuidv7'
import { recordAudit, type Actor } from '../../platform/audit/sql'
import type { components } from '../../platform/contract/contract.gen'
import { conflict, fieldError, notFound } from '../../platform/core/errors'
import { staleVersion } from '../../platform/db/staleVersion'
import { inTenant, type Tx } from '../../platform/db/tenancy'
import { hashPassword } from '../../platform/identity/password'
import type { Principal } from '../../platform/identity/session'
import { recordChanged } from '../../platform/realtime/sql'
import { SHARE_KEY } from '../../platform/secrets/encryptedColumns'
import { sealSecret } from '../../platform/secrets/envelope'
import { requireArchive } from '../evidence/public'
import { requireReadableEdition } from '../report/public'
import type { Services } from '../services'
import { newSecret } from '../stream/public'
import { shareText } from './messages'
import { requireListing, requireSight, selectSeen, withNames } from './sight'
import { insertShare, selectShare, setRevoked, updateShare, type ShareRow } from './sql'
import { countPhotos, isReady, selectReferences, type References, type ShareKind } from './targetSql'
import { asShare, type Share } from './view'

type NewShare = components['schemas']['NewShare']
type ShareChanges = components['schemas']['ShareChanges']

export interface Caller {
  user: Principal
  actor: Actor
}

const MAX_MINUTES = 10
/** A trigger of the table enforces the same. */
const MAX_EVIDENCE_DAYS = 90

/**
 * @throws AppError 400 for values that do not fit the kind, 403 when the caller may not see the thing, 404, 409 when the thing is not
 * ready
 */
export async function createShare(
  { db, config }: Pick<Services, 'db' | 'config'>,
  tenantId: string,
  input: NewShare,
  { user, actor }: Caller,
): Promise<Share> {
  const { kind, targetId, expiresAt = null } = input
  assertFits(input)
  assertFuture(expiresAt)
  assertExpires(kind, expiresAt)
  const shows = kind === 'mission' ? (input.shows ?? ['layers']) : []
  requireListing(user, { kind, shows })
  const passwordHash = input.password === undefined ? null : await hashPassword(input.password)
  const id = uuidv7()
  const { text, hash } = newSecret()
  return inTenant(db, tenantId, async (tx) => {
    const references = await requireTarget(tenantId, tx, input, user)
    await insertShare(tenantId, tx, {
      id,
      kind,
      targetId,
      references,
      photoIds: input.photoIds ?? null,
      shows,
      fromMs: input.fromMs ?? null,
      untilMs: input.untilMs ?? null,
      recipient: input.recipient?.trim() ?? '',
      key: sealSecret(config, SHARE_KEY, id, Buffer.from(text)),
      keyHash: hash,
      passwordHash,
      expiresAt,
      maxVisits: input.maxVisits ?? null,
      allowsDownload: input.allowsDownload ?? false,
      hasWatermark: input.hasWatermark ?? false,
      createdBy: user.userId,
    })
    const share = await requireShare(tenantId, tx, id)
    if (share.state === 'gone') throw notFound(shareText('targetNotFound'))
    if (!(await isReady(tenantId, tx, kind, targetId))) {
      throw conflict(kind === 'layer' ? shareText('notReady', { name: share.name }) : shareText('notPlayable'))
    }
    await recordAudit(tenantId, tx, { ...actor, action: 'share.create', target: share.name, details: detailsOf(share) })
    await recordChanged(tenantId, tx, 'Share', id)
    return asShare(config, tenantId, share, { isSeen: true })
  })
}

/** @throws AppError 403, 404, 409 when it is not ready */
async function requireTarget(
  tenantId: string,
  tx: Tx,
  { kind, targetId, photoIds }: NewShare,
  user: Principal,
): Promise<References> {
  const references = await selectReferences(tenantId, tx, kind, targetId)
  if (!references) throw notFound(shareText('targetNotFound'))
  if (kind === 'report') await requireReadableEdition(tenantId, tx, targetId, user)
  if (kind === 'evidence') await requireArchive(tenantId, tx, targetId, user.permissions)
  if (photoIds) await requirePhotos(tenantId, tx, targetId, photoIds)
  return references
}

/** @throws AppError 400, 403 when the caller may not see what it would show, 404, 409 when it was revoked or `version` is stale */
export async function editShare(
  { db, config }: Pick<Services, 'db' | 'config'>,
  tenantId: string,
  shareId: string,
  { version, password, takesOver = false, ...changes }: ShareChanges,
  { user, actor }: Caller,
): Promise<Share> {
  assertFuture(changes.expiresAt ?? null)
  const passwordHash = typeof password === 'string' ? await hashPassword(password) : password
  return inTenant(db, tenantId, async (tx) => {
    const before = await requireShare(tenantId, tx, shareId)
    if (before.state === 'revoked') throw conflict(shareText('isRevoked'))
    if (changes.shows && before.kind !== 'mission') throw fieldError('shows', shareText('onlyMission'))
    await requireSight(tenantId, tx, { ...before, shows: changes.shows ?? before.shows }, user)
    if (changes.expiresAt !== undefined) assertExpires(before.kind, changes.expiresAt)
    const fields = {
      ...changes,
      ...(changes.recipient !== undefined && { recipient: changes.recipient.trim() }),
      ...(passwordHash !== undefined && { passwordHash }),
      ...(takesOver && { createdBy: user.userId }),
    }
    if (!(await updateShare(tenantId, tx, shareId, version, fields))) {
      throw await staleVersion(tx, 'share', shareId, shareText('changedElsewhere'))
    }
    const share = await requireShare(tenantId, tx, shareId)
    await recordAudit(tenantId, tx, { ...actor, action: 'share.edit', target: share.name, details: detailsOf(share) })
    await recordChanged(tenantId, tx, 'Share', shareId)
    return asShare(config, tenantId, share, { isSeen: true })
  })
}

/** Also for who may not see what the link shows. @throws AppError 404 */
export async function revokeShare(
  { db, config }: Pick<Services, 'db' | 'config'>,
  tenantId: string,
  shareId: string,
  { user, actor }: Caller,
): Promise<Share> {
  return inTenant(db, tenantId, async (tx) => {
    const isChanged = await setRevoked(tenantId, tx, shareId)
    const share = await requireShare(tenantId, tx, shareId)
    if (isChanged) {
      await recordAudit(tenantId, tx, {
        ...actor,
        action: 'share.revoke',
        target: share.name,
        details: detailsOf(share),
      })
      await recordChanged(tenantId, tx, 'Share', shareId)
    }
    const isSeen = (await selectSeen(tenantId, tx, [share], user)).has(shareId)
    return asShare(config, tenantId, withNames(user, share), { isSeen })
  })
}

/** @throws AppError 404 */
export async function requireShare(tenantId: string, tx: Tx, shareId: string): Promise<ShareRow> {
  const share = await selectShare(tenantId, tx, shareId)
  if (!share) throw notFound(shareText('notFound'))
  return share
}

const detailsOf = ({ id, kind, targetId, recipient, hasPassword }: ShareRow) => ({
  shareId: id,
  kind,
  targetId,
  recipient,
  hasPassword,
})

function assertFits({ kind, shows, photoIds, fromMs, untilMs }: NewShare): void {
  if (shows && kind !== 'mission') throw fieldError('shows', shareText('onlyMission'))
  if (photoIds && kind !== 'photos') throw fieldError('photoIds', shareText('onlyPhotos'))
  if (kind !== 'moment') {
    if (fromMs !== undefined || untilMs !== undefined) throw fieldError('fromMs', shareText('onlyMoment'))
    return
  }
  if (fromMs === undefined || untilMs === undefined) throw fieldError('fromMs', shareText('momentNeeded'))
  if (untilMs <= fromMs) throw fieldError('untilMs', shareText('momentOrder'))
  if (untilMs - fromMs > MAX_MINUTES * 60_000) {
    throw fieldError('untilMs', shareText('momentTooLong', { minutes: MAX_MINUTES }))
  }
}

function assertFuture(expiresAt: string | null): void {
  if (expiresAt !== null && Date.parse(expiresAt) <= Date.now()) {
    throw fieldError('expiresAt', shareText('inThePast'))
  }
}

/** @throws AppError 400 for a link to evidence without an end, or with one that is too late */
function assertExpires(kind: ShareKind, expiresAt: string | null): void {
  const latest = Date.now() + MAX_EVIDENCE_DAYS * 24 * 3_600_000
  if (kind === 'evidence' && (expiresAt === null || Date.parse(expiresAt) > latest))
    throw fieldError('expiresAt', shareText('evidenceExpires', { days: MAX_EVIDENCE_DAYS }))
}

async function requirePhotos(tenantId: string, tx: Tx, missionId: string, photoIds: readonly string[]): Promise<void> {
  if ((await countPhotos(tenantId, tx, missionId, photoIds)) < photoIds.length) {
    throw notFound(shareText('photosNotFound'))
  }
}
