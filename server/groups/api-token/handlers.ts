import { Readable } from 'node:stream'
import { actorOf } from '../../platform/audit/actor'
import { readContract } from '../../platform/contract/readContract'
import { pageOf } from '../../platform/core/paging'
import type { Handlers } from '../../platform/http/contract'
import { publicAddress } from '../../platform/http/publicAddress'
import type { Services } from '../services'
import { apiTokenText } from './messages'
import { publishedContract } from './publishedContract'
import { createToken, listTokens, revokeToken } from './service'

type ApiTokenOperation =
  | 'listApiTokens'
  | 'createApiToken'
  | 'deleteApiToken'
  | 'listTenantApiTokens'
  | 'createTenantApiToken'
  | 'deleteTenantApiToken'
  | 'getOpenApi'

const PART_BYTES = 64 * 1024

/** The text in parts, encoded once: to encode it for each reply, or to send it at once, would delay other requests. */
function partsOf(text: string): Buffer[] {
  const bytes = Buffer.from(text)
  const count = Math.ceil(bytes.length / PART_BYTES)
  return Array.from({ length: count }, (_, at) => bytes.subarray(at * PART_BYTES, (at + 1) * PART_BYTES))
}

export function apiTokenHandlers({ db, config }: Services): Handlers<ApiTokenOperation> {
  let document: Buffer[] | undefined
  return {
    async getOpenApi({ reply }) {
      document ??= partsOf(JSON.stringify(publishedContract(readContract(), publicAddress(config))))
      void reply.type('application/vnd.oai.openapi+json;version=3.1')
      return Readable.from(document)
    },

    async listApiTokens({ tenantId, user, query }) {
      return { data: await listTokens(db, { tenantId, userId: user.userId }, pageOf(query)) }
    },

    async createApiToken(call) {
      const data = await createToken(db, { user: call.user, actor: actorOf(call) }, 'personal', call.body)
      return { message: apiTokenText('created'), data }
    },

    async deleteApiToken(call) {
      const { tenantId, user, params } = call
      await revokeToken(db, { tenantId, userId: user.userId }, params.apiTokenId, actorOf(call))
      return { message: apiTokenText('revoked') }
    },

    async listTenantApiTokens({ tenantId, query }) {
      return { data: await listTokens(db, { tenantId }, pageOf(query)) }
    },

    async createTenantApiToken(call) {
      const data = await createToken(db, { user: call.user, actor: actorOf(call) }, 'tenant', call.body)
      return { message: apiTokenText('created'), data }
    },

    async deleteTenantApiToken(call) {
      await revokeToken(db, { tenantId: call.tenantId }, call.params.apiTokenId, actorOf(call))
      return { message: apiTokenText('revoked') }
    },
  }
}
