import { actorOf } from '../../platform/audit/actor'
import { currentLanguage } from '../../platform/core/requestContext'
import { pageOf } from '../../platform/core/paging'
import { asPlatform } from '../../platform/db/tenancy'
import type { Handlers } from '../../platform/http/contract'
import { publicAddress } from '../../platform/http/publicAddress'
import { attachment } from '../../platform/storage/attachment'
import type { Services } from '../services'
import { certificateArchive } from './certificate'
import { erasureText } from './messages'
import { eraseTenant, recordDownload } from './service'
import { selectDeletedTenants, selectErasures } from './sql'

type ErasureOperation = 'listErasures' | 'listDeletedTenants' | 'eraseTenant' | 'downloadErasureCertificate'

export function erasureHandlers({ db, config }: Services): Handlers<ErasureOperation> {
  return {
    async listErasures({ query }) {
      const page = pageOf(query)
      return { data: { ...(await asPlatform(db, (tx) => selectErasures(tx, page))), ...page } }
    },

    async listDeletedTenants({ query }) {
      const page = pageOf(query)
      return { data: { ...(await asPlatform(db, (tx) => selectDeletedTenants(tx, page))), ...page } }
    },

    async eraseTenant(context) {
      const caller = { user: context.user, actor: actorOf(context) }
      const data = await eraseTenant(db, context.params.tenantId, context.body, caller)
      return { message: erasureText('started'), data }
    },

    async downloadErasureCertificate(context) {
      const { params, reply } = context
      const signed = await recordDownload(db, params.erasureId, actorOf(context))
      void reply.headers({
        'content-type': 'application/zip',
        'content-disposition': attachment(`erasure-${params.erasureId}.zip`),
      })
      const keysUrl = `${publicAddress(config)}/apis/v1/evidence/keys`
      return certificateArchive(signed, currentLanguage(), keysUrl)
    },
  }
}
