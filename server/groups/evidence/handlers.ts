import { actorOf } from '../../platform/audit/actor'
import { forbidden } from '../../platform/core/errors'
import { pageOf } from '../../platform/core/paging'
import { inTenant, readAsPlatform, readInTenant } from '../../platform/db/tenancy'
import type { Handlers } from '../../platform/http/contract'
import { sendFile } from '../../platform/storage/sendFile'
import { requireStoredFile } from '../../platform/storage/sql'
import { notAvailable } from '../../platform/identity/notAvailable'
import type { Principal } from '../../platform/identity/session'
import type { Services } from '../services'
import { mayList } from './itemAccess'
import { selectKeys, type KeyRow } from './keySql'
import { evidenceText } from './messages'
import {
  addItems,
  createCase,
  deleteCase,
  freezeCase,
  openCase,
  recordDownload,
  removeItem,
  restoreCase,
  type Caller,
} from './service'
import { selectCases } from './sql'
import { rotateKey } from './signingKey'
import { evidenceTrash } from './trash'

type EvidenceOperation =
  | 'listEvidenceCases'
  | 'getEvidenceCase'
  | 'createEvidenceCase'
  | 'addEvidenceItems'
  | 'removeEvidenceItem'
  | 'freezeEvidenceCase'
  | 'downloadEvidenceCase'
  | 'deleteEvidenceCase'
  | 'restoreEvidenceCase'
  | 'listDeletedEvidenceCases'
  | 'getEvidenceKeys'
  | 'rotateEvidenceKey'

export function evidenceHandlers({ db, storage, config }: Services): Handlers<EvidenceOperation> {
  const callerOf = (call: Parameters<typeof actorOf>[0]): Caller => ({
    userId: call.user.userId,
    permissions: call.user.permissions,
    actor: actorOf(call),
  })
  return {
    async listEvidenceCases({ query, tenantId, user }) {
      const page = pageOf(query)
      const wanted = { search: query.search ?? '', searchesMissions: user.permissions.has('mission_list') }
      const found = await readInTenant(db, tenantId, (tx) => selectCases(tenantId, tx, wanted, page))
      return { data: { ...found, ...page, items: found.items.map((each) => withMissionName(each, user)) } }
    },

    async getEvidenceCase(call) {
      const found = await openCase(db, call.tenantId, call.params.caseId, callerOf(call))
      return { data: { ...found, case: withMissionName(found.case, call.user) } }
    },

    async createEvidenceCase(call) {
      const data = await createCase(db, call.tenantId, call.body, callerOf(call))
      return { message: evidenceText('created'), data: withMissionName(data, call.user) }
    },

    async addEvidenceItems(call) {
      const { params, body, tenantId, user } = call
      if (body.alertIds && !mayList(user.permissions, 'alert')) throw forbidden()
      if (body.withThreads && !mayList(user.permissions, 'thread')) throw forbidden()
      if (body.editionIds && !mayList(user.permissions, 'report')) throw forbidden()
      const { evidenceCase, added } = await addItems(db, tenantId, params.caseId, body, callerOf(call))
      return { message: evidenceText('added', { count: added }), data: withMissionName(evidenceCase, user) }
    },

    async removeEvidenceItem(call) {
      await removeItem(db, call.tenantId, call.params, callerOf(call))
      return { message: evidenceText('removed') }
    },

    async freezeEvidenceCase(call) {
      const { params, body, tenantId } = call
      const data = await freezeCase({ db, config }, tenantId, params.caseId, body.version, callerOf(call))
      return { message: evidenceText('freezing'), data: withMissionName(data, call.user) }
    },

    async downloadEvidenceCase(call) {
      const { params, tenantId, request, reply } = call
      const { archiveFileId } = await recordDownload(db, tenantId, params.caseId, callerOf(call))
      const file = await inTenant(db, tenantId, (tx) => requireStoredFile(tenantId, tx, archiveFileId))
      return sendFile({ request, reply }, storage, file)
    },

    async deleteEvidenceCase(call) {
      await deleteCase(db, call.tenantId, call.params.caseId, callerOf(call))
      return { message: evidenceText('deleted') }
    },

    async restoreEvidenceCase(call) {
      const data = await restoreCase(db, call.tenantId, call.params.caseId, callerOf(call))
      return { message: evidenceText('restored'), data: withMissionName(data, call.user) }
    },

    async listDeletedEvidenceCases({ query, tenantId }) {
      const page = pageOf(query)
      return { data: { ...(await inTenant(db, tenantId, (tx) => evidenceTrash.list(tenantId, tx, page))), ...page } }
    },

    async getEvidenceKeys() {
      return { data: { keys: keysOf(await readAsPlatform(db, selectKeys)) } }
    },

    async rotateEvidenceKey({ body, user, request }) {
      const keys = await rotateKey(db, config, body.keyId, actorOf({ user, request }))
      return { message: evidenceText('keyRotated'), data: { keys: keysOf(keys) } }
    },
  }
}

const keysOf = (keys: readonly KeyRow[]) =>
  keys.map(({ id, publicKey, createdAt, retiredAt }) => ({
    _id: id,
    algorithm: 'Ed25519' as const,
    publicKey,
    createdAt: createdAt.toISOString(),
    retiredAt: retiredAt?.toISOString() ?? null,
  }))

/** The mission is named to those who may read missions. */
const withMissionName = <Case extends { missionName: string }>(each: Case, { permissions }: Principal): Case =>
  permissions.has('mission_list') ? each : { ...each, missionName: notAvailable() }
