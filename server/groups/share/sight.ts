// Who may see what a link shows. Only they get its key, which opens it, and the addresses of its visitors.
import { forbidden } from '../../platform/core/errors'
import { notAvailable } from '../../platform/identity/notAvailable'
import type { Tx } from '../../platform/db/tenancy'
import type { Permission } from '../../platform/identity/permissions'
import type { Principal } from '../../platform/identity/session'
import { selectSeenCases } from '../evidence/public'
import { selectReadableEditions } from '../report/public'
import { shareText } from './messages'
import type { ShareRow } from './sql'
import type { ShareContent, ShareKind } from './targetSql'

const NEEDED: Readonly<Record<ShareKind, Permission>> = {
  mission: 'mission_list',
  layer: 'layer_list',
  photos: 'feature_list',
  recording: 'vod_list',
  moment: 'vod_list',
  stream: 'webrtc_view',
  document: 'list_document',
  report: 'data_page',
  outcome: 'alert_list',
  evidence: 'data_page',
}

const NEEDED_FOR: Readonly<Record<ShareContent, Permission>> = {
  layers: 'layer_list',
  photos: 'feature_list',
  recordings: 'vod_list',
  live: 'webrtc_view',
}

type Shown = Pick<ShareRow, 'id' | 'kind' | 'targetId' | 'shows'>

/** Whether the caller has the permissions for a kind of thing, and for what the map of a mission contains. */
const mayListAll = ({ permissions }: Principal, { kind, shows }: Pick<Shown, 'kind' | 'shows'>): boolean =>
  [NEEDED[kind], ...shows.map((content) => NEEDED_FOR[content])].every((permission) => permissions.has(permission))

/** @throws AppError 403 when the caller has not all permissions for what a link would show */
export function requireListing(user: Principal, shown: Pick<Shown, 'kind' | 'shows'>): void {
  if (!mayListAll(user, shown)) throw forbidden(shareText('mayNotSee'))
}

/**
 * Of these links, those of which the caller may see all that they show: each item of an evidence case, and all that a report counts.
 * @returns their IDs
 */
export async function selectSeen(
  tenantId: string,
  tx: Tx,
  links: readonly Shown[],
  user: Principal,
): Promise<ReadonlySet<string>> {
  const listed = links.filter((link) => mayListAll(user, link))
  const targets = (kind: ShareKind) => listed.filter((link) => link.kind === kind).map(({ targetId }) => targetId)
  const seen = {
    evidence: await selectSeenCases(tenantId, tx, targets('evidence'), user.permissions),
    report: await selectReadableEditions(tenantId, tx, targets('report'), user),
  }
  const maySee = ({ kind, targetId }: Shown): boolean =>
    kind === 'evidence' || kind === 'report' ? seen[kind].has(targetId) : true
  return new Set(listed.filter(maySee).map(({ id }) => id))
}

/** @throws AppError 403 when the caller may not see all that the link shows */
export async function requireSight(tenantId: string, tx: Tx, link: Shown, user: Principal): Promise<void> {
  if (!(await selectSeen(tenantId, tx, [link], user)).has(link.id)) throw forbidden(shareText('mayNotSee'))
}

/** The kinds of thing whose names the caller may read. */
export const namedKinds = ({ permissions }: Principal): ShareKind[] =>
  Object.entries(NEEDED).flatMap(([kind, permission]) => (permissions.has(permission) ? [kind as ShareKind] : []))

/** A link with the names that the caller may read. */
export const withNames = (user: Principal, share: ShareRow): ShareRow => ({
  ...share,
  name: user.permissions.has(NEEDED[share.kind]) ? share.name : notAvailable(),
  missionName: share.missionName === null || user.permissions.has('mission_list') ? share.missionName : notAvailable(),
})
