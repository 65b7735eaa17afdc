// Shares in their form in the contract.
import type { components } from '../../platform/contract/contract.gen'
import type { KeySettings } from '../../platform/secrets/keys'
import { SHARE_KEY } from '../../platform/secrets/encryptedColumns'
import { openSecret } from '../../platform/secrets/envelope'
import { browserName } from '../audit/public'
import type { ShareRow, VisitRow } from './sql'

export type Share = components['schemas']['Share']

export function asShare(settings: KeySettings, tenantId: string, row: ShareRow): Share {
  const { id, authorId, missionName } = row
  const key = openSecret(settings, SHARE_KEY, id, row.key)?.toString() ?? ''
  return {
    _id: id,
    kind: row.kind,
    targetId: row.targetId,
    missionId: row.missionId,
    ...(missionName !== null && { missionName }),
    name: row.name,
    path: row.kind === 'mission' ? `/map/${tenantId}/${row.targetId}?share=${key}` : `/share/${key}`,
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
    ...(authorId !== null && { createdBy: { _id: authorId, name: row.authorName ?? '', avatar: row.authorAvatar } }),
  }
}

export const asShareVisit = ({
  id,
  at,
  lastSeenAt,
  userAgent,
  ...row
}: VisitRow): components['schemas']['ShareVisit'] => ({
  ...row,
  _id: id,
  at: at.toISOString(),
  lastSeenAt: lastSeenAt?.toISOString() ?? null,
  device: browserName(userAgent).slice(0, 120),
})
