import { actorOf } from '../../platform/audit/actor'
import { API_PREFIX } from '../../platform/contract/spec'
import { pageOf } from '../../platform/core/paging'
import { inTenant } from '../../platform/db/tenancy'
import type { Handlers } from '../../platform/http/contract'
import { publicAddress } from '../../platform/http/publicAddress'
import { SCIM_PATH } from '../../platform/http/scim'
import type { Services } from '../services'
import { scimTokenText } from './messages'
import { createToken, MAX_TOKENS, revokeToken } from './service'
import { selectTokens } from './sql'

type ScimTokenOperation = 'listScimTokens' | 'createScimToken' | 'deleteScimToken'

export function scimTokenHandlers({ db, config }: Services): Handlers<ScimTokenOperation> {
  const baseUrl = publicAddress(config) + API_PREFIX + SCIM_PATH
  return {
    async listScimTokens({ tenantId, query }) {
      const page = pageOf(query)
      const found = await inTenant(db, tenantId, (tx) => selectTokens(tenantId, tx, page))
      return { data: { ...found, ...page, baseUrl, limit: MAX_TOKENS } }
    },

    async createScimToken(call) {
      const data = await createToken(db, call.tenantId, call.body.name, actorOf(call))
      return { message: scimTokenText('created'), data }
    },

    async deleteScimToken(call) {
      await revokeToken(db, call.tenantId, call.params.scimTokenId, actorOf(call))
      return { message: scimTokenText('revoked') }
    },
  }
}
