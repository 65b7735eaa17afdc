// Shares in their form in the contract.
import type { components } from '../../platform/contract/contract.gen'
import type { KeySettings } from '../../platform/secrets/keys'
import { SHARE_KEY } from '../../platform/secrets/encryptedColumns'
import { openSecret } from '../../platform/secrets/envelope'
import { browserName } from '../audit/public'
import type { ShareRow, VisitRow } from './sql'

export type Share = components['schemas']['Share']

/** @param isSeen whether the caller may see what the link shows, and so have its address */
export function asShare(
  settings: KeySettings,
  tenantId: string,
  row: ShareRow,
  { isSeen }: { isSeen: boolean },
): Share {
  const { id, authorId, missionName } = row
  return {
    _id: id,
    kind: row.kind,
    targetId: row.targetId,
    missionId: row.missionId,
    ...(missionName !== null && { missionName }),
    name: row.name,
    path: isSeen ? pathOf(settings, tenantId, row) : null,
    shows: row.shows,
    photoCount: row.photoCount,
    fromMs: row.fromMs,
    untilMs: row.untilMs,
    recipient: row.recipient,
    state: row.state,
    hasPassword: row.hasPassword,
    expiresAt: row.expiresAt?.toISOString() ?? null,
    revokedAt: row.revokedAt?.toISOString() ?? null,
    maxVisits: row.maxVisits,
    visits: row.visits,
    lastVisitAt: row.lastVisitAt?.toISOString() ?? null,
    allowsDownload: row.allowsDownload,
    hasWatermark: row.hasWatermark,
    version: row.version,
    createdAt: row.createdAt.toISOString(),
    ...(row.authorHasLeft && { authorHasLeft: true }),
    ...(authorId !== null && { createdBy: { _id: authorId, name: row.authorName ?? '', avatar: row.authorAvatar } }),
  }
}

function pathOf(settings: KeySettings, tenantId: string, { id, kind, targetId, key: sealed }: ShareRow): string {
  const key = openSecret(settings, SHARE_KEY, id, sealed)?.toString() ?? ''
  return kind === 'mission' ? `/map/${tenantId}/${targetId}?share=${key}` : `/share/${key}`
}

/** @param isSeen whether the caller may see what the link shows, and so who its visitors are */
export const asShareVisit = (
  { id, at, lastSeenAt, outcome, address, userAgent, site }: VisitRow,
  { isSeen }: { isSeen: boolean },
): components['schemas']['ShareVisit'] => ({
  _id: id,
  at: at.toISOString(),
  lastSeenAt: lastSeenAt?.toISOString() ?? null,
  outcome,
  ...(isSeen && { address, device: browserName(userAgent).slice(0, 120), site }),
})
