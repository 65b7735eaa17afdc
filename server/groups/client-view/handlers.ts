import { actorOf } from '../../platform/audit/actor'
import type { Handlers } from '../../platform/http/contract'
import type { Services } from '../services'
import { clientViewText } from './messages'
import { endClientView, startClientView } from './service'

type ClientViewOperation = 'startClientView' | 'endClientView'

const callerOf = (context: Parameters<typeof actorOf>[0]) => ({ user: context.user, actor: actorOf(context) })

export function clientViewHandlers({ db }: Services): Handlers<ClientViewOperation> {
  return {
    async startClientView(context) {
      const { tenantId, params } = context
      const client = await startClientView(db, tenantId, params.clientId, callerOf(context))
      return { message: clientViewText('started', { client }) }
    },

    async endClientView(context) {
      await endClientView(db, callerOf(context))
      return { message: clientViewText('ended') }
    },
  }
}
